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
