-- Prices and sold_out of goods follow their SKUs. Stock changes touch the goods row only when it sells out or comes back.
create function goods_follow_skus() returns trigger language plpgsql as $$
declare
  of_goods bigint := coalesce(new.goods_id, old.goods_id);
begin
  -- Taken first, so that two SKUs selling out at once see each other.
  perform 1 from goods where id = of_goods for no key update;
  update goods g set price_cents = s.price, market_price_cents = s.market_price, sold_out = s.sold_out, updated_at = now()
    from (
      select coalesce((array_agg(price_cents order by price_cents, id))[1], 0) as price,
             coalesce((array_agg(market_price_cents order by price_cents, id))[1], 0) as market_price,
             not coalesce(bool_or(on_hand > reserved), false) as sold_out
        from skus where goods_id = of_goods and deleted_at is null
    ) s
   where g.id = of_goods and (g.price_cents, g.market_price_cents, g.sold_out) is distinct from (s.price, s.market_price, s.sold_out);
  return null;
end $$;
--> statement-breakpoint
create trigger skus_change after insert or delete on skus for each row execute function goods_follow_skus();
--> statement-breakpoint
create trigger skus_update after update on skus for each row
  when (old.price_cents is distinct from new.price_cents or old.market_price_cents is distinct from new.market_price_cents
     or old.deleted_at is distinct from new.deleted_at or (old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved))
  execute function goods_follow_skus();
--> statement-breakpoint
create function goods_follow_store() returns trigger language plpgsql as $$
begin
  update goods set store_public = (new.verify = 'passed' and new.status = 'open'), updated_at = now() where store_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger stores_public_change after update on stores for each row
  when ((old.verify = 'passed' and old.status = 'open') is distinct from (new.verify = 'passed' and new.status = 'open'))
  execute function goods_follow_store();
--> statement-breakpoint
create function goods_take_store() returns trigger language plpgsql as $$
begin
  select verify = 'passed' and status = 'open' into new.store_public from stores where id = new.store_id;
  return new;
end $$;
--> statement-breakpoint
create trigger goods_store_public before insert on goods for each row execute function goods_take_store();
--> statement-breakpoint
-- The search rows rank by what the goods say.
create function goods_search_follow() returns trigger language plpgsql as $$
begin
  update goods_search set listed = new.listed, sale_count = new.sale_count where goods_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger goods_search_change after update on goods for each row
  when (old.listed is distinct from new.listed or old.sale_count is distinct from new.sale_count)
  execute function goods_search_follow();
--> statement-breakpoint
-- Searches skip counting words that the statistics call frequent: they must know a few thousand of them.
alter table goods_search alter column tokens set statistics 400;
