CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"device" text NOT NULL,
	"notice_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" "bytea" NOT NULL,
	"headers" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notices_id" UNIQUE("channel","notice_id")
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" DROP CONSTRAINT "payment_refunds_paid";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "received_payments" ADD COLUMN "device" text NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_refunds_next" ON "payment_refunds" USING btree ("next_at") WHERE "payment_refunds"."next_at" is not null;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_asked" CHECK ("payment_refunds"."next_at" is null or "payment_refunds"."status" in ('due', 'processing'));--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_paid" CHECK (("payment_refunds"."status" in ('paid', 'refused')) = ("payment_refunds"."paid_at" is not null));