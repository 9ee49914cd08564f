import { addGoods } from '@fangshi/contract/goods-seller'
import { changeStock, changeStocks, listMovements, stockList } from '@fangshi/contract/stock-seller'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintStaff } from '../../../../test/accounts.ts'
import { newKey } from '../../../../test/app.ts'
import { loginSeller, orderAt } from '../../../../test/factories.ts'
import { goodsForm, openGoodsStore, plainForm, type GoodsStore } from '../../../../test/goods/goods-seller.ts'
import { audit } from '../../../audit.ts'

let backoffice: Backoffice
let store: GoodsStore
beforeAll(async () => {
  backoffice = await openBackoffice()
  store = await openGoodsStore(backoffice.app)
})
afterAll(async () => {
  expect(await audit(backoffice.app.ctx.db)).toEqual([])
  await backoffice.app.close()
})

const newSku = async (): Promise<number> =>
  (await store.call(addGoods, { body: plainForm(store) })).skus[0]?.id as number
const change = (id: number, body: { mode: 'set' | 'add'; pieces: number; old_stock?: number; note?: string }) =>
  store.call(changeStock, { params: { id }, body }, { key: newKey() })
const movements = async (id: number) =>
  (await store.call(listMovements, { params: { id } })).data.map((row) => [row.reason, row.stock_delta, row.note])

test('stock is set and added to, each as a movement with who and why; the same key counts once', async () => {
  const id = await newSku()
  expect(await change(id, { mode: 'set', pieces: 50, old_stock: 10, note: '盘点' })).toEqual({
    id,
    stock: 50,
    reserved: 0,
    available: 50,
  })
  const key = newKey()
  const call = { params: { id }, body: { mode: 'add', pieces: -5, note: '破损' } } as const
  await store.call(changeStock, call, { key })
  expect(await store.call(changeStock, call, { key })).toMatchObject({ stock: 45 })
  expect(await movements(id)).toEqual([
    ['add', -5, '破损'],
    ['set', 40, '盘点'],
    ['set', 10, ''],
  ])
  const { data, total } = await store.call(listMovements, { params: { id }, query: { per_page: 30 } })
  expect([total, data[0]?.by_kind, data[0]?.by_name]).toEqual([3, 'seller', expect.stringMatching(/^u_/)])
  expect(await backoffice.auditOf('Seller.skus.stock', id)).toMatchObject([
    { before: { stock: 10 }, after: { stock: 50, note: '盘点' } },
    { before: { stock: 50 }, after: { stock: 45 } },
  ])
})

test('orders stand in the history with their numbers', async () => {
  const order = await orderAt(backoffice.app, 'waiting_delivery')
  const { call } = await loginSeller(backoffice.app, order.store)
  const { data } = await call(listMovements, { params: { id: order.goods.sku_ids[0] as number } })
  expect(data.map(({ reason, by_kind, order_no }) => [reason, by_kind, order_no])).toEqual([
    ['sell', 'order', order.order_no],
    ['reserve', 'order', order.order_no],
    ['set', 'system', ''],
  ])
})

test('several change at once, all or none', async () => {
  const [one, two] = [await newSku(), await newSku()]
  const both = (pieces: number) =>
    store.call(
      changeStocks,
      {
        body: {
          changes: [
            { id: one, mode: 'set', pieces: 7 },
            { id: two, mode: 'add', pieces },
          ],
          note: '补货',
        },
      },
      { key: newKey() },
    )
  await expect(both(-11)).rejects.toMatchObject({ fields: { pieces: 'TOO_SMALL' } })
  expect((await movements(one)).length).toBe(1)
  expect((await both(3)).map(({ stock }) => stock)).toEqual([7, 13])
})

test('a stock that changed meanwhile is told, and none goes below what unpaid orders hold', async () => {
  const order = await orderAt(backoffice.app, 'waiting_payment')
  const { call } = await loginSeller(backoffice.app, order.store)
  const id = order.goods.sku_ids[0] as number
  const set = (pieces: number, old_stock?: number) =>
    call(changeStock, { params: { id }, body: { mode: 'set', pieces, old_stock } }, { key: newKey() })
  await expect(set(5, 99)).rejects.toMatchObject({ key: 'STOCK_CHANGED', details: { sku_id: id, stock: 100 } })
  await expect(set(1)).rejects.toMatchObject({ key: 'STOCK_BELOW_RESERVED', details: { reserved: 2 } })
  expect(await set(2, 100)).toMatchObject({ stock: 2, reserved: 2, available: 0 })
})

test('the list is the store’s own, and tells what runs low', async () => {
  const mine = await openGoodsStore(backoffice.app)
  const skus = goodsForm(mine).skus.map((sku, at) => ({ ...sku, stock: at, sku_no: `L-${at}` }))
  const goods = await mine.call(addGoods, { body: goodsForm(mine, { skus, low_stock: 2 }) })
  const ids = async (query: Record<string, string>) =>
    (await mine.call(stockList.index, { query })).data.map(({ sku_no }) => sku_no)
  expect((await mine.call(stockList.index, {})).data[0]).toMatchObject({
    goods_id: goods.id,
    sku_no: 'L-5',
    goods_price: '12.50',
    stock: 5,
    available: 5,
    low_stock: 2,
    is_low: false,
    shelf: 'on',
  })
  expect(await ids({ is_low: '1' })).toEqual(['L-2', 'L-1', 'L-0'])
  expect(await ids({ is_low: '0' })).toEqual(['L-5', 'L-4', 'L-3'])
  expect(await ids({ sku_no: 'L-4|likeRight', goods_name: '陶杯|like' })).toEqual(['L-4'])
})

test('bad input, no login, no right, another store’s', async () => {
  const id = await newSku()
  const body = { mode: 'set', pieces: 1 } as const
  await expect(change(id, { mode: 'set', pieces: 1.5 })).rejects.toMatchObject({ fields: { pieces: 'NUMBER_INVALID' } })
  await expect(change(id, { mode: 'set', pieces: -1 })).rejects.toMatchObject({ fields: { pieces: 'TOO_SMALL' } })
  const twice = [
    { id, ...body },
    { id, ...body },
  ]
  await expect(store.call(changeStocks, { body: { changes: twice } }, { key: newKey() })).rejects.toMatchObject({
    fields: { 'changes.1.id': 'TAKEN' },
  })
  const nobody = backoffice.app.as(null, 'Seller')
  expect(await keyOf(nobody(changeStock, { params: { id }, body }, { key: newKey() }))).toBe('NOT_LOGGED_IN')
  const reader = await mintStaff(backoffice.app, store, { rights: ['Seller.skus.index'] })
  const staff = backoffice.app.as(reader.token, 'Seller')
  expect(await keyOf(staff(listMovements, { params: { id } }))).toBe('FORBIDDEN')
  expect(await keyOf(staff(changeStock, { params: { id }, body }, { key: newKey() }))).toBe('FORBIDDEN')
  const other = (await openGoodsStore(backoffice.app)).call
  expect(await keyOf(other(changeStock, { params: { id }, body }, { key: newKey() }))).toBe('NOT_FOUND')
  expect(await keyOf(other(listMovements, { params: { id } }))).toBe('NOT_FOUND')
  expect(await movements(id)).toEqual([['set', 10, '']])
})
