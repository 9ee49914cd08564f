import * as of from '@fangshi/contract/figures'
import { adminOrders, sellerOrders } from '@fangshi/contract/orders-backoffice'
import { adminPaymentAttempts } from '@fangshi/contract/payments-admin'
import { adminRefunds, adminReturns, sellerRefunds, sellerReturns } from '@fangshi/contract/refunds-backoffice'
import { adminStores } from '@fangshi/contract/stores-admin'
import { formatDate } from '@fangshi/contract/time'
import { users } from '@fangshi/contract/users'
import type { Call } from '@fangshi/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintSeller, mintStaff } from '../../../test/accounts.ts'
import { loginSeller, orderAt, ownerOf } from '../../../test/factories.ts'
import { ask, paidOrder, type PaidOrder } from '../../../test/refunds.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { agreeToRefund } from '../refunds/life/answer-refund.ts'
import { writeVisits } from '../catalog/visits/visits.timers.ts'
import { countPage } from '../catalog/visits/visits.ts'
import { foldFigures } from './fold.db.ts'

let it: Backoffice
let seller: Call
let order: PaidOrder
let query: { from: string; to: string }
beforeAll(async () => {
  it = await openBackoffice()
  const { app } = it
  const today = formatDate(app.ctx.now())
  query = { from: today, to: today }
  order = await paidOrder(app, [3, 1])
  const refund = await ask(order, 'refund', { lines: [{ at: 0, n: 2 }] })
  await inTx(app.ctx.db, (tx) => agreeToRefund(tx, app.ctx, ownerOf(order.store), { id: refund.id }))
  await orderAt(app, 'waiting_delivery', { store: order.store })
  await orderAt(app, 'waiting_delivery')
  await orderAt(app, 'waiting_payment', { store: order.store })
  seller = (await loginSeller(app, order.store)).call
})
afterAll(() => it.app.close())

const figures = async () => ({
  sales: await seller(of.sellerSales, { query }),
  goods: await seller(of.sellerTopGoods, { query: { ...query, by: 'units' } }),
  provinces: await seller(of.sellerProvinces, { query }),
  methods: await seller(of.sellerMethods, { query }),
  hours: await seller(of.sellerHours, { query }),
})

test('a store sees what it sold and gave back, and nothing of others, before and after that is folded', async () => {
  const answers = await figures()
  expect(answers.sales).toMatchObject({
    grain: 'hour',
    now: {
      orders: 2,
      buyers: 2,
      bought_before: 0,
      sales: '72.00',
      subsidy: '0.00',
      refunds: 1,
      refunded: '20.00',
      net: '52.00',
      average: '36.00',
      units: 4,
    },
    before: { orders: 0, sales: '0.00', average: null },
  })
  expect(answers.goods[0]).toMatchObject({ goods_id: order.goods_id, units: 2, amount: '20.00' })
  expect(answers.provinces).toEqual([{ code: '33', name: '浙江省', orders: 2, sales: '72.00' }])
  expect(answers.methods).toEqual([{ method: 'balance', orders: 2, sales: '72.00' }])
  expect(answers.hours.reduce((sum, { orders }) => sum + orders, 0)).toBe(2)
  expect(await inTx(it.app.ctx.db, (tx) => foldFigures(tx, 1000))).toBeGreaterThan(0)
  expect(await figures()).toEqual(answers)
})

test('the platform sees all stores', async () => {
  const { boss } = it
  expect((await boss(of.adminSales, { query })).now).toMatchObject({ orders: 3, buyers: 3, sales: '98.00' })
  expect(await boss(of.adminTopGoods, { query })).toHaveLength(3)
  const [first] = await boss(of.adminTopStores, { query })
  expect(first).toMatchObject({ store_id: order.store.store_id, orders: 2, sales: '72.00', refunded: '20.00' })
  expect(await boss(of.adminProvinces, { query })).toEqual([{ code: '33', name: '浙江省', orders: 3, sales: '98.00' }])
  expect((await boss(of.adminHours, { query })).reduce((sum, { orders }) => sum + orders, 0)).toBe(3)
  expect((await boss(of.adminPayments, { query })).now).toEqual([
    { channel: 'balance', device: '', opened: 3, paid: 3, amount: '98.00' },
  ])
  const { rows } = await it.app.ctx.db.pool.query('select count(*)::int as n from users where belong_id is null')
  expect((await boss(of.adminNewUsers, { query })).total).toBe(rows[0].n)
  expect((await boss(of.adminNewStores, { query })).days).toHaveLength(1)
})

test('the lists that figures lead to have as many rows as they count', async () => {
  const { boss } = it
  const inDays = `${query.from},${query.to}|between`
  const paid = { query: { paid_at: inDays } }
  const ended = { query: { status: 'refunded', ended_at: inDays } }
  for (const [call, sales, orders, lists] of [
    [seller, of.sellerSales, sellerOrders, [sellerRefunds, sellerReturns]],
    [boss, of.adminSales, adminOrders, [adminRefunds, adminReturns]],
  ] as const) {
    const { now } = await call(sales, { query })
    expect((await call(orders.index, paid)).total).toBe(now.orders)
    const refunds = await Promise.all(lists.map(async ({ index }) => (await call(index, ended)).total))
    expect(refunds.reduce((sum, total) => sum + total, 0)).toBe(now.refunds)
  }
  const [mix] = (await boss(of.adminPayments, { query })).now
  const attempts = async (filters: Record<string, string>) =>
    (await boss(adminPaymentAttempts.index, { query: { channel: 'balance', ...filters } })).total
  expect(await attempts({ paid_at: inDays })).toBe(mix?.paid)
  expect(await attempts({ created_at: inDays })).toBe(mix?.opened)
  const registered = await boss(users.index, { query: { created_at: inDays } })
  expect(registered.total).toBe((await boss(of.adminNewUsers, { query })).total)
  const stores = await boss(adminStores.index, { query: { verify: 'passed', passed_at: inDays } })
  expect(stores.total).toBe((await boss(of.adminNewStores, { query })).total)
})

test('provinces, hours and methods lead to the orders that they count, whatever became of those', async () => {
  const { app, boss } = it
  const { pool } = app.owner
  const [back, last] = [await orderAt(app, 'waiting_delivery', { store: order.store }), await orderAt(app, 'completed')]
  const { rows: lines } = await pool.query('select id from order_lines where order_id = $1', [back.id])
  const { id } = await ask({ ...order, ...back, lines: [lines[0].id] }, 'refund', { lines: [{ n: 2 }] })
  await inTx(app.ctx.db, (tx) => agreeToRefund(tx, app.ctx, ownerOf(order.store), { id }))
  const yesterday = formatDate(new Date(app.ctx.now().getTime() - 24 * 60 * 60 * 1000))
  const paid = `update orders set receive_province = $2, payment_name = $3, paid_at = $4 where id = $1`
  await pool.query(paid, [back.id, '44', 'wechat', `${yesterday}T23:59:59.500+08:00`])
  await pool.query(paid, [last.id, '81', 'alipay', `${yesterday}T00:00:00+08:00`])
  const window = { from: yesterday, to: query.to }
  const filters = [{ paid_at: `${yesterday},${query.to}|between` }, { paid_at: `${yesterday},${yesterday}|between` }]
  const days = [{ query: window }, { query: { from: yesterday, to: yesterday } }]
  for (const [at, shown] of days.entries()) {
    for (const [call, orders, provinces, hours, methods] of [
      [seller, sellerOrders, of.sellerProvinces, of.sellerHours, of.sellerMethods],
      [boss, adminOrders, of.adminProvinces, of.adminHours, undefined],
    ] as const) {
      const listed = async (filter: Record<string, string>) =>
        (await call(orders.index, { query: { ...filters[at], ...filter } })).total
      const byProvince = await call(provinces, shown)
      const counted = [
        byProvince.map((row) => [{ receive_province: row.code }, row.orders] as const),
        (await call(hours, shown)).map((row) => [{ paid_hour: `${row.weekday}-${row.hour}` }, row.orders] as const),
        methods ? (await call(methods, shown)).map((row) => [{ payment_name: row.method }, row.orders] as const) : [],
      ]
      for (const [filter, count] of counted.flat()) expect([filter, await listed(filter)]).toEqual([filter, count])
      expect(byProvince.map(({ code }) => code)).toContain('44')
    }
  }
  const ofBack = { ...filters[1], receive_province: '44', payment_name: 'wechat' }
  expect((await seller(sellerOrders.index, { query: ofBack })).data).toMatchObject([
    { id: back.id, order_status: 'after_sale_completed' },
  ])
  const far = (await loginSeller(app, last.store)).call
  expect((await far(sellerOrders.index, { query: ofBack })).total).toBe(0)
})

test('the hour of a week needs days; other hours, methods and operators there are none', async () => {
  const wrong = (filter: Record<string, string>) => seller(sellerOrders.index, { query: filter })
  const noDays = { fields: { paid_hour: 'DAYS_INVALID' } }
  await expect(wrong({ paid_hour: '1-13' })).rejects.toMatchObject(noDays)
  await expect(wrong({ paid_hour: '1-13', paid_at: `${query.from},|between` })).rejects.toMatchObject(noDays)
  await expect(wrong({ paid_hour: '1-13', paid_at: `2020-01-01,${query.to}|between` })).rejects.toMatchObject(noDays)
  const unknown = { fields: { paid_hour: 'FILTER_INVALID' } }
  for (const paid_hour of ['0-1', '8-1', '1-24', '1-01', '1', '1-13|like', '1-13,1-14|in'])
    await expect(wrong({ paid_hour })).rejects.toMatchObject(unknown)
  await expect(wrong({ payment_name: 'cash' })).rejects.toMatchObject({ fields: { payment_name: 'FILTER_INVALID' } })
})

test('visits stand beside the orders', async () => {
  const { ctx } = it.app
  countPage(ctx, { path: `/goods/${order.goods_id}`, userAgent: 'Mozilla/5.0', purpose: undefined })
  await writeVisits(ctx)
  expect((await seller(of.sellerVisits, { query })).now).toEqual({ visits: 1, views: 1, carts: 2, orders: 2 })
  expect((await it.boss(of.adminVisits, { query })).now).toMatchObject({ visits: 1, views: 1, orders: 3 })
})

test('windows that are none are refused', async () => {
  const wrong = (from: string, to: string) => keyOf(seller(of.sellerSales, { query: { from, to } }))
  expect(await wrong('2026-11-02', '2026-11-01')).toBe('DAYS_INVALID')
  expect(await wrong('2024-11-02', '2026-11-01')).toBe('DAYS_INVALID')
  expect(await wrong('2026-02-30', '2026-11-01')).toBe('INVALID_INPUT')
})

test('no login, no right: no figures', async () => {
  const { app } = it
  expect(await keyOf(app.as(null, 'Seller')(of.sellerSales, { query }))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(app.as(null, 'Admin')(of.adminPayments, { query }))).toBe('NOT_LOGGED_IN')
  const staff = await mintStaff(app, await mintSeller(app), {})
  expect(await keyOf(app.as(staff.token, 'Seller')(of.sellerTopGoods, { query }))).toBe('FORBIDDEN')
  const clerk = await it.clerk({ rights: ['Admin.dashboard.order'], screens: {} })
  expect(await clerk.call(of.adminSales, { query })).toMatchObject({ grain: 'hour' })
  expect(await keyOf(clerk.call(of.adminPayments, { query }))).toBe('FORBIDDEN')
})
