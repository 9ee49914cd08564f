import type { TestApp } from '../app.ts'
import { makeGoods, makeShopper, makeStore, type MadeGoods, type MadeShopper, type MadeStore } from '../factories.ts'

export interface Referred {
  store: MadeStore
  goods: MadeGoods
  shopper: MadeShopper
  /** The buyer's referrer, that one's referrer, and theirs. */
  referrers: MadeShopper[]
}

/** Sets who brought a user. */
export const setInviter = (it: TestApp, userId: number, inviterId: number | null) =>
  it.ctx.db.pool.query('update users set inviter_id = $2 where id = $1', [userId, inviterId])

/** Goods of a store that pay referrers these rates, in basis points. */
export async function makeDistributed(it: TestApp, storeId: number, rates: readonly [number, number, number]) {
  const goods = await makeGoods(it.ctx.db, storeId)
  await it.ctx.db.pool.query(
    'insert into distributions (store_id, goods_id, lev_1_bp, lev_2_bp, lev_3_bp) values ($1, $2, $3, $4, $5)',
    [storeId, goods.goods_id, ...rates],
  )
  return goods
}

/** A buyer with referrers on three levels, and goods of a store that pay them 10 %, 5 % and 2 %. */
export async function referred(
  it: TestApp,
  rates: readonly [number, number, number] = [1000, 500, 200],
): Promise<Referred> {
  const store = await makeStore(it.ctx.db)
  const goods = await makeDistributed(it, store.store_id, rates)
  const shopper = await makeShopper(it, { money_cents: 1_000_000 })
  const referrers = [await makeShopper(it), await makeShopper(it), await makeShopper(it)]
  let below = shopper
  for (const referrer of referrers) {
    await setInviter(it, below.id, referrer.id)
    below = referrer
  }
  return { store, goods, shopper, referrers }
}
