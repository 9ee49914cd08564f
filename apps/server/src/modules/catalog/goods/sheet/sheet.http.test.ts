import { getGoods, listGoods } from '@fangshi/contract/catalog'
import { goodsChoices, sellerGoods } from '@fangshi/contract/goods-seller'
import { goodsSheet, importGoods, type GoodsSheetRow } from '@fangshi/contract/goods-sheet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../../test/access.ts'
import { mintStaff } from '../../../../../test/accounts.ts'
import { openGoodsStore, verifyGoods, type GoodsStore } from '../../../../../test/goods/goods-seller.ts'
import { audit } from '../../../../audit.ts'

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

const row = (of: GoodsStore, change: Partial<GoodsSheetRow> = {}): GoodsSheetRow => ({
  goods_no: 'S-1',
  goods_name: '竹编果盘',
  class_name: '类1/类2 / 类3',
  goods_images: of.picture,
  goods_price: '10.00',
  goods_market_price: '12.00',
  goods_weight: 200,
  stock: 5,
  ...change,
})
const send = (rows: unknown[], of = store) => of.call(importGoods, { body: { rows } })
/** As the console sends it again when the answer was lost. */
const sendAs = (key: string, rows: unknown[]) => store.call(importGoods, { body: { rows } }, { key })
const total = async (of = store) => (await of.call(sellerGoods.index, {})).total

test('rows of SKUs become goods on sale, options and values with them, and are found at once', async () => {
  const rows = [
    row(store, {
      options: '颜色:红; 产地:安吉',
      shelf: 'on',
      goods_name_en: 'Bamboo tray',
      goods_content: '手编\n\n耐用',
    }),
    row(store, {
      options: '颜色:紫; 产地:安吉',
      goods_name: '',
      class_name: '',
      goods_images: '',
      goods_price: '8.00',
    }),
    row(store, {
      goods_no: 'S-2',
      goods_name: '竹筷',
      class_name: String(store.class_id),
      freight: 'free',
      sku_no: 'K9',
    }),
  ]
  expect(await send(rows)).toEqual({ imported: 3, goods: 2, added: 2, updated: 0, unchanged: 0 })
  const { data } = await backoffice.app.as(null)(listGoods, { query: { keywords: '竹编果盘' } })
  expect(data).toMatchObject([{ goods_price: '8.00', goods_stock: 10 }])
  const page = await backoffice.app.as(null)(getGoods, { params: { id: data[0]?.id as number } })
  expect(page.attrs.map(({ name, values }) => [name, values.map((value) => value.name)])).toEqual([
    ['颜色', ['红', '紫']],
    ['产地', ['安吉']],
  ])
  expect(page).toMatchObject({
    goods_content: '<p>手编</p><p>耐用</p>',
    skus: [{ sku_no: 'S-1-1' }, { sku_no: 'S-1-2' }],
  })
  const colour = (await store.call(goodsChoices, {})).attrs.find(({ id }) => id === store.colour.id)
  expect(colour?.values.map(({ name }) => name)).toEqual(['红', '蓝', '紫'])
})

test('what the export gives the import of another store takes', async () => {
  const { data, total: all } = await store.call(goodsSheet, { query: { goods_no: 'S-|likeRight' } })
  expect([all, data.map(({ goods_no, options }) => [goods_no, options])]).toEqual([
    3,
    [
      ['S-2', ''],
      ['S-1', '颜色:红; 产地:安吉'],
      ['S-1', '颜色:紫; 产地:安吉'],
    ],
  ])
  const other = await openGoodsStore(backoffice.app)
  await backoffice.app.ctx.db.pool.query('insert into store_classes values ($1, $2)', [other.store_id, store.class_id])
  const rows = data.map(({ id: _, ...sheet }) => ({
    ...sheet,
    class_name: String(store.class_id),
    goods_images: other.picture,
  }))
  expect(await send(rows, other)).toEqual({ imported: 3, goods: 2, added: 2, updated: 0, unchanged: 0 })
  const theirs = await other.call(goodsSheet, {})
  const plain = (sheet: typeof data) => sheet.map(({ id: _, class_name: __, goods_images: ___, ...rest }) => rest)
  expect(plain(theirs.data).toSorted((a, b) => (a.sku_no ?? '').localeCompare(b.sku_no ?? ''))).toEqual(
    plain(data).toSorted((a, b) => (a.sku_no ?? '').localeCompare(b.sku_no ?? '')),
  )
})

test('each bad row is told with its field and reason, and nothing is written', async () => {
  const other = await openGoodsStore(backoffice.app)
  const before = await total()
  const rows = [
    row(store),
    row(store, { goods_no: 'T-1', class_name: '没有的类', brand_name: '没有的牌', freight: '没有的模板' }),
    row(store, { goods_no: 'T-2', goods_images: other.picture, goods_image: other.picture }),
    row(store, { goods_no: 'T-3', sku_no: 'K9' }),
    row(store, { goods_no: 'T-4', sku_no: 'T' }),
    row(store, { goods_no: 'T-5', sku_no: 'T' }),
    row(store, { goods_no: 'T-6', goods_price: undefined }),
  ]
  const problemsOf = async (given: unknown[]) =>
    ((await send(given).catch((error: unknown) => error)) as { details: { errors: object[] } }).details.errors
  expect(await problemsOf(rows)).toEqual([
    { row: 0, field: 'sku_no', key: 'SKU_UNKNOWN' },
    { row: 1, field: 'class_name', key: 'CHOICE_INVALID' },
    { row: 1, field: 'brand_name', key: 'CHOICE_INVALID' },
    { row: 1, field: 'freight', key: 'CHOICE_INVALID' },
    { row: 2, field: 'goods_images', key: 'FILE_ADDRESS_INVALID' },
    { row: 2, field: 'goods_image', key: 'FILE_ADDRESS_INVALID' },
    { row: 3, field: 'sku_no', key: 'TAKEN' },
    { row: 5, field: 'sku_no', key: 'TAKEN' },
    { row: 6, field: 'goods_price', key: 'REQUIRED' },
  ])
  expect(await problemsOf([row(store, { goods_price: '1,5', stock: -1, options: '红' }), { nothing: 1 }])).toEqual(
    expect.arrayContaining([
      { row: 0, field: 'stock', key: 'TOO_SMALL' },
      { row: 0, field: 'options', key: 'INVALID' },
    ]),
  )
  expect(await total()).toBe(before)
})

test('with goods verification on imported goods wait', async () => {
  await verifyGoods(backoffice.app, true)
  await send([row(store, { goods_no: 'V-1', shelf: 'on' })])
  await verifyGoods(backoffice.app, false)
  expect((await store.call(sellerGoods.index, { query: { tab: 'to_review' } })).data).toMatchObject([
    { goods_no: 'V-1', is_on_sale: false },
  ])
})

test('without login, right or button there is no entry', async () => {
  const body = { rows: [row(store, { goods_no: 'X-1' })] }
  expect(await keyOf(backoffice.app.as(null, 'Seller')(importGoods, { body }))).toBe('NOT_LOGGED_IN')
  const staff = backoffice.app.as((await mintStaff(backoffice.app, store, {})).token, 'Seller')
  expect(await keyOf(staff(importGoods, { body }))).toBe('FORBIDDEN')
  const rights = ['Seller.goods.import', 'Seller.goods.index']
  const reader = backoffice.app.as((await mintStaff(backoffice.app, store, { rights })).token, 'Seller')
  expect(await keyOf(reader(importGoods, { body }))).toBe('FORBIDDEN')
  expect((await reader(goodsSheet, {})).total).toBe(await store.call(goodsSheet, {}).then((sheet) => sheet.total))
})

test('a sheet that is sent again with the same key adds nothing twice', async () => {
  const before = await total()
  const rows = [row(store, { goods_no: 'S-again', sku_no: 'K-again' })]
  const key = 'the-key-of-one-file'
  expect(await sendAs(key, rows)).toMatchObject({ imported: 1, goods: 1, added: 1 })
  expect(await sendAs(key, rows)).toMatchObject({ imported: 1, goods: 1, added: 1 })
  expect(await total()).toBe(before + 1)
  expect(await keyOf(sendAs(key, [...rows, ...rows]))).toBe('IDEMPOTENCY_KEY_REUSED')
})
