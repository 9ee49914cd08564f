CREATE TABLE "points_goods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"subname" jsonb DEFAULT '{"zh-cn":""}'::jsonb NOT NULL,
	"images" text[] NOT NULL,
	"points" integer NOT NULL,
	"cash_cents" bigint DEFAULT 0 NOT NULL,
	"market_price_cents" bigint DEFAULT 0 NOT NULL,
	"stock" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"buy_limit" integer,
	"content" jsonb DEFAULT '{"zh-cn":""}'::jsonb NOT NULL,
	"on_shelf" boolean DEFAULT true NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_goods_images" CHECK (cardinality("points_goods"."images") between 1 and 10),
	CONSTRAINT "points_goods_price" CHECK ("points_goods"."points" > 0 and "points_goods"."cash_cents" >= 0 and "points_goods"."market_price_cents" >= 0),
	CONSTRAINT "points_goods_stock_left" CHECK ("points_goods"."stock" >= 0 and "points_goods"."sold" >= 0),
	CONSTRAINT "points_goods_limit" CHECK ("points_goods"."buy_limit" > 0)
);
--> statement-breakpoint
CREATE TABLE "points_goods_classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_goods_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"user_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"goods_name" jsonb NOT NULL,
	"goods_image" text NOT NULL,
	"points" integer NOT NULL,
	"cash_cents" bigint NOT NULL,
	"buy_num" integer NOT NULL,
	"total_points" integer NOT NULL,
	"total_cash_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"receive_name" text NOT NULL,
	"receive_tel" text NOT NULL,
	"receive_area" text NOT NULL,
	"receive_address" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"delivery_code" text,
	"delivery_no" text DEFAULT '' NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"pay_before" timestamp with time zone,
	"due_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_orders_no" UNIQUE("order_no"),
	CONSTRAINT "points_orders_totals" CHECK ("points_orders"."buy_num" between 1 and 999 and "points_orders"."total_points" = "points_orders"."points" * "points_orders"."buy_num" and "points_orders"."total_cash_cents" = "points_orders"."cash_cents" * "points_orders"."buy_num"),
	CONSTRAINT "points_orders_price" CHECK ("points_orders"."points" > 0 and "points_orders"."cash_cents" >= 0),
	CONSTRAINT "points_orders_pay_before" CHECK (("points_orders"."pay_before" is null) = ("points_orders"."total_cash_cents" = 0)),
	CONSTRAINT "points_orders_paid" CHECK ("points_orders"."status" in ('waiting_payment', 'cancelled') or "points_orders"."paid_at" is not null),
	CONSTRAINT "points_orders_shipped" CHECK ("points_orders"."status" not in ('waiting_receipt', 'completed') or ("points_orders"."shipped_at" is not null and "points_orders"."delivery_code" is not null)),
	CONSTRAINT "points_orders_cancelled" CHECK (("points_orders"."status" = 'cancelled') = ("points_orders"."cancelled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "points_goods" ADD CONSTRAINT "points_goods_class_id_points_goods_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."points_goods_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_orders" ADD CONSTRAINT "points_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_orders" ADD CONSTRAINT "points_orders_goods_id_points_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."points_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_orders" ADD CONSTRAINT "points_orders_delivery_code_expresses_code_fk" FOREIGN KEY ("delivery_code") REFERENCES "public"."expresses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_goods_class" ON "points_goods" USING btree ("class_id","id");--> statement-breakpoint
CREATE INDEX "points_goods_points" ON "points_goods" USING btree ("points","id");--> statement-breakpoint
CREATE INDEX "points_goods_sold" ON "points_goods" USING btree ("sold","id");--> statement-breakpoint
CREATE INDEX "points_goods_stock" ON "points_goods" USING btree ("stock","id");--> statement-breakpoint
CREATE INDEX "points_goods_classes_sort" ON "points_goods_classes" USING btree ("is_sort","id");--> statement-breakpoint
CREATE INDEX "points_orders_user" ON "points_orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "points_orders_goods" ON "points_orders" USING btree ("goods_id","user_id");--> statement-breakpoint
CREATE INDEX "points_orders_status" ON "points_orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "points_orders_created_at" ON "points_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "points_orders_no_prefix" ON "points_orders" USING btree ("order_no" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "points_orders_express" ON "points_orders" USING btree ("delivery_code");--> statement-breakpoint
CREATE INDEX "points_orders_unpaid" ON "points_orders" USING btree ("pay_before") WHERE "points_orders"."status" = 'waiting_payment';--> statement-breakpoint
CREATE INDEX "points_orders_due" ON "points_orders" USING btree ("due_at") WHERE "points_orders"."due_at" is not null;