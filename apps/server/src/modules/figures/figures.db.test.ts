import type { Call } from '@fangshi/contract/client'
import { parseMoney } from '@fangshi/contract/money'
import { formatDate } from '@fangshi/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin, mintSeller } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { differencesOf } from '../../../test/figures/differences.ts'
import { randomTrade } from '../../../test/figures/random-trade.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { figuresAudits } from './audits.ts'
import { foldFigures } from './fold.db.ts'
import { salesFigures } from './sales-figures.ts'
import { windowOf } from './window.ts'

const dayMs = 24 * 60 * 60 * 1000
const until = new Date('2026-11-24T00:00:00+08:00')
let app: TestApp
let trade: Awaited<ReturnType<typeof randomTrade>>
/** Who sees the platform's figures, and those of each store. */
const calls = new Map<number | null, Call>()
beforeAll(async () => {
  app = await testApp()
  app.setNow(until)
  trade = await randomTrade(app.ctx.db, { orders: 150, days: 150, until })
  calls.set(null, app.as((await mintAdmin(app)).token, 'Admin'))
  for (const store of trade.stores) {
    const { rows } = await app.ctx.db.pool.query<{ user_id: number }>('select user_id from stores where id = $1', [
      store,
    ])
    calls.set(store, app.as((await mintSeller(app, rows[0])).token, 'Seller'))
  }
})
afterAll(() => app.close())

const cents = (money: string): number => parseMoney(money) as number
const fold = (limit: number) => inTx(app.ctx.db, (tx) => foldFigures(tx, limit))

/** Compares every figure of a window with the base tables; its end is not in it. */
async function compare(store: number | null, from: Date, end: Date): Promise<void> {
  const days = { from: formatDate(from), to: formatDate(new Date(end.getTime() - dayMs)) }
  expect(await differencesOf(app.ctx.db, calls.get(store) as Call, store, days)).toEqual([])
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

test('a sum that is wrong by one is seen in each figure that reads it', async () => {
  const { pool } = app.ctx.db
  const wrong = (table: string, column: string, by: number) =>
    pool.query(`update ${table} set ${column} = ${column} + ${by}`)
  const days = {
    from: formatDate(new Date(until.getTime() - 100 * dayMs)),
    to: formatDate(new Date(until.getTime() - dayMs)),
  }
  for (const [table, column, figures] of [
    ['sales_periods', 'orders', ['sums', 'sums before', 'points', 'points before', 'hours', 'stores']],
    ['goods_periods', 'units', ['goods by amount', 'goods by units']],
    ['sales_parts', 'orders', ['provinces']],
    ['payment_periods', 'opened', ['payments', 'payments before']],
    ['buyer_gaps', 'buyers', ['sums', 'sums before']],
  ] as const) {
    await wrong(table, column, 1)
    const found = await differencesOf(app.ctx.db, calls.get(null) as Call, null, days)
    await wrong(table, column, -1)
    for (const figure of figures) expect(found.map((line) => line.slice(0, figure.length))).toContain(figure)
  }
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
    const answer = await salesFigures(app.ctx, 0, { from, to: '2026-11-23' })
    expect([answer.grain, answer.points.length]).toEqual([grain, count])
    expect(answer.points.reduce((sum, point) => sum + cents(point.sales), 0)).toBe(cents(answer.now.sales))
    expect(answer.before_points.reduce((sum, point) => sum + point.orders, 0)).toBe(answer.before.orders)
  }
})

test('a window is at most 366 days and ends after it began', () => {
  expect(() => windowOf({ from: '2026-11-02', to: '2026-11-01' })).toThrow('DAYS_INVALID')
  expect(() => windowOf({ from: '2025-11-01', to: '2026-11-02' })).toThrow('DAYS_INVALID')
  expect(windowOf({ from: '2025-11-02', to: '2026-11-02' }).grain).toBe('month')
})
