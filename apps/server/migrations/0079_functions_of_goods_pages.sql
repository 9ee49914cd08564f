-- The SKUs of a flash sale as a text of numbers: of each its id, its price in cents and the pieces that can be bought.
create function seckill_skus(activity bigint) returns text language plpgsql stable parallel safe as $$
begin
  return (select string_agg(concat_ws(' ', sku_id, price_cents, on_hand - reserved), ' ') from stock_pools where activity_id = activity);
end $$;--> statement-breakpoint
-- Whether a freight template leaves a province to the default one of its store.
create function leaves_provinces(template bigint) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (
    select from areas a where a.pid = '0' and not exists (
      select from freight_provinces p where p.template_id = template and p.province_code = a.code));
end $$;
