CREATE TABLE "goods_counts" (
	"kind" text NOT NULL,
	"ref_id" bigint NOT NULL,
	"goods" integer NOT NULL,
	CONSTRAINT "goods_counts_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "goods_counts_pending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_counts_pending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ref_id" bigint NOT NULL,
	"goods" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_listings" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"class1_id" bigint NOT NULL,
	"class2_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"brand_id" bigint,
	"listed" boolean NOT NULL,
	"is_master" boolean NOT NULL,
	"sold_out" boolean NOT NULL,
	"price_cents" bigint NOT NULL,
	"sale_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_listings_numbers" CHECK ("goods_listings"."sale_count" >= 0 and "goods_listings"."price_cents" >= 0)
);
--> statement-breakpoint
insert into goods_listings (goods_id, store_id, class1_id, class2_id, class_id, brand_id, listed, is_master, sold_out, price_cents, sale_count)
select id, store_id, class_path[1], class_path[2], class_id, brand_id, listed, is_master, sold_out, price_cents, sale_count from goods order by id;
--> statement-breakpoint
insert into goods_counts (kind, ref_id, goods)
select k.kind, k.ref_id, count(*) from goods_listings l
 cross join lateral (values ('all', 0), ('store', store_id), ('brand', brand_id), ('class', class1_id), ('class', class2_id), ('class', class_id)) k(kind, ref_id)
 where l.listed and k.ref_id is not null group by k.kind, k.ref_id;
--> statement-breakpoint
drop trigger goods_search_change on goods;
--> statement-breakpoint
DROP INDEX "goods_all_sales";--> statement-breakpoint
DROP INDEX "goods_all_price";--> statement-breakpoint
DROP INDEX "goods_all_newest";--> statement-breakpoint
DROP INDEX "goods_class1_sales";--> statement-breakpoint
DROP INDEX "goods_class1_price";--> statement-breakpoint
DROP INDEX "goods_class1_newest";--> statement-breakpoint
DROP INDEX "goods_class2_sales";--> statement-breakpoint
DROP INDEX "goods_class2_price";--> statement-breakpoint
DROP INDEX "goods_class2_newest";--> statement-breakpoint
DROP INDEX "goods_class3_sales";--> statement-breakpoint
DROP INDEX "goods_class3_price";--> statement-breakpoint
DROP INDEX "goods_class3_newest";--> statement-breakpoint
DROP INDEX "goods_brand_sales";--> statement-breakpoint
DROP INDEX "goods_brand_price";--> statement-breakpoint
DROP INDEX "goods_brand_newest";--> statement-breakpoint
DROP INDEX "goods_store_sales";--> statement-breakpoint
DROP INDEX "goods_store_price";--> statement-breakpoint
DROP INDEX "goods_store_newest";--> statement-breakpoint
DROP INDEX "goods_master";--> statement-breakpoint
ALTER TABLE "goods_listings" ADD CONSTRAINT "goods_listings_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_counts_pending_of" ON "goods_counts_pending" USING btree ("kind","ref_id");--> statement-breakpoint
CREATE INDEX "goods_listings_all_sales" ON "goods_listings" USING btree ("sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_all_price" ON "goods_listings" USING btree ("price_cents","goods_id") WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_all_newest" ON "goods_listings" USING btree ("goods_id" DESC NULLS FIRST) WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_class1_sales" ON "goods_listings" USING btree ("class1_id","sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_class1_price" ON "goods_listings" USING btree ("class1_id","price_cents","goods_id") WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_class1_newest" ON "goods_listings" USING btree ("class1_id","goods_id" DESC NULLS FIRST) WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_class2_sales" ON "goods_listings" USING btree ("class2_id","sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_class2_price" ON "goods_listings" USING btree ("class2_id","price_cents","goods_id") WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_class2_newest" ON "goods_listings" USING btree ("class2_id","goods_id" DESC NULLS FIRST) WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_class3_sales" ON "goods_listings" USING btree ("class_id","sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_class3_price" ON "goods_listings" USING btree ("class_id","price_cents","goods_id") WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_class3_newest" ON "goods_listings" USING btree ("class_id","goods_id" DESC NULLS FIRST) WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_brand_sales" ON "goods_listings" USING btree ("brand_id","sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_brand_price" ON "goods_listings" USING btree ("brand_id","price_cents","goods_id") WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_brand_newest" ON "goods_listings" USING btree ("brand_id","goods_id" DESC NULLS FIRST) WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_store_sales" ON "goods_listings" USING btree ("store_id","sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_store_price" ON "goods_listings" USING btree ("store_id","price_cents","goods_id") WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_store_newest" ON "goods_listings" USING btree ("store_id","goods_id" DESC NULLS FIRST) WHERE "goods_listings"."listed";--> statement-breakpoint
CREATE INDEX "goods_listings_master" ON "goods_listings" USING btree ("sale_count" DESC NULLS FIRST,"goods_id" DESC NULLS FIRST) WHERE "goods_listings"."listed" and "goods_listings"."is_master";--> statement-breakpoint
ALTER TABLE "goods" DROP COLUMN "class1_id";--> statement-breakpoint
ALTER TABLE "goods" DROP COLUMN "class2_id";--> statement-breakpoint
ALTER TABLE "goods" DROP COLUMN "sale_count";--> statement-breakpoint
-- Listings follow their goods; `sale_count` is theirs alone.
create function goods_listing_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into goods_listings (goods_id, store_id, class1_id, class2_id, class_id, brand_id, listed, is_master, sold_out, price_cents)
    values (new.id, new.store_id, new.class_path[1], new.class_path[2], new.class_id, new.brand_id, new.listed, new.is_master, new.sold_out, new.price_cents);
  else
    update goods_listings
       set class1_id = new.class_path[1], class2_id = new.class_path[2], class_id = new.class_id, brand_id = new.brand_id,
           listed = new.listed, is_master = new.is_master, sold_out = new.sold_out, price_cents = new.price_cents
     where goods_id = new.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger goods_listing_insert after insert on goods for each row execute function goods_listing_follow();
--> statement-breakpoint
create trigger goods_listing_change after update on goods for each row
  when ((old.class_path, old.class_id, old.brand_id, old.listed, old.is_master, old.sold_out, old.price_cents)
     is distinct from (new.class_path, new.class_id, new.brand_id, new.listed, new.is_master, new.sold_out, new.price_cents))
  execute function goods_listing_follow();
--> statement-breakpoint
-- Search rows repeat whether their goods are on sale. Their sales are written with those of the listing.
create or replace function goods_search_follow() returns trigger language plpgsql as $$
begin
  update goods_search set listed = new.listed where goods_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger goods_search_change after update on goods for each row
  when (old.listed is distinct from new.listed) execute function goods_search_follow();
--> statement-breakpoint
-- What a statement adds to the numbers of goods on sale, as rows of its own: nobody waits for a number.
create function goods_count_added() returns trigger language plpgsql as $$
begin
  insert into goods_counts_pending (kind, ref_id, goods)
  select k.kind, k.ref_id, count(*) from added g
   cross join lateral (values ('all', 0), ('store', store_id), ('brand', brand_id),
     ('class', class_path[1]), ('class', class_path[2]), ('class', class_path[3])) k(kind, ref_id)
   where g.listed and k.ref_id is not null group by k.kind, k.ref_id;
  return null;
end $$;
--> statement-breakpoint
create function goods_count_changed() returns trigger language plpgsql as $$
begin
  insert into goods_counts_pending (kind, ref_id, goods)
  select k.kind, k.ref_id, sum(g.n) from (
    select 1 as n, store_id, brand_id, class_path from added where listed
    union all select -1, store_id, brand_id, class_path from removed where listed
  ) g
   cross join lateral (values ('all', 0), ('store', store_id), ('brand', brand_id),
     ('class', class_path[1]), ('class', class_path[2]), ('class', class_path[3])) k(kind, ref_id)
   where k.ref_id is not null group by k.kind, k.ref_id having sum(g.n) <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger goods_counts_insert after insert on goods referencing new table as added
  for each statement execute function goods_count_added();
--> statement-breakpoint
create trigger goods_counts_update after update on goods referencing old table as removed new table as added
  for each statement execute function goods_count_changed();
--> statement-breakpoint
-- Room on each page for the next version of a row: an update that changes no indexed column then writes no index.
alter table goods set (fillfactor = 90);
--> statement-breakpoint
alter table goods_listings set (fillfactor = 90);
--> statement-breakpoint
alter table goods_search set (fillfactor = 70);
