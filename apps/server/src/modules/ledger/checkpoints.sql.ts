/**
 * What changed in each hour, by kind of account, from one instant (`from`) to another (`until`, exclusive): `before` is the
 * end of the hour, `balance` what was posted, `accounts` how many were opened.
 */
export const hourlyChanges = (from: string, until: string): string => `
  select before, owner_kind, kind, currency, sum(balance)::bigint as balance, sum(accounts)::int as accounts
    from (
      select ${endOfHour('p.created_at')} as before, a.owner_kind, a.kind, a.currency, p.amount as balance, 0 as accounts
        from (${postingsBetween(from, `< ${until}`)}) p join ledger_accounts a on a.id = p.account_id
      union all
      select ${endOfHour('created_at')}, owner_kind, kind, currency, 0, 1
        from ledger_accounts where created_at >= ${from} and created_at < ${until}) c
   group by before, owner_kind, kind, currency`

const endOfHour = (at: string): string => `date_trunc('hour', ${at}) + interval '1 hour'`

/** Postings from an instant on, up to what `end` compares with; two indexes together have all of them by time. */
export const postingsBetween = (from: string, end: string): string =>
  ['is null', 'is not null']
    .map(
      (isLogged) => `
      select account_id, amount, created_at from ledger_postings
       where log_kind ${isLogged} and created_at >= ${from} and created_at ${end}`,
    )
    .join(' union all ')

/** Where checkpoints are not what the ledger adds up to: by hour and kind of account. */
export const checkpointDrift = `
  select owner_kind || ' ' || kind || ' in the hour before ' || before as subject,
         concat_ws(' in ', c.balance, c.accounts) as expected, concat_ws(' in ', s.balance, s.accounts) as actual
    from (${hourlyChanges("'-infinity'", '(select max(before) from ledger_checkpoints)')}) c
    full join (
      select before, owner_kind, kind, balance - lag(balance, 1, 0) over account as balance,
             accounts - lag(accounts, 1, 0) over account as accounts
        from ledger_checkpoints window account as (partition by owner_kind, kind order by before)) s
   using (before, owner_kind, kind)
   where (coalesce(c.balance, 0), coalesce(c.accounts, 0)) <> (coalesce(s.balance, 0), coalesce(s.accounts, 0))`
