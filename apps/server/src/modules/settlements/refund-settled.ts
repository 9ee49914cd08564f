import type { Tx } from '../../kernel/db/db.ts'
import { pair, platform } from '../ledger/public.ts'
import type { PaidOut, SettledMoves } from '../refunds/public.ts'
import { noteTakenBack, paidSharesOf, returnCommission } from './settled-refunds.db.ts'
import { takeBack, type TakenBack } from './take-back.ts'

/** Takes the referrers' part of refunded lines back; `returned` is what the commission gives of each line. */
async function takeShares(
  tx: Tx,
  { order_id, lines }: PaidOut,
  returned: ReadonlyMap<number, number>,
): Promise<TakenBack[]> {
  const shares = await paidSharesOf(
    tx,
    order_id,
    lines.map(({ order_line_id }) => order_line_id),
  )
  const taken = lines.flatMap(({ order_line_id, amount_cents, subsidy_cents }) => {
    const back = amount_cents + subsidy_cents
    return takeBack(shares.get(order_line_id) ?? [], back, back - (returned.get(order_line_id) ?? 0))
  })
  if (taken.length) await noteTakenBack(tx, taken)
  return taken
}

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, amount) => total + amount, 0)

/**
 * Where the money of a refund after settlement comes from (rules §8): commission and referrers give their share back, the
 * store the rest; users and stores out of their money and then as debt, which later income pays first. Null while the money
 * is in escrow.
 */
export async function refundSettled(tx: Tx, paid: PaidOut) {
  const { order_id, store_id, lines, freight_cents } = paid
  const returned = await returnCommission(tx, order_id, lines)
  if (returned === null) return null
  const taken = await takeShares(tx, paid, returned)
  const amount = sum([freight_cents, ...lines.map(({ amount_cents }) => amount_cents)])
  const commission = sum(returned.values())
  const shares = sum(taken.map(({ taken_cents }) => taken_cents))
  const moves: SettledMoves = (due) => [
    { from: pair('store_clawback', store_id), to: due, amount: amount - commission - shares },
    { from: platform('commission'), to: due, amount: commission },
    ...taken.map(({ user_id, taken_cents }) => ({
      from: pair('user_clawback', user_id),
      to: due,
      amount: taken_cents,
    })),
  ]
  return moves
}
