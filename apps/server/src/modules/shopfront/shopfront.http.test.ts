import { getGoods, getStore, listStores, loadGoodsClasses } from '@fangshi/contract/catalog'
import { getCommon, getHome, getSite } from '@fangshi/contract/shopfront'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { plainGoods, stockShelf, text, type Shelf } from '../../../test/goods/shelf.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { createGoods } from '../catalog/public.ts'
import { createAdvert, createAdvertSpace, createNotice } from '../content/public.ts'
import { saveSettings } from '../settings/public.ts'

let app: TestApp
let shelf: Shelf
beforeAll(async () => {
  app = await testApp()
  shelf = await stockShelf(app.ctx)
  const { pool } = app.ctx.db
  await pool.query('update stores set sale_count = 9, store_lat = 30.2, store_lng = 120.1 where id = $1', [
    shelf.stores.kiln,
  ])
  await pool.query('update stores set store_lat = 22.5, store_lng = 114.0 where id = $1', [shelf.stores.sound])
  await pool.query('update goods set is_master = true where id = $1', [shelf.goods.cup])
})
afterAll(() => app.close())

const call: (route: object, input: object) => Promise<unknown> = (route, input) =>
  app.as(null)(route as never, input as never)

test('the frame of every page: classes, brands, texts, an empty cart for guests', async () => {
  await inTx(app.ctx.db, (tx) => saveSettings(tx, 'web', { tel: '400-820' }, app.ctx.now()))
  const frame = await app.as(null)(getCommon, {})
  expect(frame).toMatchObject({ cart: 0, ip: '127.0.0.1', common: { web_name: '坊市', tel: '400-820', demo: true } })
  expect(frame.brands.map(({ name }) => name)).toEqual(['声谷', '山窑'])
  expect(frame.classes[0]).toMatchObject({ name: '数码', pid: 0, children: [{ name: '影音', children: [{}, {}] }] })
  expect(await app.as(null)(loadGoodsClasses, {})).toEqual(frame.classes)
  expect(await app.as(null)(getSite, {})).toEqual(frame.common)
})

test('the home page: running adverts, a floor for each top class, goods, stores, notices', async () => {
  const day = 86_400_000
  const at = app.ctx.now().getTime()
  await inTx(app.ctx.db, async (tx) => {
    const space_id = await createAdvertSpace(tx, { name: 'home', width: 1200, height: 400 })
    const advert = { space_id, url: '/s', image: '/images/a.webp', adv_end: new Date(at + day) }
    await createAdvert(tx, { ...advert, name: text('今日'), adv_start: new Date(at - day) })
    await createAdvert(tx, { ...advert, name: text('明日'), adv_start: new Date(at + day / 2) })
    await createAdvert(tx, { ...advert, name: text('关闭'), adv_start: new Date(at - day), is_open: false })
    await createNotice(tx, { title: text('开张', 'We are open'), content: text('<p>欢迎</p><script>1</script>') })
  })
  const page = await app.as(null)(getHome, {})
  expect(page.banners.map(({ name }) => name)).toEqual(['今日'])
  expect(page.ranking.map(({ id }) => id)).toEqual(
    ['teapot', 'cup', 'speaker', 'sport', 'anc'].map((name) => shelf.goods[name as keyof Shelf['goods']]),
  )
  expect(page.ranking[0]).toMatchObject({ goods_price: '320.00' })
  expect(page.ranking[0]).not.toHaveProperty('goods_stock')
  expect([page.recommended, page.floors, page.newest, page.featured_store]).toEqual([[], [], [], null])
  expect(page.stores.map(({ store_name }) => store_name)).toEqual(['听雨窑', '声研所'])
  expect(page.notices).toMatchObject([{ id: 1, title: '开张', tag: '', pinned: false }])
  expect(page.notices[0]).not.toHaveProperty('content')
})

test('stores by words, order and distance', async () => {
  const names = async (query: object) =>
    (await app.as(null)(listStores, { query })).data.map(({ store_name }) => store_name)
  expect(await names({})).toEqual(['听雨窑', '声研所'])
  expect(await names({ keywords: 'sound' })).toEqual(['声研所'])
  expect(await names({ keywords: '100%' })).toEqual([])
  expect((await app.as(null)(listStores, {})).data.map(({ distance_m }) => distance_m)).toEqual([null, null])
  const near = await app.as(null)(listStores, { query: { sort: 'distance', lat: '22.6', lng: '114.1' } })
  expect(near).toMatchObject({ total: 2, count: 2, last_page: 1 })
  expect(near.data[0]).toMatchObject({ store_name: '声研所', goods_count: 3, top_goods: [{}, {}, {}] })
  expect(near.data[0]!.distance_m).toBeGreaterThan(14_000)
  expect(near.data[0]!.distance_m).toBeLessThan(16_000)
  for (const [query, field] of [
    [{ sort: 'distance' }, 'lat'],
    [{ lat: '91', lng: '1' }, 'lat'],
    [{ sort: 'best' }, 'sort'],
  ]) {
    await expect(call(listStores, { query })).rejects.toMatchObject({
      code: 422,
      fields: { [field as string]: expect.any(String) },
    })
  }
})

test('a store is public while it is passed and open', async () => {
  const { kiln } = shelf.stores
  const page = await app.as(null)(getStore, { params: { id: kiln } })
  expect(page).toMatchObject({ store_name: '听雨窑', goods_count: 2, classes: [{ name: '茶具', count: 2 }] })
  expect(page.sale_list.map(({ id }) => id)).toEqual([shelf.goods.teapot, shelf.goods.cup])
  for (const set of [`status = 'closed'`, `status = 'suspended'`, `status = 'closed', verify = 'denied'`]) {
    await app.ctx.db.pool.query(`update stores set ${set} where id = $1`, [kiln])
    await expect(call(getStore, { params: { id: kiln } }), set).rejects.toMatchObject({
      key: 'STORE_NOT_FOUND',
      code: 404,
    })
    expect((await app.as(null)(listStores, {})).total).toBe(1)
  }
  await app.ctx.db.pool.query(`update stores set status = 'open', verify = 'passed' where id = $1`, [kiln])
  await expect(call(getStore, { params: { id: '-1' } })).rejects.toMatchObject({ code: 422 })
})

test('a goods page holds options, SKUs, stock, freight and its store', async () => {
  const { ctx } = app
  const made = await inTx(ctx.db, (tx) =>
    createGoods(
      tx,
      shelf.stores.sound,
      {
        class_id: shelf.classes.speakers,
        goods_no: 'SW-1',
        name: text('落地音箱', 'Floor speaker'),
        subname: text('一对'),
        images: ['/images/3.webp'],
        content: text('<p onclick="x()">实木</p><!--json-->{"type":"doc"}'),
        content_mobile: text('<p>手机<img src=x onerror=alert(1)></p>'),
        freight_choice: 'free',
        shelf: 'on',
        attrs: [
          {
            name: text('颜色', 'Colour'),
            values: [{ name: text('黑', 'Black'), color: '#000' }, { name: text('白', 'White') }],
          },
          { name: text('尺寸', 'Size'), values: [{ name: text('大') }] },
        ],
        skus: [
          {
            sku_no: 'SW-1-b',
            choice: [0, 0],
            price_cents: 200_000,
            market_price_cents: 250_000,
            weight_g: 9000,
            stock: 2,
          },
          {
            sku_no: 'SW-1-w',
            choice: [1, 0],
            price_cents: 190_000,
            market_price_cents: 240_000,
            weight_g: 9000,
            stock: 0,
          },
        ],
      },
      ctx.now(),
    ),
  )
  const page = await app.as(null)(getGoods, { params: { id: made.id } })
  expect(page).toMatchObject({
    state: 'on_sale',
    goods_price: '1900.00',
    goods_market_price: '2400.00',
    goods_stock: 2,
    goods_content: '<p>实木</p>',
    goods_content_mobile: expect.stringMatching(/^<p>手机(?!.*onerror)/),
    brand: null,
    freight: { kind: 'free', lowest_price: '0.00' },
    store_info: { id: shelf.stores.sound, store_name: '声研所', goods_count: 4 },
  })
  expect(page.class_list.map(({ name }) => name)).toEqual(['数码', '影音', '音箱'])
  expect(page.attrs.map(({ name, values }) => [name, values.map((value) => value.name)])).toEqual([
    ['颜色', ['黑', '白']],
    ['尺寸', ['大']],
  ])
  expect(
    page.skus.map(({ id, sku_name, goods_price, goods_stock }) => [id, sku_name, goods_price, goods_stock]),
  ).toEqual([
    [made.sku_ids[0], '黑 / 大', '2000.00', 2],
    [made.sku_ids[1], '白 / 大', '1900.00', 0],
  ])
  expect(page.skus[0]!.value_ids).toEqual([page.attrs[0]!.values[0]!.id, page.attrs[1]!.values[0]!.id])
  expect(page.sale_list.map(({ id }) => id)).toEqual([shelf.goods.speaker])

  // In another order than they were made in.
  const { pool } = ctx.db
  await pool.query('update skus set position = 1 - position where goods_id = $1', [made.id])
  await pool.query(
    `update goods_values set attr_position = 1 - attr_position, position = case attr_position when 0 then 1 - position else 0 end
      where goods_id = $1`,
    [made.id],
  )
  const turned = await app.as(null)(getGoods, { params: { id: made.id } })
  expect(turned.skus.map(({ id }) => id)).toEqual(made.sku_ids.toReversed())
  expect(turned.attrs.map(({ name, values }) => [name, values.map((value) => value.name)])).toEqual([
    ['尺寸', ['大']],
    ['颜色', ['白', '黑']],
  ])
})

test('the home page of a full shop: recommended goods, a floor for each class, new goods, a featured store', async () => {
  const { headphones, cups } = shelf.classes
  await inTx(app.ctx.db, async (tx) => {
    for (let n = 0; n < 12; n++) {
      const [class_id, store_id] = n % 4 === 0 ? [cups, shelf.stores.kiln] : [headphones, shelf.stores.sound]
      const made = plainGoods(text(`商品 ${n}`), { class_id, price: 9, stock: 5, is_master: n < 2 })
      await createGoods(tx, store_id, made, app.ctx.now())
    }
  })
  const page = await app.as(null)(getHome, {})
  const featured = page.featured_store?.goods ?? []
  expect(page.floors.map(({ name }) => name)).toEqual(['家居'])
  expect(page.featured_store).toMatchObject({ store_name: '声研所', store_face_image: '' })
  expect(page.stores.map(({ store_name }) => store_name)).toEqual(['听雨窑'])
  expect([page.ranking.length, featured.length]).toEqual([6, 3])
  const shown = [page.ranking, page.recommended, page.newest, featured, ...page.floors.map(({ goods }) => goods)].flat()
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
})
