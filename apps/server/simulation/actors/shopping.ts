import { addToCart, editCartLine } from '@fangshi/contract/cart'
import { getGoods, listGoods } from '@fangshi/contract/catalog'
import type { Marketplace } from '../marketplace.ts'
import type { SimulatedShopper } from '../people/shoppers.ts'
import { send } from '../send.ts'
import { rowOf, shopperOf, type Act } from './actor.ts'
import { checkOut, payGroup } from './checkout.ts'

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

async function buy(market: Marketplace): Promise<void> {
  const shopper = market.random.pick(market.shoppers)
  await checkOut(market, shopper, await paramsOf(market, shopper))
}

/** Buys in a flash sale that runs, which may be sold out. */
async function buyInSale(market: Marketplace): Promise<void> {
  const { random, clock } = market
  const pool = await rowOf<{ sku_id: number }>(
    market,
    `select p.sku_id from stock_pools p join goods_activities a on a.id = p.activity_id
      where p.is_open and a.kind = 'seckill' and a.start_time <= $1 and a.end_time > $1 order by p.id`,
    [clock.now],
  )
  if (pool) await checkOut(market, random.pick(market.shoppers), `sku-${pool.sku_id}x${random.int(1, 2)}`)
}

/** Pays a group that waits for it, which may have been begun by another channel already. */
async function payLater(market: Marketplace): Promise<void> {
  const group = await rowOf<{ group_no: string; user_id: number; total_cents: number }>(
    market,
    `select group_no, user_id, total_cents from order_groups where status = 'open' order by id desc limit 20`,
  )
  if (group) await payGroup(market, shopperOf(market, group.user_id), group.group_no, group.total_cents)
}

export const shoppingActs: readonly Act[] = [
  { name: 'browse', weight: 4, do: browse },
  { name: 'fill the cart', weight: 8, do: fillCart },
  { name: 'buy', weight: 28, do: buy },
  { name: 'buy in a flash sale', weight: 5, do: buyInSale },
  { name: 'pay', weight: 8, do: payLater },
]
