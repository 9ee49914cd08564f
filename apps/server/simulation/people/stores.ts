import { addStoreCard } from '@fangshi/contract/bank-cards'
import type { Random } from '@fangshi/demo/random'
import type { TestApp } from '../../test/app.ts'
import { makeExpress, makeGoods, makeStore } from '../../test/factories.ts'
import { newCardNo, setPayPassword, testPayPassword } from '../../test/withdrawals.ts'
import { setRate } from '../../test/settleable.ts'
import { personOf, type Person } from './person.ts'

export interface SimulatedStore {
  store_id: number
  owner: Person
  goods: readonly { goods_id: number; sku_ids: readonly number[] }[]
  card_id: number
}

export const courier = 'SF'
const goodsOfStore = 6
/** 5 %. */
const commissionBp = 500

async function openStore(it: TestApp, random: Random, index: number): Promise<SimulatedStore> {
  const { db } = it.ctx
  const { store_id, user_id } = await makeStore(db, { first_price_cents: random.int(0, 12) * 100 })
  await setPayPassword(it, user_id)
  const goods: SimulatedStore['goods'][number][] = []
  for (let made = 0; made < goodsOfStore; made++) {
    const price_cents = random.int(100, 30_000)
    const skus = Array.from({ length: random.int(1, 3) }, () => ({
      // Some at the same price, so that there is something to exchange for.
      price_cents: random.chance(0.7) ? price_cents : price_cents + random.int(1, 999),
      on_hand: random.int(5, 120),
      weight_g: random.int(1, 30) * 100,
    }))
    goods.push(await makeGoods(db, store_id, { skus, freight_choice: random.chance(0.3) ? 'free' : 'default' }))
  }
  const owner = personOf(it, `store ${index + 1}`, { area: 'Seller', user_id })
  const { call } = await owner.session()
  const card = { name: '坊市小店', bank_name: '中国银行', card_no: newCardNo(), pay_password: testPayPassword }
  const { id: card_id } = await call(addStoreCard, { body: card })
  return { store_id, owner, goods, card_id }
}

/** Open stores with goods, freight, and a bank card. */
export async function openStores(it: TestApp, random: Random, count: number): Promise<SimulatedStore[]> {
  await makeExpress(it.ctx.db, courier)
  await setRate(it, commissionBp)
  const stores: SimulatedStore[] = []
  for (let index = 0; index < count; index++) stores.push(await openStore(it, random, index))
  return stores
}
