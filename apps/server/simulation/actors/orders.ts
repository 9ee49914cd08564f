import { cancelReasonKeys } from '@fangshi/contract/cancel-reasons'
import { buyAgain, getOrder, moveOrder, shipOrder } from '@fangshi/contract/orders'
import type { Marketplace } from '../marketplace.ts'
import { courier } from '../people/stores.ts'
import { send } from '../send.ts'
import { rowOf, shopperOf, storeOf, type Act } from './actor.ts'

interface Order {
  id: number
  user_id: number
  store_id: number
}

/** One of the orders that are shown in this status: of the oldest ones, so that most move before their time is up. */
const orderIn = (market: Marketplace, status: string): Promise<Order | undefined> =>
  rowOf<Order>(market, 'select id, user_id, store_id from orders where shown_status = $1 order by id limit 30', [
    status,
  ])

async function cancel(market: Marketplace): Promise<void> {
  const order = await orderIn(market, 'waiting_payment')
  if (!order) return
  const reason = market.random.pick(cancelReasonKeys)
  const body = { action: 'cancel', reason } as const
  await send(market, shopperOf(market, order.user_id), moveOrder, { params: { id: order.id }, body })
}

async function receive(market: Marketplace): Promise<void> {
  const order = await orderIn(market, 'waiting_receipt')
  if (!order) return
  const action = market.random.chance(0.9) ? 'receive' : 'extend'
  await send(market, shopperOf(market, order.user_id), moveOrder, { params: { id: order.id }, body: { action } })
}

async function look(market: Marketplace): Promise<void> {
  const order = await rowOf<Order>(market, 'select id, user_id, store_id from orders order by id desc limit 30')
  if (order) await send(market, shopperOf(market, order.user_id), getOrder, { params: { id: order.id } })
}

async function buyItAgain(market: Marketplace): Promise<void> {
  const order = await orderIn(market, 'completed')
  if (order) await send(market, shopperOf(market, order.user_id), buyAgain, { params: { id: order.id } })
}

/** Sends all that is left, or one line alone. */
async function ship(market: Marketplace): Promise<void> {
  const { random, it } = market
  // The lines of an order with an open request can be sent, except those of the request.
  const order = await orderIn(market, random.chance(0.9) ? 'waiting_delivery' : 'after_sale_refund')
  if (!order) return
  const { rows } = await it.ctx.db.pool.query<{ id: number }>(
    'select id from order_lines where order_id = $1 and parcel_id is null order by id',
    [order.id],
  )
  const lines = rows.length > 1 && random.chance(0.3) ? { line_ids: [random.pick(rows).id] } : {}
  const delivery_no = `SF${String(random.int(1, 999_999_999)).padStart(9, '0')}`
  const body = { delivery_code: courier, delivery_no, ...lines }
  await send(market, storeOf(market, order.store_id).owner, shipOrder, { params: { id: order.id }, body })
}

export const orderActs: readonly Act[] = [
  { name: 'cancel', weight: 2, do: cancel },
  { name: 'receive', weight: 10, do: receive },
  { name: 'look at an order', weight: 2, do: look },
  { name: 'buy again', weight: 1, do: buyItAgain },
  { name: 'ship', weight: 21, do: ship },
]
