import { listGoods } from '@fangshi/contract/catalog'
import { goodsAttrs } from '@fangshi/contract/goods-attrs'
import { addGoods, sellerGoods } from '@fangshi/contract/goods-seller'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../../test/access.ts'
import { mintStaff } from '../../../../../test/accounts.ts'
import { goodsForm, openGoodsStore, type GoodsStore } from '../../../../../test/goods/goods-seller.ts'

let backoffice: Backoffice
let store: GoodsStore
beforeAll(async () => {
  backoffice = await openBackoffice()
  store = await openGoodsStore(backoffice.app)
})
afterAll(() => backoffice.app.close())

const value = (name: string) => ({ name: { 'zh-cn': name } })
const add = (name: string, ...values: string[]) =>
  store.call(goodsAttrs.store, { body: { name: { 'zh-cn': name }, values: values.map(value) } })

test('values keep their ids through new names, orders and neighbours; the audit log tells of them', async () => {
  const made = await add('材质', '陶', '木')
  const [clay, wood] = made.values
  const values = [value('竹'), { id: wood?.id, ...value('木头') }, { id: clay?.id, ...value('陶'), color: '#aa5500' }]
  const after = await store.call(goodsAttrs.update, { params: { id: made.id }, body: { values } })
  expect(after.values.map(({ id, name }) => [id, name['zh-cn']]).slice(1)).toEqual([
    [wood?.id, '木头'],
    [clay?.id, '陶'],
  ])
  expect(after.values[2]).toMatchObject({ color: '#aa5500', is_used: false })
  const less = { params: { id: made.id }, body: { values: [{ id: clay?.id, ...value('陶') }] } }
  expect((await store.call(goodsAttrs.update, less)).values).toMatchObject([{ id: clay?.id, color: '#aa5500' }])
  const [, , last] = [
    ...(await backoffice.auditOf('Seller.goods_attrs.store', made.id)),
    ...(await backoffice.auditOf('Seller.goods_attrs.update', made.id)),
  ]
  expect(last).toMatchObject({ before: { values: [{}, {}, {}] }, after: { values: [{ id: clay?.id }] } })
  expect(await store.call(goodsAttrs.destroy, { params: { ids: String(made.id) } })).toEqual({ deleted: 1 })
})

test('values that goods use stay, and their goods follow a new name', async () => {
  const goods = await store.call(addGoods, { body: goodsForm(store) })
  const params = { id: store.colour.id }
  const { values, goods_count } = await store.call(goodsAttrs.show, { params })
  expect([goods_count, values[0]?.is_used]).toEqual([1, true])
  const gone = store.call(goodsAttrs.update, {
    params,
    body: { values: values.slice(1).map(({ id, name }) => ({ id, name })) },
  })
  await expect(gone).rejects.toMatchObject({ key: 'IN_USE', fields: { values: 'IN_USE' } })
  expect(await keyOf(store.call(goodsAttrs.destroy, { params: { ids: String(params.id) } }))).toBe('IN_USE')
  const renamed = values.map(({ id }, at) => ({ id, name: { 'zh-cn': `赭石${at}`, en: `Ochre ${at}` } }))
  await store.call(goodsAttrs.update, { params, body: { values: renamed } })
  expect(await store.call(sellerGoods.show, { params: { id: goods.id } })).toMatchObject({
    skus: [{ sku_name: { 'zh-cn': '赭石0 / S', en: 'Ochre 0 / S' } }, {}, {}, {}, {}, {}],
  })
  await backoffice.app.runJobs()
  const { data } = await backoffice.app.as(null)(listGoods, { query: { keywords: '赭石1' } })
  expect(data.map(({ id }) => id)).toEqual([goods.id])
})

test('bad input, no login, no right, another store’s', async () => {
  const body = { name: { 'zh-cn': '' }, values: [value('甲'), value('甲')] }
  await expect(store.call(goodsAttrs.store, { body })).rejects.toMatchObject({ fields: { 'name.zh-cn': 'REQUIRED' } })
  await expect(add('重复', '甲', '甲')).rejects.toMatchObject({ fields: { 'values.1.name.zh-cn': 'TAKEN' } })
  await expect(add('没有值')).rejects.toMatchObject({ fields: { values: 'REQUIRED' } })
  const made = await add('产地', '景德镇')
  const foreign = { values: [{ id: store.size.values[0], ...value('甲') }] }
  await expect(store.call(goodsAttrs.update, { params: { id: made.id }, body: foreign })).rejects.toMatchObject({
    fields: { 'values.0.id': 'CHOICE_INVALID' },
  })
  expect(await keyOf(backoffice.app.as(null, 'Seller')(goodsAttrs.index, {}))).toBe('NOT_LOGGED_IN')
  const staff = backoffice.app.as((await mintStaff(backoffice.app, store, {})).token, 'Seller')
  expect(await keyOf(staff(goodsAttrs.index, {}))).toBe('FORBIDDEN')
  const other = (await openGoodsStore(backoffice.app)).call
  const params = { id: made.id }
  expect(await keyOf(other(goodsAttrs.show, { params }))).toBe('NOT_FOUND')
  expect(await keyOf(other(goodsAttrs.update, { params, body: { values: [value('乙')] } }))).toBe('NOT_FOUND')
  expect(await keyOf(other(goodsAttrs.destroy, { params: { ids: String(made.id) } }))).toBe('NOT_FOUND')
  expect((await other(goodsAttrs.index, {})).data.map(({ name }) => name['zh-cn'])).toEqual(
    ['尺码', '颜色'].toReversed(),
  )
})
