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
--> statement-breakpoint
-- The balance row of an account follows its postings; its CHECK refuses what would pass the bound (rules §8).
create function ledger_apply_posting() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount
   where id = new.account_id and balance is not null returning balance into new.balance_after;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_postings_apply before insert on ledger_postings for each row execute function ledger_apply_posting();
--> statement-breakpoint
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using constraint = 'ledger_append_only', errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger ledger_postings_append_only before update or delete on ledger_postings for each row execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_transactions_append_only before update or delete on ledger_transactions for each row execute function ledger_refuse_change();
--> statement-breakpoint
-- Speaks at COMMIT, so that all postings of a transaction are there. One check per posting row, by index.
create function ledger_check_sum() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_postings p join ledger_accounts a on a.id = p.account_id
     where p.transaction_id = new.transaction_id group by a.currency having sum(p.amount) <> 0
  ) then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id
      using constraint = 'ledger_sum', errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_postings_sum after insert on ledger_postings deferrable initially deferred for each row execute function ledger_check_sum();
--> statement-breakpoint
-- Books one transaction in one round trip; the arrays are the columns of its postings. A function rather than one
-- statement, because each of its steps must see what other transactions committed while the one before waited.
create function ledger_post(
  new_key text, new_event text, new_info text, booked_at timestamptz,
  owner_kinds text[], owner_ids bigint[], kinds text[], currencies text[], bounds text[], locks boolean[], amounts bigint[]
) returns bigint language plpgsql as $$
declare
  booked bigint;
begin
  -- An account comes into being with its first posting.
  insert into ledger_accounts (owner_kind, owner_id, kind, currency, bound, balance)
  select distinct e.owner_kind, e.owner_id, e.kind, e.currency, e.bound, case when e.locked then 0 end
    from unnest(owner_kinds, owner_ids, kinds, currencies, bounds, locks) as e(owner_kind, owner_id, kind, currency, bound, locked)
   where not exists (
     select from ledger_accounts a where a.owner_kind = e.owner_kind and a.owner_id = e.owner_id and a.kind = e.kind
   )
   order by e.owner_kind, e.owner_id, e.kind
  on conflict (owner_kind, owner_id, kind) do nothing;

  insert into ledger_transactions (operation_key, event, info, created_at)
  values (new_key, new_event, new_info, booked_at) returning id into booked;

  -- Balance rows are locked in id order, so that two transactions over the same accounts never wait for each other.
  perform from ledger_accounts a
    join unnest(owner_kinds, owner_ids, kinds) as e(owner_kind, owner_id, kind) using (owner_kind, owner_id, kind)
   where a.balance is not null order by a.id for no key update of a;

  insert into ledger_postings (transaction_id, account_id, amount, created_at)
  select booked, a.id, e.amount, booked_at
    from unnest(owner_kinds, owner_ids, kinds, amounts) with ordinality as e(owner_kind, owner_id, kind, amount, place)
    join ledger_accounts a using (owner_kind, owner_id, kind)
   order by a.id, e.place;
  return booked;
end $$;
