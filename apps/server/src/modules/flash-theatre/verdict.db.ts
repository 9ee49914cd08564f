import { statement, type Db } from '../../kernel/db/db.ts'

const read = statement(
  'theatre.facts',
  `with run as (
     select r.*, k.activity_id, k.goods_id from theatre_runs r join seckills k on k.id = r.seckill_id where r.id = $1
   ), sold as (
     select o.id, o.user_id, l.buy_num, o.status from run join stock_pools p on p.activity_id = run.activity_id
       join order_lines l on l.pool_id = p.id join orders o on o.id = l.order_id where o.status <> 'cancelled'
   )
   select run.quota, run.max_per_person, run.stock_before,
          (select coalesce(sum(buy_num), 0)::int from sold) as pieces,
          (select coalesce(max(n), 0)::int from (select sum(buy_num) as n from sold group by user_id) of_buyer) as most,
          (select count(distinct id)::int from sold) as orders,
          (select coalesce(sum(on_hand), 0)::int from skus where goods_id = run.goods_id) as stock,
          (select coalesce(sum(a.balance), 0)::bigint from theatre_buyers b join ledger_accounts a
              on a.owner_kind = 'user' and a.owner_id = b.user_id and a.kind in ('money', 'prepaid')) as wallets_cents,
          (select coalesce(sum(a.balance), 0)::bigint from (select distinct id from sold) s join ledger_accounts a
              on a.owner_kind = 'order' and a.owner_id = s.id and a.kind = 'escrow') as escrow_cents,
          (select wallets_cents + escrow_cents from theatre_moments where run_id = run.id order by at_ms limit 1) as began_cents
     from run`,
)

/** What a drill has left behind, to be compared with what it should. */
export interface Facts {
  quota: number
  max_per_person: number
  stock_before: number
  /** Pieces that were sold, and the most that one buyer has. */
  pieces: number
  most: number
  orders: number
  /** Pieces in the ordinary stock. */
  stock: number
  wallets_cents: number
  escrow_cents: number
  /** What buyers had and was held for them before the first was let in. */
  began_cents: number
}
export const factsOf = (db: Db, runId: number) => db.row<Facts>(read, [runId])
