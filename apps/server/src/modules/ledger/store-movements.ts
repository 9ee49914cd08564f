import type { LedgerEvent } from '@fangshi/contract/ledger-events'
import { statement, type Tx } from '../../kernel/db/db.ts'

const lock = statement(
  'ledger.lock_store',
  `select id, kind, balance from ledger_accounts
    where owner_kind = 'store' and owner_id = $1 and kind in ('money', 'debt') order by id for no key update`,
)
const since = statement(
  'ledger.store_movements',
  `select log_event as event, log_kind as kind, sum(amount)::bigint as amount, max(id)::bigint as last_id
     from ledger_postings where account_id = any($1::bigint[]) and id > $2 group by log_event, log_kind`,
)

/** What changed a store's money and debt after a posting, in cents. */
export interface StoreMovements {
  money: number
  /** Zero or below. */
  debt: number
  /** The last posting; the given one when there is none after it. */
  last_posting_id: number
  sums: readonly { event: LedgerEvent; kind: 'money' | 'debt'; amount: number }[]
}

/**
 * Locks the accounts of a store's money and debt and gives their balances and what changed them after a posting. Nothing
 * else is booked on them until the transaction ends.
 */
export async function lockStoreMovements(tx: Tx, storeId: number, afterPostingId: number): Promise<StoreMovements> {
  const accounts = await tx.rows<{ id: number; kind: string; balance: number }>(lock, [storeId])
  const ids = accounts.map(({ id }) => id)
  const sums = await tx.rows<StoreMovements['sums'][number] & { last_id: number }>(since, [ids, afterPostingId])
  const balanceOf = (kind: string): number => accounts.find((account) => account.kind === kind)?.balance ?? 0
  return {
    money: balanceOf('money'),
    debt: balanceOf('debt'),
    last_posting_id: Math.max(afterPostingId, ...sums.map(({ last_id }) => last_id)),
    sums,
  }
}
