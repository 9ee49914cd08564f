import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

const give = statement(
  'stock.unclaim',
  `with line as (
     select p.activity_id, t.user_id, sum(t.n)::int as n
       from unnest((select $1::bigint[]), (select $2::bigint[]), (select $3::int[])) as t(pool_id, user_id, n)
       join stock_pools p on p.id = t.pool_id group by p.activity_id, t.user_id
   )
   update activity_buyers b set pieces = b.pieces - l.n from line l
    where b.activity_id = l.activity_id and b.user_id = l.user_id`,
)

/** Pieces no longer count as ordered by shoppers in the activities of their pools. */
export const unclaim = (tx: Tx, lines: readonly { pool_id: number; user_id: number | undefined; n: number }[]) =>
  tx.rows(give, [lines.map((l) => l.pool_id), lines.map((l) => l.user_id ?? null), lines.map((l) => l.n)])

const empty = statement(
  'stock.empty_closed_pools',
  `with given as (
     select distinct id from unnest((select $1::bigint[])) as t(id)
   ), sku_locked as materialized (
     select s.id from skus s where s.id in (select sku_id from stock_pools where id in (select id from given))
      order by s.id for no key update
   ), pool_locked as materialized (
     select p.id, p.sku_id, p.on_hand - p.reserved as n from stock_pools p
      where p.id in (select id from given) and not p.is_open and (select count(*) from sku_locked) >= 0
      order by p.id for no key update
   ), emptied as (
     update stock_pools p set on_hand = p.on_hand - l.n, returned = p.returned + l.n from pool_locked l
      where p.id = l.id and l.n > 0 returning p.id, p.sku_id, l.n
   ), put as (
     update skus s set on_hand = s.on_hand + e.n
       from (select sku_id, sum(n)::int as n from emptied group by sku_id) e where s.id = e.sku_id
   ), noted as (
     insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason, pool_id, created_at)
     select sku_id, -n, 0, 'from_activity', id, $2::timestamptz from emptied
     union all
     select sku_id, n, 0, 'from_activity', null, $2::timestamptz from emptied
   )
   select id from emptied`,
)

/** Gives what is left in closed pools back to the ordinary stock, except what unpaid orders hold. */
export const emptyClosed = (tx: Tx, poolIds: readonly number[], at: Date) => tx.rows(empty, [poolIds, at])

const left = statement(
  'stock.pools_left',
  `select p.sku_id, p.on_hand - p.reserved as stock from stock_pools p
    where p.id = any($1::bigint[]) and p.sku_id = any($2::bigint[]) order by p.sku_id`,
)

/** Pieces of each pool that can be bought, of these SKUs. */
export const poolsLeft = (db: Db, poolIds: readonly number[], skuIds: readonly number[]) =>
  db.rows<{ sku_id: number; stock: number }>(left, [poolIds, skuIds])
