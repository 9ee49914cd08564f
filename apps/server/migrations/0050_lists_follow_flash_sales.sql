ALTER TABLE "goods_activities" ADD COLUMN "in_lists" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_activities_of_goods" ON "goods_activities" USING btree ("goods_id") WHERE "goods_activities"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "goods_activities_unlisted" ON "goods_activities" USING btree ("start_time") WHERE "goods_activities"."closed_at" is null and not "goods_activities"."in_lists";--> statement-breakpoint
ALTER TABLE "goods_activities" ADD CONSTRAINT "goods_activities_in_lists" CHECK ("goods_activities"."closed_at" is null or not "goods_activities"."in_lists");--> statement-breakpoint
-- What lists sort and filter by: the lowest price of the goods, or of an activity that lists follow. It is computed in the update
-- of the row, so that whoever waited for another's change sees it.
create function goods_listing_price(of_goods bigint, ordinary bigint default null) returns bigint language plpgsql volatile as $$
begin
  return least(coalesce(ordinary, (select price_cents from goods where id = of_goods)), (
    select min(p.price_cents) from goods_activities a join stock_pools p on p.activity_id = a.id
     where a.goods_id = of_goods and a.in_lists));
end $$;
--> statement-breakpoint
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
           listed = new.listed, sold_out = new.sold_out, price_cents = goods_listing_price(goods_id, new.price_cents)
     where goods_id = new.id;
    update goods_sales
       set class1_id = new.class_path[1], class2_id = new.class_path[2], class_id = new.class_id, brand_id = new.brand_id,
           listed = new.listed, is_master = new.is_master, sold_out = new.sold_out,
           price_cents = goods_listing_price(goods_id, new.price_cents)
     where goods_id = new.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create function goods_listing_follow_activity() returns trigger language plpgsql as $$
begin
  update goods_listings l
     set price_cents = goods_listing_price(l.goods_id)
   where l.goods_id = new.goods_id;
  update goods_sales l
     set price_cents = goods_listing_price(l.goods_id)
   where l.goods_id = new.goods_id;
  return null;
end $$;
--> statement-breakpoint
create trigger goods_activities_in_lists after update on goods_activities for each row
  when (old.in_lists is distinct from new.in_lists) execute function goods_listing_follow_activity();
