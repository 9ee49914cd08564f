import { statement, type Db } from '../../kernel/db/db.ts'
import type { Latency } from './tally.ts'

const keep = statement(
  'theatre.keep_moment',
  `with pool as (
     select p.id, p.on_hand, p.reserved from theatre_runs r join seckills k on k.id = r.seckill_id
       join stock_pools p on p.activity_id = k.activity_id where r.id = $1
   ), bought as (
     select distinct o.id, o.paid_at from order_lines l join pool on pool.id = l.pool_id join orders o on o.id = l.order_id
      where o.status <> 'cancelled'
   ), noted as (
     update theatre_runs set refusals = $4, p50_ms = $5, p95_ms = $6, seen_at = $9 where id = $1
   )
   insert into theatre_moments (run_id, at_ms, stock_left, ordered, paid, refused, p50_ms, p95_ms, wallets_cents, escrow_cents)
   select $1, $2, (select coalesce(sum(on_hand - reserved), 0) from pool), (select count(*) from bought),
          (select count(*) from bought where paid_at is not null), $3, $7, $8,
          (select coalesce(sum(a.balance), 0) from theatre_buyers b join ledger_accounts a
              on a.owner_kind = 'user' and a.owner_id = b.user_id and a.kind in ('money', 'prepaid')),
          (select coalesce(sum(a.balance), 0) from bought join ledger_accounts a
              on a.owner_kind = 'order' and a.owner_id = bought.id and a.kind = 'escrow')
   on conflict do nothing`,
)

export interface Heard {
  run_id: number
  /** Since the first buyer was let in. */
  at_ms: number
  refused: number
  refusals: Readonly<Record<string, number>>
  all: Latency
  recent: Latency
  now: Date
}

/** Keeps how a rush stands, with stock, orders and sums of the ledger as the database has them at one moment. */
export const keepMoment = (db: Db, { run_id, at_ms, refused, refusals, all, recent, now }: Heard) =>
  db.rows(keep, [run_id, at_ms, refused, refusals, all.p50_ms, all.p95_ms, recent.p50_ms, recent.p95_ms, now])
