ALTER TABLE "payment_attempts" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "prepared" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "prepared_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "prepared_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "next_query_at" timestamp with time zone;--> statement-breakpoint
UPDATE "payment_attempts" SET "expires_at" = "created_at" + interval '7 days' WHERE "channel" <> 'balance';--> statement-breakpoint
CREATE INDEX "payment_attempts_next" ON "payment_attempts" USING btree ("next_query_at") WHERE "payment_attempts"."next_query_at" is not null;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_expiry" CHECK (("payment_attempts"."channel" = 'balance') = ("payment_attempts"."expires_at" is null));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_prepared" CHECK (("payment_attempts"."prepared" is null) = ("payment_attempts"."prepared_until" is null));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_query" CHECK ("payment_attempts"."next_query_at" is null or "payment_attempts"."status" = 'open');
