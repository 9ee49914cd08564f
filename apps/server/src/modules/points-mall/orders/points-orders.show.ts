import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { PointsOrder } from '@fangshi/contract/points-mall'
import { formatDateTime } from '@fangshi/contract/time'
import { shopperActions } from './points-order.ts'
import type { PointsOrderRow } from './points-orders.db.ts'

const timeOf = (at: Date | null): string | null => (at ? formatDateTime(at) : null)

/** An order of points goods as its shopper sees it. */
export const showPointsOrder = (row: PointsOrderRow, locale: Locale, now: Date): PointsOrder => ({
  id: row.id,
  order_no: row.order_no,
  order_status: row.status,
  goods_id: row.goods_id,
  goods_name: localText(row.goods_name, locale),
  goods_image: row.goods_image,
  goods_price: row.points,
  cash_price: formatMoney(row.cash_cents),
  buy_num: row.buy_num,
  total_points: row.total_points,
  total_cash: formatMoney(row.total_cash_cents),
  receive_name: row.receive_name,
  receive_tel: row.receive_tel,
  receive_area: row.receive_area,
  receive_address: row.receive_address,
  remark: row.remark,
  delivery_name: row.delivery_name ? localText(row.delivery_name, locale) : '',
  delivery_no: row.delivery_no,
  cancel_reason: row.cancel_reason,
  pay_before: row.status === 'waiting_payment' ? timeOf(row.pay_before) : null,
  shipped_at: timeOf(row.shipped_at),
  created_at: formatDateTime(row.created_at),
  actions: shopperActions(row, now),
})
