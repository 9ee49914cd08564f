import { noDay } from './schema.ts'

/** The beginning of the hour, day or month of an instant, in the platform's zone (rules §13). */
export const startOf = (grain: string, at: string): string =>
  `((date_trunc(${grain}, (${at} at time zone 'UTC') + interval '8 hours') - interval '8 hours') at time zone 'UTC')`
/** The day of an instant, in the platform's zone. */
export const dayOf = (at: string): string => `((${at} at time zone 'UTC') + interval '8 hours')::date`

/** Everything that there is to count, as rows like those of `figures_pending`. */
export const allEvents = `(
  select 'order' as kind, id as ref_id from orders where paid_at is not null
  union all select 'refund', id from refunds where status = 'refunded'
  union all select 'attempt', id from payment_attempts
  union all select 'success', id from payment_attempts where status = 'succeeded'
  union all select 'user', id from users where belong_id is null)`

/** The paid orders among the events of a table, with who bought, where it goes and how it was paid. */
const soldFacts = (events: string): string => `
  select o.id as order_id, o.store_id, o.user_id, o.paid_at as at, o.receive_province as province, o.payment_name as method,
         o.total_cents as sales_cents, o.subsidy_cents,
         (select coalesce(sum(l.buy_num), 0) from order_lines l where l.order_id = o.id)::int as units
    from ${events} e join orders o on o.id = e.ref_id where e.kind = 'order'`

/** The refunds that were done among them. */
const refundFacts = (events: string): string => `
  select r.id as refund_id, r.store_id, r.ended_at as at, r.goods_cents + r.freight_cents as refunded_cents,
         (select coalesce(sum(f.refunded_num), 0) from refund_lines f where f.refund_id = r.id)::int as refunded_units
    from ${events} e join refunds r on r.id = e.ref_id where e.kind = 'refund'`

/** Both as rows of `sales_periods` without a period; `store_id` is that of the store. */
export const salesFacts = (events: string): string => `
  select store_id, at, 1 as orders, sales_cents, subsidy_cents, units, 0 as refunds, 0 as refunded_cents, 0 as refunded_units
    from (${soldFacts(events)}) sold
  union all
  select store_id, at, 0, 0, 0, 0, 1, refunded_cents, refunded_units from (${refundFacts(events)}) refunded`

/** Pieces and amounts of goods: those of paid orders, less those of refunds. */
export const goodsFacts = (events: string): string => `
  select l.store_id, l.goods_id, o.paid_at as at, l.buy_num as units, l.paid_cents as amount_cents
    from ${events} e join orders o on o.id = e.ref_id join order_lines l on l.order_id = o.id where e.kind = 'order'
  union all
  select l.store_id, l.goods_id, r.ended_at, -f.refunded_num, -f.amount_cents
    from ${events} e join refunds r on r.id = e.ref_id join refund_lines f on f.refund_id = r.id
    join order_lines l on l.id = f.order_line_id where e.kind = 'refund'`

/** Paid orders once for each part that they are counted by. */
export const partFacts = (events: string): string => `
  select s.store_id, s.at, p.part, p.name, s.sales_cents from (${soldFacts(events)}) s
   cross join lateral (values ('province', s.province), ('method', s.method)) p(part, name)`

/** Opened attempts, and those that paid a bill, at the instant at which it was paid. */
export const paymentFacts = (events: string): string => `
  select a.channel, a.device, a.created_at as at, 1 as opened, 0 as paid, 0 as paid_cents
    from ${events} e join payment_attempts a on a.id = e.ref_id where e.kind in ('attempt', 'paid')
  union all
  select a.channel, a.device, b.paid_at, 0, 1, b.amount_cents
    from ${events} e join payment_attempts a on a.id = e.ref_id join bills b on b.id = a.bill_id
   where e.kind in ('success', 'paid')`

/** Shoppers who registered. */
export const userFacts = (events: string): string =>
  `select ${dayOf('u.created_at')} as day, 1 as users from ${events} e join users u on u.id = e.ref_id where e.kind = 'user'`

/** The days on which somebody bought, in each store and (store 0) anywhere. */
export const buyerFacts = (events: string): string => `
  select distinct s.store_id, o.user_id, ${dayOf('o.paid_at')} as day
    from ${events} e join orders o on o.id = e.ref_id cross join lateral (values (o.store_id), (0)) s(store_id)
   where e.kind = 'order'`

/** Rows with a store once more for the platform. */
export const withPlatform = (facts: string): string =>
  `(select s.store_id as scope, f.* from (${facts}) f cross join lateral (values (f.store_id), (0)) s(store_id))`

/** The sums of `sales_periods`, of facts that carry `scope`. */
export const salesColumns = [
  'orders',
  'sales_cents',
  'subsidy_cents',
  'units',
  'refunds',
  'refunded_cents',
  'refunded_units',
] as const
export const sums = (columns: readonly string[]): string =>
  columns.map((column) => `sum(${column})::bigint as ${column}`).join(', ')
const grains = (...names: string[]): string => `(values ${names.map((name) => `('${name}')`).join(', ')}) g(grain)`

const salesRows = (events: string): string => `
  select grain, scope as store_id, ${startOf('grain', 'at')} as start_at, ${sums(salesColumns)}
    from ${withPlatform(salesFacts(events))} f cross join ${grains('hour', 'day', 'month')} group by 1, 2, 3`
const goodsRows = (events: string): string => `
  select grain, store_id, ${startOf('grain', 'at')} as start_at, goods_id, sum(units)::bigint as units, sum(amount_cents)::bigint as amount_cents
    from (${goodsFacts(events)}) f cross join ${grains('day', 'month')} group by 1, 2, 3, 4`
const partRows = (events: string): string => `
  select grain, scope as store_id, part, ${startOf('grain', 'at')} as start_at, name, count(*)::int as orders, sum(sales_cents)::bigint as sales_cents
    from ${withPlatform(partFacts(events))} f cross join ${grains('day', 'month')} group by 1, 2, 3, 4, 5`
const paymentRows = (events: string): string => `
  select 'day' as grain, channel, device, ${startOf(`'day'`, 'at')} as start_at, sum(opened)::int as opened, sum(paid)::int as paid,
         sum(paid_cents)::bigint as paid_cents from (${paymentFacts(events)}) f group by 2, 3, 4`
const userRows = (events: string): string =>
  `select day, sum(users)::int as users from (${userFacts(events)}) f group by 1`

/** A table of sums: `columns` by `keys`, and its rows as they follow from the events of a table. */
export interface SumTable {
  rows: (events: string) => string
  keys: readonly string[]
  columns: readonly string[]
}
/** Everything that is folded; what is kept in them can be counted again from all events. */
export const sumTables = {
  sales_periods: { rows: salesRows, keys: ['grain', 'store_id', 'start_at'], columns: salesColumns },
  goods_periods: {
    rows: goodsRows,
    keys: ['grain', 'store_id', 'start_at', 'goods_id'],
    columns: ['units', 'amount_cents'],
  },
  sales_parts: {
    rows: partRows,
    keys: ['grain', 'store_id', 'part', 'start_at', 'name'],
    columns: ['orders', 'sales_cents'],
  },
  payment_periods: {
    rows: paymentRows,
    keys: ['grain', 'start_at', 'channel', 'device'],
    columns: ['opened', 'paid', 'paid_cents'],
  },
  new_user_days: { rows: userRows, keys: ['day'], columns: ['users'] },
} as const satisfies Record<string, SumTable>
export type SumTableName = keyof typeof sumTables

/** Each of these days with the day of the buyer before it. */
export const chained = (days: string): string =>
  `select *, lag(day, 1, '${noDay}'::date) over (partition by store_id, user_id order by day) as before from ${days} d`
