import { randomUUID } from 'node:crypto'
import type { BalanceKind } from '@fangshi/contract/ledger-events'
import type { Tx } from '../../kernel/db/db.ts'
import { ownAccount, platform, pointsIssuer } from './chart.ts'
import { balancesOfOwners, type Balances } from './ledger.db.ts'
import { post } from './post.ts'

export interface Adjustment {
  owner: 'user' | 'store'
  /** Of the owner. */
  id: number
  kind: BalanceKind
  /** Cents or points, signed. */
  amount: number
  reason: string
  at: Date
}

/**
 * Books what an administrator puts on the account of a user or a store or takes from it: platform adjustments ↔ account,
 * of points their issuer (rules §8). Whoever calls must see to it that it runs once. Gives the balances before and
 * after. Throws BALANCE_SHORT below zero.
 */
export async function adjustBalance(
  tx: Tx,
  { owner, id, kind, amount, reason, at }: Adjustment,
): Promise<{ before: Balances; after: Balances }> {
  await post(tx, { key: `adjustment:${randomUUID()}`, event: 'adjustment', info: reason, at }, [
    { account: kind === 'points' ? pointsIssuer() : platform('adjustments'), amount: -amount },
    { account: ownAccount(owner, id, kind), amount },
  ])
  // The account's row is ours until the transaction ends, so this is what the posting left.
  const after = (await balancesOfOwners(tx, owner, [id])).get(id) as Balances
  return { before: { ...after, [kind]: after[kind] - amount }, after }
}
