CREATE TABLE "refund_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"buy_num" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"most_cents" bigint NOT NULL,
	"is_sent" boolean NOT NULL,
	"replacement_sku_id" bigint,
	"replacement_name" jsonb,
	CONSTRAINT "refund_lines_line" UNIQUE("refund_id","order_line_id"),
	CONSTRAINT "refund_lines_amounts" CHECK ("refund_lines"."buy_num" between 1 and 999 and "refund_lines"."amount_cents" between 0 and "refund_lines"."most_cents"),
	CONSTRAINT "refund_lines_replaced" CHECK (("refund_lines"."replacement_sku_id" is null) = ("refund_lines"."replacement_name" is null))
);
--> statement-breakpoint
CREATE TABLE "refund_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_id" bigint NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"by_kind" text NOT NULL,
	"by_id" bigint,
	"message" text DEFAULT '' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_logs_images" CHECK (cardinality("refund_logs"."images") <= 6)
);
--> statement-breakpoint
CREATE TABLE "refund_parcels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"delivery_code" text NOT NULL,
	"delivery_no" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"track_id" bigint,
	CONSTRAINT "refund_parcels_direction" UNIQUE("refund_id","direction"),
	CONSTRAINT "refund_parcels_track" UNIQUE("track_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_no" text NOT NULL,
	"order_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"waits_for" text GENERATED ALWAYS AS (case when status in ('requested', 'sent_back', 'to_replace') then 'store' when status = 'disputed' then 'platform' when status in ('to_send_back', 'replaced') then 'shopper' else 'nobody' end) STORED NOT NULL,
	"reason" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"goods_cents" bigint NOT NULL,
	"freight_cents" bigint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"payment_refund_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_no" UNIQUE("refund_no"),
	CONSTRAINT "refunds_order" UNIQUE("order_id","id"),
	CONSTRAINT "refunds_amounts" CHECK ("refunds"."goods_cents" >= 0 and "refunds"."freight_cents" >= 0),
	CONSTRAINT "refunds_exchange" CHECK ("refunds"."kind" <> 'exchange' or "refunds"."goods_cents" + "refunds"."freight_cents" = 0 or "refunds"."status" = 'refunded'),
	CONSTRAINT "refunds_ended" CHECK (("refunds"."ended_at" is not null) = ("refunds"."status" in ('refunded', 'exchanged', 'withdrawn', 'closed', 'dismissed'))),
	CONSTRAINT "refunds_paid" CHECK ("refunds"."payment_refund_id" is null or "refunds"."status" = 'refunded'),
	CONSTRAINT "refunds_due_open" CHECK ("refunds"."due_at" is null or "refunds"."ended_at" is null)
);
--> statement-breakpoint
DROP INDEX "orders_user";--> statement-breakpoint
DROP INDEX "orders_user_status";--> statement-breakpoint
DROP INDEX "orders_store_status";--> statement-breakpoint
DROP INDEX "orders_status";--> statement-breakpoint
DROP INDEX "orders_due";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_num" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "open_refund_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "after_sale" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "after_sale_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shown_status" text GENERATED ALWAYS AS (coalesce(after_sale, status)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_replacement_sku_id_skus_id_fk" FOREIGN KEY ("replacement_sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_logs" ADD CONSTRAINT "refund_logs_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_parcels" ADD CONSTRAINT "refund_parcels_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_parcels" ADD CONSTRAINT "refund_parcels_delivery_code_expresses_code_fk" FOREIGN KEY ("delivery_code") REFERENCES "public"."expresses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_parcels" ADD CONSTRAINT "refund_parcels_track_id_parcel_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."parcel_tracks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_refund_id_payment_refunds_id_fk" FOREIGN KEY ("payment_refund_id") REFERENCES "public"."payment_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_of_store" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_lines_order_line" ON "refund_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "refund_lines_replacement" ON "refund_lines" USING btree ("replacement_sku_id");--> statement-breakpoint
CREATE INDEX "refund_logs_refund" ON "refund_logs" USING btree ("refund_id","id");--> statement-breakpoint
CREATE INDEX "refund_parcels_express" ON "refund_parcels" USING btree ("delivery_code");--> statement-breakpoint
CREATE INDEX "refunds_no_prefix" ON "refunds" USING btree ("refund_no" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "refunds_tenant" ON "refunds" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "refunds_user" ON "refunds" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE "refunds"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_money_id" ON "refunds" USING btree ("id") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_money_status" ON "refunds" USING btree ("status","id") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_money_waits_for" ON "refunds" USING btree ("waits_for","id") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_money_due_at" ON "refunds" USING btree ("due_at","id") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_money_created_at" ON "refunds" USING btree ("created_at","id") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_money_store" ON "refunds" USING btree ("store_id","id") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_money_store_status" ON "refunds" USING btree ("store_id","status","id") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_money_store_waits_for" ON "refunds" USING btree ("store_id","waits_for","id") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_money_store_due_at" ON "refunds" USING btree ("store_id","due_at","id") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_money_store_created_at" ON "refunds" USING btree ("store_id","created_at","id") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_id" ON "refunds" USING btree ("id") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_status" ON "refunds" USING btree ("status","id") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_waits_for" ON "refunds" USING btree ("waits_for","id") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_due_at" ON "refunds" USING btree ("due_at","id") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_created_at" ON "refunds" USING btree ("created_at","id") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_store" ON "refunds" USING btree ("store_id","id") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_store_status" ON "refunds" USING btree ("store_id","status","id") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_store_waits_for" ON "refunds" USING btree ("store_id","waits_for","id") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_store_due_at" ON "refunds" USING btree ("store_id","due_at","id") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_store_created_at" ON "refunds" USING btree ("store_id","created_at","id") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id","store_id","shown_status");--> statement-breakpoint
CREATE INDEX "orders_user_status" ON "orders" USING btree ("user_id","shown_status","id");--> statement-breakpoint
CREATE INDEX "orders_store_status" ON "orders" USING btree ("store_id","shown_status","id","user_id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("shown_status","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE "orders"."due_at" is not null and "orders"."after_sale" is null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refunded" CHECK ("order_lines"."refunded_num" between 0 and "order_lines"."buy_num" and "order_lines"."refunded_cents" between 0 and "order_lines"."paid_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_cents" between 0 and "orders"."total_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_after_sale" CHECK (("orders"."after_sale" is null) = ("orders"."after_sale_since" is null));--> statement-breakpoint
CREATE TRIGGER refund_logs_append_only BEFORE UPDATE OR DELETE ON "refund_logs" FOR EACH ROW EXECUTE FUNCTION history_refuse_change();--> statement-breakpoint
-- What administrators cancelled after the payment was refunded whole.
UPDATE "orders" SET "refunded_cents" = "total_cents" WHERE "status" = 'cancelled' AND "paid_at" IS NOT NULL;--> statement-breakpoint
UPDATE "order_lines" l SET "refunded_num" = l."buy_num", "refunded_cents" = l."paid_cents" FROM "orders" o WHERE o."id" = l."order_id" AND o."status" = 'cancelled' AND o."paid_at" IS NOT NULL;
