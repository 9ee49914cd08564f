import { getGoods } from '@fangshi/contract/catalog'
import type { Call } from '@fangshi/contract/client'
import * as orders from '@fangshi/contract/orders'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import {
  makeAddress,
  makeGoods,
  makeShopper,
  makeStore,
  type MadeGoods,
  type MadeStore,
} from '../../../../test/factories.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { createTemplate } from '../../freight/public.ts'

let it: TestApp
let store: MadeStore
let goods: MadeGoods
beforeAll(async () => {
  it = await testApp()
})
beforeEach(async () => {
  store = await makeStore(it.ctx.db) // 6.00 for the first kilogram, 2.00 for each further one
  goods = await makeGoods(it.ctx.db, store.store_id, { skus: [{ weight_g: 2500 }, { weight_g: 1200 }] })
})
afterAll(() => it.close())

const sku = (index: number): number => goods.sku_ids[index] as number
const shopperAt = async (province_code: '33' | '65') => {
  const shopper = await makeShopper(it)
  await makeAddress(it.ctx.db, shopper.id, { province_code })
  return shopper
}
const freight = ({ call }: { call: Call }, sku_id: number, buy_num = 1) =>
  call(orders.freightOfSku, { params: { sku_id }, query: { buy_num } })
const lowest = async () => (await it.as(null)(getGoods, { params: { id: goods.goods_id } })).freight
/** Sends the goods by a template of 18.00 that serves `provinces`. */
async function useTemplate(provinces: string[], first_price_cents = 1800): Promise<void> {
  const terms = { name: '偏远', first_weight_g: 3000, next_weight_g: 1000, next_price_cents: 600, provinces }
  const id = await inTx(it.ctx.db, (tx) => createTemplate(tx, store.store_id, { ...terms, first_price_cents }))
  await it.ctx.db.pool.query(`update goods set freight_choice = 'template', freight_id = $2 where id = $1`, [
    goods.goods_id,
    id,
  ])
}

test('the page shows the least that checkout charges, whatever the template', async () => {
  const [near, far] = [await shopperAt('33'), await shopperAt('65')]
  const charged = async (): Promise<string[]> =>
    Promise.all(
      [near, far].map(async ({ call }) => {
        const quote = await call(orders.quoteOrder, { body: { params: `sku-${sku(1)}x1` } })
        return quote.freight_money
      }),
    )
  expect(await charged()).toEqual(['8.00', '8.00'])
  expect(await lowest()).toEqual({ kind: 'template', lowest_price: '8.00' })

  await useTemplate(['65'])
  expect(await charged()).toEqual(['8.00', '18.00'])
  expect(await lowest()).toEqual({ kind: 'template', lowest_price: '8.00' })

  await useTemplate(['65'], 500)
  expect(await charged()).toEqual(['8.00', '5.00'])
  expect(await lowest()).toEqual({ kind: 'template', lowest_price: '5.00' })

  await useTemplate(['33', '65'])
  expect(await charged()).toEqual(['18.00', '18.00'])
  expect(await lowest()).toEqual({ kind: 'template', lowest_price: '18.00' })

  await useTemplate([])
  expect(await charged()).toEqual(['8.00', '8.00'])
  expect(await lowest()).toEqual({ kind: 'template', lowest_price: '8.00' })

  await it.ctx.db.pool.query(`update goods set freight_choice = 'free', freight_id = null where id = $1`, [
    goods.goods_id,
  ])
  expect(await charged()).toEqual(['0.00', '0.00'])
  expect(await lowest()).toEqual({ kind: 'free', lowest_price: '0.00' })
})

test('a shopper gets the freight of their pieces to their default address', async () => {
  await useTemplate(['65'])
  const [near, far] = [await shopperAt('33'), await shopperAt('65')]
  expect(await freight(near, sku(0), 2)).toEqual({
    freight_money: '14.00',
    area_info: '浙江省杭州市西湖区',
    arrives_on: null,
  })
  expect(await freight(far, sku(0), 2)).toMatchObject({ freight_money: '30.00' })
  expect(await freight(await makeShopper(it), sku(0))).toBeNull()
})

test('nothing is known of unknown SKUs, to guests, or for no pieces', async () => {
  const shopper = await shopperAt('33')
  await expect(freight(shopper, 999_999)).rejects.toMatchObject({ code: 404, key: 'GOODS_NOT_FOUND' })
  await expect(freight(shopper, sku(0), 0)).rejects.toMatchObject({ code: 422, fields: { buy_num: 'BUY_NUM_INVALID' } })
  await expect(freight({ call: it.as(null) }, sku(0))).rejects.toMatchObject({ code: 401 })
})
