import { formatDate } from '@fangshi/contract/time'
import { parseMoney } from '@fangshi/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { direct } from '../../../test/figures/direct.ts'
import { randomTrade } from '../../../test/figures/random-trade.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { figuresAudits } from './audits.ts'
import { foldFigures } from './fold.db.ts'
import { newcomersOf, paymentsOf } from './payments.db.ts'
import { methodsOf, provincesOf, weekHoursOf } from './sales.db.ts'
import { salesFigures } from './sales-figures.ts'
import { topGoodsOf, topStoresOf } from './tops.db.ts'
import { windowOf } from './window.ts'

const dayMs = 24 * 60 * 60 * 1000
const until = new Date('2026-11-24T00:00:00+08:00')
let app: TestApp
let trade: Awaited<ReturnType<typeof randomTrade>>
beforeAll(async () => {
  app = await testApp()
  app.setNow(until)
  trade = await randomTrade(app.ctx.db, { orders: 150, days: 150, until })
})
afterAll(() => app.close())

const cents = (money: string): number => parseMoney(money) as number
const fold = (limit: number) => inTx(app.ctx.db, (tx) => foldFigures(tx, limit))

/** Compares every figure of a window with the base tables. */
async function compare(store: number | null, from: Date, end: Date): Promise<void> {
  const { db } = app.ctx
  const scope = store ?? 0
  const span = { from, until: end }
  const ask = (query: Parameters<typeof direct>[1]) => direct(db, query, store, from, end)
  const days = { from: formatDate(from), to: formatDate(new Date(end.getTime() - dayMs)) }
  const { now } = await salesFigures(app.ctx, scope, days)
  const { net, average: _, ...told } = now
  const [sums] = await ask('sums')
  expect({ ...told, sales: cents(told.sales), subsidy: cents(told.subsidy), refunded: cents(told.refunded) }).toEqual(
    sums,
  )
  expect(cents(net)).toBe(cents(now.sales) - cents(now.refunded))

  for (const [by, query] of [
    ['amount', 'goodsByAmount'],
    ['units', 'goodsByUnits'],
  ] as const) {
    const tops = await topGoodsOf(db, scope, by, span, 10)
    expect(tops.map(({ goods_id, units, amount_cents: amount }) => ({ goods_id, units, amount }))).toEqual(
      await ask(query),
    )
  }
  const provinces = await provincesOf(db, scope, span)
  expect(provinces.map(({ code: name, orders, sales_cents: sales }) => ({ name, orders, sales }))).toEqual(
    await ask('provinces'),
  )
  const methods = await methodsOf(db, scope, span)
  expect(methods.map(({ method: name, orders, sales_cents: sales }) => ({ name, orders, sales }))).toEqual(
    await ask('methods'),
  )
  const hours = await weekHoursOf(db, scope, span)
  expect(hours.map(({ sales_cents: sales, ...row }) => ({ ...row, sales }))).toEqual(await ask('hours'))
  if (store !== null) return
  const stores = await topStoresOf(db, span, 10)
  expect(
    stores.map(({ store_id, orders, sales_cents: sales, refunded_cents: refunded }) => ({
      store_id,
      orders,
      sales,
      refunded,
    })),
  ).toEqual(await ask('stores'))
  const paid = await paymentsOf(db, span)
  const users = (await newcomersOf(db, span)).filter((row) => row.users > 0)
  expect(users.map(({ day, users: n }) => ({ day, users: n }))).toEqual(await ask('newUsers'))
  expect(paid.map(({ paid_cents: amount, ...row }) => ({ ...row, amount }))).toEqual(await ask('payments'))
}

async function compareWindows(count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const from = new Date(until.getTime() - (1 + Math.floor(Math.random() * 150)) * dayMs)
    const end = new Date(Math.min(until.getTime(), from.getTime() + (1 + Math.floor(Math.random() * 120)) * dayMs))
    await compare([null, ...trade.stores][n % 3] as number | null, from, end)
  }
}

test('figures equal the base tables while nothing, some and all of it is folded, in random windows', async () => {
  await compareWindows(6)
  while ((await fold(40)) === 40) await compare(null, new Date(until.getTime() - 100 * dayMs), until)
  await compareWindows(6)
  // What comes late lies between days that are folded.
  await trade.add(40)
  await fold(25)
  await compareWindows(20)
  while (await fold(100));
  await compareWindows(6)
  const ours = new Set(figuresAudits.map(({ name }) => name))
  expect((await audit(app.ctx.db)).filter(({ check }) => ours.has(check))).toEqual([])
})

test('several processes fold at once while orders are paid, and nothing is counted twice', async () => {
  await trade.add(40)
  await Promise.all([trade.add(20), fold(30), fold(30), fold(30)])
  await compareWindows(3)
  while (await fold(100));
  await compareWindows(3)
})

test('the hours of a day, the days of a month and the months of a year add up to the window', async () => {
  for (const [from, grain, count] of [
    ['2026-11-23', 'hour', 24],
    ['2026-10-25', 'day', 30],
    ['2026-01-10', 'month', 11],
  ] as const) {
    const told = await salesFigures(app.ctx, 0, { from, to: '2026-11-23' })
    expect([told.grain, told.points.length]).toEqual([grain, count])
    expect(told.points.reduce((sum, point) => sum + cents(point.sales), 0)).toBe(cents(told.now.sales))
    expect(told.before_points.reduce((sum, point) => sum + point.orders, 0)).toBe(told.before.orders)
  }
})

test('a window is at most 366 days and ends after it began', () => {
  expect(() => windowOf({ from: '2026-11-02', to: '2026-11-01' })).toThrow('DAYS_INVALID')
  expect(() => windowOf({ from: '2025-11-01', to: '2026-11-02' })).toThrow('DAYS_INVALID')
  expect(windowOf({ from: '2025-11-02', to: '2026-11-02' }).grain).toBe('month')
})
