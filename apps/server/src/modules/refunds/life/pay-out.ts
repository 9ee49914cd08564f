import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { addSold, restock } from '../../catalog/public.ts'
import { refundSeat } from '../../collectives/public.ts'
import { escrow, platform } from '../../ledger/public.ts'
import { addRefunded } from '../../orders/public.ts'
import { payBack } from '../../payments/public.ts'
import { mostFor, subsidyBack } from '../amounts.ts'
import { refundPaidOut, settledMoves, type PaidOut } from '../hooks.ts'
import { orderTotals, type OrderTotals } from './order-totals.db.ts'
import type { RefundRow } from './refund.db.ts'
import { returnUnsentCoupons } from './return-coupons.ts'
import { linesOfRefund, setPaidAmounts, type LineOfRefund } from './refunded-lines.db.ts'

/** How a request is paid out. */
export interface PayOut {
  /** Whether goods that came back can be sold again (rules §7). */
  sellable: boolean
  /** The amounts that an administrator decided instead of the requested ones, in cents, by order line. */
  decided?: ReadonlyMap<number, number> | undefined
}

interface PaidLine {
  line: LineOfRefund
  cents: number
  /** Pieces that no longer count as sold. */
  pieces: number
  /** What goes back to the platform. */
  subsidy: number
}

/** Pieces are refunded when they came back, were never shipped, or all of their money goes back. */
function payLine(line: LineOfRefund, { kind }: RefundRow, decided: number | undefined): PaidLine {
  const most = mostFor(line, line.n)
  // An exchange that ends with money has no requested amount.
  const requested = kind === 'exchange' ? most : line.amount_cents
  const cents = Math.min(decided ?? requested, most)
  const isGone = kind !== 'refund' || !line.is_sent || cents === most
  const pieces = isGone ? line.n : 0
  return { line, cents, pieces, subsidy: subsidyBack(line, { cents, pieces }) }
}

/** Freight comes back once, with the last pieces of an order of which nothing was shipped. */
const freightOf = ({ unrefunded_num, is_part_sent, freight_cents }: OrderTotals, pieces: number): number =>
  unrefunded_num === pieces && !is_part_sent ? freight_cents : 0

/**
 * Refunds the payment to its source and the subsidy to the platform. The money comes out of escrow, or once the order was
 * settled from those who were paid by the settlement. Returns the id of the refund that is on its way. Throws REFUND_REFUSED
 * for a settled order whose money nobody can give back.
 */
async function sendBack(
  tx: Tx,
  ctx: Context,
  { refund_no }: RefundRow,
  paid: PaidOut,
  isSettled: boolean,
): Promise<number | null> {
  const { refund_id, order_id, group_id } = paid
  const amount = paid.lines.reduce((sum, { amount_cents }) => sum + amount_cents, paid.freight_cents)
  const subsidy = paid.lines.reduce((sum, { subsidy_cents }) => sum + subsidy_cents, 0)
  const settled = isSettled ? (await settledMoves(tx, paid)).find((moves) => moves !== null) : undefined
  if (isSettled && !settled) fail('REFUND_REFUSED')
  const to = {
    bill: { kind: 'order_group', ref_id: group_id },
    amount_cents: amount,
    key: `refund:${refund_id}`,
    info: refund_no,
  } as const
  if (settled) return payBack(tx, ctx, { ...to, event: 'settled_refund', moves: settled })
  return payBack(tx, ctx, {
    ...to,
    event: 'refund_agreed',
    moves: (due) => [
      { from: escrow(order_id), to: due, amount },
      { from: escrow(order_id), to: platform('subsidy'), amount: subsidy },
    ],
  })
}

/**
 * Pays a locked request out, in the caller's transaction: money to where it came from, pieces back in stock, the order's
 * numbers, coupons, and whatever later modules take back (rules §§7, 8). The caller has locked bill, order and request.
 */
export async function payOut(tx: Tx, ctx: Context, refund: RefundRow, { sellable, decided }: PayOut): Promise<void> {
  const { id, order_id, group_id, store_id, user_id } = refund
  const lines = (await linesOfRefund(tx, id)).map((line) => payLine(line, refund, decided?.get(line.id)))
  const totals = await orderTotals(tx, order_id)
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  const paid: PaidOut = {
    refund_id: id,
    order_id,
    group_id,
    store_id,
    user_id,
    lines: lines.map(({ line, cents, pieces: n, subsidy }) => ({
      order_line_id: line.id,
      pieces: n,
      amount_cents: cents,
      subsidy_cents: subsidy,
    })),
    freight_cents: freightOf(totals, pieces),
    is_unsent: !totals.is_part_sent,
    is_whole_order: totals.unrefunded_num === pieces,
  }
  const payment_refund_id = await sendBack(tx, ctx, refund, paid, totals.is_settled)
  const amounts = lines.map(({ line, cents, pieces: n }) => ({ id: line.id, cents, pieces: n }))
  const { freight_cents } = paid
  await addRefunded(
    tx,
    order_id,
    lines.map(({ line, cents, pieces: n, subsidy }) => ({ id: line.id, n, cents, subsidy })),
    freight_cents,
  )
  await setPaidAmounts(tx, id, { lines: amounts, freight_cents, payment_refund_id })
  await returnPieces(tx, lines, { order_id, user_id, sellable, at: ctx.now() })
  await returnUnsentCoupons(tx, paid, ctx.now())
  if (paid.is_unsent) await refundSeat(tx, group_id, { pieces, is_whole: paid.is_whole_order })
  await refundPaidOut(tx, ctx, paid)
}

/** Unshipped pieces go back to where they were sold from, those that came back when they can be sold again; none of them count as sold. */
async function returnPieces(
  tx: Tx,
  lines: readonly PaidLine[],
  { order_id, user_id, sellable, at }: { order_id: number; user_id: number; sellable: boolean; at: Date },
): Promise<void> {
  const back = lines.filter(({ line, pieces }) => pieces > 0 && (!line.is_sent || sellable))
  await restock(
    tx,
    back.map(({ line, pieces: n }) => ({
      sku_id: line.sku_id,
      order_id,
      n,
      pool_id: line.is_sent ? null : line.pool_id,
      user_id,
    })),
    at,
  )
  const gone = lines.filter(({ pieces }) => pieces > 0)
  await addSold(
    tx,
    gone.map(({ line, pieces: n }) => ({ goods_id: line.goods_id, store_id: line.store_id, n: -n })),
  )
}
