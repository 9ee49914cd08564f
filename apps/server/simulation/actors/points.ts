import {
  createPointsOrder,
  getPointsPayment,
  listPointsOrders,
  movePointsOrder,
  payPointsOrder,
  quotePointsOrder,
} from '@fangshi/contract/points-mall'
import { cancelPointsOrder, pointsGoods, shipPointsOrder } from '@fangshi/contract/points-mall-admin'
import type { PointsOrderStatus } from '@fangshi/contract/points-order-states'
import { parseMoney } from '@fangshi/contract/money'
import type { Marketplace } from '../marketplace.ts'
import type { SimulatedShopper } from '../people/shoppers.ts'
import { courier } from '../people/stores.ts'
import { send } from '../send.ts'
import { rowOf, shopperOf, type Act } from './actor.ts'
import { channelOf, deviceOf, useWallet } from './wallet.ts'

const reason = '平台处理'

async function pay(market: Marketplace, shopper: SimulatedShopper, order_no: string, cents: number): Promise<void> {
  const { random } = market
  const params = { order_no }
  if (random.chance(0.3)) {
    const ticket = await shopper.ticket(cents)
    await send(market, shopper, payPointsOrder, { params, body: { method: 'balance', ticket } })
    return
  }
  const body = { method: channelOf(market), device: deviceOf(market) }
  const payable = await send(market, shopper, payPointsOrder, { params, body })
  if (payable && !payable.paid) await useWallet(market, payable)
}

/** Orders goods of the points mall, mostly somebody who has points, and mostly pays what they cost beside the points. */
async function order(market: Marketplace): Promise<void> {
  const { random } = market
  const rich = await rowOf<{ owner_id: number }>(
    market,
    `select owner_id from ledger_accounts where owner_kind = 'user' and kind = 'points' and balance >= 50 order by id`,
  )
  const shopper = rich && random.chance(0.9) ? shopperOf(market, rich.owner_id) : random.pick(market.shoppers)
  const goods_id = random.pick(market.points_goods)
  const buy_num = random.weighted([1, 2, 5], (pieces) => 1 / pieces)
  const quote = await send(market, shopper, quotePointsOrder, { query: { goods_id, buy_num } })
  if (!quote) return
  const { total_points, total_cash } = quote
  const address_id = random.pick(shopper.address_ids)
  const body = { goods_id, buy_num, address_id, total_points, total_cash }
  const placed = await send(market, shopper, createPointsOrder, { body })
  if (placed && !placed.paid && random.chance(0.75))
    await pay(market, shopper, placed.order_no, parseMoney(total_cash) ?? 0)
}

interface Order {
  id: number
  user_id: number
  order_no: string
  total_cash_cents: number
}
const orderIn = (market: Marketplace, statuses: readonly PointsOrderStatus[]): Promise<Order | undefined> =>
  rowOf<Order>(
    market,
    'select id, user_id, order_no, total_cash_cents from points_orders where status = any($1) order by id limit 30',
    [statuses],
  )

async function payLater(market: Marketplace): Promise<void> {
  const found = await orderIn(market, ['waiting_payment'])
  if (!found) return
  const shopper = shopperOf(market, found.user_id)
  await send(market, shopper, getPointsPayment, { params: { order_no: found.order_no }, query: {} })
  await pay(market, shopper, found.order_no, found.total_cash_cents)
}

async function move(market: Marketplace): Promise<void> {
  const action = market.random.pick(['receive', 'receive', 'receive', 'cancel'] as const)
  const found = await orderIn(market, [action === 'receive' ? 'waiting_receipt' : 'waiting_payment'])
  if (!found) return
  const shopper = shopperOf(market, found.user_id)
  await send(market, shopper, listPointsOrders, { query: {} })
  await send(market, shopper, movePointsOrder, { params: { id: found.id }, body: { action } })
}

/** The platform sends an order, or cancels it, whether or not it is paid. */
async function handle(market: Marketplace): Promise<void> {
  const { random, admins } = market
  const isSent = random.chance(0.85)
  const found = await orderIn(market, isSent ? ['waiting_delivery'] : ['waiting_payment', 'waiting_delivery'])
  if (!found) return
  const params = { id: found.id }
  const delivery_no = `SF${random.int(10_000_000, 99_999_999)}`
  if (isSent) await send(market, admins[0], shipPointsOrder, { params, body: { delivery_code: courier, delivery_no } })
  else await send(market, admins[0], cancelPointsOrder, { params, body: { reason } })
}

async function restock(market: Marketplace): Promise<void> {
  const { random, admins } = market
  const goods = await rowOf<{ id: number; stock: number }>(
    market,
    'select id, stock from points_goods order by stock, id limit 2',
  )
  if (!goods) return
  const body = { stock: goods.stock + random.int(3, 12), on_shelf: random.chance(0.9) }
  await send(market, admins[1], pointsGoods.update, { params: { id: goods.id }, body })
}

export const pointsActs: readonly Act[] = [
  { name: 'order points goods', weight: 2, do: order },
  { name: 'pay a points order', weight: 0.8, do: payLater },
  { name: 'receive or cancel a points order', weight: 1, do: move },
  { name: 'send or cancel a points order', weight: 1.5, do: handle },
  { name: 'restock points goods', weight: 0.4, do: restock },
]
