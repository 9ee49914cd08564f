import type { Locale } from '@fangshi/contract/locale'
import type { grantForm, previewGrant } from '@fangshi/contract/refund-grants'
import type { Reply } from '@fangshi/contract/route'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { mayMoveOrder } from '../../orders/public.ts'
import { piecesLeft } from '../amounts.ts'
import { orderTotals } from '../life/order-totals.db.ts'
import { orderedLines, orderFacts, type OrderedLine } from '../request/order-facts.db.ts'
import { planLines, type RefundLineInput } from '../request/plan-request.ts'
import { showAmounts, showRefundableLine } from '../request/read-form.ts'

const obstacleOf = (line: OrderedLine): 'open_request' | 'refunded' | null => {
  if (line.open_refund_id !== null) return 'open_request'
  return piecesLeft(line) === 0 ? 'refunded' : null
}

/** The lines of an order that an administrator can refund. Throws ORDER_NOT_FOUND. */
export async function readGrantForm(db: Db, orderId: number, locale: Locale): Promise<Reply<typeof grantForm>> {
  const { order_no } = (await orderFacts(db, orderId, null)) ?? fail('ORDER_NOT_FOUND')
  const lines = await orderedLines(db, orderId)
  return { order_no, lines: lines.map((line) => ({ ...showRefundableLine(line, locale), obstacle: obstacleOf(line) })) }
}

/** What refunding some lines would do. Throws the errors of `grantRefund`. */
export async function readGrantPreview(
  db: Db,
  orderId: number,
  requested: readonly RefundLineInput[],
): Promise<Reply<typeof previewGrant>> {
  const order = (await orderFacts(db, orderId, null)) ?? fail('ORDER_NOT_FOUND')
  if (!mayMoveOrder('refund_all', order.status, 'admin')) fail('REFUND_REFUSED')
  const lines = await orderedLines(db, orderId)
  const planned = planLines(lines, 'refund', requested)
  const { is_settled, unrefunded_num } = await orderTotals(db, orderId)
  const unsent = planned.filter(({ line }) => !line.is_sent)
  const sumOf = (some: typeof planned): number => some.reduce((sum, { n }) => sum + n, 0)
  // Of shipped pieces less than the most may be given back, and they then still count as bought.
  const gone = planned.filter(({ line, amount_cents, most_cents }) => !line.is_sent || amount_cents === most_cents)
  return {
    ...showAmounts({ order, lines, planned }, 'refund'),
    is_settled,
    restocked_num: sumOf(unsent),
    ends_order: sumOf(gone) === unrefunded_num,
  }
}
