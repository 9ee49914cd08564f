import type { PlannedOrder } from '@fangshi/demo/demo-plan'
import type { Tx } from '../kernel/db/db.ts'
import { dueAfter, orderNumber, type OrderTimeouts } from '../modules/orders/public.ts'
import { orderHistory, orderLines, orders as ordersTable, parcels } from '../modules/orders/schema.ts'
import type { PricedStore } from '../modules/pricing/public.ts'
import { insertKeyed, insertRows, of } from './insert.ts'
import type { Group } from './load-groups.ts'
import { loadTracks, type SentParcel } from './load-tracks.ts'
import { historyOf } from './order-history.ts'
import type { Pricing } from './price-orders.ts'

export interface Ordered extends Pricing {
  groups: readonly Group[]
  /** Ids by group key. */
  groupIds: ReadonlyMap<string, number>
  priced: ReadonlyMap<string, PricedStore>
  waits: OrderTimeouts
  /** The moment at which the demo begins. */
  now: Date
}

/** The orders with parcels, lines and history; gives their ids by key. */
export async function loadOrders(tx: Tx, all: Ordered): Promise<Map<string, number>> {
  const ids = await insertKeyed(
    tx,
    ordersTable,
    all.groups.flatMap((group) => group.orders.map((order, place) => [order.key, orderRow(all, group, order, place)])),
  )
  const orders = all.groups.flatMap((group) => group.orders)
  const sent = orders.flatMap((order) => sentParcels(all, of(ids, order.key), order))
  const trackIds = await loadTracks(tx, sent, all.now)
  const parcelIds = await insertKeyed(
    tx,
    parcels,
    sent.map(({ key, order, parcel: { courier, number, shipped_at } }) => {
      const row = { order_id: of(ids, order.key), delivery_code: courier, delivery_no: number, sent_at: shipped_at }
      return [key, { ...row, track_id: of(trackIds, key) }] as const
    }),
  )
  await insertRows(
    tx,
    orderLines,
    orders.flatMap((order) => lineRows(all, of(ids, order.key), order, parcelIds)),
  )
  const history = all.groups.flatMap((group) =>
    group.orders.flatMap((order) =>
      historyOf(order, group.user_id, of(all.stores, order.store).owner_id).map((row) => ({
        ...row,
        order_id: of(ids, order.key),
      })),
    ),
  )
  await insertRows(
    tx,
    orderHistory,
    history.sort((a, b) => Number(a.created_at) - Number(b.created_at)),
  )
  return ids
}

function orderRow(all: Ordered, group: Group, order: PlannedOrder, place: number): typeof ordersTable.$inferInsert {
  const { goods_cents, freight_cents, discount_cents, total_cents, steps, store_id } = of(all.priced, order.key)
  const receiver = of(all.receivers, order.address)
  return {
    goods_cents,
    freight_cents,
    discount_cents,
    total_cents,
    steps,
    store_id,
    group_id: of(all.groupIds, group.key),
    order_no: orderNumber(group.group_no, place),
    user_id: group.user_id,
    status: order.status,
    receive_name: receiver.receive_name,
    receive_tel: receiver.receive_tel,
    receive_province: receiver.province_code,
    receive_area: receiver.area_info,
    receive_address: receiver.address,
    remark: order.remark,
    payment_name: order.paid_at && 'balance',
    due_at: dueAt(order, all.waits),
    paid_at: order.paid_at,
    shipped_at: order.shipped_at,
    received_at: order.received_at,
    completed_at: order.completed_at,
    cancelled_at: order.cancelled_at,
    created_at: order.placed_at,
  }
}

function dueAt({ completed_at, received_at, shipped_at }: PlannedOrder, waits: OrderTimeouts): Date | null {
  if (completed_at) return null
  if (received_at) return dueAfter('receive', received_at, waits)
  return shipped_at && dueAfter('ship', shipped_at, waits)
}

const parcelKey = (orderId: number, sku: string): string => `${orderId} ${sku}`

/** Keyed by the first SKU in the parcel. */
const sentParcels = (all: Ordered, orderId: number, order: PlannedOrder): SentParcel[] =>
  order.parcels.map((parcel) => ({
    key: parcelKey(orderId, parcel.lines[0]?.sku ?? ''),
    parcel,
    order,
    store_id: of(all.priced, order.key).store_id,
    receiver: of(all.receivers, order.address),
  }))

function lineRows(
  { priced }: Ordered,
  order_id: number,
  order: PlannedOrder,
  parcelIds: ReadonlyMap<string, number>,
): (typeof orderLines.$inferInsert)[] {
  const parcelOf = (sku: string): number | null => {
    const first = order.parcels.find(({ lines }) => lines.some((line) => line.sku === sku))?.lines[0]
    return first ? of(parcelIds, parcelKey(order_id, first.sku)) : null
  }
  const { store_id, lines } = of(priced, order.key)
  return lines.map((line, index) => ({
    order_id,
    store_id,
    goods_id: line.goods_id,
    sku_id: line.sku_id,
    goods_name: line.goods_name,
    sku_name: line.sku_name,
    goods_image: line.goods_image,
    price_cents: line.price_cents,
    buy_num: line.buy_num,
    total_cents: line.total_cents,
    paid_cents: line.paid_cents,
    weight_g: line.weight_g,
    parcel_id: parcelOf(order.lines[index]?.sku ?? ''),
  }))
}
