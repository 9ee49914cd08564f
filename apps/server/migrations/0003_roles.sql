-- The role that serves has no right to change balances: they follow postings with the rights of the owner. Names mean what
-- they mean in `public`, whatever the caller's search path says.
alter function ledger_apply_posting() security definer set search_path = public, pg_temp;
--> statement-breakpoint
-- An account is never taken away. The name makes it one of the tables that the serving role may only read and add to.
create trigger ledger_accounts_append_only before delete on ledger_accounts
  for each row execute function ledger_refuse_change();
