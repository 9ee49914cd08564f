import { getGoods, goodsFacets, listGoods, suggestGoods } from '@fangshi/contract/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { stockShelf, type Shelf } from '../../../../test/goods/shelf.ts'

let app: TestApp
let shelf: Shelf
beforeAll(async () => {
  app = await testApp()
  shelf = await stockShelf(app.ctx)
  await app.ctx.db.pool.query('update goods_sales set sale_count = 10 where goods_id = $1', [shelf.goods.speaker])
  await app.ctx.db.pool.query('update goods_sales set sale_count = 5 where goods_id = $1', [shelf.goods.teapot])
})
afterAll(() => app.close())

type Query = Parameters<typeof find>[0]
const call = <R>(route: R, input: object) => app.as(null)(route as never, input as never) as Promise<never>
const list = (query: object = {}) => app.as(null)(listGoods, { query })
const find = async (query: { keywords?: string } & Record<string, unknown>): Promise<string[]> => {
  const { data } = await list(query)
  const names = new Map(Object.entries(shelf.goods).map(([name, id]) => [id, name]))
  return data.map(({ id }) => names.get(id)!)
}

describe('search', () => {
  const cases: [string, string, string[]][] = [
    ['one character', '茶', ['cup', 'teapot']],
    ['two characters, name first', '茶杯', ['cup', 'teapot']],
    ['a longer word', '头戴耳机', ['anc']],
    ['words in another order', '耳机降噪', ['anc']],
    ['a class', '蓝牙耳机', ['sport', 'anc']],
    ['a brand', '声谷', ['speaker', 'sport', 'anc']],
    ['a store', '听雨窑', ['teapot', 'cup']],
    ['pinyin', 'chabei', ['cup', 'teapot']],
    ['pinyin of one character', 'cha', ['cup', 'teapot']],
    ['pinyin of four', 'lanyaerji', ['sport', 'anc']],
    ['pinyin begun', 'lanyaer', ['sport', 'anc']],
    ['pinyin of a part of a name', 'toudaierji', ['anc']],
    ['initials', 'cb', ['cup', 'teapot']],
    ['initials of a part of a name', 'tdej', ['anc']],
    ['an English word', 'headphones', ['anc', 'sport']],
    ['a prefix', 'head', ['anc', 'sport']],
    ['capitals and full width', 'ＣＥＬＡ', ['cup']],
    ['two words', 'celadon cup', ['cup']],
    ['two languages', 'sonora 音箱', ['speaker']],
    ['a typo', 'hedphones', ['anc', 'sport']],
    ['swapped letters', 'celaodn', ['cup']],
    ['a typo in pinyin', 'chabie', ['cup', 'teapot']],
    ['a character of the same sound', '茶悲', ['cup', 'teapot']],
    ['a wrong character', '头带耳机', ['anc']],
    ['a wrong character of another sound', '头大耳机', ['anc']],
    ['an unknown word', '坦克', []],
    ['an unknown Latin word', 'xqzvwk', []],
    ['one word of two unknown', '茶杯 坦克', ['cup', 'teapot']],
    ['a character of an unknown word', '牙套', []],
    ['a sentence', '喝茶的茶杯', ['cup', 'teapot']],
    ['signs alone', '。，!', ['speaker', 'teapot', 'cup', 'sport', 'anc']],
  ]
  test.each(cases)('finds by %s: %s', async (_, keywords, expected) => {
    expect(await find({ keywords })).toEqual(expected)
  })

  test('a filter that leaves nothing corrects no words', async () => {
    expect(await find({ keywords: '茶杯', store_id: shelf.stores.sound })).toEqual([])
  })

  test('words and filters go together in every order', async () => {
    const query = { keywords: '声谷', class_id: shelf.classes.audio, brand_id: shelf.brands.sheng }
    expect(await find({ ...query, in_stock: true, sort: 'price_up' })).toEqual(['speaker', 'anc'])
    expect(await find({ ...query, price_max: '500', sort: 'price_down' })).toEqual(['speaker', 'sport'])
    expect(await find({ ...query, sort: 'newest' })).toEqual(['speaker', 'sport', 'anc'])
    expect(await find({ ...query, sort: 'sales', store_id: shelf.stores.kiln })).toEqual([])
  })
})

describe('lists', () => {
  test('a class of any level holds its goods', async () => {
    expect(await find({ class_id: shelf.classes.digital })).toEqual(['speaker', 'sport', 'anc'])
    expect(await find({ class_id: shelf.classes.audio })).toEqual(['speaker', 'sport', 'anc'])
    expect(await find({ class_id: shelf.classes.headphones })).toEqual(['sport', 'anc'])
    expect(await find({ class_id: 999_999 })).toEqual([])
  })

  test('orders', async () => {
    expect(await find({ sort: 'sales' })).toEqual(['speaker', 'teapot', 'cup', 'sport', 'anc'])
    expect(await find({ sort: 'newest' })).toEqual(['teapot', 'cup', 'speaker', 'sport', 'anc'])
    expect(await find({ sort: 'price_up' })).toEqual(['cup', 'sport', 'teapot', 'speaker', 'anc'])
    expect(await find({ sort: 'price_down' })).toEqual(['anc', 'speaker', 'teapot', 'sport', 'cup'])
  })

  test('filters combine', async () => {
    const { stores, brands } = shelf
    expect(await find({ store_id: stores.sound, in_stock: true, price_min: '500' })).toEqual(['anc'])
    expect(await find({ brand_id: brands.shan, price_max: '100' })).toEqual(['cup'])
  })

  test('pages say where they are, also past the end', async () => {
    const first = await list({ per_page: 2, sort: 'price_up' })
    expect(first).toMatchObject({ count: 2, total: 5, total_capped: false, per_page: 2, last_page: 3, current_page: 1 })
    expect(await list({ per_page: 2, page: 4 })).toMatchObject({ data: [], count: 0, total: 5, current_page: 4 })
  })

  test('a card says what is shown', async () => {
    const [card] = (await list({ keywords: 'celadon' })).data
    expect(card).toEqual({
      id: shelf.goods.cup,
      goods_name: '青瓷茶杯',
      goods_subname: '好物',
      goods_price: '68.00',
      goods_market_price: '81.60',
      goods_stock: 30,
      goods_sale: 0,
      goods_master_image: '/images/1.webp',
      store_id: shelf.stores.kiln,
      store_name: '听雨窑',
      comment_count: 0,
      seckill: null,
    })
  })

  test('bad input is refused by field', async () => {
    const bad: [object, string][] = [
      [{ page: 0 }, 'page'],
      [{ per_page: 101 }, 'per_page'],
      [{ sort: 'random' }, 'sort'],
      [{ class_id: '1e3' }, 'class_id'],
      [{ price_min: '-1' }, 'price_min'],
      [{ in_stock: 'yes' }, 'in_stock'],
      [{ colour: 'red' }, 'colour'],
      [{ keywords: 'x'.repeat(61) }, 'keywords'],
    ]
    for (const [query, field] of bad) {
      await expect(call(listGoods, { query }), field).rejects.toMatchObject({
        code: 422,
        fields: { [field]: expect.any(String) },
      })
    }
  })
})

describe('facets', () => {
  const filters: Query[] = [
    {},
    { keywords: '茶' },
    { keywords: 'hedphones' },
    { class_id: 'audio' },
    { brand_id: 'sheng', in_stock: true },
    { store_id: 'kiln', price_max: '100', keywords: '茶杯' },
  ]
  test.each(filters)('equal direct counts with %o', async (named) => {
    const filter = Object.fromEntries(
      Object.entries(named).map(([key, value]) => [
        key,
        { audio: shelf.classes.audio, sheng: shelf.brands.sheng, kiln: shelf.stores.kiln }[value as string] ?? value,
      ]),
    )
    const facets = await app.as(null)(goodsFacets, { query: filter })
    const total = async (more: object) => (await list({ ...filter, ...more })).total
    expect(facets.total).toBe(await total({}))
    expect(facets.in_stock).toBe(await total({ in_stock: true }))
    for (const { id, count } of facets.classes) expect(count, `class ${id}`).toBe(await total({ class_id: id }))
    for (const { id, count } of facets.brands) expect(count, `brand ${id}`).toBe(await total({ brand_id: id }))
    for (const { id, count } of facets.stores) expect(count, `store ${id}`).toBe(await total({ store_id: id }))
    expect(facets.brands.length).toBeGreaterThan(0)
  })
  test('bad input is refused', async () => {
    await expect(call(goodsFacets, { query: { sort: 'sales' } })).rejects.toMatchObject({ code: 422 })
  })
})

describe('suggestions', () => {
  test('words, goods and stores for what is being typed', async () => {
    const found = await app.as(null)(suggestGoods, { query: { keywords: 'lany' } })
    expect(found.words).toEqual(['蓝牙耳机'])
    expect(found.goods.map(({ id }) => id)).toEqual([shelf.goods.sport, shelf.goods.anc])
    const store = await app.as(null)(suggestGoods, { query: { keywords: '听雨' } })
    expect(store.stores).toEqual([{ id: shelf.stores.kiln, store_name: '听雨窑', store_logo: '' }])
    expect((await app.as(null)(suggestGoods, { query: { keywords: 'tingyuyao' } })).stores).toHaveLength(1)
  })
  test('no words give the hot ones', async () => {
    const { words, goods } = await app.as(null)(suggestGoods, { query: {} })
    expect([words, goods]).toEqual([['音箱', '茶具', '蓝牙耳机'], []])
  })
})

describe('what is not on sale', () => {
  const page = (id: number) => app.as(null)(getGoods, { params: { id } })
  test('a closed store hides its goods from lists, search and pages until it opens', async () => {
    const set = (status: string) =>
      app.ctx.db.pool.query('update stores set status = $1 where id = $2', [status, shelf.stores.kiln])
    await set('closed')
    expect(await find({ keywords: '茶' })).toEqual([])
    expect(await find({})).toEqual(['speaker', 'sport', 'anc'])
    await expect(page(shelf.goods.cup)).rejects.toMatchObject({ key: 'GOODS_NOT_FOUND' })
    await set('open')
    expect(await find({ keywords: '茶' })).toEqual(['cup', 'teapot'])
  })
  test('off the shelf a page remains, lists and search forget it', async () => {
    expect(await page(shelf.goods.hidden)).toMatchObject({ state: 'off_shelf', goods_name: '样品茶杯' })
    expect(await find({ keywords: '样品' })).toEqual([])
  })
  test('never examined, deleted and unknown goods have no page', async () => {
    const { pool } = app.ctx.db
    for (const set of [`review = 'to_review'`, 'deleted_at = now()']) {
      await pool.query(`update goods set ${set} where id = $1`, [shelf.goods.hidden])
      await expect(page(shelf.goods.hidden), set).rejects.toMatchObject({ code: 404 })
      await pool.query(`update goods set review = 'examined', deleted_at = null where id = $1`, [shelf.goods.hidden])
    }
    await expect(page(999_999)).rejects.toMatchObject({ key: 'GOODS_NOT_FOUND' })
    await expect(call(getGoods, { params: { id: '1x' } })).rejects.toMatchObject({ code: 422 })
  })
})
