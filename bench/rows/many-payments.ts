import type { Database } from '../../apps/server/src/kernel/db/db.ts'
import { fillBare } from './bare-tables.ts'

/** Payments and customers of the orders of `many-orders.ts`. SQL generates them, and they satisfy every constraint. */

/** Bills of the paid orders. */
export const bills = `
  insert into bills (kind, ref_id, user_id, amount_cents, status, paid_at, created_at)
  select 'order_group', group_id, user_id, total_cents, 'paid', paid_at, created_at from orders where paid_at is not null order by id`
/** Their attempts: one in five was begun twice. */
export const attempts = `
  insert into payment_attempts (bill_id, attempt_no, channel, device, amount_cents, status, paid_at, expires_at, created_at)
  select b.id, 'a' || b.id || n, case b.id % 3 when 0 then 'balance' when 1 then 'wechat' else 'alipay' end,
         case b.id % 3 when 0 then '' when 1 then 'scan' else 'wap' end, b.amount_cents,
         case n when 0 then 'succeeded' else 'closed' end, case n when 0 then b.paid_at end, case when b.id % 3 <> 0 then b.paid_at end, b.created_at
    from bills b, lateral (select generate_series(0, case when b.id % 5 = 1 then 1 else 0 end) as n) n order by b.id`

/** One in ten has tags. */
const customers = `
  insert into customers (store_id, user_id, tags, note, first_paid_at, last_paid_at, orders, paid_cents, refunded_cents)
  select store_id, user_id, case when user_id % 10 = 0 then (array['老客', '送礼', '需跟进'])[1 + user_id / 10 % 3] else '' end, '', min(paid_at), max(paid_at), count(*), sum(total_cents), sum(refunded_cents)
    from orders where paid_at is not null group by store_id, user_id order by store_id, user_id`

/** Adds the payments of all paid orders, and whoever made them as customers. */
export const insertManyPayments = (db: Database): Promise<void> => {
  const tables = ['bills', 'payment_attempts', 'customers']
  return fillBare(db, { tables, quiet: ['bills', 'payment_attempts'] }, async (run) => {
    for (const one of [bills, attempts, customers]) await run(one)
  })
}
