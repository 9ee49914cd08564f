ALTER TABLE "goods" ADD COLUMN "comment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_comment_count" CHECK ("goods"."comment_count" >= 0);--> statement-breakpoint
update goods g set comment_count = r.comment_count from goods_ratings r where r.goods_id = g.id and r.comment_count <> 0;--> statement-breakpoint
-- What cards tell of a flash sale, as a text of numbers: the lowest price of all SKUs now, all its pieces, those that can
-- be bought, those of all SKUs that can be bought, and its end in ms. In cents and pieces.
create function seckill_numbers(activity bigint) returns text language plpgsql stable parallel safe as $$
begin
  return (
    select concat_ws(' ', coalesce(min(coalesce(p.price_cents, k.price_cents)), 0), coalesce(sum(p.quota), 0),
             coalesce(sum(p.on_hand - p.reserved), 0), coalesce(sum(coalesce(p.on_hand - p.reserved, k.on_hand - k.reserved)), 0),
             max(floor(extract(epoch from a.end_time) * 1000)::bigint))
      from goods_activities a left join skus k on k.goods_id = a.goods_id and k.deleted_at is null
      left join stock_pools p on p.activity_id = a.id and p.sku_id = k.id
     where a.id = activity);
end $$;
