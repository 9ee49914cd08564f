-- Rows of append-only tables are locked by roles that may update their id and nothing else. The number of an account stays.
create trigger ledger_accounts_id before update of id on ledger_accounts
  for each row execute function ledger_refuse_change();
