import { cancelReasons, type CancelReason } from '@fangshi/contract/cancel-reasons'
import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { getOrder, OrderRow as WireRow } from '@fangshi/contract/orders'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import { showTrack, type TrackRow } from '../../logistics/public.ts'
import { showStep, type Step } from '../../pricing/public.ts'
import { arrivalOfOrder } from '../arrival/arrival.ts'
import type { DeliveryTime } from '../arrival/delivery-times.db.ts'
import type { DetailRow, HistoryRow, LineRow, OrderRow } from './list.db.ts'
import { showBought } from './bought-line.show.ts'
import { actionsFor } from '../life/order.ts'
import type { ParcelRow } from '../parcels/parcels.db.ts'

/** Who a row is shown to, and when. */
export interface Reader {
  locale: Locale
  now: Date
}

const timeOrNull = (at: Date | null): string | null => at && formatDateTime(at)

/** A line as it was bought. */
export const showLine = (line: LineRow, locale: Locale): WireRow['order_goods'][number] => ({
  ...showBought(line, locale),
  goods_price: formatMoney(line.price_cents),
  buy_num: line.buy_num,
  total_price: formatMoney(line.total_cents),
  refunded_num: line.refunded_num,
  refunded_money: formatMoney(line.refunded_cents),
  refund_id: line.open_refund_id,
})

/** A parcel with the name of its express company. */
export const showParcel = ({ id, express_name, delivery_code, delivery_no, sent_at }: ParcelRow, locale: Locale) => ({
  id,
  express_name: localText(express_name, locale),
  delivery_code,
  delivery_no,
  sent_at: formatDateTime(sent_at),
})

/** Parcels with their tracking. */
export const showTraced = (parcels: readonly ParcelRow[], tracks: ReadonlyMap<number, TrackRow>, locale: Locale) =>
  parcels.map((parcel) => ({
    ...showParcel(parcel, locale),
    ...showTrack(parcel.track_id === null ? undefined : tracks.get(parcel.track_id), locale),
  }))

/** The reason as an administrator wrote it, or the one that the shopper chose, in the reader's language. */
const reasonText = (reason: string, locale: Locale): string =>
  isCancelReason(reason) ? localText(cancelReasons[reason], locale) : reason
const isCancelReason = (reason: string): reason is CancelReason => Object.hasOwn(cancelReasons, reason)

/** A move in an order's history: who, when, why. */
export const showMove = ({ status, by_kind, reason, created_at }: HistoryRow, locale: Locale) => ({
  status,
  by: by_kind,
  reason: reasonText(reason, locale),
  at: formatDateTime(created_at),
})

const showGroup = ({
  expires_s,
  ...group
}: NonNullable<OrderRow['collective']>): NonNullable<WireRow['collective']> => ({
  ...group,
  expires_at: expires_s === null ? null : formatDateTime(new Date(expires_s * 1000)),
})

/** An order as its buyer sees it in a list. */
export const showRow = (row: OrderRow, lines: readonly LineRow[], { locale, now }: Reader): WireRow => ({
  id: row.id,
  order_no: row.order_no,
  group_no: row.group_no,
  order_status: row.shown_status,
  store_id: row.store_id,
  store_name: localText(row.store_name, locale),
  store_logo: row.store_logo,
  order_goods: lines.map((line) => showLine(line, locale)),
  buy_num: lines.reduce((sum, line) => sum + line.buy_num, 0),
  goods_money: formatMoney(row.goods_cents),
  freight_money: formatMoney(row.freight_cents),
  discount_money: formatMoney(row.discount_cents),
  total_price: formatMoney(row.total_cents),
  refunded_money: formatMoney(row.refunded_cents),
  created_at: formatDateTime(row.created_at),
  pay_before: row.status === 'waiting_payment' ? formatDateTime(row.pay_before) : null,
  collective: row.collective && showGroup(row.collective),
  actions: actionsFor(row, lines, now),
})

interface Parts {
  lines: readonly LineRow[]
  order_goods: Reply<typeof getOrder>['order_goods']
  parcels: readonly ParcelRow[]
  tracks: ReadonlyMap<number, TrackRow>
  history: readonly HistoryRow[]
  /** What parcels of its store to its province took lately. */
  time: DeliveryTime | undefined
}

const sentOf = (parcels: readonly ParcelRow[], tracks: ReadonlyMap<number, TrackRow>) =>
  parcels.map(({ sent_at, track_id }) => ({
    sent_at,
    isDelivered: track_id !== null && tracks.get(track_id)?.state === 'delivered',
  }))

/** An order as its buyer sees it on its own page. */
export const showDetail = (
  row: DetailRow,
  { lines, order_goods, parcels, tracks, history, time }: Parts,
  reading: Reader,
): Reply<typeof getOrder> => ({
  ...showRow(row, lines, reading),
  order_goods,
  receive_name: row.receive_name,
  receive_tel: row.receive_tel,
  receive_area: row.receive_area,
  receive_address: row.receive_address,
  remark: row.remark,
  payment_name: row.payment_name,
  pay_time: timeOrNull(row.paid_at),
  delivery_time: timeOrNull(row.shipped_at),
  receipt_time: timeOrNull(row.received_at),
  receive_before: row.status === 'waiting_receipt' ? timeOrNull(row.due_at) : null,
  arrives_on: time ? arrivalOfOrder({ ...row, parcels: sentOf(parcels, tracks) }, time, reading.now) : null,
  steps: (row.steps as Step[]).map((step) => showStep(step, reading.locale)),
  parcels: showTraced(parcels, tracks, reading.locale),
  history: history.map((move) => showMove(move, reading.locale)),
})
