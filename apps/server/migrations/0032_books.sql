CREATE TABLE "channel_payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"admin_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_payouts_reference" UNIQUE("channel","reference"),
	CONSTRAINT "channel_payouts_amount" CHECK ("channel_payouts"."amount_cents" > 0 and "channel_payouts"."fee_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "channel_payouts" ADD CONSTRAINT "channel_payouts_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_payouts_admin" ON "channel_payouts" USING btree ("admin_id");