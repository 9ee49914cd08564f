import type { sellerSales } from '@fangshi/contract/figures'
import { formatMoney } from '@fangshi/contract/money'
import type { Reply } from '@fangshi/contract/route'
import { formatDate } from '@fangshi/contract/time'
import { buyersOf, type Buyers } from './buyers.db.ts'
import { salesOf, type SalesRow, type Scope, type Span } from './sales.db.ts'
import { daysOf, pointsOf, sumOf, windowOf, type Reads } from './window.ts'

type Answer = Reply<typeof sellerSales>

function show(rows: readonly SalesRow[], { buyers, bought_before }: Buyers): Answer['now'] {
  const sum = sumOf(rows)
  return {
    orders: sum.orders,
    buyers,
    bought_before,
    sales: formatMoney(sum.sales_cents),
    subsidy: formatMoney(sum.subsidy_cents),
    refunds: sum.refunds,
    refunded: formatMoney(sum.refunded_cents),
    net: formatMoney(sum.sales_cents - sum.refunded_cents),
    average: sum.orders ? formatMoney(Math.round(sum.sales_cents / sum.orders)) : null,
    units: sum.units - sum.refunded_units,
  }
}

const buyersIn = (ctx: Reads, scope: Scope, { from, until }: Span): Promise<Buyers> =>
  buyersOf(ctx.db, scope, formatDate(from), formatDate(until))

/** The figures of a store, or (scope 0) of the platform, in a window and in the one before. Throws DAYS_INVALID. */
export async function salesFigures(ctx: Reads, scope: Scope, days: { from: string; to: string }): Promise<Answer> {
  const window = windowOf(days)
  const { before, grain } = window
  const [rows, buyers, buyersBefore] = await Promise.all([
    salesOf(ctx.db, scope, grain === 'hour' ? 'hour' : 'day', { from: before.from, until: window.until }),
    buyersIn(ctx, scope, window),
    buyersIn(ctx, scope, before),
  ])
  const points = (span: Span): Answer['points'] =>
    pointsOf(rows, span, grain, ctx.now()).map(
      ({ at, orders, sales_cents, refunded_cents, units, refunded_units }) => ({
        at,
        orders,
        sales: formatMoney(sales_cents),
        refunded: formatMoney(refunded_cents),
        units: units - refunded_units,
      }),
    )
  const isNow = ({ start_at }: SalesRow): boolean => start_at >= window.from
  return {
    now: show(rows.filter(isNow), buyers),
    before: show(
      rows.filter((row) => !isNow(row)),
      buyersBefore,
    ),
    before_days: daysOf(before),
    grain,
    points: points(window),
    before_points: points(before),
  }
}
