import { formatDate } from '@fangshi/contract/time'
import { statement, type Db } from '../../kernel/db/db.ts'
import { dayOf, paymentFacts, userFacts } from './facts.sql.ts'
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

const newcomers = statement(
  'figures.newcomers',
  `select to_char(day, 'YYYY-MM-DD') as day, sum(users)::int as users, sum(stores)::int as stores from (
     select day, users, 0 as stores from new_user_days where day >= $1::date and day < $2::date
     union all
     select day, users, 0 from (${userFacts('figures_pending')}) f where day >= $1 and day < $2
     union all
     select ${dayOf('passed_at')}, 0, 1 from stores where passed_at >= $3 and passed_at < $4 and verify = 'passed'
   ) n group by n.day order by n.day`,
)
export interface NewcomersRow {
  day: string
  users: number
  stores: number
}
/** Shoppers who registered and stores that passed, by day; days without any are absent. */
export const newcomersOf = (db: Db, { from, until }: Span): Promise<NewcomersRow[]> =>
  db.rows<NewcomersRow>(newcomers, [formatDate(from), formatDate(until), from, until])
