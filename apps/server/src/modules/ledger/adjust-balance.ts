import { randomUUID } from 'node:crypto'
import type { BalanceKind } from '@fangshi/contract/ledger-events'
import type { Tx } from '../../kernel/db/db.ts'
import { platform, pointsIssuer, userFrozen, userMoney, userPoints } from './chart.ts'
import { balancesOf, type Balances } from './ledger.db.ts'
import { post } from './post.ts'

const accounts = { money: userMoney, frozen: userFrozen, points: userPoints }

/**
 * Books what an administrator puts on a user's account or takes from it: platform adjustments ↔ account, of points their
 * issuer (rules §8). `amount` in cents or points, signed. Whoever calls must see to it that it runs once. Gives the
 * balances before and after. Throws BALANCE_SHORT below zero.
 */
export async function adjustBalance(
  tx: Tx,
  {
    user_id,
    kind,
    amount,
    reason,
    at,
  }: { user_id: number; kind: BalanceKind; amount: number; reason: string; at: Date },
): Promise<{ before: Balances; after: Balances }> {
  await post(tx, { key: `adjustment:${randomUUID()}`, event: 'adjustment', info: reason, at }, [
    { account: kind === 'points' ? pointsIssuer() : platform('adjustments'), amount: -amount },
    { account: accounts[kind](user_id), amount },
  ])
  // The account's row is ours until the transaction ends, so this is what the posting left.
  const after = await balancesOf(tx, user_id)
  return { before: { ...after, [kind]: after[kind] - amount }, after }
}
