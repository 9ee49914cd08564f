import type { Call } from '@fangshi/contract/client'
import { getGoods, listGoods } from '@fangshi/contract/catalog'
import { addGoods, countSellerGoods, saveGoods, sellerGoods, shelveGoods } from '@fangshi/contract/goods-seller'
import type { GoodsForm } from '@fangshi/contract/goods-form'
import {
  adminGoods,
  takeDownGoods,
  countAdminGoods,
  approveGoods,
  rejectGoods,
  reinstateGoods,
} from '@fangshi/contract/goods-review'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../../test/access.ts'
import {
  goodsForm,
  makePicture,
  openGoodsStore,
  verifyGoods,
  type GoodsStore,
} from '../../../../../test/goods/goods-seller.ts'

let backoffice: Backoffice
let store: GoodsStore
let boss: Call
beforeAll(async () => {
  backoffice = await openBackoffice()
  boss = backoffice.boss
  store = await openGoodsStore(backoffice.app)
})
beforeEach(() => verifyGoods(backoffice.app, true))
afterAll(() => backoffice.app.close())

const add = (change: Partial<GoodsForm> = {}) => store.call(addGoods, { body: goodsForm(store, change) })
const save = (id: number, change: Partial<GoodsForm>) =>
  store.call(saveGoods, { params: { id }, body: goodsForm(store, change) })
const shown = (id: number) => backoffice.app.as(null)(getGoods, { params: { id } })
const versionOf = async (id: number): Promise<{ id: number; version: number }> => {
  const { version } = await boss(adminGoods.show, { params: { id } })
  return { id, version: version as number }
}
/** Goods on sale with approved content. */
async function onSale(change: Partial<GoodsForm> = {}) {
  await verifyGoods(backoffice.app, false)
  const made = await add(change)
  await verifyGoods(backoffice.app, true)
  return made
}
const named = (name: string) => ({ goods_name: { 'zh-cn': name } })

describe('with goods verification on', () => {
  test('new goods wait unseen until they are examined', async () => {
    const made = await add(named('雾凇香炉'))
    expect(made).toMatchObject({ review: 'to_review', is_examined: false, is_on_sale: false })
    const { actions } = await boss(adminGoods.show, { params: { id: made.id } })
    expect(actions).toEqual(['approve', 'reject', 'take_down'])
    expect(await keyOf(shown(made.id))).toBe('GOODS_NOT_FOUND')
    const { data } = await boss(adminGoods.index, { query: { tab: 'to_review', goods_name: '雾凇|like' } })
    expect(data).toMatchObject([{ id: made.id, review: 'to_review', is_examined: false }])
    await boss(approveGoods, { body: { items: [await versionOf(made.id)] } })
    expect(await shown(made.id)).toMatchObject({ state: 'on_sale' })
    const found = await backoffice.app.as(null)(listGoods, { query: { keywords: '雾凇香炉' } })
    expect(found.data.map(({ id }) => id)).toEqual([made.id])
    expect(await backoffice.auditOf('Admin.goods.approve', made.id)).toMatchObject([{ after: { review: 'examined' } }])
  })

  test('new words wait while the examined ones stay on sale; price, stock and shelf go through at once', async () => {
    const made = await onSale(named('旧名'))
    const image = await makePicture(backoffice.app, store.store_id)
    const skus = goodsForm(store).skus.map((sku) => ({ ...sku, goods_price: '9.00' }))
    const waiting = await save(made.id, { ...named('新名'), goods_images: [image], skus })
    expect(waiting).toMatchObject({
      goods_name: { 'zh-cn': '新名' },
      review: 'to_review',
      is_on_sale: true,
      changed: ['goods_name', 'goods_images'],
      goods_price: '9.00',
    })
    expect(await shown(made.id)).toMatchObject({ goods_name: '旧名', goods_price: '9.00' })
    expect(await boss(adminGoods.show, { params: { id: made.id } })).toMatchObject({
      on_sale: { goods_name: { 'zh-cn': '旧名' } },
      newer: { goods_name: { 'zh-cn': '新名' }, goods_images: [image] },
      changed: ['goods_name', 'goods_images'],
    })
    await boss(approveGoods, { body: { items: [await versionOf(made.id)] } })
    expect(await shown(made.id)).toMatchObject({ goods_name: '新名', goods_images: [image] })
    expect(await store.call(sellerGoods.show, { params: { id: made.id } })).toMatchObject({ review: 'examined' })
  })

  test('rejected words are told to the store with the reason; what was examined stays', async () => {
    const made = await onSale(named('好名'))
    await save(made.id, named('坏名'))
    const reason = '名称与图片不符'
    await boss(rejectGoods, { body: { items: [await versionOf(made.id)], reason } })
    expect(await shown(made.id)).toMatchObject({ goods_name: '好名' })
    expect(await store.call(sellerGoods.show, { params: { id: made.id } })).toMatchObject({
      review: 'rejected',
      reject_reason: reason,
      is_on_sale: true,
      goods_name: { 'zh-cn': '坏名' },
    })
    expect(await store.call(countSellerGoods, {})).toMatchObject({ rejected: 1 })
    await save(made.id, named('更好的名'))
    expect(await store.call(sellerGoods.show, { params: { id: made.id } })).toMatchObject({
      review: 'to_review',
      reject_reason: '',
    })
  })

  test('rejected new goods stay unseen and can be sent in again', async () => {
    const made = await add(named('初稿'))
    await boss(rejectGoods, { body: { items: [await versionOf(made.id)], reason: '请补充图片' } })
    expect(await keyOf(shown(made.id))).toBe('GOODS_NOT_FOUND')
    expect(await save(made.id, named('二稿'))).toMatchObject({ review: 'to_review', is_examined: false })
  })

  test('words as on sale withdraw those that wait; the same words wait on as they are', async () => {
    const made = await onSale(named('原名'))
    await save(made.id, named('改名'))
    const { version } = await versionOf(made.id)
    await save(made.id, { ...named('改名'), low_stock: 1 })
    expect((await versionOf(made.id)).version).toBe(version)
    expect(await save(made.id, named('原名'))).toMatchObject({ review: 'examined', changed: [] })
  })

  test('whoever decides says which words: replaced or decided ones are refused, all or none', async () => {
    const [one, two] = [await add(), await add()]
    const [first, second] = [await versionOf(one.id), await versionOf(two.id)]
    await save(one.id, named('又改了'))
    const stale = boss(approveGoods, { body: { items: [first, second] } })
    await expect(stale).rejects.toMatchObject({ key: 'GOODS_REVIEW_CHANGED', details: { ids: [one.id] } })
    expect(await store.call(sellerGoods.show, { params: { id: two.id } })).toMatchObject({ review: 'to_review' })
  })

  test('two administrators at once: one wins', async () => {
    for (let round = 0; round < 5; round++) {
      const items = [await versionOf((await add()).id)]
      const results = await Promise.all([
        keyOf(boss(approveGoods, { body: { items } })),
        keyOf(boss(rejectGoods, { body: { items, reason: '不行' } })),
        keyOf(boss(approveGoods, { body: { items } })),
      ])
      expect(results.toSorted()).toEqual(['GOODS_REVIEW_CHANGED', 'GOODS_REVIEW_CHANGED', 'ok'])
    }
  })
})

test('turned off, what is saved is on sale at once', async () => {
  const made = await onSale(named('甲'))
  await save(made.id, named('乙'))
  await verifyGoods(backoffice.app, false)
  expect(await save(made.id, named('丙'))).toMatchObject({ review: 'examined' })
  expect(await shown(made.id)).toMatchObject({ goods_name: '丙' })
})

describe('the platform', () => {
  test('takes goods off the shelf with a reason; the store cannot put them on until they are released', async () => {
    const made = await onSale()
    const ids = [made.id]
    await boss(takeDownGoods, { body: { ids, reason: '涉嫌侵权' } })
    expect(await shown(made.id)).toMatchObject({ state: 'off_shelf' })
    expect(await store.call(sellerGoods.show, { params: { id: made.id } })).toMatchObject({ off_reason: '涉嫌侵权' })
    await expect(store.call(shelveGoods, { body: { ids, shelf: 'on' } })).rejects.toMatchObject({
      key: 'GOODS_TAKEN_DOWN',
      details: { ids },
    })
    expect(await keyOf(save(made.id, { shelf: 'on' }))).toBe('GOODS_TAKEN_DOWN')
    expect((await boss(adminGoods.index, { query: { tab: 'taken_down' } })).data.map(({ id }) => id)).toEqual(ids)
    await boss(reinstateGoods, { body: { ids } })
    await store.call(shelveGoods, { body: { ids, shelf: 'on' } })
    expect(await shown(made.id)).toMatchObject({ state: 'on_sale' })
  })

  test('each row says what platform and store can do to the goods now', async () => {
    const made = await onSale()
    const params = { id: made.id }
    const decisions = async () => (await boss(adminGoods.show, { params })).actions
    const ofStore = async () => (await store.call(sellerGoods.show, { params })).actions
    expect([await decisions(), await ofStore()]).toEqual([['take_down'], ['take_off_shelf']])
    await boss(takeDownGoods, { body: { ids: [made.id], reason: '涉嫌侵权' } })
    expect([await decisions(), await ofStore()]).toEqual([['reinstate'], []])
    await boss(reinstateGoods, { body: { ids: [made.id] } })
    expect([await decisions(), await ofStore()]).toEqual([['take_down'], ['put_on_shelf']])
    expect((await boss(adminGoods.index, { query: { goods_no: `${made.goods_no}|likeRight` } })).data).toMatchObject([
      { actions: ['take_down'] },
    ])
  })

  test('sets brand and recommendation, and nothing else', async () => {
    const made = await onSale()
    const { rows } = await backoffice.app.ctx.db.pool.query<{ id: number }>(
      `insert into goods_brands (name) values ('{"zh-cn":"云窑"}') returning id`,
    )
    const brand_id = rows[0]?.id as number
    const params = { id: made.id }
    expect(await boss(adminGoods.update, { params, body: { brand_id, is_master: true } })).toMatchObject({
      brand_id,
      is_master: true,
    })
    const { data } = await backoffice.app.as(null)(listGoods, { query: { brand_id } })
    expect(data.map(({ id }) => id)).toEqual([made.id])
    await expect(boss(adminGoods.update, { params, body: { shelf: 'off' } as never })).rejects.toMatchObject({
      fields: { shelf: 'UNKNOWN_KEY' },
    })
    await expect(boss(adminGoods.update, { params, body: { brand_id: 999_999 } })).rejects.toMatchObject({
      fields: { brand_id: 'CHOICE_INVALID' },
    })
  })

  test('lists goods of all stores by store, class and tab, with counts', async () => {
    const other = await openGoodsStore(backoffice.app)
    await verifyGoods(backoffice.app, false)
    const theirs = await other.call(addGoods, { body: goodsForm(other) })
    const ids = async (query: Record<string, string>) =>
      (await boss(adminGoods.index, { query })).data.map(({ id }) => id)
    expect(await ids({ store_id: String(other.store_id) })).toEqual([theirs.id])
    expect(await ids({ class_id: String(other.class_id), tab: 'on_sale' })).toEqual([theirs.id])
    expect(await ids({ store_name: '小店|like', is_master: '0', shelf: 'on' })).toContain(theirs.id)
    expect((await boss(countAdminGoods, {})).on_sale).toBeGreaterThan(0)
  })

  test('bad input, no login, no right, no such goods', async () => {
    const made = await add()
    const items = [await versionOf(made.id)]
    await expect(boss(rejectGoods, { body: { items, reason: ' ' } })).rejects.toMatchObject({
      fields: { reason: 'REQUIRED' },
    })
    await expect(boss(approveGoods, { body: { items: [] } })).rejects.toMatchObject({
      fields: { items: 'NOT_SELECTED' },
    })
    expect(await keyOf(boss(takeDownGoods, { body: { ids: [made.id, 999_999], reason: '无' } }))).toBe('NOT_FOUND')
    expect(await keyOf(boss(reinstateGoods, { body: { ids: [999_999] } }))).toBe('NOT_FOUND')
    expect(await keyOf(backoffice.app.as(null, 'Admin')(approveGoods, { body: { items } }))).toBe('NOT_LOGGED_IN')
    const clerk = (await backoffice.clerk({ rights: ['Admin.goods.index', 'Admin.goods.approve'] })).call
    expect(await keyOf(clerk(rejectGoods, { body: { items, reason: '无' } }))).toBe('FORBIDDEN')
    expect(await keyOf(clerk(takeDownGoods, { body: { ids: [made.id], reason: '无' } }))).toBe('FORBIDDEN')
    expect(await keyOf(clerk(approveGoods, { body: { items } }))).toBe('ok')
  })
})
