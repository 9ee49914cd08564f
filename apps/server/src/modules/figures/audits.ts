import type { Check } from '../../kernel/check.ts'
import { allEvents, buyerFacts, chained, sumTables, type SumTableName } from './facts.sql.ts'

/** Compares a table of sums, with what is still pending, to the rows that they are the sums of. */
function sameAs(table: SumTableName): string {
  const { rows, keys, columns } = sumTables[table]
  const all = [...keys, ...columns].join(', ')
  const numbers = columns.map((column) => `sum(${column})`).join(`, ' ', `)
  const any = columns.map((column) => `sum(${column}) <> 0`).join(' or ')
  const totals = (source: string): string =>
    `select ${keys.join(', ')}, concat(${numbers}) as totals from (${source}) s group by ${keys.join(', ')} having ${any}`
  const stored = `select ${all} from ${table} union all select ${all} from (${rows('figures_pending')}) p`
  return `select concat_ws(' ', '${table}', ${keys.join(', ')}) as subject, e.totals as expected, a.totals as actual
            from (${totals(rows(allEvents))}) e
            full join (${totals(stored)}) a using (${keys.join(', ')})
           where e.totals is distinct from a.totals`
}

/** What dashboards read equals what it is counted from (rules §13). */
export const figuresAudits: readonly Check[] = [
  {
    name: 'sales by time',
    compares: 'sums of hours, days and months and what is pending = paid orders and refunds',
    sql: sameAs('sales_periods'),
  },
  {
    name: 'sales of goods by time',
    compares: 'sums of goods and what is pending = lines of paid orders and refunds',
    sql: sameAs('goods_periods'),
  },
  {
    name: 'sales by province and payment method',
    compares: 'sums and what is pending = paid orders',
    sql: sameAs('sales_parts'),
  },
  {
    name: 'payments by channel',
    compares: 'sums and what is pending = attempts and the bills that they paid',
    sql: sameAs('payment_periods'),
  },
  {
    name: 'new users by day',
    compares: 'sums and what is pending = shoppers by the day of their registration',
    sql: sameAs('new_user_days'),
  },
  {
    name: 'days of buyers',
    compares: 'days on which people bought = those of paid orders that are not pending',
    sql: `select concat_ws(' ', 'store', store_id, 'user', user_id, day) as subject, e.before::text as expected, b.previous::text as actual
            from (${chained(
              `(${buyerFacts(
                `(select kind, ref_id from ${allEvents} every except select kind, ref_id from figures_pending)`,
              )})`,
            )}) e
            full join buyer_days b using (store_id, user_id, day) where e.before is distinct from b.previous`,
  },
  {
    name: 'returning buyers',
    compares: 'buyers by day and last day = days of buyers',
    sql: `select concat_ws(' ', 'store', store_id, day, 'after', previous) as subject, coalesce(e.buyers, 0) as expected, coalesce(g.buyers, 0) as actual
            from (select store_id, day, previous, count(*) as buyers from buyer_days group by 1, 2, 3) e
            full join buyer_gaps g using (store_id, day, previous) where coalesce(e.buyers, 0) <> coalesce(g.buyers, 0)`,
  },
]
