CREATE TABLE "goods_sales" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"class1_id" bigint NOT NULL,
	"class2_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"brand_id" bigint,
	"listed" boolean NOT NULL,
	"sold_out" boolean NOT NULL,
	"price_cents" bigint NOT NULL,
	"is_master" boolean NOT NULL,
	"sale_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_sales_numbers" CHECK ("goods_sales"."sale_count" >= 0 and "goods_sales"."price_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "goods_listings" DROP CONSTRAINT "goods_listings_numbers";--> statement-breakpoint
insert into goods_sales (goods_id, store_id, class1_id, class2_id, class_id, brand_id, listed, is_master, sold_out, price_cents, sale_count)
select goods_id, store_id, class1_id, class2_id, class_id, brand_id, listed, is_master, sold_out, price_cents, sale_count
  from goods_listings order by goods_id;
--> statement-breakpoint
DROP INDEX "goods_listings_all_sales";--> statement-breakpoint
DROP INDEX "goods_listings_class1_sales";--> statement-breakpoint
DROP INDEX "goods_listings_class2_sales";--> statement-breakpoint
DROP INDEX "goods_listings_class3_sales";--> statement-breakpoint
DROP INDEX "goods_listings_brand_sales";--> statement-breakpoint
DROP INDEX "goods_listings_store_sales";--> statement-breakpoint
DROP INDEX "goods_listings_master";--> statement-breakpoint
ALTER TABLE "goods_sales" ADD CONSTRAINT "goods_sales_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_sales_all" ON "goods_sales" USING btree ("sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_sales"."listed";--> statement-breakpoint
CREATE INDEX "goods_sales_class1" ON "goods_sales" USING btree ("class1_id","sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_sales"."listed";--> statement-breakpoint
CREATE INDEX "goods_sales_class2" ON "goods_sales" USING btree ("class2_id","sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_sales"."listed";--> statement-breakpoint
CREATE INDEX "goods_sales_class3" ON "goods_sales" USING btree ("class_id","sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_sales"."listed";--> statement-breakpoint
CREATE INDEX "goods_sales_brand" ON "goods_sales" USING btree ("brand_id","sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_sales"."listed";--> statement-breakpoint
CREATE INDEX "goods_sales_store" ON "goods_sales" USING btree ("store_id","sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_sales"."listed";--> statement-breakpoint
CREATE INDEX "goods_sales_master" ON "goods_sales" USING btree ("sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_sales"."listed" and "goods_sales"."is_master";--> statement-breakpoint
ALTER TABLE "goods_listings" DROP COLUMN "is_master";--> statement-breakpoint
ALTER TABLE "goods_listings" DROP COLUMN "sale_count";--> statement-breakpoint
ALTER TABLE "goods_listings" ADD CONSTRAINT "goods_listings_price" CHECK ("goods_listings"."price_cents" >= 0);--> statement-breakpoint
-- What lists read follows the goods; only `sale_count` does not come from them.
create or replace function goods_listing_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into goods_listings (goods_id, store_id, class1_id, class2_id, class_id, brand_id, listed, sold_out, price_cents)
    values (new.id, new.store_id, new.class_path[1], new.class_path[2], new.class_id, new.brand_id, new.listed, new.sold_out, new.price_cents);
    insert into goods_sales (goods_id, store_id, class1_id, class2_id, class_id, brand_id, listed, is_master, sold_out, price_cents)
    values (new.id, new.store_id, new.class_path[1], new.class_path[2], new.class_id, new.brand_id, new.listed, new.is_master, new.sold_out, new.price_cents);
  else
    update goods_listings
       set class1_id = new.class_path[1], class2_id = new.class_path[2], class_id = new.class_id, brand_id = new.brand_id,
           listed = new.listed, sold_out = new.sold_out, price_cents = new.price_cents
     where goods_id = new.id;
    update goods_sales
       set class1_id = new.class_path[1], class2_id = new.class_path[2], class_id = new.class_id, brand_id = new.brand_id,
           listed = new.listed, is_master = new.is_master, sold_out = new.sold_out, price_cents = new.price_cents
     where goods_id = new.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
alter table goods_sales set (fillfactor = 90);
