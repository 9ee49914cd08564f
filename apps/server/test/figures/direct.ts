import type { Database } from '../../src/kernel/db/db.ts'

/**
 * The figures of rules §13 asked of the base tables themselves, one plain query each, for comparing with what dashboards say.
 * `$1` is the store or null for the platform, `$2` and `$3` the window, half open.
 */
const ofStore = (table: string): string => `($1::bigint is null or ${table}.store_id = $1)`
const paid = `o.paid_at >= $2::timestamptz and o.paid_at < $3::timestamptz and ${ofStore('o')}`
const refunded = `r.status = 'refunded' and r.ended_at >= $2::timestamptz and r.ended_at < $3::timestamptz and ${ofStore('r')}`

const sums = `
  select (select count(*)::int from orders o where ${paid}) as orders,
         (select count(distinct user_id)::int from orders o where ${paid}) as buyers,
         (select count(distinct o.user_id)::int from orders o
           where ${paid} and exists (select from orders p where p.user_id = o.user_id and p.paid_at < $2 and ${ofStore('p')})) as bought_before,
         (select coalesce(sum(total_cents), 0)::bigint from orders o where ${paid}) as sales,
         (select coalesce(sum(subsidy_cents), 0)::bigint from orders o where ${paid}) as subsidy,
         (select count(*)::int from refunds r where ${refunded}) as refunds,
         (select coalesce(sum(goods_cents + freight_cents), 0)::bigint from refunds r where ${refunded}) as refunded,
         ((select coalesce(sum(buy_num), 0) from order_lines l join orders o on o.id = l.order_id where ${paid})
          - (select coalesce(sum(refunded_num), 0) from refund_lines f join refunds r on r.id = f.refund_id where ${refunded}))::int as units`

const goods = (by: 'units' | 'amount'): string => `
  select goods_id, sum(units)::int as units, sum(amount)::bigint as amount from (
    select l.goods_id, l.buy_num as units, l.paid_cents as amount from order_lines l join orders o on o.id = l.order_id where ${paid}
    union all
    select l.goods_id, -f.refunded_num, -f.amount_cents
      from refund_lines f join refunds r on r.id = f.refund_id join order_lines l on l.id = f.order_line_id where ${refunded}
  ) g group by 1 having sum(${by}) > 0 order by sum(${by}) desc, 1 limit 10`

const stores = `
  select o.store_id, count(*)::int as orders, sum(o.total_cents)::bigint as sales,
         (select coalesce(sum(goods_cents + freight_cents), 0)::bigint from refunds r where r.store_id = o.store_id and ${refunded}) as refunded
    from orders o where ${paid} group by 1 having sum(o.total_cents) > 0 order by 3 desc, 1 limit 10`

const part = (name: string): string => `
  select ${name} as name, count(*)::int as orders, sum(total_cents)::bigint as sales from orders o where ${paid} group by 1 order by 3 desc, 1`

const hours = `
  select extract(isodow from o.paid_at at time zone 'Asia/Shanghai')::int as weekday,
         extract(hour from o.paid_at at time zone 'Asia/Shanghai')::int as hour, count(*)::int as orders, sum(total_cents)::bigint as sales
    from orders o where ${paid} group by 1, 2 order by 1, 2`

const payments = `
  select channel, device, sum(opened)::int as opened, sum(paid)::int as paid, sum(amount)::bigint as amount from (
    select channel, device, 1 as opened, 0 as paid, 0 as amount from payment_attempts where created_at >= $2 and created_at < $3
    union all
    select a.channel, a.device, 0, 1, b.amount_cents from bills b join payment_attempts a on a.bill_id = b.id and a.status = 'succeeded'
     where b.paid_at >= $2 and b.paid_at < $3
  ) p where $1::bigint is null group by 1, 2 order by 5 desc, 1, 2`

const newUsers = `
  select (created_at at time zone 'Asia/Shanghai')::date::text as day, count(*)::int as users from users
   where $1::bigint is null and belong_id is null and created_at >= $2 and created_at < $3 group by 1 order by 1`

const newStores = `
  select (passed_at at time zone 'Asia/Shanghai')::date::text as day, count(*)::int as stores from stores
   where $1::bigint is null and verify = 'passed' and passed_at >= $2 and passed_at < $3 group by 1 order by 1`

/** What goods pages and carts were counted for; the days are whole. */
const visits = `
  select coalesce(sum(v.views), 0)::int as views, coalesce(sum(v.carts), 0)::int as carts from goods_visits v join goods g on g.id = v.goods_id
   where ${ofStore('g')} and v.day >= ($2::timestamptz at time zone 'Asia/Shanghai')::date and v.day < ($3::timestamptz at time zone 'Asia/Shanghai')::date`

/** By the beginning of the hour, day or month as it is written; those without anything are absent. */
const points = (format: string): string => `
  select at, sum(orders)::int as orders, sum(sales)::bigint as sales, sum(refunded)::bigint as refunded, sum(units)::int as units from (
    select to_char(o.paid_at at time zone 'Asia/Shanghai', '${format}') as at, 1 as orders, o.total_cents as sales, 0 as refunded,
           (select coalesce(sum(buy_num), 0) from order_lines l where l.order_id = o.id) as units from orders o where ${paid}
    union all
    select to_char(r.ended_at at time zone 'Asia/Shanghai', '${format}'), 0, 0, goods_cents + freight_cents,
           -(select coalesce(sum(refunded_num), 0) from refund_lines f where f.refund_id = r.id) from refunds r where ${refunded}
  ) p group by 1 having sum(orders) > 0 or sum(refunded) > 0 or sum(units) <> 0 order by 1`

const queries = {
  sums,
  goodsByAmount: goods('amount'),
  goodsByUnits: goods('units'),
  stores,
  provinces: part('o.receive_province'),
  methods: part('o.payment_name'),
  hours,
  payments,
  newUsers,
  newStores,
  visits,
  hourPoints: points('YYYY-MM-DD HH24'),
  dayPoints: points('YYYY-MM-DD'),
  monthPoints: points('YYYY-MM'),
}

/** Rows of one of these queries; amounts in cents. */
export const direct = async (
  db: Database,
  query: keyof typeof queries,
  store: number | null,
  from: Date,
  until: Date,
): Promise<Record<string, unknown>[]> => (await db.pool.query(queries[query], [store, from, until])).rows
