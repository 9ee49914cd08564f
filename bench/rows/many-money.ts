import type { Database } from '../../apps/server/src/kernel/db/db.ts'
import { fillBare } from './bare-tables.ts'

/**
 * Millions of refund requests, withdrawals, statements and payments in suspense beside the users, stores and orders of
 * `many-rows.ts` and `many-orders.ts`. The first store has 40 % of what belongs to stores. SQL generates them, and they
 * satisfy every constraint.
 */

/** One request for each order; what waits for somebody is as rare as in a shop that works. */
const refunds = `
  insert into refunds (refund_no, order_id, order_no, store_id, user_id, kind, status, reason, goods_cents, due_at,
                       created_at, ended_at)
  select to_char(o.created_at, 'YYYYMMDDHH24MISS') || lpad((o.id % 1000000)::text, 6, '0') || '02', o.id, o.order_no, o.store_id, o.user_id, k.kind, s.status,
         'other', case when kind = 'exchange' then 0 else 1000 end, case when not has_ended then now() + hash % 240 * interval '1 hour' end,
         o.created_at + interval '3 days', case when has_ended then o.created_at + interval '5 days' end
    from orders o,
         lateral (select abs(hashint8(o.id + 104729)::bigint) as hash) h,
         lateral (select case when hash % 10 < 6 then 'refund' when hash % 10 < 8 then 'return' else 'exchange' end as kind) k,
         lateral (select case when hash / 10 % 1000 < 10 then 'requested' when hash / 10 % 1000 < 15 then 'disputed'
                              when hash / 10 % 1000 < 30 then case kind when 'refund' then 'refused' else 'to_send_back' end
                              when hash / 10 % 1000 < 130 then 'withdrawn' when hash / 10 % 1000 < 200 then 'dismissed'
                              when kind = 'exchange' then 'exchanged' else 'refunded' end as status) s,
         lateral (select s.status in ('refunded', 'exchanged', 'withdrawn', 'dismissed') as has_ended) e
   order by o.id`
const refundLines = `
  insert into refund_lines (refund_id, order_line_id, buy_num, amount_cents, most_cents, is_sent)
  select r.id, l.id, 1, r.goods_cents, 1000, true
    from refunds r join (select order_id, min(id) as id from order_lines group by order_id) l using (order_id) order by r.id`

const admin = `insert into admins (username, nickname, password_hash) values ('bench_clerk', 'bench', '-')`
const withdrawals = `
  insert into withdrawals (user_id, store_id, withdrawal_no, money_cents, fee_cents, name, bank_name, card_no_sealed, card_tail,
                           status, needs_second, decider_id, bank_reference, created_at, decided_at, paid_at)
  select case when n % 10 < 5 then 1 + hash % $1 end,
         case when n % 10 >= 5 then case when n % 10 < 7 then 1 else 2 + hash % 49 end end,
         to_char(at, 'YYYYMMDDHH24MISS') || lpad((n % 1000000)::text, 6, '0') || '03', 10000 + hash % 50000 * 100, 100,
         substr('王李张刘陈杨赵黄周吴', (1 + hash % 10)::int, 1) || substr('小大阿子云雨晨梦思雅', (1 + hash / 20 % 10)::int, 1), '招商银行',
         'sealed:bench', lpad((hash % 10000)::text, 4, '0'), status, false, case when status not in ('requested', 'cancelled') then (select min(id) from admins) end,
         case when status = 'paid' then 'B' || n end, at, case when status <> 'requested' then at + interval '1 day' end,
         case when status = 'paid' then at + interval '2 days' end
    from generate_series(1, $1::bigint) n,
         lateral (select abs(hashint8(n + 7907)::bigint) as hash, now() - ($1 - n) * interval '25 seconds' as at) h,
         lateral (select case when hash / 7 % 1000 < 5 then 'requested' when hash / 7 % 1000 < 10 then 'approved'
                              when hash / 7 % 1000 < 60 then 'refused' when hash / 7 % 1000 < 100 then 'cancelled' else 'paid' end as status) s
   order by n`

/** A run a day for 50 stores, as far back as it takes. */
const runs = `
  insert into settlement_runs (settlement_no, day, waiting_days, completed_until, received_until, started_at, finished_at)
  select to_char(at, 'YYYYMMDD') || '040000' || lpad((n % 10000)::text, 4, '0'), at::date, 7, at, at, at, at
    from generate_series(1, greatest($1::bigint / 50, 1)) n, lateral (select now() - ($1 / 50 - n) * interval '1 day' as at) a order by n`
const statements = `
  insert into settlement_statements (run_id, store_id, settlement_no, state, orders, paid_cents, refunded_cents, commission_cents, settled_cents,
         opening_money_cents, opening_debt_cents, closing_money_cents, closing_debt_cents, after_posting_id, last_posting_id, created_at)
  select r.id, s, r.settlement_no, 'closed', sold, sold * 1000, 0, sold * 100, sold * 900, 0, 0, sold * 900, 0, 0, 0, r.started_at
    from settlement_runs r cross join generate_series(1, 50) s, lateral (select 1 + abs(hashint8(r.id * 50 + s)::bigint) % 400 as sold) n
   order by r.id, s`

const payments = `
  insert into received_payments (channel, device, trade_no, attempt_no, amount_cents, payer_cents, payer_id, paid_at, unmatched, created_at)
  select case when hash % 10 < 6 then 'wechat' else 'alipay' end, 'h5', case when hash % 10 < 6 then '4200' else '2026' end || lpad(n::text, 20, '0'),
         to_char(at, 'YYYYMMDDHH24MISS') || lpad((n % 1000000)::text, 6, '0'), 2600, 2600, 'payer ' || n % 5000, at,
         (array['unknown_number', 'other_amount', 'paid_before', 'paid_before', 'bill_closed'])[1 + hash / 10 % 5], at
    from generate_series(1, $1::bigint) n,
         lateral (select abs(hashint8(n + 15485863)::bigint) as hash, now() - ($1 - n) * interval '25 seconds' as at) h order by n`
/** Nearly all have gone back. */
const paymentRefunds = `
  insert into payment_refunds (received_id, refund_no, channel, amount_cents, prepaid_cents, status, next_at, paid_at, created_at)
  select id, attempt_no || '04', channel, 2600, 0, case when is_due then 'due' else 'paid' end, case when is_due then now() + interval '1 day' end,
         case when not is_due then created_at + interval '1 hour' end, created_at
    from received_payments, lateral (select id % 20 = 0 as is_due) d order by id`

const tables = ['refunds', 'refund_lines', 'withdrawals', 'settlement_runs', 'settlement_statements'].concat([
  'received_payments',
  'payment_refunds',
])

/** Adds `count` requests, withdrawals, statements and payments to a database that has as many users and orders. */
export const insertManyMovements = (db: Database, count: number): Promise<void> =>
  fillBare(db, { tables, quiet: ['refunds', 'withdrawals', 'received_payments', 'payment_refunds'] }, async (run) => {
    await run(refunds)
    await run('analyze refunds')
    await run(refundLines)
    await run(admin)
    await run(withdrawals, [count])
    await run(runs, [count])
    await run(statements)
    await run(payments, [count])
    await run(paymentRefunds)
  })
