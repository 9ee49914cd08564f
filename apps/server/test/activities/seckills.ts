import type { Call } from '@fangshi/contract/client'
import { createOrder } from '@fangshi/contract/orders'
import { sellerSeckills } from '@fangshi/contract/seckills'
import { formatDateTime } from '@fangshi/contract/time'
import { newKey, type TestApp } from '../app.ts'
import {
  loginSeller,
  makeAddress,
  makeGoods,
  makeShopper,
  makeStore,
  type MadeGoods,
  type MadeShopper,
  type MadeStore,
} from '../factories.ts'

export const hour = 60 * 60_000

export interface MadeSeckill extends MadeGoods {
  id: number
  store: MadeStore
  seller: Call
  sku_id: number
}

/** The instant in some ms as forms write it. */
export const inMs = ({ ctx }: TestApp, ms: number): string => formatDateTime(new Date(ctx.now().getTime() + ms))

/** The form of a flash sale at 4.00, of 5 pieces, that runs for an hour from now on. */
export const seckillForm = (
  it: TestApp,
  { goods_id, sku_ids }: MadeGoods,
  { quota = 5, ...over }: { quota?: number } & object = {},
) => ({
  goods_id,
  start_time: inMs(it, 0),
  end_time: inMs(it, hour),
  max_per_person: 2,
  skus: [{ sku_id: sku_ids[0] as number, price: '4.00', quota }],
  ...over,
})

/** A flash sale of goods that have 8 pieces at 10.00 of each SKU, delivered for free. */
export async function makeSeckill(it: TestApp, over: object = {}, on_hand = 8): Promise<MadeSeckill> {
  const store = await makeStore(it.ctx.db)
  const goods = await makeGoods(it.ctx.db, store.store_id, { freight_choice: 'free', skus: [{ on_hand }, { on_hand }] })
  const { call: seller } = await loginSeller(it, store)
  const { id } = await seller(sellerSeckills.store, { body: seckillForm(it, goods, over) })
  return { ...goods, id, store, seller, sku_id: goods.sku_ids[0] as number }
}

export interface Buyer extends MadeShopper {
  address_id: number
}
export async function newBuyer(it: TestApp, money_cents = 100_000): Promise<Buyer> {
  const shopper = await makeShopper(it, { money_cents })
  return { ...shopper, address_id: await makeAddress(it.ctx.db, shopper.id) }
}

/** Orders pieces of a SKU directly, at a total that the buyer confirmed. */
export const buy = ({ call, address_id }: Buyer, sku_id: number, n: number, total_price: string, more: object = {}) =>
  call(
    createOrder,
    { body: { params: `sku-${sku_id}x${n}`, address_id, total_price, again: true, ...more } },
    { key: newKey() },
  )

/** The pieces of a SKU: in the ordinary stock, and in its newest activity. */
export async function piecesOf({ ctx }: TestApp, sku_id: number) {
  const { rows } = await ctx.db.pool.query<{ shelf: string; pool: string | null }>(
    `select s.on_hand || '/' || s.reserved as shelf,
            (select on_hand || '/' || reserved from stock_pools where sku_id = s.id order by id desc limit 1) as pool
       from skus s where s.id = $1`,
    [sku_id],
  )
  return rows[0]
}
