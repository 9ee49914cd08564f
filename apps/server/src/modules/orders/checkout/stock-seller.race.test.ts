import { createOrder } from '@fangshi/contract/orders'
import { addGoods, saveGoods, sellerGoods, shelveGoods } from '@fangshi/contract/goods-seller'
import { changeStock } from '@fangshi/contract/stock-seller'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { newKey, testApp, type TestApp } from '../../../../test/app.ts'
import { makeAddress, makeShopper, type MadeShopper } from '../../../../test/factories.ts'
import { openGoodsStore, plainForm, type GoodsStore } from '../../../../test/goods/goods-seller.ts'
import { audit } from '../../../audit.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

let it: TestApp
let store: GoodsStore
let buyers: (MadeShopper & { address_id: number })[]
beforeAll(async () => {
  it = await testApp()
  store = await openGoodsStore(it)
  await it.ctx.db.pool.query(
    `insert into freight_templates (store_id, name, is_default, first_weight_g, first_price_cents, next_weight_g, next_price_cents)
     values ($1, '默认', true, 1000, 600, 1000, 200)`,
    [store.store_id],
  )
  buyers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const shopper = await makeShopper(it)
      return { ...shopper, address_id: await makeAddress(it.ctx.db, shopper.id) }
    }),
  )
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
})
afterAll(() => it.close())

const buy = ({ call, address_id }: (typeof buyers)[number], sku_id: number) =>
  keyOf(call(createOrder, { body: { params: `sku-${sku_id}x1`, address_id, total_price: '18.50', again: true } }))

test('stock is set and added to while orders are placed: movements sum to the stock, nothing is sold twice', async () => {
  const goods = await store.call(addGoods, { body: plainForm(store) })
  const id = goods.skus[0]?.id as number
  const change = (mode: 'set' | 'add', pieces: number) =>
    keyOf(store.call(changeStock, { params: { id }, body: { mode, pieces } }, { key: newKey() }))
  const [orders, changes] = await Promise.all([
    Promise.all([...buyers, ...buyers].map((buyer) => buy(buyer, id))),
    Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? change('add', 1) : change('set', 15)))),
  ])
  expect([...orders, ...changes].filter((key) => !['ok', 'STOCK_SHORT', 'STOCK_BELOW_RESERVED'].includes(key))).toEqual(
    [],
  )
  const { rows } = await it.ctx.db.pool.query<{ on_hand: number; reserved: number; moved: number }>(
    `select on_hand, reserved, (select sum(on_hand_delta)::int from stock_movements where sku_id = s.id) as moved
       from skus s where id = $1`,
    [id],
  )
  const [stock] = rows
  expect(stock?.moved).toBe(stock?.on_hand)
  expect(stock?.reserved).toBe(orders.filter((key) => key === 'ok').length)
})

test('the whole form is saved while orders are placed: no fault, and no order loses its pieces', async () => {
  const goods = await store.call(addGoods, { body: plainForm(store, { goods_no: 'R-1' }) })
  const id = goods.skus[0]?.id as number
  const form = plainForm(store, { goods_no: 'R-1' })
  const save = () => keyOf(store.call(saveGoods, { params: { id: goods.id }, body: form }))
  const [orders, saves] = await Promise.all([
    Promise.all(buyers.map((buyer) => buy(buyer, id))),
    Promise.all(Array.from({ length: 10 }, save)),
  ])
  expect(new Set(saves)).toEqual(new Set(['ok']))
  expect(orders.filter((key) => key === 'ok').length).toBe(10)
  expect(new Set(orders)).toEqual(new Set(['ok', 'STOCK_SHORT']))
})

test('goods taken off the shelf during checkout are refused with the reason', async () => {
  const goods = await store.call(addGoods, { body: plainForm(store) })
  const id = goods.skus[0]?.id as number
  expect(await buy(buyers[0]!, id)).toBe('ok')
  const body = { ids: [goods.id], shelf: 'off' as const }
  const results = await Promise.all([store.call(shelveGoods, { body }), ...buyers.map((buyer) => buy(buyer, id))])
  const expected: unknown[] = ['ok', 'STOCK_SHORT', 'GOODS_OFF_SHELF']
  expect(results.slice(1).filter((key) => !expected.includes(key))).toEqual([])
  expect(await buy(buyers[1]!, id)).toBe('GOODS_OFF_SHELF')
  expect(await store.call(sellerGoods.show, { params: { id: goods.id } })).toMatchObject({ shelf: 'off' })
})
