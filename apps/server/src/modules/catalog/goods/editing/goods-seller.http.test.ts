import { getGoods, listGoods } from '@fangshi/contract/catalog'
import { goodsAttrs } from '@fangshi/contract/goods-attrs'
import {
  addGoods,
  countSellerGoods,
  goodsChoices,
  saveGoods,
  sellerGoods,
  shelveGoods,
  type BackofficeGoodsDetail,
} from '@fangshi/contract/goods-seller'
import type { GoodsForm } from '@fangshi/contract/goods-form'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../../test/access.ts'
import { mintStaff } from '../../../../../test/accounts.ts'
import {
  goodsForm,
  makePicture,
  openGoodsStore,
  plainForm,
  type GoodsStore,
} from '../../../../../test/goods/goods-seller.ts'
import { audit } from '../../../../audit.ts'

let backoffice: Backoffice
let store: GoodsStore
let other: GoodsStore
beforeAll(async () => {
  backoffice = await openBackoffice()
  store = await openGoodsStore(backoffice.app)
  other = await openGoodsStore(backoffice.app)
})
afterAll(async () => {
  expect(await audit(backoffice.app.ctx.db)).toEqual([])
  await backoffice.app.close()
})

const add = (change: Partial<GoodsForm> = {}) => store.call(addGoods, { body: goodsForm(store, change) })
const save = (id: number, body: GoodsForm) => store.call(saveGoods, { params: { id }, body })
const guest = () => backoffice.app.as(null)
/** The form as the back office shows the goods, ready to be sent back. */
const formOf = (goods: BackofficeGoodsDetail): GoodsForm => ({
  ...goodsForm(store),
  goods_no: goods.goods_no,
  goods_name: goods.goods_name,
  skus: goods.skus.map(({ value_ids, sku_no, goods_price, goods_market_price, goods_weight, stock }) => ({
    value_ids,
    sku_no,
    goods_price,
    goods_market_price,
    goods_weight,
    stock,
    old_stock: stock,
  })),
})

describe('adding', () => {
  test('goods of 2 × 3 SKUs are on sale and found at once; numbers are made, the audit log tells of it', async () => {
    const made = await add({ goods_name: { 'zh-cn': '云纹茶则', en: 'Cloud scoop' } })
    expect(made).toMatchObject({
      class_name: '类1 / 类2 / 类3',
      goods_price: '12.50',
      stock: 60,
      sku_count: 6,
      review: 'examined',
      is_on_sale: true,
      changed: [],
    })
    expect(made.skus.map(({ sku_no }) => sku_no)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `${made.goods_no}-${n}`))
    expect(made.skus[1]?.sku_name).toEqual({ 'zh-cn': '红 / M' })
    expect(made.attrs.map(({ name }) => name['zh-cn'])).toEqual(['颜色', '尺码'])
    expect((await guest()(listGoods, { query: { keywords: '云纹茶则' } })).data).toMatchObject([{ id: made.id }])
    expect(await guest()(getGoods, { params: { id: made.id } })).toMatchObject({ state: 'on_sale', goods_stock: 60 })
    expect(await backoffice.auditOf('Seller.goods.store', made.id)).toMatchObject([
      { after: { goods_no: made.goods_no } },
    ])
  })

  test('bad input is told at its fields and nothing is written', async () => {
    const { total } = await store.call(sellerGoods.index, {})
    const body = goodsForm(store)
    const bad: [Partial<GoodsForm>, object][] = [
      [{ goods_name: { 'zh-cn': '' } }, { 'goods_name.zh-cn': 'REQUIRED' }],
      [{ goods_images: [] }, { goods_images: 'REQUIRED' }],
      [{ class_id: other.class_id }, { class_id: 'CHOICE_INVALID' }],
      [{ brand_id: 999_999 }, { brand_id: 'CHOICE_INVALID' }],
      [{ goods_images: [other.picture] }, { 'goods_images.0': 'FILE_ADDRESS_INVALID' }],
      [{ freight_choice: 'template' }, { freight_id: 'REQUIRED' }],
      [{ skus: [] }, { skus: 'REQUIRED' }],
      [{ attrs: [] }, { 'skus.0.value_ids': 'CHOICE_INVALID' }],
      [{ skus: [body.skus[0]!, body.skus[0]!] }, { 'skus.1.value_ids': 'TAKEN' }],
      [{ skus: body.skus.map((sku) => ({ ...sku, sku_no: 'same' })) }, { 'skus.5.sku_no': 'TAKEN' }],
      [{ skus: body.skus.map((sku) => ({ ...sku, goods_price: '10000000.00' })) }, { 'skus.0.goods_price': 'TOO_BIG' }],
      [
        { attrs: [{ attr_id: other.colour.id, values: [{ value_id: other.colour.values[0]! }] }] },
        { 'attrs.0.values.0.value_id': 'CHOICE_INVALID' },
      ],
    ]
    for (const [change, fields] of bad) await expect(add(change)).rejects.toMatchObject({ code: 422, fields })
    expect((await store.call(sellerGoods.index, {})).total).toBe(total)
  })

  test('numbers are the store’s only ones; another store may have the same, and those of deleted goods are free', async () => {
    const skus = [{ ...plainForm(store).skus[0]!, sku_no: 'K-1' }]
    const first = await store.call(addGoods, { body: plainForm(store, { goods_no: 'N-1', skus }) })
    const again = store.call(addGoods, { body: plainForm(store, { goods_no: 'N-1', skus }) })
    await expect(again).rejects.toMatchObject({ fields: { goods_no: 'TAKEN', 'skus.0.sku_no': 'TAKEN' } })
    expect(await keyOf(other.call(addGoods, { body: plainForm(other, { goods_no: 'N-1', skus }) }))).toBe('ok')
    await store.call(sellerGoods.destroy, { params: { ids: String(first.id) } })
    expect(await keyOf(store.call(addGoods, { body: plainForm(store, { goods_no: 'N-1', skus }) }))).toBe('ok')
  })

  test('two who save the same number at once: one is told', async () => {
    const body = plainForm(store, { goods_no: 'RACE-1' })
    const results = await Promise.all([1, 2, 3].map(() => keyOf(store.call(addGoods, { body }))))
    expect(results.toSorted()).toEqual(['INVALID_INPUT', 'INVALID_INPUT', 'ok'])
  })
})

describe('saving', () => {
  test('SKUs of the same values keep id and stock; others are added and removed', async () => {
    const made = await add()
    const form = formOf(made)
    const [first, ...rest] = form.skus
    const kept = rest.slice(0, 4).map((sku) => ({ ...sku, goods_price: '9.00' }))
    const after = await save(made.id, { ...form, skus: kept })
    expect(after.skus.map(({ id }) => id)).toEqual(made.skus.slice(1, 5).map(({ id }) => id))
    expect(after).toMatchObject({ goods_price: '9.00', stock: 40 })
    const back = await save(made.id, { ...form, skus: [...kept, { ...first!, old_stock: undefined, stock: 3 }] })
    expect(back.skus.map(({ id }) => id)).not.toContain(made.skus[0]?.id)
    expect(back.stock).toBe(43)
  })

  test('attributes in another order are the same SKUs', async () => {
    const made = await add()
    const form = formOf(made)
    const turned = {
      ...form,
      attrs: form.attrs.toReversed(),
      skus: form.skus.map((sku) => ({ ...sku, value_ids: sku.value_ids.toReversed() })),
    }
    const after = await save(made.id, turned)
    expect(after.skus.map(({ id }) => id)).toEqual(made.skus.map(({ id }) => id))
    expect(after.skus[1]?.sku_name).toEqual({ 'zh-cn': 'M / 红' })
  })

  test('two SKUs may swap their numbers', async () => {
    const made = await add()
    const form = formOf(made)
    const [one, two] = form.skus
    const swapped = [{ ...one!, sku_no: two!.sku_no }, { ...two!, sku_no: one!.sku_no }, ...form.skus.slice(2)]
    const after = await save(made.id, { ...form, skus: swapped })
    expect(after.skus.slice(0, 2).map(({ sku_no }) => sku_no)).toEqual([two!.sku_no, one!.sku_no])
  })

  test('stock changes only where the form changed it, and not over another’s change', async () => {
    const made = await add()
    const form = formOf(made)
    const id = made.skus[0]!.id
    await backoffice.app.ctx.db.pool.query(
      `with s as (update skus set on_hand = on_hand - 4 where id = $1)
       insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason) values ($1, -4, 0, 'add')`,
      [id],
    )
    const untouched = await save(made.id, form)
    expect(untouched.skus[0]?.stock).toBe(6)
    const changed = { ...form, skus: form.skus.map((sku, at) => (at ? sku : { ...sku, stock: 20 })) }
    await expect(save(made.id, changed)).rejects.toMatchObject({
      key: 'STOCK_CHANGED',
      details: { sku_id: id, stock: 6 },
    })
    const seen = { ...changed, skus: changed.skus.map((sku, at) => (at ? sku : { ...sku, old_stock: 6 })) }
    expect((await save(made.id, seen)).skus[0]?.stock).toBe(20)
    const { rows } = await backoffice.app.ctx.db.pool.query(
      `select reason, on_hand_delta as pieces, by_kind, by_id from stock_movements where sku_id = $1 order by id`,
      [id],
    )
    expect(rows.at(-1)).toEqual({ reason: 'set', pieces: 14, by_kind: 'seller', by_id: store.user_id })
  })

  test('a SKU that unpaid orders hold is neither removed nor set below what they hold', async () => {
    const made = await add()
    const form = formOf(made)
    const id = made.skus[0]!.id
    const hold = (n: number) =>
      backoffice.app.ctx.db.pool.query(
        `with s as (update skus set reserved = reserved + $2 where id = $1)
         insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason) values ($1, 0, $2, 'reserve')`,
        [id, n],
      )
    await hold(2)
    expect(await keyOf(save(made.id, { ...form, skus: form.skus.slice(1) }))).toBe('SKU_RESERVED')
    expect(await keyOf(store.call(sellerGoods.destroy, { params: { ids: String(made.id) } }))).toBe('SKU_RESERVED')
    const low = form.skus.map((sku, at) => (at ? sku : { ...sku, stock: 1 }))
    expect(await keyOf(save(made.id, { ...form, skus: low }))).toBe('STOCK_BELOW_RESERVED')
    await hold(-2)
    expect(await keyOf(save(made.id, { ...form, skus: form.skus.slice(1) }))).toBe('ok')
  })

  test('a picture of one’s own upload may be added; the audit log tells what changed and nothing else', async () => {
    const made = await add()
    const more = await makePicture(backoffice.app, store.store_id)
    await save(made.id, { ...formOf(made), goods_images: [more, store.picture] })
    const [entry] = await backoffice.auditOf('Seller.goods.update', made.id)
    expect(Object.keys(entry?.after ?? {})).toEqual(['goods_images'])
  })

  test('500 SKUs are saved; 501 are not', async () => {
    const { call } = store
    const valuesOf = (count: number, name: string) =>
      Array.from({ length: count }, (_, n) => ({ name: { 'zh-cn': `${name}${n}` } }))
    const attr = async (count: number, name: string) =>
      call(goodsAttrs.store, { body: { name: { 'zh-cn': name }, values: valuesOf(count, name) } })
    const [rows, columns] = [await attr(50, '行'), await attr(10, '列')]
    const attrs = [rows, columns].map(({ id, values }) => ({
      attr_id: id,
      values: values.map((value) => ({ value_id: value.id })),
    }))
    const [one] = plainForm(store).skus
    const skus = rows.values.flatMap((r) => columns.values.map((c) => ({ ...one!, value_ids: [r.id, c.id] })))
    const made = await call(addGoods, { body: goodsForm(store, { attrs, skus }) })
    expect(made).toMatchObject({ sku_count: 500, stock: 5000 })
    const body = goodsForm(store, { attrs, skus: [...skus, skus[0]!] })
    await expect(call(addGoods, { body })).rejects.toMatchObject({ fields: { skus: 'TOO_LONG' } })
  })

  test('pictures of other sites are refused in its texts, since no page could show them', async () => {
    const elsewhere = '<p>好杯</p><img src="https://other.example/a.webp">'
    const { call } = store
    const body = goodsForm(store, { goods_content: { 'zh-cn': '<p>好杯</p>', en: elsewhere } })
    await expect(call(addGoods, { body })).rejects.toMatchObject({
      fields: { 'goods_content.en': 'PICTURE_ELSEWHERE' },
    })
  })
})

describe('the list', () => {
  test('is the store’s own, by tabs with counts, names, numbers and classes', async () => {
    const mine = await openGoodsStore(backoffice.app)
    const call = mine.call
    const on = await call(addGoods, { body: plainForm(mine, { goods_no: 'A-1' }) })
    const off = await call(addGoods, { body: plainForm(mine, { shelf: 'off', goods_name: { 'zh-cn': '竹席' } }) })
    const low = await call(addGoods, { body: plainForm(mine, { low_stock: 10 }) })
    const ids = async (query: Record<string, string>) =>
      (await call(sellerGoods.index, { query })).data.map(({ id }) => id)
    expect(await ids({})).toEqual([low.id, off.id, on.id])
    expect(await ids({ tab: 'on_sale' })).toEqual([low.id, on.id])
    expect(await ids({ tab: 'off_shelf' })).toEqual([off.id])
    expect(await ids({ tab: 'low_stock' })).toEqual([low.id])
    expect(await ids({ goods_name: '竹|like' })).toEqual([off.id])
    expect(await ids({ goods_no: 'A-|likeRight' })).toEqual([on.id])
    expect(await ids({ class_id: String(mine.class_id) })).toEqual([low.id, off.id, on.id])
    expect(await ids({ review: 'to_review' })).toEqual([])
    expect(await call(countSellerGoods, {})).toEqual({
      all: 3,
      on_sale: 2,
      off_shelf: 1,
      to_review: 0,
      rejected: 0,
      low_stock: 1,
    })
    expect(await ids({ class_id: ',5|between' })).toEqual([])
  })

  test('what the form chooses from is the store’s own', async () => {
    const choices = await store.call(goodsChoices, {})
    expect(choices.classes).toMatchObject([{ name: '类1', children: [{ children: [{ id: store.class_id }] }] }])
    expect(choices.attrs.map(({ name }) => name)).toContain('颜色')
    expect(choices.attrs.map(({ id }) => id)).not.toContain(other.colour.id)
    expect(choices.is_verified).toBe(false)
  })
})

describe('the shelf', () => {
  test('goods go on and off and nothing else changes; the page says so', async () => {
    const made = await add()
    await store.call(shelveGoods, { body: { ids: [made.id], shelf: 'off' } })
    expect(await guest()(getGoods, { params: { id: made.id } })).toMatchObject({ state: 'off_shelf' })
    const after = await store.call(sellerGoods.show, { params: { id: made.id } })
    expect({ ...after, updated_at: '', revision: '', shelf: '', is_on_sale: '', actions: [] }).toEqual({
      ...made,
      updated_at: '',
      revision: '',
      shelf: '',
      is_on_sale: '',
      actions: [],
    })
    await store.call(shelveGoods, { body: { ids: [made.id], shelf: 'on' } })
    expect(await guest()(getGoods, { params: { id: made.id } })).toMatchObject({ state: 'on_sale' })
  })

  test('deleted goods are gone from shop and back office, and free what they held', async () => {
    const made = await add()
    await store.call(sellerGoods.destroy, { params: { ids: String(made.id) } })
    expect(await keyOf(guest()(getGoods, { params: { id: made.id } }))).toBe('GOODS_NOT_FOUND')
    expect(await keyOf(store.call(sellerGoods.show, { params: { id: made.id } }))).toBe('NOT_FOUND')
  })
})

test('another store’s goods do not exist; without login, right or button there is no entry', async () => {
  const theirs = await other.call(addGoods, { body: goodsForm(other) })
  const mine = await add()
  const params = { id: theirs.id }
  for (const call of [
    () => store.call(sellerGoods.show, { params }),
    () => store.call(saveGoods, { params, body: goodsForm(store) }),
    () => store.call(shelveGoods, { body: { ids: [mine.id, theirs.id], shelf: 'off' } }),
    () => store.call(sellerGoods.destroy, { params: { ids: `${theirs.id}` } }),
  ])
    expect(await keyOf(call())).toBe('NOT_FOUND')
  const both = { params: { ids: `${mine.id},${theirs.id}` } }
  await expect(store.call(sellerGoods.destroy, both)).rejects.toMatchObject({
    details: { blocked: [{ id: theirs.id, name: `${theirs.id}`, key: 'NOT_FOUND' }] },
  })
  expect(await other.call(sellerGoods.show, { params })).toMatchObject({ shelf: 'on' })
  expect(await store.call(sellerGoods.show, { params: { id: mine.id } })).toMatchObject({ shelf: 'on' })
  expect(await keyOf(backoffice.app.as(null, 'Seller')(sellerGoods.index, {}))).toBe('NOT_LOGGED_IN')
  const nobody = backoffice.app.as((await mintStaff(backoffice.app, store, {})).token, 'Seller')
  expect(await keyOf(nobody(sellerGoods.index, {}))).toBe('FORBIDDEN')
  const rights = ['index', 'store', 'update', 'shelf'].map((verb) => `Seller.goods.${verb}`)
  const reader = backoffice.app.as((await mintStaff(backoffice.app, store, { rights })).token, 'Seller')
  expect(await keyOf(reader(sellerGoods.index, {}))).toBe('ok')
  expect(await keyOf(reader(addGoods, { body: goodsForm(store) }))).toBe('FORBIDDEN')
  expect(await keyOf(reader(saveGoods, { params: { id: mine.id }, body: goodsForm(store) }))).toBe('FORBIDDEN')
  expect(await keyOf(nobody(shelveGoods, { body: { ids: [mine.id], shelf: 'off' } }))).toBe('FORBIDDEN')
  const screens = { '/Seller/goods': ['add', 'edit'] }
  const clerk = backoffice.app.as((await mintStaff(backoffice.app, store, { rights, screens })).token, 'Seller')
  expect(await keyOf(clerk(addGoods, { body: goodsForm(store) }))).toBe('ok')
})
