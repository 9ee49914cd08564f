ALTER TABLE "ledger_postings" ADD COLUMN "log_owner" text;
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "log_kind" text;
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "log_event" text;
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "log_amount" bigint GENERATED ALWAYS AS (case when log_kind = 'points' then amount * 100 when log_kind is not null then amount end) STORED;
--> statement-breakpoint
-- Books as before, and writes beside each posting of a user or a store what the platform's money log searches.
create or replace function ledger_post(
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

  insert into ledger_postings (transaction_id, account_id, amount, created_at, log_owner, log_kind, log_event)
  select booked, a.id, e.amount, booked_at,
         case when logged then e.owner_kind end, case when logged then e.kind end, case when logged then new_event end
    from unnest(owner_kinds, owner_ids, kinds, amounts) with ordinality as e(owner_kind, owner_id, kind, amount, place)
    join ledger_accounts a using (owner_kind, owner_id, kind)
    cross join lateral (select owner_kind in ('user', 'store') and kind in ('money', 'frozen', 'points')) as l(logged)
   order by a.id, e.place;
  return booked;
end $$;
--> statement-breakpoint
-- Postings stay append-only; what they already say is written once more beside them.
alter table ledger_postings disable trigger ledger_postings_append_only;
--> statement-breakpoint
update ledger_postings p set log_owner = a.owner_kind, log_kind = a.kind, log_event = t.event
  from ledger_accounts a, ledger_transactions t
 where a.id = p.account_id and t.id = p.transaction_id
   and a.owner_kind in ('user', 'store') and a.kind in ('money', 'frozen', 'points');
--> statement-breakpoint
alter table ledger_postings enable trigger ledger_postings_append_only;
--> statement-breakpoint
-- A name's characters and pairs of neighbouring characters: what a search for a part of it needs at least (rules §12).
-- A loop over an array, because a query in its place takes ten times as long, a million times. The cost is what it takes
-- beside reading a page from memory, lest the planner evaluate it row by row instead of asking the index.
create function name_tokens(name text) returns text[] language plpgsql immutable strict parallel safe cost 2000 as $$
declare
  signs text[] := string_to_array(lower(name), null);
  tokens text[] := signs;
begin
  for at in 2 .. coalesce(array_length(signs, 1), 0) loop
    tokens := tokens || (signs[at - 1] || signs[at]);
  end loop;
  return tokens;
end $$;
--> statement-breakpoint
-- Who owns an account, what it is and what happened come together; taken apart, the planner expects half of the rows.
create statistics ledger_postings_logged (mcv) on log_owner, log_kind, log_event from ledger_postings;
--> statement-breakpoint
CREATE INDEX "users_status" ON "users" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "users_phone_prefix" ON "users" USING btree ("phone" text_pattern_ops,"id");
--> statement-breakpoint
CREATE INDEX "users_name_tokens" ON "users" USING gin (name_tokens("nickname"),name_tokens("username"));
--> statement-breakpoint
CREATE INDEX "ledger_postings_log" ON "ledger_postings" USING btree ("id") WHERE "ledger_postings"."log_kind" is not null;
--> statement-breakpoint
CREATE INDEX "ledger_postings_log_created_at" ON "ledger_postings" USING btree ("created_at","id") WHERE "ledger_postings"."log_kind" is not null;
--> statement-breakpoint
CREATE INDEX "ledger_postings_log_owner" ON "ledger_postings" USING btree ("log_owner","id") WHERE "ledger_postings"."log_kind" is not null;
--> statement-breakpoint
CREATE INDEX "ledger_postings_log_kind" ON "ledger_postings" USING btree ("log_kind","id") WHERE "ledger_postings"."log_kind" is not null;
--> statement-breakpoint
CREATE INDEX "ledger_postings_log_event" ON "ledger_postings" USING btree ("log_event","id") WHERE "ledger_postings"."log_kind" is not null;
--> statement-breakpoint
CREATE INDEX "ledger_postings_log_amount" ON "ledger_postings" USING btree ("log_amount","id") WHERE "ledger_postings"."log_kind" is not null;
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_logged_whole" CHECK (num_nulls("ledger_postings"."log_owner", "ledger_postings"."log_kind", "ledger_postings"."log_event") in (0, 3));