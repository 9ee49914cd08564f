import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { RefundKind } from '@fangshi/contract/refund-states'
import type { RefundLine, RefundTarget } from '@fangshi/contract/refunds'
import { formatDateTime } from '@fangshi/contract/time'
import type * as z from 'zod/mini'
import type { Db } from '../../../kernel/db/db.ts'
import { placesIn } from '../../geo/public.ts'
import { showTrack, tracksIn } from '../../logistics/public.ts'
import { showBought } from '../../orders/public.ts'
import { parcelsOfRefunds, type Direction, type RefundParcelRow } from '../life/refund-parcels.db.ts'
import { orderTotals } from '../life/order-totals.db.ts'
import { logOf, surroundingsOf, type ShownLine, type ShownRefund, type Surroundings } from './rows.db.ts'

const timeOrNull = (at: Date | null): string | null => at && formatDateTime(at)

const showLine = (line: ShownLine, locale: Locale): z.input<typeof RefundLine> => ({
  ...showBought(line, locale),
  goods_price: formatMoney(line.price_cents),
  buy_num: line.n,
  amount: formatMoney(line.amount_cents),
  is_sent: line.is_sent,
  replacement:
    line.replacement_sku_id === null
      ? null
      : {
          sku_id: line.replacement_sku_id,
          sku_name: line.replacement_name ? localText(line.replacement_name, locale) : '',
        },
})

/** What the store’s silence means for lines of this kind. */
export const silenceOf = (kind: RefundKind, lines: readonly { is_sent: boolean }[]): 'agreed' | 'platform' =>
  kind === 'refund' && lines.some(({ is_sent }) => is_sent) ? 'platform' : 'agreed'

/** A request in any list, but for what its reader can do. */
export const showRefund = (row: ShownRefund, lines: readonly ShownLine[], locale: Locale) => ({
  id: row.id,
  refund_no: row.refund_no,
  kind: row.kind,
  status: row.status,
  reason: row.reason,
  order_id: row.order_id,
  order_no: row.order_no,
  store_id: row.store_id,
  store_name: localText(row.store_name, locale),
  lines: lines.map((line) => showLine(line, locale)),
  goods_money: formatMoney(row.goods_cents),
  freight_money: formatMoney(row.freight_cents),
  total: formatMoney(row.goods_cents + row.freight_cents),
  created_at: formatDateTime(row.created_at),
  due_at: timeOrNull(row.due_at),
  on_silence: row.status === 'requested' ? silenceOf(row.kind, lines) : null,
})

const explained = (line: ShownLine, locale: Locale) => ({
  ...showLine(line, locale),
  line_num: line.line_num,
  line_total: formatMoney(line.line_total_cents),
  line_discount: formatMoney(line.line_total_cents - line.line_paid_cents),
  line_paid: formatMoney(line.line_paid_cents),
  line_refunded_num: line.line_refunded_num,
  line_refunded: formatMoney(line.line_refunded_cents),
  most: formatMoney(line.most_cents),
})

/** Where money of an order goes: back by the channel that it came through; nothing goes nowhere. */
export const targetsOf = (method: Surroundings['payment_name'], cents: number): z.input<typeof RefundTarget>[] =>
  method && cents > 0 ? [{ method, amount: formatMoney(cents) }] : []

async function showParcel(db: Db, parcels: readonly RefundParcelRow[], direction: Direction, locale: Locale) {
  const parcel = parcels.find((one) => one.direction === direction)
  if (!parcel) return null
  const { id, express_name, delivery_code, delivery_no, sent_at, track_id } = parcel
  const tracks = await tracksIn(db, track_id === null ? [] : [track_id], locale)
  return {
    id,
    express_name: localText(express_name, locale),
    delivery_code,
    delivery_no,
    sent_at: formatDateTime(sent_at),
    ...showTrack(track_id === null ? undefined : tracks.get(track_id), locale),
  }
}

const payoutOf = ({ payout_status, payout_channel, payout_cents, payout_at }: Surroundings) =>
  payout_status && payout_channel
    ? {
        status: payout_status,
        method: payout_channel,
        amount: formatMoney(payout_cents ?? 0),
        paid_at: timeOrNull(payout_at),
      }
    : null

const showOrder = (order_id: number, it: Surroundings) => ({
  id: order_id,
  order_no: it.order_no,
  order_status: it.shown_status,
  goods_money: formatMoney(it.order_goods_cents),
  freight_money: formatMoney(it.order_freight_cents),
  discount_money: formatMoney(it.discount_cents),
  total_price: formatMoney(it.total_cents),
  refunded_money: formatMoney(it.refunded_cents),
  payment_name: it.payment_name,
  paid_at: timeOrNull(it.paid_at),
  shipped_at: timeOrNull(it.shipped_at),
  received_at: timeOrNull(it.received_at),
  created_at: formatDateTime(it.created_at),
})

/** What would go back for an open request: freight too, if it is the last of an unshipped order. */
async function expectedCents(db: Db, row: ShownRefund, lines: readonly ShownLine[]): Promise<number> {
  if (row.ended_at) return row.goods_cents + row.freight_cents
  const { unrefunded_num, is_part_sent, freight_cents } = await orderTotals(db, row.order_id)
  const pieces = lines.reduce((sum, { n }) => sum + n, 0)
  return row.goods_cents + (row.kind === 'refund' && pieces === unrefunded_num && !is_part_sent ? freight_cents : 0)
}

/** What the single view adds for everybody. */
export async function showRefundDetail(db: Db, row: ShownRefund, lines: readonly ShownLine[], locale: Locale) {
  const it = await surroundingsOf(db, row.id)
  const place = await placesIn(db, [it.store_area], locale)
  const parcels = await parcelsOfRefunds(db, [row.id])
  return {
    lines: lines.map((line) => explained(line, locale)),
    remark: row.remark,
    images: row.images,
    log: (await logOf(db, row.id)).map(({ id, event, by_kind, status, message, images, created_at }) => ({
      id,
      event,
      by: by_kind,
      status,
      message,
      images,
      at: formatDateTime(created_at),
    })),
    return_to:
      row.kind === 'refund'
        ? null
        : {
            name: localText(it.store_name, locale),
            tel: it.store_tel,
            area: place(it.store_area),
            address: it.store_address,
          },
    sent_back: await showParcel(db, parcels, 'back', locale),
    replacement: await showParcel(db, parcels, 'replacement', locale),
    goes_to: targetsOf(it.payment_name, await expectedCents(db, row, lines)),
    payout: payoutOf(it),
    order: showOrder(row.order_id, it),
    ended_at: timeOrNull(row.ended_at),
  }
}
