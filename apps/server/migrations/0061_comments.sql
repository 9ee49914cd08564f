CREATE TABLE "goods_ratings" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"class1_id" bigint NOT NULL,
	"class2_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"brand_id" bigint,
	"listed" boolean NOT NULL,
	"sold_out" boolean NOT NULL,
	"price_cents" bigint NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"good" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	"agree_sum" integer DEFAULT 0 NOT NULL,
	"service_sum" integer DEFAULT 0 NOT NULL,
	"speed_sum" integer DEFAULT 0 NOT NULL,
	"middling" integer DEFAULT 0 NOT NULL,
	"bad" integer DEFAULT 0 NOT NULL,
	"with_images" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_ratings_counts" CHECK ("goods_ratings"."comment_count" >= 0 and "goods_ratings"."good" between 0 and "goods_ratings"."comment_count"),
	CONSTRAINT "goods_ratings_sums" CHECK (least("goods_ratings"."score_sum", "goods_ratings"."agree_sum", "goods_ratings"."service_sum", "goods_ratings"."speed_sum") >= "goods_ratings"."comment_count"
      and greatest("goods_ratings"."score_sum", "goods_ratings"."agree_sum", "goods_ratings"."service_sum", "goods_ratings"."speed_sum") <= 5 * "goods_ratings"."comment_count"),
	CONSTRAINT "goods_ratings_price" CHECK ("goods_ratings"."price_cents" >= 0),
	CONSTRAINT "goods_ratings_grades" CHECK (least("goods_ratings"."middling", "goods_ratings"."bad") >= 0 and "goods_ratings"."good" + "goods_ratings"."middling" + "goods_ratings"."bad" = "goods_ratings"."comment_count"),
	CONSTRAINT "goods_ratings_kinds" CHECK ("goods_ratings"."with_images" between 0 and "goods_ratings"."comment_count" and "goods_ratings"."added" between 0 and "goods_ratings"."comment_count")
);
--> statement-breakpoint
CREATE TABLE "store_ratings" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"good" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	"agree_sum" integer DEFAULT 0 NOT NULL,
	"service_sum" integer DEFAULT 0 NOT NULL,
	"speed_sum" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_ratings_counts" CHECK ("store_ratings"."comment_count" >= 0 and "store_ratings"."good" between 0 and "store_ratings"."comment_count"),
	CONSTRAINT "store_ratings_sums" CHECK (least("store_ratings"."score_sum", "store_ratings"."agree_sum", "store_ratings"."service_sum", "store_ratings"."speed_sum") >= "store_ratings"."comment_count"
      and greatest("store_ratings"."score_sum", "store_ratings"."agree_sum", "store_ratings"."service_sum", "store_ratings"."speed_sum") <= 5 * "store_ratings"."comment_count")
);
--> statement-breakpoint
CREATE TABLE "order_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_line_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"store_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"score" integer NOT NULL,
	"agree" integer NOT NULL,
	"service" integer NOT NULL,
	"speed" integer NOT NULL,
	"total" integer GENERATED ALWAYS AS (score + agree + service + speed) STORED NOT NULL,
	"grade" text GENERATED ALWAYS AS (case when score + agree + service + speed >= 15 then 'good' when score + agree + service + speed > 10 then 'middling' else 'bad' end) STORED NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"added_at" timestamp with time zone,
	"added_content" text DEFAULT '' NOT NULL,
	"added_images" text[] DEFAULT '{}' NOT NULL,
	"has_images" boolean GENERATED ALWAYS AS (cardinality(images) + cardinality(added_images) > 0) STORED NOT NULL,
	"replied_at" timestamp with time zone,
	"replied_by" bigint,
	"reply" text DEFAULT '' NOT NULL,
	"is_replied" boolean GENERATED ALWAYS AS (reply <> '') STORED NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_by" bigint,
	"hidden_reason" text DEFAULT '' NOT NULL,
	"is_hidden" boolean GENERATED ALWAYS AS (hidden_reason <> '') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_comments_line" UNIQUE("order_line_id"),
	CONSTRAINT "order_comments_scores" CHECK (least("order_comments"."score", "order_comments"."agree", "order_comments"."service", "order_comments"."speed") >= 1 and greatest("order_comments"."score", "order_comments"."agree", "order_comments"."service", "order_comments"."speed") <= 5),
	CONSTRAINT "order_comments_texts" CHECK (greatest(char_length("order_comments"."content"), char_length("order_comments"."added_content"), char_length("order_comments"."reply")) <= 500),
	CONSTRAINT "order_comments_images" CHECK (greatest(cardinality("order_comments"."images"), cardinality("order_comments"."added_images")) <= 9),
	CONSTRAINT "order_comments_addition" CHECK (("order_comments"."added_at" is null) = ("order_comments"."added_content" = '') and ("order_comments"."added_at" is not null or cardinality("order_comments"."added_images") = 0)),
	CONSTRAINT "order_comments_reply" CHECK (("order_comments"."reply" = '') = ("order_comments"."replied_at" is null) and ("order_comments"."reply" = '') = ("order_comments"."replied_by" is null)),
	CONSTRAINT "order_comments_hidden" CHECK (("order_comments"."hidden_reason" = '') = ("order_comments"."hidden_at" is null) and ("order_comments"."hidden_reason" = '') = ("order_comments"."hidden_by" is null))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "commented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_ratings" ADD CONSTRAINT "goods_ratings_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_ratings" ADD CONSTRAINT "store_ratings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_replied_by_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_hidden_by_admins_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_order" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_goods" FOREIGN KEY ("store_id","goods_id") REFERENCES "public"."goods"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_ratings_all" ON "goods_ratings" USING btree ("comment_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_ratings"."listed";--> statement-breakpoint
CREATE INDEX "goods_ratings_class1" ON "goods_ratings" USING btree ("class1_id","comment_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_ratings"."listed";--> statement-breakpoint
CREATE INDEX "goods_ratings_class2" ON "goods_ratings" USING btree ("class2_id","comment_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_ratings"."listed";--> statement-breakpoint
CREATE INDEX "goods_ratings_class3" ON "goods_ratings" USING btree ("class_id","comment_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_ratings"."listed";--> statement-breakpoint
CREATE INDEX "goods_ratings_brand" ON "goods_ratings" USING btree ("brand_id","comment_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_ratings"."listed";--> statement-breakpoint
CREATE INDEX "goods_ratings_store" ON "goods_ratings" USING btree ("store_id","comment_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_ratings"."listed";--> statement-breakpoint
CREATE INDEX "order_comments_shown" ON "order_comments" USING btree ("goods_id","id") WHERE not "order_comments"."is_hidden";--> statement-breakpoint
CREATE INDEX "order_comments_shown_grade" ON "order_comments" USING btree ("goods_id","grade","id") WHERE not "order_comments"."is_hidden";--> statement-breakpoint
CREATE INDEX "order_comments_shown_total" ON "order_comments" USING btree ("goods_id","total","id") WHERE not "order_comments"."is_hidden";--> statement-breakpoint
CREATE INDEX "order_comments_with_images" ON "order_comments" USING btree ("goods_id","id") WHERE not "order_comments"."is_hidden" and "order_comments"."has_images";--> statement-breakpoint
CREATE INDEX "order_comments_with_images_total" ON "order_comments" USING btree ("goods_id","total","id") WHERE not "order_comments"."is_hidden" and "order_comments"."has_images";--> statement-breakpoint
CREATE INDEX "order_comments_added" ON "order_comments" USING btree ("goods_id","id") WHERE not "order_comments"."is_hidden" and "order_comments"."added_at" is not null;--> statement-breakpoint
CREATE INDEX "order_comments_added_total" ON "order_comments" USING btree ("goods_id","total","id") WHERE not "order_comments"."is_hidden" and "order_comments"."added_at" is not null;--> statement-breakpoint
CREATE INDEX "order_comments_created_at" ON "order_comments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_comments_total" ON "order_comments" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "order_comments_is_replied" ON "order_comments" USING btree ("is_replied","id");--> statement-breakpoint
CREATE INDEX "order_comments_is_hidden" ON "order_comments" USING btree ("is_hidden","id");--> statement-breakpoint
CREATE INDEX "order_comments_order_no" ON "order_comments" USING btree ("order_no" text_pattern_ops,"id","store_id");--> statement-breakpoint
CREATE INDEX "order_comments_user" ON "order_comments" USING btree ("user_id","id","store_id");--> statement-breakpoint
CREATE INDEX "order_comments_goods_index" ON "order_comments" USING btree ("goods_id","id","store_id");--> statement-breakpoint
CREATE INDEX "order_comments_store" ON "order_comments" USING btree ("store_id","id","goods_id","user_id");--> statement-breakpoint
CREATE INDEX "order_comments_store_goods" ON "order_comments" USING btree ("store_id","goods_id","id");--> statement-breakpoint
CREATE INDEX "order_comments_store_created_at" ON "order_comments" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_comments_store_total" ON "order_comments" USING btree ("store_id","total","id");--> statement-breakpoint
CREATE INDEX "order_comments_store_is_replied" ON "order_comments" USING btree ("store_id","is_replied","id");--> statement-breakpoint
CREATE INDEX "order_comments_store_is_hidden" ON "order_comments" USING btree ("store_id","is_hidden","id");--> statement-breakpoint
CREATE INDEX "order_comments_tenant" ON "order_comments" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "order_comments_replied_by" ON "order_comments" USING btree ("replied_by");--> statement-breakpoint
CREATE INDEX "order_comments_hidden_by" ON "order_comments" USING btree ("hidden_by");--> statement-breakpoint
insert into goods_ratings (goods_id, store_id, class1_id, class2_id, class_id, brand_id, listed, sold_out, price_cents)
select goods_id, store_id, class1_id, class2_id, class_id, brand_id, listed, sold_out, price_cents from goods_sales order by goods_id;
--> statement-breakpoint
-- What lists read follows the goods; the numbers of sales and comments do not come from them.
create or replace function goods_listing_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into goods_listings (goods_id, store_id, class1_id, class2_id, class_id, brand_id, listed, sold_out, price_cents)
    values (new.id, new.store_id, new.class_path[1], new.class_path[2], new.class_id, new.brand_id, new.listed, new.sold_out, new.price_cents);
    insert into goods_sales (goods_id, store_id, class1_id, class2_id, class_id, brand_id, listed, is_master, sold_out, price_cents)
    values (new.id, new.store_id, new.class_path[1], new.class_path[2], new.class_id, new.brand_id, new.listed, new.is_master, new.sold_out, new.price_cents);
    insert into goods_ratings (goods_id, store_id, class1_id, class2_id, class_id, brand_id, listed, sold_out, price_cents)
    values (new.id, new.store_id, new.class_path[1], new.class_path[2], new.class_id, new.brand_id, new.listed, new.sold_out, new.price_cents);
  else
    update goods_listings
       set class1_id = new.class_path[1], class2_id = new.class_path[2], class_id = new.class_id, brand_id = new.brand_id,
           listed = new.listed, sold_out = new.sold_out, price_cents = goods_listing_price(goods_id, new.price_cents)
     where goods_id = new.id;
    update goods_sales
       set class1_id = new.class_path[1], class2_id = new.class_path[2], class_id = new.class_id, brand_id = new.brand_id,
           listed = new.listed, is_master = new.is_master, sold_out = new.sold_out,
           price_cents = goods_listing_price(goods_id, new.price_cents)
     where goods_id = new.id;
    update goods_ratings
       set class1_id = new.class_path[1], class2_id = new.class_path[2], class_id = new.class_id, brand_id = new.brand_id,
           listed = new.listed, sold_out = new.sold_out, price_cents = goods_listing_price(goods_id, new.price_cents)
     where goods_id = new.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function goods_listing_follow_activity() returns trigger language plpgsql as $$
begin
  update goods_listings l
     set price_cents = goods_listing_price(l.goods_id)
   where l.goods_id = new.goods_id;
  update goods_sales l
     set price_cents = goods_listing_price(l.goods_id)
   where l.goods_id = new.goods_id;
  update goods_ratings l
     set price_cents = goods_listing_price(l.goods_id)
   where l.goods_id = new.goods_id;
  return null;
end $$;
--> statement-breakpoint
alter table goods_ratings set (fillfactor = 90);
--> statement-breakpoint
alter table store_ratings set (fillfactor = 50);
