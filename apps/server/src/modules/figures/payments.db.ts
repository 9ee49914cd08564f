import { statement, type Db } from '../../kernel/db/db.ts'
import { paymentFacts } from './facts.sql.ts'
import type { Span } from './sales.db.ts'

const payments = statement(
  'figures.payments',
  `select channel, device, sum(opened)::int as opened, sum(paid)::int as paid, sum(paid_cents)::bigint as paid_cents from (
     select channel, device, opened, paid, paid_cents from payment_periods
      where grain = 'day' and start_at >= $1 and start_at < $2
     union all
     select channel, device, opened, paid, paid_cents from (${paymentFacts('figures_pending')}) f where at >= $1 and at < $2
   ) p group by 1, 2 order by 5 desc, 1, 2`,
)
export interface PaymentRow {
  channel: string
  device: string
  opened: number
  paid: number
  paid_cents: number
}
/** Attempts that were opened and bills that were paid, by channel and device, the largest amount first. */
export const paymentsOf = (db: Db, { from, until }: Span): Promise<PaymentRow[]> =>
  db.rows<PaymentRow>(payments, [from, until])

const day = (at: string): string => `to_char((${at} at time zone 'UTC') + interval '8 hours', 'YYYY-MM-DD')`
const newcomers = statement(
  'figures.newcomers',
  `select day, sum(users)::int as users, sum(stores)::int as stores from (
     select ${day('created_at')} as day, 1 as users, 0 as stores from users
      where created_at >= $1 and created_at < $2 and belong_id is null
     union all
     select ${day('passed_at')}, 0, 1 from stores where passed_at >= $1 and passed_at < $2 and verify = 'passed'
   ) n group by 1 order by 1`,
)
export interface NewcomersRow {
  day: string
  users: number
  stores: number
}
/** Shoppers who registered and stores that passed, by day; days without any are absent. */
export const newcomersOf = (db: Db, { from, until }: Span): Promise<NewcomersRow[]> =>
  db.rows<NewcomersRow>(newcomers, [from, until])
