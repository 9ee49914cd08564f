import type { PaymentMethod } from '@fangshi/contract/status'
import { statement, type Db, type Statement } from '../../kernel/db/db.ts'
import { partFacts, salesColumns, salesFacts, startOf, sums, withPlatform } from './facts.sql.ts'

/** The store, or 0 for the platform. */
export type Scope = number

export interface Span {
  from: Date
  /** Not in it. */
  until: Date
}

export interface SalesRow {
  start_at: Date
  orders: number
  sales_cents: number
  subsidy_cents: number
  units: number
  refunds: number
  refunded_cents: number
  refunded_units: number
}

const pending = 'figures_pending'
const inSpan = (at: string): string => `${at} >= $3 and ${at} < $4`

/** $1 the scope, $2 the grain, $3 and $4 the span. What no sum has yet is added in the same snapshot. */
const sales = statement(
  'figures.sales',
  `select start_at, ${sums(salesColumns)} from (
     select start_at, ${salesColumns.join(', ')} from sales_periods
      where grain = $2::text and store_id = $1::bigint and ${inSpan('start_at')}
     union all
     select ${startOf('$2::text', 'at')}, ${salesColumns.join(', ')} from ${withPlatform(salesFacts(pending))} f
      where scope = $1 and ${inSpan('at')}
   ) s group by 1 order by 1`,
)
/** What was sold and given back, by hours or days; those without anything are absent. */
export const salesOf = (db: Db, scope: Scope, grain: 'hour' | 'day', { from, until }: Span): Promise<SalesRow[]> =>
  db.rows<SalesRow>(sales, [scope, grain, from, until])

const week = statement(
  'figures.week_hours',
  `select extract(isodow from here)::int as weekday, extract(hour from here)::int as hour,
          sum(orders)::int as orders, sum(sales_cents)::bigint as sales_cents
     from (
       select start_at, orders, sales_cents from sales_periods
        where grain = $2::text and store_id = $1::bigint and ${inSpan('start_at')}
       union all
       select at, orders, sales_cents from ${withPlatform(salesFacts(pending))} f where scope = $1 and ${inSpan('at')}
     ) s, lateral (select (start_at at time zone 'UTC') + interval '8 hours' as here) l
    where orders > 0 group by 1, 2 order by 1, 2`,
)
export interface HourRow {
  /** 1 for Monday. */
  weekday: number
  hour: number
  orders: number
  sales_cents: number
}
/** Paid orders by weekday and hour; those without any are absent. */
export const weekHoursOf = (db: Db, scope: Scope, { from, until }: Span): Promise<HourRow[]> =>
  db.rows<HourRow>(week, [scope, 'hour', from, until])

const partsBy = (part: 'province' | 'method', columns: string, join = ''): Statement =>
  statement(
    `figures.sales_by_${part}`,
    `select ${columns}, orders, sales_cents from (
       select name, sum(orders)::int as orders, sum(sales_cents)::bigint as sales_cents from (
         select name, orders, sales_cents from sales_parts
          where grain = $2::text and store_id = $1::bigint and part = '${part}' and ${inSpan('start_at')}
         union all
         select name, 1, sales_cents from ${withPlatform(partFacts(pending))} f
          where scope = $1 and part = '${part}' and ${inSpan('at')}
       ) s group by 1
     ) p ${join} order by sales_cents desc, p.name`,
  )
interface PartRow {
  orders: number
  sales_cents: number
}
export interface ProvinceRow extends PartRow {
  code: string
  name: string
  name_en: string
}
export interface MethodRow extends PartRow {
  method: PaymentMethod
}
const byProvince = partsBy(
  'province',
  "p.name as code, coalesce(a.name, p.name) as name, coalesce(nullif(a.name_en, ''), a.name, p.name) as name_en",
  'left join areas a on a.code = p.name',
)
const byMethod = partsBy('method', 'p.name as method')

/** Paid orders by the province they go to, the largest amount first. */
export const provincesOf = (db: Db, scope: Scope, { from, until }: Span): Promise<ProvinceRow[]> =>
  db.rows<ProvinceRow>(byProvince, [scope, 'day', from, until])

/** Paid orders by how they were paid, the largest amount first. */
export const methodsOf = (db: Db, scope: Scope, { from, until }: Span): Promise<MethodRow[]> =>
  db.rows<MethodRow>(byMethod, [scope, 'day', from, until])
