CREATE TABLE "reconciliation_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"device" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"attempt_no" text NOT NULL,
	"trade_no" text NOT NULL,
	"refund_no" text DEFAULT '' NOT NULL,
	"fault" text NOT NULL,
	"our_money_cents" bigint,
	"their_money_cents" bigint,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decider_id" bigint,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reconciliation_differences_numbers" UNIQUE("channel","kind","trade_no","refund_no","fault"),
	CONSTRAINT "reconciliation_differences_decided" CHECK (("reconciliation_differences"."status" = 'open') = ("reconciliation_differences"."decided_at" is null)),
	CONSTRAINT "reconciliation_differences_sides" CHECK (num_nonnulls("reconciliation_differences"."our_money_cents", "reconciliation_differences"."their_money_cents") > 0)
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"day" text NOT NULL,
	"lines" integer NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reconciliations_day" UNIQUE("channel","day")
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"device" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"attempt_no" text NOT NULL,
	"trade_no" text NOT NULL,
	"refund_no" text DEFAULT '' NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_lines_numbers" UNIQUE("channel","kind","trade_no","refund_no"),
	CONSTRAINT "statement_lines_amount" CHECK ("statement_lines"."amount_cents" > 0 and abs("statement_lines"."fee_cents") <= "statement_lines"."amount_cents"),
	CONSTRAINT "statement_lines_kind" CHECK (("statement_lines"."kind" = 'payment') = ("statement_lines"."refund_no" = ''))
);
--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_decider_id_admins_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reconciliation_differences_status" ON "reconciliation_differences" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_decider" ON "reconciliation_differences" USING btree ("decider_id") WHERE "reconciliation_differences"."decider_id" is not null;--> statement-breakpoint
CREATE INDEX "statement_lines_day" ON "statement_lines" USING btree ("channel","day");--> statement-breakpoint
CREATE INDEX "statement_lines_refund" ON "statement_lines" USING btree ("refund_no");