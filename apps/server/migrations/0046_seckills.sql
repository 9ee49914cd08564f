CREATE TABLE "activity_buyers" (
	"activity_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"pieces" integer NOT NULL,
	"max_per_person" integer NOT NULL,
	CONSTRAINT "activity_buyers_activity_id_user_id_pk" PRIMARY KEY("activity_id","user_id"),
	CONSTRAINT "activity_buyers_pieces" CHECK ("activity_buyers"."pieces" between 0 and "activity_buyers"."max_per_person")
);
--> statement-breakpoint
CREATE TABLE "goods_activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"store_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"max_per_person" integer NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_activities_window" CHECK ("goods_activities"."end_time" > "goods_activities"."start_time"),
	CONSTRAINT "goods_activities_max" CHECK ("goods_activities"."max_per_person" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "stock_pools" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_pools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"activity_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price_cents" bigint NOT NULL,
	"quota" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "stock_pools_activity" UNIQUE("activity_id","sku_id"),
	CONSTRAINT "stock_pools_stock" CHECK ("stock_pools"."reserved" >= 0 and "stock_pools"."reserved" <= "stock_pools"."on_hand"),
	CONSTRAINT "stock_pools_quota" CHECK ("stock_pools"."returned" >= 0 and "stock_pools"."on_hand" + "stock_pools"."returned" <= "stock_pools"."quota"),
	CONSTRAINT "stock_pools_price" CHECK ("stock_pools"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "seckill_skus" (
	"seckill_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price_cents" bigint NOT NULL,
	"quota" integer NOT NULL,
	CONSTRAINT "seckill_skus_seckill_id_sku_id_pk" PRIMARY KEY("seckill_id","sku_id"),
	CONSTRAINT "seckill_skus_terms" CHECK ("seckill_skus"."price_cents" > 0 and "seckill_skus"."quota" > 0)
);
--> statement-breakpoint
CREATE TABLE "seckills" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seckills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"max_per_person" integer NOT NULL,
	"is_draft" boolean NOT NULL,
	"activity_id" bigint,
	"stopped_at" timestamp with time zone,
	"stopped_by" text,
	"stop_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seckills_activity" UNIQUE("activity_id"),
	CONSTRAINT "seckills_window" CHECK ("seckills"."end_time" > "seckills"."start_time"),
	CONSTRAINT "seckills_max" CHECK ("seckills"."max_per_person" between 1 and 999),
	CONSTRAINT "seckills_stopped" CHECK (("seckills"."stopped_at" is null) = ("seckills"."stopped_by" is null) and ("seckills"."stopped_at" is null) = ("seckills"."stop_reason" = '')
        and ("seckills"."stopped_at" is null or not "seckills"."is_draft")),
	CONSTRAINT "seckills_draft" CHECK ("seckills"."is_draft" = ("seckills"."activity_id" is null))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "pool_id" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "pool_id" bigint;--> statement-breakpoint
ALTER TABLE "activity_buyers" ADD CONSTRAINT "activity_buyers_activity_id_goods_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."goods_activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_activities" ADD CONSTRAINT "goods_activities_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_activities" ADD CONSTRAINT "goods_activities_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_pools" ADD CONSTRAINT "stock_pools_activity_id_goods_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."goods_activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_pools" ADD CONSTRAINT "stock_pools_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_skus" ADD CONSTRAINT "seckill_skus_seckill_id_seckills_id_fk" FOREIGN KEY ("seckill_id") REFERENCES "public"."seckills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_skus" ADD CONSTRAINT "seckill_skus_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckills" ADD CONSTRAINT "seckills_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckills" ADD CONSTRAINT "seckills_activity_id_goods_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."goods_activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckills" ADD CONSTRAINT "seckills_goods" FOREIGN KEY ("store_id","goods_id") REFERENCES "public"."goods"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_buyers_user" ON "activity_buyers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "goods_activities_goods" ON "goods_activities" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "goods_activities_store" ON "goods_activities" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "goods_activities_open" ON "goods_activities" USING btree ("end_time") WHERE "goods_activities"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "stock_pools_sku" ON "stock_pools" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "stock_pools_open" ON "stock_pools" USING btree ("sku_id") WHERE "stock_pools"."is_open";--> statement-breakpoint
CREATE INDEX "seckill_skus_sku" ON "seckill_skus" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "seckills_tenant" ON "seckills" USING btree ("store_id","goods_id");--> statement-breakpoint
CREATE INDEX "seckills_store" ON "seckills" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "seckills_store_start" ON "seckills" USING btree ("store_id","start_time","id");--> statement-breakpoint
CREATE INDEX "seckills_store_end" ON "seckills" USING btree ("store_id","end_time","id");--> statement-breakpoint
CREATE INDEX "seckills_start" ON "seckills" USING btree ("start_time","id");--> statement-breakpoint
CREATE INDEX "seckills_end" ON "seckills" USING btree ("end_time","id");--> statement-breakpoint
CREATE INDEX "seckills_goods_id" ON "seckills" USING btree ("goods_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_pool_id_stock_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."stock_pools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_pool" ON "stock_movements" USING btree ("pool_id") WHERE "stock_movements"."pool_id" is not null;--> statement-breakpoint
CREATE INDEX "order_lines_pool" ON "order_lines" USING btree ("pool_id") WHERE "order_lines"."pool_id" is not null;--> statement-breakpoint
-- A goods has one activity at a time (rules §9); numbers stand as ranges of one, which need no extension.
ALTER TABLE "goods_activities" ADD CONSTRAINT "goods_activities_overlap" EXCLUDE USING gist (int8range("goods_id", "goods_id", '[]') WITH &&, tstzrange("start_time", "end_time") WITH &&) WHERE ("closed_at" is null);
