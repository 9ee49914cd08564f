CREATE TABLE "settled_lines" (
	"order_line_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"rate_bp" integer NOT NULL,
	"base_cents" bigint NOT NULL,
	"commission_cents" bigint NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"returned_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "settled_lines_commission" CHECK ("settled_lines"."base_cents" >= 0 and "settled_lines"."commission_cents" = "settled_lines"."base_cents" * "settled_lines"."rate_bp" / 10000),
	CONSTRAINT "settled_lines_returned" CHECK ("settled_lines"."refunded_cents" between 0 and "settled_lines"."base_cents" and "settled_lines"."returned_cents" = "settled_lines"."commission_cents" - ("settled_lines"."base_cents" - "settled_lines"."refunded_cents") * "settled_lines"."rate_bp" / 10000)
);
--> statement-breakpoint
CREATE TABLE "settled_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"refunded_cents" bigint NOT NULL,
	"commission_cents" bigint NOT NULL,
	"settled_cents" bigint NOT NULL,
	CONSTRAINT "settled_orders_amounts" CHECK ("settled_orders"."settled_cents" = "settled_orders"."paid_cents" - "settled_orders"."refunded_cents" - "settled_orders"."commission_cents" and "settled_orders"."refunded_cents" between 0 and "settled_orders"."paid_cents" and "settled_orders"."commission_cents" >= 0 and "settled_orders"."settled_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "settlement_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"settlement_no" text NOT NULL,
	"day" date,
	"admin_id" bigint,
	"waiting_days" double precision NOT NULL,
	"completed_until" timestamp with time zone NOT NULL,
	"received_until" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "settlement_runs_no" UNIQUE("settlement_no"),
	CONSTRAINT "settlement_runs_day" UNIQUE("day"),
	CONSTRAINT "settlement_runs_by" CHECK (num_nonnulls("settlement_runs"."day", "settlement_runs"."admin_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "settlement_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"settlement_no" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"commission_cents" bigint DEFAULT 0 NOT NULL,
	"settled_cents" bigint DEFAULT 0 NOT NULL,
	"debt_paid_cents" bigint DEFAULT 0 NOT NULL,
	"opening_money_cents" bigint NOT NULL,
	"opening_debt_cents" bigint NOT NULL,
	"other_cents" bigint DEFAULT 0 NOT NULL,
	"closing_money_cents" bigint NOT NULL,
	"closing_debt_cents" bigint NOT NULL,
	"after_posting_id" bigint NOT NULL,
	"last_posting_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlement_statements_run" UNIQUE("run_id","store_id"),
	CONSTRAINT "settlement_statements_tenant" UNIQUE("store_id","id"),
	CONSTRAINT "settlement_statements_settled" CHECK ("settlement_statements"."settled_cents" = "settlement_statements"."paid_cents" - "settlement_statements"."refunded_cents" - "settlement_statements"."commission_cents" and "settlement_statements"."debt_paid_cents" between 0 and "settlement_statements"."settled_cents"),
	CONSTRAINT "settlement_statements_sum" CHECK ("settlement_statements"."opening_money_cents" + "settlement_statements"."opening_debt_cents" + "settlement_statements"."settled_cents" + "settlement_statements"."other_cents" = "settlement_statements"."closing_money_cents" + "settlement_statements"."closing_debt_cents"),
	CONSTRAINT "settlement_statements_period" CHECK ("settlement_statements"."after_posting_id" <= "settlement_statements"."last_posting_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settled_lines" ADD CONSTRAINT "settled_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_lines" ADD CONSTRAINT "settled_lines_order_id_settled_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."settled_orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_orders" ADD CONSTRAINT "settled_orders_order" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_orders" ADD CONSTRAINT "settled_orders_statement_of_store" FOREIGN KEY ("store_id","statement_id") REFERENCES "public"."settlement_statements"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_runs" ADD CONSTRAINT "settlement_runs_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_statements" ADD CONSTRAINT "settlement_statements_run_id_settlement_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."settlement_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_statements" ADD CONSTRAINT "settlement_statements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settled_lines_order" ON "settled_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "settled_orders_statement" ON "settled_orders" USING btree ("statement_id","order_id");--> statement-breakpoint
CREATE INDEX "settled_orders_tenant" ON "settled_orders" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "settled_orders_store_statement" ON "settled_orders" USING btree ("store_id","statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_runs_open" ON "settlement_runs" USING btree ((true)) WHERE "settlement_runs"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "settlement_runs_admin" ON "settlement_runs" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "settlement_statements_no" ON "settlement_statements" USING btree ("settlement_no" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "settlement_statements_created_at" ON "settlement_statements" USING btree ("created_at","id","store_id");--> statement-breakpoint
CREATE INDEX "settlement_statements_state" ON "settlement_statements" USING btree ("state","id","store_id");--> statement-breakpoint
CREATE INDEX "settlement_statements_settled" ON "settlement_statements" USING btree ("settled_cents","id","store_id");--> statement-breakpoint
CREATE INDEX "settlement_statements_number" ON "settlement_statements" USING btree ("settlement_no","id","store_id");--> statement-breakpoint
CREATE INDEX "settlement_statements_store_created_at" ON "settlement_statements" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "settlement_statements_store_state" ON "settlement_statements" USING btree ("store_id","state","id");--> statement-breakpoint
CREATE INDEX "settlement_statements_store_settled" ON "settlement_statements" USING btree ("store_id","settled_cents","id");--> statement-breakpoint
CREATE INDEX "settlement_statements_store_number" ON "settlement_statements" USING btree ("store_id","settlement_no","id");--> statement-breakpoint
CREATE INDEX "orders_to_settle" ON "orders" USING btree ("store_id",coalesce(received_at, shipped_at),coalesce(completed_at, received_at, shipped_at)) WHERE settled_at is null and after_sale is null and (status = 'completed' or status = 'after_sale_completed' and refunded_cents < total_cents);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_settled" CHECK ("orders"."settled_at" is null or "orders"."paid_at" is not null);