import { addToCart, editCartLine } from '@fangshi/contract/cart'
import { getGoods, listGoods } from '@fangshi/contract/catalog'
import { createOrder, payOrder, quoteOrder } from '@fangshi/contract/orders'
import { parseMoney } from '@fangshi/contract/money'
import type { Marketplace } from '../marketplace.ts'
import type { SimulatedShopper } from '../people/shoppers.ts'
import { send } from '../send.ts'
import { rowOf, shopperOf, type Act } from './actor.ts'
import { channelOf, deviceOf, useWallet } from './wallet.ts'

const skuOf = ({ random, stores }: Marketplace): number => random.pick(random.pick(random.pick(stores).goods).sku_ids)
const piecesOf = ({ random }: Marketplace): number => random.weighted([1, 2, 3, 8], (pieces) => 10 / pieces)

async function browse(market: Marketplace): Promise<void> {
  const { random, shoppers, stores } = market
  const shopper = random.pick(shoppers)
  await send(market, shopper, listGoods, { query: {} })
  await send(market, shopper, getGoods, { params: { id: random.pick(random.pick(stores).goods).goods_id } })
}

async function fillCart(market: Marketplace): Promise<void> {
  const shopper = market.random.pick(market.shoppers)
  const line = await rowOf<{ id: number }>(market, 'select id from carts where user_id = $1 order by id', [
    shopper.user_id,
  ])
  const buy_num = piecesOf(market)
  if (line && market.random.chance(0.15))
    await send(market, shopper, editCartLine, { params: { id: line.id }, body: { buy_num } })
  else await send(market, shopper, addToCart, { body: { sku_id: skuOf(market), buy_num } })
}

/** Lines of the cart, if there are some, else a SKU. */
async function paramsOf(market: Marketplace, { user_id }: SimulatedShopper): Promise<string> {
  const { it, random } = market
  const { rows } = await it.ctx.db.pool.query<{ id: number }>(
    'select id from carts where user_id = $1 order by id limit 4',
    [user_id],
  )
  const chosen = rows.slice(0, random.int(0, rows.length)).map(({ id }) => id)
  return chosen.length ? `cart-${chosen.join('-')}` : `sku-${skuOf(market)}x${piecesOf(market)}`
}

async function pay(market: Marketplace, shopper: SimulatedShopper, group_no: string, cents: number): Promise<void> {
  const { random } = market
  if (random.chance(0.4)) {
    const ticket = await shopper.ticket(cents)
    await send(market, shopper, payOrder, { body: { group_no, method: 'balance', ticket } })
    return
  }
  const body = { group_no, method: channelOf(market), device: deviceOf(market) }
  const payable = await send(market, shopper, payOrder, { body })
  if (payable && !payable.paid) await useWallet(market, payable)
}

async function buy(market: Marketplace): Promise<void> {
  const { random } = market
  const shopper = random.pick(market.shoppers)
  const address_id = random.pick(shopper.address_ids)
  const params = await paramsOf(market, shopper)
  const quote = await send(market, shopper, quoteOrder, { body: { params, address_id } })
  if (!quote?.orderable) return
  const { total_price } = quote
  const again = random.chance(0.5)
  const placed = await send(market, shopper, createOrder, { body: { params, address_id, total_price, again } })
  if (placed && !placed.paid && random.chance(0.8))
    await pay(market, shopper, placed.group_no, parseMoney(total_price) ?? 0)
}

/** Pays a group that waits for it, which may have been begun by another channel already. */
async function payLater(market: Marketplace): Promise<void> {
  const group = await rowOf<{ group_no: string; user_id: number; total_cents: number }>(
    market,
    `select group_no, user_id, total_cents from order_groups where status = 'open' order by id desc limit 20`,
  )
  if (group) await pay(market, shopperOf(market, group.user_id), group.group_no, group.total_cents)
}

export const shoppingActs: readonly Act[] = [
  { name: 'browse', weight: 4, do: browse },
  { name: 'fill the cart', weight: 8, do: fillCart },
  { name: 'buy', weight: 24, do: buy },
  { name: 'pay', weight: 8, do: payLater },
]
