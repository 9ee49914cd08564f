import { createHash } from 'node:crypto'
import type { Database } from '../src/kernel/db/db.ts'

/**
 * A hash over the whole journal: of each transaction the instant and the event, of each posting the account and the amount
 * in cents. Transactions of one instant are sorted, since nothing says which of them comes first. Numbers that are random
 * on purpose are no part of it.
 */
export async function journalHash(db: Database): Promise<string> {
  const hash = createHash('sha256')
  const { rows } = await db.pool.query<{ line: string }>(
    `select extract(epoch from t.created_at) || ' ' || t.event || ' ' || string_agg(
              a.owner_kind || ' ' || case when a.owner_kind in ('user', 'store', 'order') then a.owner_id else 0 end || ' ' ||
              a.kind || ' ' || p.amount, ', ' order by a.owner_kind, a.owner_id, a.kind, p.amount) as line
       from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
       join ledger_accounts a on a.id = p.account_id
      group by t.id order by t.created_at, 1`,
  )
  for (const { line } of rows) hash.update(`${line}\n`)
  return hash.digest('hex')
}
