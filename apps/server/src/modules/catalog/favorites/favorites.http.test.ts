import { getGoods, getStore } from '@fangshi/contract/catalog'
import {
  addFavorites,
  isFavorite,
  listFavorites,
  removeFavorites,
  type FavoriteKind,
} from '@fangshi/contract/favorites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeGoods, makeShopper, makeStore, type MadeStore } from '../../../../test/factories.ts'

let it: TestApp
let store: MadeStore
beforeAll(async () => {
  it = await testApp()
  store = await makeStore(it.ctx.db)
})
afterAll(() => it.close())

const oneGoods = async (): Promise<number> => (await makeGoods(it.ctx.db, store.store_id)).goods_id
const run = (sql: string, ...values: unknown[]) => it.ctx.db.pool.query(sql, values)
async function shopper() {
  const { call, id } = await makeShopper(it)
  return {
    id,
    call,
    add: (is_type: FavoriteKind, out_id: number | string) =>
      call(addFavorites, { body: { is_type, out_id: String(out_id) } }),
    remove: (is_type: FavoriteKind, out_id: number | string) =>
      call(removeFavorites, { query: { is_type, out_id: String(out_id) } }),
    list: (is_type?: FavoriteKind) => call(listFavorites, { query: { is_type } }),
    has: (is_type: FavoriteKind, out_id: number) => call(isFavorite, { query: { is_type, out_id } }),
  }
}

test('goods and stores are added once, asked for, counted on their pages and removed', async () => {
  const me = await shopper()
  const goods_id = await oneGoods()
  await me.add('goods', goods_id)
  await me.add('goods', goods_id)
  await me.add('store', store.store_id)
  expect(await me.has('goods', goods_id)).toBe(true)
  expect(await me.has('store', store.store_id)).toBe(true)
  const { data, counts, total } = await me.list()
  expect([total, counts]).toEqual([2, { goods: 1, store: 1 }])
  expect(data.map(({ is_type, out_id, state, goods_price }) => [is_type, out_id, state, goods_price])).toEqual([
    ['store', store.store_id, 'open', null],
    ['goods', goods_id, 'on_sale', '10.00'],
  ])
  expect(await it.as(null)(getGoods, { params: { id: goods_id } })).toMatchObject({ goods_collect: 1 })
  expect(await it.as(null)(getStore, { params: { id: store.store_id } })).toMatchObject({ store_collect: 1 })
  await me.remove('goods', goods_id)
  await me.remove('goods', goods_id)
  expect(await me.has('goods', goods_id)).toBe(false)
  expect((await me.list('goods')).data).toEqual([])
  expect(await it.as(null)(getGoods, { params: { id: goods_id } })).toMatchObject({ goods_collect: 0 })
})

test('guests have none and are asked to log in', async () => {
  const guest = it.as(null)
  const favorite = { is_type: 'goods' as const, out_id: await oneGoods() }
  expect(await guest(isFavorite, { query: favorite })).toBe(false)
  const some = { ...favorite, out_id: String(favorite.out_id) }
  await expect(guest(addFavorites, { body: some })).rejects.toMatchObject({ code: 401, key: 'NOT_LOGGED_IN' })
  await expect(guest(removeFavorites, { query: some })).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
  await expect(guest(listFavorites, {})).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
})

test('wrong kinds and ids are named, one unknown thing refuses all', async () => {
  const me = await shopper()
  await expect(me.add('shop' as FavoriteKind, 1)).rejects.toMatchObject({ fields: { is_type: 'CHOICE_INVALID' } })
  await expect(me.add('goods', '1,-2')).rejects.toMatchObject({ fields: { out_id: 'INVALID' } })
  const goods_id = await oneGoods()
  await expect(me.add('goods', `${goods_id},999999`)).rejects.toMatchObject({ code: 404, key: 'GOODS_NOT_FOUND' })
  const { store_id } = await makeStore(it.ctx.db, { status: 'closed' })
  await expect(me.add('store', store_id)).rejects.toMatchObject({ code: 404, key: 'STORE_NOT_FOUND' })
  expect((await me.list()).total).toBe(0)
})

test('nobody sees or removes the favourites of another', async () => {
  const [me, other] = [await shopper(), await shopper()]
  const goods_id = await oneGoods()
  await other.add('goods', goods_id)
  await me.remove('goods', goods_id)
  expect(await me.has('goods', goods_id)).toBe(false)
  expect((await me.list()).data).toEqual([])
  expect(await other.has('goods', goods_id)).toBe(true)
})

test('the list tells the price then and now, and what became of things', async () => {
  const me = await shopper()
  const ids = [await oneGoods(), await oneGoods(), await oneGoods(), await oneGoods()] as const
  const shop = await makeStore(it.ctx.db)
  await me.add('goods', ids.join(','))
  await me.add('store', shop.store_id)
  await run('update skus set price_cents = 750 where goods_id = $1', ids[0])
  await run('update skus set on_hand = 0 where goods_id = $1', ids[1])
  await run(`update goods set shelf = 'off' where id = $1`, ids[2])
  await run('update goods set deleted_at = now() where id = $1', ids[3])
  await run(`update stores set status = 'closed' where id = $1`, shop.store_id)
  const seen = new Map((await me.list()).data.map((row) => [`${row.is_type}${row.out_id}`, row]))
  expect(seen.get(`goods${ids[0]}`)).toMatchObject({ state: 'on_sale', goods_price: '7.50', price_was: '10.00' })
  expect(seen.get(`goods${ids[1]}`)).toMatchObject({ state: 'sold_out', price_was: null })
  expect(seen.get(`goods${ids[2]}`)).toMatchObject({ state: 'off_shelf' })
  expect(seen.get(`goods${ids[3]}`)).toMatchObject({ state: 'gone' })
  expect(seen.get(`store${shop.store_id}`)).toMatchObject({ state: 'closed' })
})

test('what was removed comes back as it was for a minute, then anew', async () => {
  const me = await shopper()
  const goods_id = await oneGoods()
  await me.add('goods', goods_id)
  const [before] = (await me.list()).data
  await run('update skus set price_cents = 800 where goods_id = $1', goods_id)
  await run(`update goods set shelf = 'off' where id = $1`, goods_id)
  await me.remove('goods', goods_id)
  it.advance(50_000)
  await me.add('goods', goods_id)
  expect((await me.list()).data[0]).toMatchObject({ created_at: before?.created_at, price_was: '10.00' })
  await me.remove('goods', goods_id)
  it.advance(61_000)
  await me.add('goods', goods_id)
  expect((await me.list()).data[0]).toMatchObject({ price_was: null })
  await me.remove('goods', goods_id)
  it.advance(61_000)
  await run('update goods set deleted_at = now() where id = $1', goods_id)
  await expect(me.add('goods', goods_id)).rejects.toMatchObject({ key: 'GOODS_NOT_FOUND' })
})

test('a shopper keeps at most 1,000 of a kind', async () => {
  const me = await shopper()
  const [first, last] = [await oneGoods(), await oneGoods()]
  await run(
    `with made as (
       insert into goods (store_id, class_id, class_path, goods_no, name, subname, images, content)
       select store_id, class_id, class_path, 'full-' || n, name, subname, images, content
         from goods cross join generate_series(1, 999) n where id = $2 returning id)
     insert into favorites (user_id, goods_id, price_cents) select $1, id, 0 from made`,
    me.id,
    first,
  )
  await me.add('goods', first)
  await me.add('goods', first)
  await expect(me.add('goods', last)).rejects.toMatchObject({ code: 422, key: 'FAVORITES_FULL' })
  expect((await me.list('goods')).counts.goods).toBe(1000)
  await me.add('store', store.store_id)
})

test('the same favourite from many tabs at once is one', async () => {
  const me = await shopper()
  const goods_id = await oneGoods()
  await Promise.all(Array.from({ length: 16 }, () => me.add('goods', goods_id)))
  expect((await me.list()).total).toBe(1)
  await Promise.all(
    Array.from({ length: 16 }, (_, n) => (n % 2 ? me.add('goods', goods_id) : me.remove('goods', goods_id))),
  )
  await me.add('goods', goods_id)
  expect((await me.list()).total).toBe(1)
  expect(await it.as(null)(getGoods, { params: { id: goods_id } })).toMatchObject({ goods_collect: 1 })
})
