import { findAsAdmin, findAsSeller, type FindResult } from '@fangshi/contract/find'
import type { Call } from '@fangshi/contract/client'
import { addGoods, sellerGoods } from '@fangshi/contract/goods-seller'
import { sellerOrders } from '@fangshi/contract/orders-backoffice'
import { users } from '@fangshi/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintStaff } from '../../../../test/accounts.ts'
import { loginSeller, orderAt, type MadeOrder } from '../../../../test/factories.ts'
import { goodsForm, openGoodsStore, type GoodsStore } from '../../../../test/goods/goods-seller.ts'

/** What all modules let be found, with the lists that their addresses lead to. */

let backoffice: Backoffice
let store: GoodsStore
let other: GoodsStore
let order: MadeOrder
/** The owner of the store of the order. */
let owner: Call
let goodsId: number
beforeAll(async () => {
  backoffice = await openBackoffice()
  store = await openGoodsStore(backoffice.app)
  other = await openGoodsStore(backoffice.app)
  goodsId = (await store.call(addGoods, { body: goodsForm(store, { goods_no: 'FIND-7' }) })).id
  await other.call(addGoods, { body: goodsForm(other) })
  order = await orderAt(backoffice.app, 'waiting_delivery')
  owner = (await loginSeller(backoffice.app, order.store)).call
})
afterAll(() => backoffice.app.close())

const asAdmin = (text: string, call: Call = backoffice.boss) => call(findAsAdmin, { query: { text } })
const asSeller = (text: string, call: Call = store.call) => call(findAsSeller, { query: { text } })
const namesOf = (found: readonly FindResult[]): string[] => found.map(({ kind, id }) => `${kind} ${id}`)

const queryOf = (found: FindResult | undefined) => ({ [found?.filter.name ?? '']: found?.filter.value ?? '' })

test('orders, goods, stores and users are found by number or name', async () => {
  expect(await asAdmin(order.order_no.slice(0, 16))).toMatchObject([
    { kind: 'order', id: order.id, name: order.order_no, note: '¥26.00' },
  ])
  expect(namesOf(await asAdmin('山野陶'))).toContain(`goods ${goodsId}`)
  const { rows } = await backoffice.app.ctx.db.pool.query<{ name: string; username: string; id: number }>(
    `select s.store_name->>'zh-cn' as name, u.username, u.id from stores s join users u on u.id = s.user_id where s.id = $1`,
    [store.store_id],
  )
  const [row] = rows
  expect(namesOf(await asAdmin(row?.name ?? ''))).toContain(`store ${store.store_id}`)
  expect(namesOf(await asAdmin(row?.username ?? ''))).toContain(`user ${row?.id}`)
  expect(await asAdmin('没有这样的名字')).toEqual([])
})

test('each leads to its list, which then holds it', async () => {
  const { call } = store
  const [goods] = await asSeller('山野陶')
  expect(goods).toMatchObject({ kind: 'goods', id: goodsId, list: '/Seller/goods' })
  expect((await call(sellerGoods.index, { query: queryOf(goods) })).data).toMatchObject([{ id: goodsId }])
  const [found] = await asSeller(order.order_no, owner)
  expect(found).toMatchObject({ kind: 'order', id: order.id, list: '/Seller/orders' })
  expect((await owner(sellerOrders.index, { query: queryOf(found) })).data).toMatchObject([{ id: order.id }])
  const [user] = await asAdmin('u_')
  expect((await backoffice.boss(users.index, { query: queryOf(user) })).data).toMatchObject([{ id: user?.id }])
})

test('a store finds its own goods and orders alone', async () => {
  expect(namesOf(await asSeller('FIND'))).toEqual([`goods ${goodsId}`])
  expect(await asSeller('FIND-7', other.call)).toEqual([])
  expect(await asSeller(order.order_no)).toEqual([])
})

test('who may not search a list finds nothing in it', async () => {
  const staff = async (rights: string[], screens: Record<string, string[]>) =>
    backoffice.app.as((await mintStaff(backoffice.app, store, { rights, screens })).token, 'Seller')
  const reader = await staff(['Seller.goods.index'], { '/Seller/goods': [] })
  const searcher = await staff(['Seller.goods.index'], { '/Seller/goods': ['search'], '/Seller/orders': ['search'] })
  expect(await asSeller('FIND-7', reader)).toEqual([])
  expect(namesOf(await asSeller('FIND-7', searcher))).toEqual([`goods ${goodsId}`])
  expect(await asSeller(order.order_no, searcher)).toEqual([])
  const clerk = await backoffice.clerk({ rights: ['Admin.users.index'], screens: { '/Admin/orders': ['search'] } })
  expect(await asAdmin(order.order_no, clerk.call)).toEqual([])
  expect(await keyOf(asSeller('FIND', backoffice.app.as(null, 'Seller')))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(asAdmin(''))).toBe('INVALID_INPUT')
})

test('the statements walk indexes', async () => {
  const { pool } = backoffice.app.ctx.db
  const client = await pool.connect()
  try {
    // On tables of a few rows a scan is cheaper than any index; what is asked here is whether one could serve.
    await client.query('begin; set local enable_seqscan = off')
    const planOf = async (sql: string): Promise<string> =>
      JSON.stringify((await client.query(`explain (format json) ${sql}`)).rows)
    expect(await planOf(`select id from orders where order_no like '20260301%' limit 5`)).toContain('orders_no_prefix')
    expect(await planOf(`select goods_id from goods_search where tokens @> '{茶杯}' limit 500`)).toContain(
      'goods_search_',
    )
    expect(await planOf(`select id from user_search where phone like '138%' limit 5`)).toContain('user_search_phone')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
