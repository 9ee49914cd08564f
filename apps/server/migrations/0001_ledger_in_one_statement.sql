-- Booking is one statement of modules/ledger/post.ts now.
drop function ledger_post(text, text, text, timestamptz, text[], bigint[], text[], text[], text[], boolean[], bigint[]);
