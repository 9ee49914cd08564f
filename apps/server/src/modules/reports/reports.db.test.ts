import type { Call } from '@fangshi/contract/client'
import { adminReports, sellerReports, type Report } from '@fangshi/contract/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintSeller } from '../../../test/accounts.ts'
import { differencesOf } from '../../../test/figures/differences.ts'
import { randomTrade } from '../../../test/figures/random-trade.ts'
import { reportCall } from '../../../test/figures/report-call.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { timer } from '../../kernel/http/who.ts'
import { notify } from '../notifications/sending/notifications.timers.ts'
import { writeReports } from './reports.timers.ts'
import { writeReport } from './write-report.ts'

const at = (time: string): Date => new Date(`${time}+08:00`)
let it: Backoffice
let trade: Awaited<ReturnType<typeof randomTrade>>
let seller: Call
let store: number

/** Sessions of back offices end after days. */
async function logIn(): Promise<Call> {
  const { rows } = await it.app.ctx.db.pool.query<{ user_id: number }>('select user_id from stores where id = $1', [
    store,
  ])
  return it.app.as((await mintSeller(it.app, rows[0])).token, 'Seller')
}

beforeAll(async () => {
  it = await openBackoffice()
  it.app.setNow(at('2026-11-18T12:00:00'))
  trade = await randomTrade(it.app.ctx.db, { orders: 200, days: 40, until: at('2026-11-24T00:00:00') })
  store = trade.stores[0] as number
  seller = await logIn()
})
afterAll(() => it.app.close())

const written = async () =>
  (
    await it.app.ctx.db.pool.query<{ scope: number; week: string; is_late: boolean }>(
      'select scope, week::text, is_late from weekly_reports order by scope, week',
    )
  ).rows
const of = (scope: number, week: string, is_late = false) => ({ scope, week, is_late })
const reportOf = async (call: Call, routes: typeof sellerReports | typeof adminReports): Promise<Report> => {
  const { data } = await call(routes.list, { query: {} })
  return call(routes.show, { params: { id: data[0]!.id } })
}

test('nothing is written while nobody has subscribed', async () => {
  await writeReports.run(it.app.ctx)
  expect(await written()).toEqual([])
})

test('who subscribes gets the report of the last week at once, and on Monday at eight the next one', async () => {
  expect(await seller(sellerReports.subscribe, { body: { is_on: true } })).toMatchObject({
    is_on: true,
    next_at: '2026-11-23 08:00:00',
  })
  await it.boss(adminReports.subscribe, { body: { is_on: true } })
  await writeReports.run(it.app.ctx)
  const first = [of(0, '2026-11-09'), of(store, '2026-11-09')]
  expect(await written()).toEqual(first)
  it.app.setNow(at('2026-11-23T07:59:00'))
  await writeReports.run(it.app.ctx)
  expect(await written()).toEqual(first)
  it.app.setNow(at('2026-11-23T08:00:01'))
  await writeReports.run(it.app.ctx)
  expect(await written()).toEqual([of(0, '2026-11-09'), of(0, '2026-11-16'), first[1], of(store, '2026-11-16')])
})

test('each figure of a report is what the base tables say', async () => {
  const { db } = it.app.ctx
  for (const [call, routes, scope] of [
    [it.boss, adminReports, null],
    [seller, sellerReports, store],
  ] as const) {
    const report = await reportOf(call, routes)
    expect(report).toMatchObject({ from: '2026-11-16', to: '2026-11-22', sales: { grain: 'day' } })
    expect(report.sales.now.orders).toBeGreaterThan(0)
    expect(report.sales.points).toHaveLength(7)
    const days = { from: report.from, to: report.to }
    expect(await differencesOf(db, reportCall(call, report), scope, days)).toEqual([])
    // A figure that is off by one would be seen.
    const wrong = { ...report, sales: { ...report.sales, now: { ...report.sales.now, orders: 0 } } }
    expect(await differencesOf(db, reportCall(call, wrong), scope, days)).not.toEqual([])
  }
})

test('a report stays as it was written, whatever is sold for its days later', async () => {
  const before = await reportOf(seller, sellerReports)
  await trade.add(100)
  await writeReports.run(it.app.ctx)
  expect(await reportOf(seller, sellerReports)).toEqual(before)
  await expect(it.app.owner.pool.query('update weekly_reports set is_late = true')).rejects.toThrow('append-only')
})

test('two processes that write at once, and one that writes again, write one report and one notice', async () => {
  const { ctx } = it.app
  it.app.setNow(at('2026-11-30T09:00:00'))
  await Promise.all([writeReports.run(ctx), writeReports.run(ctx), writeReports.run(ctx)])
  const again = { scope: store, week: '2026-11-23', newest: '2026-11-23' }
  expect(await inTx(ctx.db, (tx) => writeReport(tx, ctx, timer, again))).toBeNull()
  expect((await written()).filter(({ week }) => week === '2026-11-23')).toHaveLength(2)
  await Promise.all([notify.run(ctx), notify.run(ctx)])
  const { rows } = await ctx.db.pool.query(
    `select area, template, count(*)::int as n from notifications where kind = 'report' and params ->> 'from' = '2026-11-23'
      group by 1, 2 order by 1`,
  )
  expect(rows).toEqual([
    { area: 'Admin', template: 'platform_report', n: 1 },
    { area: 'Seller', template: 'store_report', n: 1 },
  ])
})

test('a server that stood still makes up for four weeks and tells of the newest', async () => {
  const { ctx } = it.app
  it.app.setNow(at('2027-01-13T10:00:00'))
  await writeReports.run(ctx)
  const late = ['2026-12-14', '2026-12-21', '2026-12-28'].map((week) => of(store, week, true))
  expect((await written()).filter(({ scope, week }) => scope === store && week > '2026-11-23')).toEqual([
    ...late,
    of(store, '2027-01-04'),
  ])
  await notify.run(ctx)
  const { rows } = await ctx.db.pool.query(
    `select params ->> 'from' as week from notifications where area = 'Seller' and kind = 'report' order by id desc limit 2`,
  )
  expect(rows).toEqual([{ week: '2027-01-04' }, { week: '2026-11-23' }])
})

test('nobody is told who has ended the subscription, and nothing is written when nobody is left', async () => {
  await (
    await logIn()
  )(sellerReports.subscribe, { body: { is_on: false } })
  it.app.setNow(at('2027-01-19T10:00:00'))
  await writeReports.run(it.app.ctx)
  expect((await written()).filter(({ week }) => week === '2027-01-11')).toEqual([of(0, '2027-01-11')])
  // Who comes back gets the newest, and none of the weeks between.
  it.app.setNow(at('2027-02-02T10:00:00'))
  await (
    await logIn()
  )(sellerReports.subscribe, { body: { is_on: true } })
  await writeReports.run(it.app.ctx)
  expect((await written()).filter(({ scope, week }) => scope === store && week > '2027-01-04')).toEqual([
    of(store, '2027-01-25'),
  ])
})
