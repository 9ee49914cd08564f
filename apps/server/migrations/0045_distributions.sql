CREATE TABLE "distributions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "distributions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"lev_1_bp" integer NOT NULL,
	"lev_2_bp" integer NOT NULL,
	"lev_3_bp" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distributions_goods" UNIQUE("goods_id"),
	CONSTRAINT "distributions_rates" CHECK ("distributions"."lev_1_bp" >= 0 and "distributions"."lev_2_bp" >= 0 and "distributions"."lev_3_bp" >= 0),
	CONSTRAINT "distributions_sum" CHECK ("distributions"."lev_1_bp" + "distributions"."lev_2_bp" + "distributions"."lev_3_bp" between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "distribution_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "distribution_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"level" integer NOT NULL,
	"rate_bp" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distribution_shares_line" UNIQUE("line_id","level"),
	CONSTRAINT "distribution_shares_user_line" UNIQUE("line_id","user_id"),
	CONSTRAINT "distribution_shares_level" CHECK ("distribution_shares"."level" between 1 and 3),
	CONSTRAINT "distribution_shares_rate" CHECK ("distribution_shares"."rate_bp" between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "settled_shares" (
	"share_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"rate_bp" integer NOT NULL,
	"base_cents" bigint NOT NULL,
	"commission_cents" bigint NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"returned_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "settled_shares_commission" CHECK ("settled_shares"."base_cents" >= 0 and "settled_shares"."commission_cents" = "settled_shares"."base_cents" * "settled_shares"."rate_bp" / 10000),
	CONSTRAINT "settled_shares_returned" CHECK ("settled_shares"."refunded_cents" between 0 and "settled_shares"."base_cents" and "settled_shares"."returned_cents" between 0 and "settled_shares"."commission_cents" and ("settled_shares"."refunded_cents" < "settled_shares"."base_cents" or "settled_shares"."returned_cents" = "settled_shares"."commission_cents"))
);
--> statement-breakpoint
ALTER TABLE "settled_orders" DROP CONSTRAINT "settled_orders_amounts";--> statement-breakpoint
ALTER TABLE "settlement_statements" DROP CONSTRAINT "settlement_statements_settled";--> statement-breakpoint
ALTER TABLE "settled_orders" ADD COLUMN "distribution_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_statements" ADD COLUMN "distribution_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_goods_of_store" FOREIGN KEY ("store_id","goods_id") REFERENCES "public"."goods"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_shares" ADD CONSTRAINT "distribution_shares_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_shares" ADD CONSTRAINT "distribution_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_shares" ADD CONSTRAINT "distribution_shares_order" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_shares" ADD CONSTRAINT "settled_shares_share_id_distribution_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."distribution_shares"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_shares" ADD CONSTRAINT "settled_shares_order_id_settled_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."settled_orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distributions_tenant" ON "distributions" USING btree ("store_id","goods_id");--> statement-breakpoint
CREATE INDEX "distribution_shares_order_index" ON "distribution_shares" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "distribution_shares_tenant" ON "distribution_shares" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "distribution_shares_user" ON "distribution_shares" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "distribution_shares_created_at" ON "distribution_shares" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "distribution_shares_store_created_at" ON "distribution_shares" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "settled_shares_order" ON "settled_shares" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "settled_orders" ADD CONSTRAINT "settled_orders_amounts" CHECK ("settled_orders"."settled_cents" = "settled_orders"."paid_cents" - "settled_orders"."refunded_cents" - "settled_orders"."commission_cents" - "settled_orders"."distribution_cents" and "settled_orders"."refunded_cents" between 0 and "settled_orders"."paid_cents" and "settled_orders"."commission_cents" >= 0 and "settled_orders"."distribution_cents" >= 0 and "settled_orders"."settled_cents" >= 0);--> statement-breakpoint
ALTER TABLE "settlement_statements" ADD CONSTRAINT "settlement_statements_settled" CHECK ("settlement_statements"."settled_cents" = "settlement_statements"."paid_cents" - "settlement_statements"."refunded_cents" - "settlement_statements"."commission_cents" - "settlement_statements"."distribution_cents" and "settlement_statements"."debt_paid_cents" between 0 and "settlement_statements"."settled_cents");