ALTER TABLE "payment_attempts" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
UPDATE "payment_attempts" SET "paid_at" = "bills"."paid_at" FROM "bills" WHERE "bills"."id" = "payment_attempts"."bill_id" AND "payment_attempts"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "payment_attempts_no_prefix" ON "payment_attempts" USING btree ("attempt_no" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "payment_attempts_way" ON "payment_attempts" USING btree ("channel","device","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_status" ON "payment_attempts" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_created_at" ON "payment_attempts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_paid_at" ON "payment_attempts" USING btree ("paid_at","id") WHERE "payment_attempts"."paid_at" is not null;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_paid" CHECK (("payment_attempts"."status" = 'succeeded') = ("payment_attempts"."paid_at" is not null));