CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"prepaid_cents" bigint NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount_cents" > 0 and "payment_refunds"."prepaid_cents" between 0 and "payment_refunds"."amount_cents"),
	CONSTRAINT "payment_refunds_paid" CHECK (("payment_refunds"."status" = 'paid') = ("payment_refunds"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" ALTER COLUMN "log_amount" SET EXPRESSION AS (case when log_kind in ('points', 'points_debt') then amount * 100 when log_kind is not null then amount end);--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_bill" ON "payment_refunds" USING btree ("bill_id","id");
