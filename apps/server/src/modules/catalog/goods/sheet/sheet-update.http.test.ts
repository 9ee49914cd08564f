import { sellerGoods, addGoods } from '@fangshi/contract/goods-seller'
import { goodsSheet, importGoods, type GoodsSheetRow } from '@fangshi/contract/goods-sheet'
import { changeStock } from '@fangshi/contract/stock-seller'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../../test/access.ts'
import { mintStaff } from '../../../../../test/accounts.ts'
import {
  goodsForm,
  openGoodsStore,
  plainForm,
  verifyGoods,
  type GoodsStore,
} from '../../../../../test/goods/goods-seller.ts'
import { audit } from '../../../../audit.ts'

let backoffice: Backoffice
let store: GoodsStore
beforeAll(async () => {
  backoffice = await openBackoffice()
})
beforeEach(async () => {
  store = await openGoodsStore(backoffice.app)
})
afterAll(async () => {
  expect(await audit(backoffice.app.ctx.db)).toEqual([])
  await backoffice.app.close()
})

type Row = GoodsSheetRow & { id: number }
const exported = async (goods_no = 'U-1', of = store): Promise<Row[]> =>
  (await of.call(goodsSheet, { query: { goods_no } })).data
const send = (rows: readonly Partial<Row>[], of = store) =>
  of.call(importGoods, { body: { rows: rows.map(({ id: _, ...row }) => row) } })
const add = (change: Parameters<typeof goodsForm>[1] = {}) =>
  store.call(addGoods, { body: goodsForm(store, { goods_no: 'U-1', ...change }) })
const detail = (id: number) => store.call(sellerGoods.show, { params: { id } })
const errorsOf = async (rows: readonly Partial<Row>[]) =>
  ((await send(rows).catch((error: unknown) => error)) as { details: { errors: object[] } }).details.errors

test('the export comes back in: what differs is written, the rest stays as it is', async () => {
  const content = '<h2>题</h2><p>好<strong>杯</strong></p>'
  const { id } = await add({ goods_content: { 'zh-cn': content, en: '<p>Good</p>' }, is_recommend: true })
  const before = await detail(id)
  const rows = await exported()
  expect(await send(rows)).toEqual({ imported: 6, goods: 1, added: 0, updated: 0, unchanged: 1 })
  expect(await detail(id)).toEqual(before)

  rows[0] = { ...(rows[0] as Row), goods_price: '9.90', stock: 3 }
  expect(await send(rows)).toEqual({ imported: 6, goods: 1, added: 0, updated: 1, unchanged: 0 })
  const [first, ...others] = before.skus
  expect(await detail(id)).toEqual({
    ...before,
    goods_price: '9.90',
    stock: 53,
    low_count: 1,
    updated_at: expect.any(String) as string,
    revision: expect.not.stringMatching(before.revision as string) as string,
    skus: [{ ...first, goods_price: '9.90', stock: 3 }, ...others],
  })
  const [entry] = (await backoffice.auditOf('Seller.goods.import', id)).slice(-1)
  expect(entry).toEqual({
    before: { skus: [{ sku_id: first?.id, goods_price: '12.50', stock: 10 }] },
    after: { skus: [{ sku_id: first?.id, goods_price: '9.90', stock: 3 }] },
  })
})

test('a sheet of numbers and prices is enough; an empty cell leaves what is there', async () => {
  const { id } = await add()
  const before = await detail(id)
  const [first, second] = await exported()
  await send([
    { goods_no: 'U-1', sku_no: first?.sku_no, goods_price: '8.00', goods_name: '', shelf: '' },
    { goods_no: 'U-1', options: second?.options, stock: 1 },
  ])
  const after = await detail(id)
  expect(after.skus.slice(0, 2)).toMatchObject([
    { goods_price: '8.00', stock: 10 },
    { goods_price: '12.50', stock: 1 },
  ])
  expect([after.goods_name, after.shelf, after.skus.slice(2)]).toEqual([before.goods_name, 'on', before.skus.slice(2)])
})

test('words, class, brand, freight, shelf and pictures change with their first row', async () => {
  const { id } = await add()
  const [row] = await exported()
  await send([{ ...row, goods_name: '改名陶杯', goods_subname_en: 'By hand', freight: 'free', shelf: 'off' }])
  expect(await detail(id)).toMatchObject({
    goods_name: { 'zh-cn': '改名陶杯', en: 'Mountain cup' },
    goods_subname: { 'zh-cn': '手作', en: 'By hand' },
    freight_choice: 'free',
    shelf: 'off',
    goods_content: { 'zh-cn': '<p>好杯</p>' },
  })
})

test('what cannot be changed is named, and nothing is written', async () => {
  const { id } = await add()
  const before = await detail(id)
  const rows = await exported()
  const { pool } = backoffice.app.ctx.db
  await pool.query(`update goods set shelf = 'off', off_reason = 'x' where id = $1`, [id])
  await store.call(changeStock, { params: { id: rows[2]?.id as number }, body: { mode: 'add', pieces: -1 } })
  const bad = [
    { ...rows[0], shelf: 'on' as const, goods_price: '1.00', class_name: '没有的类', goods_images: '/uploads/no.webp' },
    { ...rows[1], options: '颜色:绿; 尺码:S' },
    { ...rows[2], stock: 4 },
    { ...rows[3], sku_no: 'none' },
    { ...rows[4], sku_no: '', options: '' },
  ]
  expect(await errorsOf(bad)).toEqual([
    { row: 0, field: 'class_name', key: 'CHOICE_INVALID' },
    { row: 0, field: 'shelf', key: 'GOODS_TAKEN_DOWN' },
    { row: 0, field: 'goods_images', key: 'FILE_ADDRESS_INVALID' },
    { row: 1, field: 'options', key: 'OPTIONS_FIXED' },
    { row: 2, field: 'stock', key: 'STOCK_CHANGED' },
    { row: 3, field: 'sku_no', key: 'SKU_UNKNOWN' },
    { row: 4, field: 'sku_no', key: 'SKU_UNKNOWN' },
  ])
  expect((await detail(id)).skus.map(({ goods_price }) => goods_price)).toEqual(
    before.skus.map(({ goods_price }) => goods_price),
  )
})

test('a sale since the export is not written over', async () => {
  await add({ attrs: [], skus: plainForm(store).skus })
  const [row] = await exported()
  const sku = { params: { id: row?.id as number } }
  await store.call(changeStock, { ...sku, body: { mode: 'add', pieces: -4 } })
  await send([{ ...row, goods_price: '5.00' }])
  expect(await exported()).toMatchObject([{ goods_price: '5.00', stock: 6 }])
})

test('of two sheets with the same stock one wins', async () => {
  await add({ attrs: [], skus: plainForm(store).skus })
  const [row] = await exported()
  const sheets = [20, 30].map((stock) => send([{ ...row, stock }]))
  const done = await Promise.allSettled(sheets)
  const lost = done.filter(({ status }) => status === 'rejected')
  expect(lost).toMatchObject([{ reason: { details: { errors: [{ row: 0, field: 'stock', key: 'STOCK_CHANGED' }] } } }])
})

test('with goods verification on new words wait, prices do not', async () => {
  const { id } = await add()
  await verifyGoods(backoffice.app, true)
  const [row] = await exported()
  await send([{ ...row, goods_name: '待审的名字', goods_price: '7.00' }])
  expect(await detail(id)).toMatchObject({
    goods_name: { 'zh-cn': '待审的名字' },
    goods_price: '7.00',
    review: 'to_review',
  })
  expect(await exported()).toMatchObject([{ goods_name: '山野陶杯' }, {}, {}, {}, {}, {}])
  // The price of the next sheet does not withdraw the words that wait.
  await send([{ ...row, goods_price: '6.00' }])
  expect(await detail(id)).toMatchObject({ review: 'to_review', goods_price: '6.00' })
  await verifyGoods(backoffice.app, false)
})

test('goods of another store with the same number are its own', async () => {
  const { id } = await add()
  const before = await detail(id)
  const other = await openGoodsStore(backoffice.app)
  const [row] = await exported()
  const theirs = { ...row, class_name: String(other.class_id), goods_images: other.picture, goods_price: '1.00' }
  await backoffice.app.ctx.db.pool.query('insert into store_classes values ($1, $2) on conflict do nothing', [
    other.store_id,
    other.class_id,
  ])
  expect(await send([theirs], other)).toMatchObject({ added: 1, updated: 0 })
  expect(await detail(id)).toEqual(before)
})

test('who may not edit goods may add them by sheet, not change them', async () => {
  await add()
  const [row] = await exported()
  const rights = ['Seller.goods.import', 'Seller.goods.index']
  const of = { rights, screens: { '/Seller/goods': ['import'] } }
  const staff = backoffice.app.as((await mintStaff(backoffice.app, store, of)).token, 'Seller')
  const { id: _, ...sheet } = { ...(row as Row), goods_price: '1.00' }
  expect(await keyOf(staff(importGoods, { body: { rows: [sheet] } }))).toBe('FORBIDDEN')
  const fresh = { ...sheet, goods_no: 'U-2', sku_no: '' }
  expect(await staff(importGoods, { body: { rows: [fresh] } })).toMatchObject({ added: 1 })
})
