import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'
import { goodsFacts, salesFacts } from './facts.sql.ts'
import type { Scope, Span } from './sales.db.ts'
import { wholeMonths } from './whole-months.ts'

/** Whole months by their sums, the days around them by theirs: $2 to $3 and $4 to $5 days, between them months. */
const fromSums = `((grain = 'day' and ((start_at >= $2::timestamptz and start_at < $3::timestamptz) or (start_at >= $4::timestamptz and start_at < $5::timestamptz)))
  or (grain = 'month' and start_at >= $3::timestamptz and start_at < $4::timestamptz))`

const goodsBy = (order: 'units' | 'amount_cents', ofScope: 'store' | 'platform') => {
  const whose = ofScope === 'store' ? 'store_id = $1::bigint' : '$1::bigint = 0'
  return statement(
    `figures.top_goods_by_${order}_${ofScope}`,
    `select t.goods_id, t.units::int, t.amount_cents::bigint, g.name, g.images[1] as image, s.store_name, t.store_id
       from (
         select goods_id, store_id, sum(units) as units, sum(amount_cents) as amount_cents from (
           select goods_id, store_id, units, amount_cents from goods_periods where ${whose} and ${fromSums}
           union all
           select goods_id, store_id, units, amount_cents from (${goodsFacts('figures_pending')}) f
            where ${whose} and at >= $2 and at < $5
         ) p group by 1, 2 having sum(${order}) > 0 order by sum(${order}) desc, goods_id limit $6
       ) t join goods g on g.id = t.goods_id join stores s on s.id = t.store_id
      order by t.${order} desc, t.goods_id`,
  )
}
const statements = {
  units: { store: goodsBy('units', 'store'), platform: goodsBy('units', 'platform') },
  amount: { store: goodsBy('amount_cents', 'store'), platform: goodsBy('amount_cents', 'platform') },
}
export interface TopGoodsRow {
  goods_id: number
  store_id: number
  name: LocalText
  image: string
  store_name: LocalText
  units: number
  amount_cents: number
}
const bounds = ({ from, until }: Span): Date[] => {
  const months = wholeMonths(from, until)
  return [from, months.from, months.until, until]
}

/** The goods that sold best, less what was refunded, at most `limit`. */
export const topGoodsOf = (db: Db, scope: Scope, by: 'units' | 'amount', span: Span, limit: number) =>
  db.rows<TopGoodsRow>(statements[by][scope ? 'store' : 'platform'], [scope, ...bounds(span), limit])

const stores = statement(
  'figures.top_stores',
  `select t.store_id, s.store_name, t.orders::int, t.sales_cents::bigint, t.refunded_cents::bigint
     from (
       select store_id, sum(orders) as orders, sum(sales_cents) as sales_cents, sum(refunded_cents) as refunded_cents from (
         select store_id, orders, sales_cents, refunded_cents from sales_periods where store_id <> $1::bigint and ${fromSums}
         union all
         select store_id, orders, sales_cents, refunded_cents from (${salesFacts('figures_pending')}) f
          where at >= $2 and at < $5
       ) p group by 1 having sum(sales_cents) > 0 order by sum(sales_cents) desc, store_id limit $6
     ) t join stores s on s.id = t.store_id order by t.sales_cents desc, t.store_id`,
)
export interface TopStoreRow {
  store_id: number
  store_name: LocalText
  orders: number
  sales_cents: number
  refunded_cents: number
}
/** The stores that sold most, at most `limit`. */
export const topStoresOf = (db: Db, span: Span, limit: number): Promise<TopStoreRow[]> =>
  db.rows<TopStoreRow>(stores, [0, ...bounds(span), limit])
