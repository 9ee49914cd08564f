import { randomUUID } from 'node:crypto'
import type { BalanceKind } from '@fangshi/contract/ledger-events'
import type { Tx } from '../../kernel/db/db.ts'
import { ownAccount, platform, pointsIssuer } from './chart.ts'
import { balancesOfOwners, type Balances } from './ledger.db.ts'
import { post } from './post.ts'

export interface Adjustment {
  owner: 'user' | 'store'
  /** The id of the owner. */
  id: number
  kind: BalanceKind
  /** Cents or points, signed. */
  amount: number
  reason: string
  at: Date
}

/**
 * Books an administrator's adjustment of a user's or store's account: platform adjustments ↔ account, for points the
 * issuer (rules §8). The caller must make sure that it runs once. Returns the balance before and after. Throws
 * BALANCE_SHORT below zero.
 */
export async function adjustBalance(
  tx: Tx,
  { owner, id, kind, amount, reason, at }: Adjustment,
): Promise<{ before: Balances; after: Balances }> {
  await post(tx, { key: `adjustment:${randomUUID()}`, event: 'adjustment', info: reason, at }, [
    { account: kind === 'points' ? pointsIssuer() : platform('adjustments'), amount: -amount },
    { account: ownAccount(owner, id, kind), amount },
  ])
  // The account's row stays locked until the transaction ends, so this is the balance after the posting.
  const after = (await balancesOfOwners(tx, owner, [id])).get(id) as Balances
  return { before: { ...after, [kind]: after[kind] - amount }, after }
}
