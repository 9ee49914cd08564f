CREATE TABLE "received_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "received_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"trade_no" text NOT NULL,
	"attempt_no" text NOT NULL,
	"attempt_id" bigint,
	"amount_cents" bigint NOT NULL,
	"payer_cents" bigint NOT NULL,
	"payer_id" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"unmatched" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "received_payments_trade" UNIQUE("channel","trade_no"),
	CONSTRAINT "received_payments_amount" CHECK ("received_payments"."amount_cents" > 0 and "received_payments"."payer_cents" between 0 and "received_payments"."amount_cents"),
	CONSTRAINT "received_payments_matched" CHECK ("received_payments"."unmatched" is not null or "received_payments"."attempt_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" ALTER COLUMN "bill_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "received_id" bigint;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "refund_no" text;--> statement-breakpoint
UPDATE "payment_refunds" SET "refund_no" = 'r' || "id";--> statement-breakpoint
ALTER TABLE "payment_refunds" ALTER COLUMN "refund_no" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "received_payments" ADD CONSTRAINT "received_payments_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_payments_attempt" ON "received_payments" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "received_payments_unmatched" ON "received_payments" USING btree ("id") WHERE "received_payments"."unmatched" is not null;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_received_id_received_payments_id_fk" FOREIGN KEY ("received_id") REFERENCES "public"."received_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_open" ON "payment_attempts" USING btree ("bill_id","channel","device") WHERE "payment_attempts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payment_refunds_received" ON "payment_refunds" USING btree ("received_id");--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_no" UNIQUE("refund_no");--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_source" CHECK (("payment_refunds"."channel" = 'balance') = ("payment_refunds"."received_id" is null) and ("payment_refunds"."bill_id" is not null or "payment_refunds"."received_id" is not null));
