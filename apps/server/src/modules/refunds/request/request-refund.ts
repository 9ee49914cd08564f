import type { RefundReason } from '@fangshi/contract/refund-reasons'
import { refundReasonText } from '@fangshi/contract/refund-reasons'
import type { RefundKind } from '@fangshi/contract/refund-states'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Admin, Shopper, System } from '../../../kernel/http/who.ts'
import { holdLines, lockStoreOrder, showAfterSale } from '../../orders/public.ts'
import { actorOf, afterSaleOf } from '../life/move-refund.ts'
import { refundDueAt } from '../life/refund.ts'
import { addLog, insertRefund, insertRefundLines, openKindsOf, type NewRefund } from '../life/refund.db.ts'
import { needRefundImages } from '../need-refund-images.ts'
import { orderedLines, orderFacts, replacementsFor, type OrderedLine, type OrderFacts } from './order-facts.db.ts'
import { orderObstacle, planLines, type RefundLineInput, type PlannedLine } from './plan-request.ts'

/** A requested line; `sku_id` is the replacement of an exchange. */
export interface RefundItemInput extends RefundLineInput {
  sku_id?: number | undefined
}
export interface RefundRequest {
  order_id: number
  kind: RefundKind
  lines: readonly RefundItemInput[]
  reason: RefundReason
  remark?: string | undefined
  images?: readonly string[] | undefined
}

/** A planned line with what is sent instead. */
export interface RequestedLine extends PlannedLine<OrderedLine> {
  replacement: { sku_id: number; name: OrderedLine['sku_name'] } | null
}

/** Chooses the replacements of an exchange. Throws REPLACEMENT_INVALID, STOCK_SHORT. */
async function withReplacements(
  db: Db,
  kind: RefundKind,
  planned: readonly PlannedLine<OrderedLine>[],
  requested: readonly RefundItemInput[],
): Promise<RequestedLine[]> {
  if (kind !== 'exchange') return planned.map((line) => ({ ...line, replacement: null }))
  const choices = await replacementsFor(
    db,
    planned.map(({ line }) => line.sku_id),
  )
  return planned.map((one) => {
    const sku_id = requested.find(({ id }) => id === one.line.id)?.sku_id ?? one.line.sku_id
    const found = choices.find((choice) => choice.for_sku_id === one.line.sku_id && choice.sku_id === sku_id)
    if (!found) fail('REPLACEMENT_INVALID')
    if (found.stock < one.n) fail('STOCK_SHORT', { sku_id, stock: found.stock, sku_ids: [sku_id] })
    return { ...one, replacement: { sku_id, name: found.name } }
  })
}

/**
 * The plan of a shopper's request, checked against the current order. Throws ORDER_NOT_FOUND, REFUND_REFUSED,
 * REFUND_WINDOW_CLOSED, and whatever `planLines` refuses.
 */
export async function planRequest(
  db: Db,
  who: Shopper,
  { order_id, kind, lines: requested }: Pick<RefundRequest, 'order_id' | 'kind' | 'lines'>,
  now: Date,
): Promise<{ order: OrderFacts; lines: OrderedLine[]; planned: RequestedLine[] }> {
  const order = (await orderFacts(db, order_id, who.user_id)) ?? fail('ORDER_NOT_FOUND')
  const obstacle = orderObstacle(order, now)
  if (obstacle) fail(obstacle === 'window' ? 'REFUND_WINDOW_CLOSED' : 'REFUND_REFUSED')
  const lines = await orderedLines(db, order_id)
  return { order, lines, planned: await withReplacements(db, kind, planLines(lines, kind, requested), requested) }
}

/**
 * A shopper asks for money, a return or an exchange of lines of an order (rules §7); returns the request's id. The order
 * is shown as in after-sale from then on. Throws what `planRequest` does, and INVALID_INPUT for a reason of another kind
 * or a picture that was not uploaded here.
 */
export async function requestRefund(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  input: RefundRequest,
): Promise<{ id: number; refund_no: string }> {
  const { order_id, kind, reason, remark = '', images = [] } = input
  if (reason !== 'other' && !refundReasonText(kind, reason)) failFields({ reason: 'CHOICE_INVALID' })
  await needRefundImages(tx, images)
  await lockStoreOrder(tx, null, order_id)
  const at = ctx.now()
  const { order, planned } = await planRequest(tx, who, input, at)
  return openRefund(tx, ctx, who, { order, kind, reason, remark, images, planned })
}

interface OpenedRefund extends Pick<NewRefund, 'kind' | 'reason' | 'remark' | 'images'> {
  order: OrderFacts
  planned: readonly RequestedLine[]
}

/** Writes a request for lines of a locked order. Throws REFUND_OPEN when one of them has another. */
export async function openRefund(
  tx: Tx,
  ctx: Context,
  who: Shopper | Admin | System,
  { order: { id: order_id, store_id, user_id }, kind, reason, remark, images, planned }: OpenedRefund,
): Promise<{ id: number; refund_no: string }> {
  const at = ctx.now()
  const refund_no = formatDateTime(at).replace(/\D/g, '') + ctx.randomDigits(10)
  const goods_cents = planned.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const due_at = refundDueAt('requested', at)
  const row = { refund_no, order_id, store_id, user_id, kind, reason, remark, images, goods_cents, due_at, at }
  const id = await insertRefund(tx, row)
  const lines = planned.map(({ line, n, amount_cents, most_cents, replacement }) => ({
    order_line_id: line.id,
    buy_num: n,
    amount_cents,
    most_cents,
    is_sent: line.is_sent,
    replacement_sku_id: replacement?.sku_id ?? null,
    replacement_name: replacement?.name ?? null,
  }))
  await insertRefundLines(tx, id, lines)
  const ids = planned.map(({ line }) => line.id)
  if (!(await holdLines(tx, order_id, id, ids))) fail('REFUND_OPEN')
  await addLog(tx, {
    refund_id: id,
    event: 'request',
    status: 'requested',
    ...actorOf(who),
    message: remark,
    images,
    at,
  })
  await showAfterSale(tx, order_id, afterSaleOf(await openKindsOf(tx, order_id)), at)
  return { id, refund_no }
}
