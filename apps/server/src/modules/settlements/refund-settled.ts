import type { Tx } from '../../kernel/db/db.ts'
import { pair, platform, type MoveOf } from '../ledger/public.ts'
import type { PaidOut, SettledMoves } from '../refunds/public.ts'
import { divideSources, type Source } from './divide-sources.ts'
import { noteTakenBack, paidSharesOf, returnCommission } from './settled-refunds.db.ts'
import { takeBack, type TakenBack } from './take-back.ts'

/** Takes back the referrers' shares of refunded lines; `returned` is the commission that is returned for each line, in cents. */
async function takeShares(
  tx: Tx,
  { order_id, lines }: Pick<PaidOut, 'order_id' | 'lines'>,
  returned: ReadonlyMap<number, number>,
): Promise<TakenBack[]> {
  const shares = await paidSharesOf(
    tx,
    order_id,
    lines.map(({ order_line_id }) => order_line_id),
  )
  const taken = lines.flatMap(({ order_line_id, amount_cents }) =>
    takeBack(shares.get(order_line_id) ?? [], amount_cents, amount_cents - (returned.get(order_line_id) ?? 0)),
  )
  if (taken.length) await noteTakenBack(tx, taken)
  return taken
}

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, amount) => total + amount, 0)

/**
 * Where the money of a refund after settlement comes from, the platform's part of the price included (rules §8): commission and referrers give their share back, the
 * store the rest; users and stores out of their money and then as debt, which later income pays first. Null while the money
 * is in escrow.
 */
export async function refundSettled(tx: Tx, { order_id, store_id, freight_cents, ...paid }: PaidOut) {
  // Commission and shares were computed from what shopper and platform paid together.
  const lines = paid.lines.map((line) => ({ ...line, amount_cents: line.amount_cents + line.subsidy_cents }))
  const returned = await returnCommission(tx, order_id, lines)
  if (returned === null) return null
  const taken = await takeShares(tx, { order_id, lines }, returned)
  const amount = sum([freight_cents, ...lines.map(({ amount_cents }) => amount_cents)])
  const commission = sum(returned.values())
  const shares = sum(taken.map(({ taken_cents }) => taken_cents))
  const sources: Source<MoveOf<'settled_refund'>['from']>[] = [
    { from: pair('store_clawback', store_id), cents: amount - commission - shares },
    { from: platform('commission'), cents: commission },
    ...taken.map(({ user_id, taken_cents }) => ({ from: pair('user_clawback', user_id), cents: taken_cents })),
  ]
  const parts = divideSources(sources, sum(lines.map(({ subsidy_cents }) => subsidy_cents)))
  // The posting table has each of these sources with both.
  const moves: SettledMoves = (due) =>
    parts.flatMap((part) => [
      { from: part.from, to: due, amount: part.due } as MoveOf<'settled_refund'>,
      { from: part.from, to: platform('subsidy'), amount: part.subsidy } as MoveOf<'settled_refund'>,
    ])
  return moves
}
