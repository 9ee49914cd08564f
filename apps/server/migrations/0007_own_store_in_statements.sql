-- Statements contain modules/stores/own-store.sql.ts now.
drop function is_own_store(bigint, bigint);
