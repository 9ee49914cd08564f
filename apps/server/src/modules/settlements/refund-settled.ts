import type { Tx } from '../../kernel/db/db.ts'
import { pair, platform } from '../ledger/public.ts'
import type { PaidOut, SettledMoves } from '../refunds/public.ts'
import { returnCommission } from './settled-refunds.db.ts'

/**
 * Where the money of a refund after settlement comes from (rules §8): the commission gives its share back, the store the
 * rest, out of its money and then as debt, which later income pays first. Null while the money is in escrow.
 */
export async function refundSettled(tx: Tx, { order_id, store_id, lines, freight_cents }: PaidOut) {
  const returned = await returnCommission(tx, order_id, lines)
  if (returned === null) return null
  const amount = lines.reduce((sum, { amount_cents }) => sum + amount_cents, freight_cents)
  const moves: SettledMoves = (due) => [
    { from: pair('store_clawback', store_id), to: due, amount: amount - returned },
    { from: platform('commission'), to: due, amount: returned },
  ]
  return moves
}
