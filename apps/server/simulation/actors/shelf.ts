import { changePrices } from '@fangshi/contract/goods-bulk'
import { shelveGoods } from '@fangshi/contract/goods-seller'
import { changeStock } from '@fangshi/contract/stock-seller'
import type { Marketplace } from '../marketplace.ts'
import { send } from '../send.ts'
import { rowOf, storeOf, type Act } from './actor.ts'

async function changePrice(market: Marketplace): Promise<void> {
  const { random } = market
  const { owner, goods } = random.pick(market.stores)
  const ids = [random.pick(goods).goods_id]
  await send(market, owner, changePrices, { body: { ids, mode: 'percent', percent: random.int(85, 118) } })
}

/** Puts pieces where few are left. */
async function restock(market: Marketplace): Promise<void> {
  const sku = await rowOf<{ id: number; store_id: number }>(
    market,
    'select id, store_id from skus order by on_hand - reserved, id limit 8',
  )
  if (!sku) return
  const body = { mode: 'add', pieces: market.random.int(20, 150) } as const
  await send(market, storeOf(market, sku.store_id).owner, changeStock, { params: { id: sku.id }, body })
}

/** Takes goods off the shelf, and puts all that are off back on it. */
async function shelve(market: Marketplace): Promise<void> {
  const off = await rowOf<{ id: number; store_id: number }>(
    market,
    `select id, store_id from goods where shelf = 'off' order by id`,
  )
  if (off) {
    await send(market, storeOf(market, off.store_id).owner, shelveGoods, { body: { ids: [off.id], shelf: 'on' } })
    return
  }
  const { owner, goods } = market.random.pick(market.stores)
  await send(market, owner, shelveGoods, { body: { ids: [market.random.pick(goods).goods_id], shelf: 'off' } })
}

export const shelfActs: readonly Act[] = [
  { name: 'change prices', weight: 2, do: changePrice },
  { name: 'restock', weight: 5, do: restock },
  { name: 'shelve', weight: 1, do: shelve },
]
