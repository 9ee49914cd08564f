import type { Call } from '@fangshi/contract/client'
import * as of from '@fangshi/contract/figures'
import { parseMoney } from '@fangshi/contract/money'
import type { Database } from '../../src/kernel/db/db.ts'
import { direct } from './direct.ts'

/** The first and the last day of a window. */
export interface Days {
  from: string
  to: string
}

const dayMs = 24 * 60 * 60 * 1000
const cents = (money: string): number => parseMoney(money) as number
/** A row with its money in cents. */
const inCents = <Row extends { sales: string }>(row: Row) => ({ ...row, sales: cents(row.sales) })

const routes = {
  Admin: {
    sales: of.adminSales,
    goods: of.adminTopGoods,
    provinces: of.adminProvinces,
    hours: of.adminHours,
    visits: of.adminVisits,
  },
  Seller: {
    sales: of.sellerSales,
    goods: of.sellerTopGoods,
    provinces: of.sellerProvinces,
    hours: of.sellerHours,
    visits: of.sellerVisits,
  },
} as const

function sumsOf({ net: _net, average: _average, ...shown }: of.SalesAnswer['now']) {
  return { ...inCents(shown), subsidy: cents(shown.subsidy), refunded: cents(shown.refunded) }
}
const pointsOf = (points: readonly of.SalesPoint[]) =>
  points
    .map(({ refunded, ...point }) => ({ ...inCents(point), refunded: cents(refunded) }))
    .filter(({ orders, refunded, units }) => orders > 0 || refunded > 0 || units !== 0)

/** The same whatever the order of its fields. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one && typeof one === 'object' && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).toSorted()) : one,
  )

/**
 * Compares every figure that the dashboards show of a window, to an administrator (store null) or to a store, with a direct query of
 * the base tables (rules §13). Returns what differs, one line each.
 */
export async function differencesOf(db: Database, call: Call, store: number | null, days: Days): Promise<string[]> {
  const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)
  const [from, until] = [startOf(days.from), new Date(startOf(days.to).getTime() + dayMs)]
  const ask = (what: Parameters<typeof direct>[1], first = from, end = until) => direct(db, what, store, first, end)
  const route = routes[store === null ? 'Admin' : 'Seller']
  const found: string[] = []
  const compare = (what: string, shown: unknown, expected: unknown): void => {
    if (written(shown) === written(expected)) return
    const cut = (value: unknown): string => written(value).slice(0, 400)
    found.push(
      `${what} of ${store ?? 'the platform'} from ${days.from} to ${days.to}: shown ${cut(shown)}, are ${cut(expected)}`,
    )
  }

  const sales = await call(route.sales, { query: days })
  const earlier = [startOf(sales.before_days.from), from] as const
  compare('sums', [sumsOf(sales.now)], await ask('sums'))
  compare('sums before', [sumsOf(sales.before)], await ask('sums', ...earlier))
  const { now } = sales
  compare('net sales', cents(now.net), cents(now.sales) - cents(now.refunded))
  compare(
    'average order',
    now.average === null ? null : cents(now.average),
    now.orders ? Math.round(cents(now.sales) / now.orders) : null,
  )
  compare('points', pointsOf(sales.points), await ask(`${sales.grain}Points`))
  compare('points before', pointsOf(sales.before_points), await ask(`${sales.grain}Points`, ...earlier))
  for (const [by, what] of [
    ['amount', 'goodsByAmount'],
    ['units', 'goodsByUnits'],
  ] as const) {
    const goods = await call(route.goods, { query: { ...days, by } })
    const shown = goods.map(({ goods_id, units, amount }) => ({ goods_id, units, amount: cents(amount) }))
    compare(`goods by ${by}`, shown, await ask(what))
  }
  const provinces = await call(route.provinces, { query: days })
  const byCode = provinces.map(({ code: name, orders, sales: money }) => inCents({ name, orders, sales: money }))
  compare('provinces', byCode, await ask('provinces'))
  compare('hours', (await call(route.hours, { query: days })).map(inCents), await ask('hours'))
  const counted = await call(route.visits, { query: days })
  const { visits: _visits, orders, ...visits } = counted.now
  compare('visits', [visits], await ask('visits'))
  compare('orders beside visits', orders, now.orders)

  if (store !== null) {
    const methods = await call(of.sellerMethods, { query: days })
    const shown = methods.map(({ method: name, ...row }) => inCents({ name, ...row }))
    compare('methods', shown, await ask('methods'))
    return found
  }
  const stores = await call(of.adminTopStores, { query: days })
  const shown = stores.map(({ store_name: _, refunded, ...row }) => ({ ...inCents(row), refunded: cents(refunded) }))
  compare('stores', shown, await ask('stores'))
  const payments = await call(of.adminPayments, { query: days })
  const amounts = (rows: typeof payments.now) => rows.map(({ amount, ...row }) => ({ ...row, amount: cents(amount) }))
  compare('payments', amounts(payments.now), await ask('payments'))
  compare('payments before', amounts(payments.before), await ask('payments', ...earlier))
  for (const [newcomers, kind, what] of [
    [of.adminNewUsers, 'users', 'newUsers'],
    [of.adminNewStores, 'stores', 'newStores'],
  ] as const) {
    const came = await call(newcomers, { query: days })
    const byDay = came.days.filter(({ count }) => count > 0).map(({ date: day, count }) => ({ day, [kind]: count }))
    const expected = await ask(what)
    compare(`new ${kind}`, byDay, expected)
    const total = (rows: Record<string, unknown>[]): number => rows.reduce((sum, row) => sum + Number(row[kind]), 0)
    compare(`new ${kind} in all`, [came.total, came.before], [total(expected), total(await ask(what, ...earlier))])
  }
  return found
}
