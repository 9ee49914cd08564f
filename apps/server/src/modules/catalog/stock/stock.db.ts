import { statement, type Statement, type Tx } from '../../../kernel/db/db.ts'
import { addStoreSales } from '../../stores/schema.ts'

/** Pieces of a SKU for one order. */
export interface StockLine {
  sku_id: number
  order_id: number
  n: number
}

/**
 * Sums the lines per SKU, locks the SKU rows in id order, changes those that pass the guard and writes one movement per
 * line. A row that another transaction changed in the meantime is checked with its new numbers. The lock is `for no key
 * update`: order lines being inserted share-lock the key, and two orders of one SKU would deadlock otherwise.
 */
const change = (name: string, set: string, guard: string, movement: string): Statement =>
  statement(
    `stock.${name}`,
    `with line as (
       select * from unnest($1::bigint[], $2::int[], $3::bigint[]) as t(sku_id, n, order_id)
     ), want as (
       select sku_id, sum(n)::int as n from line group by sku_id
     ), locked as (
       select s.id, want.n from skus s join want on want.sku_id = s.id order by s.id for no key update of s
     ), done as (
       update skus s set ${set} from locked where s.id = locked.id and ${guard} returning s.id
     ), noted as (
       insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason, order_id, created_at)
       select sku_id, ${movement}, '${name}', order_id, $4::timestamptz from line
     )
     select sku_id from want where sku_id not in (select id from done) order by sku_id`,
  )

export const reserveStock = change('reserve', 'reserved = reserved + n', 'reserved + n <= on_hand', '0, n')
export const sellStock = change('sell', 'on_hand = on_hand - n, reserved = reserved - n', 'n <= reserved', '-n, -n')
export const releaseStock = change('release', 'reserved = reserved - n', 'n <= reserved', '0, -n')
export const returnStock = change('return', 'on_hand = on_hand + n', 'true', 'n, 0')

/** Runs a change of stock; returns the ids of the SKUs that failed its guard, lowest first. */
export async function changeStock(tx: Tx, by: Statement, lines: readonly StockLine[], at: Date): Promise<number[]> {
  const columns = [lines.map((l) => l.sku_id), lines.map((l) => l.n), lines.map((l) => l.order_id), at]
  return (await tx.rows<{ sku_id: number }>(by, columns)).map(({ sku_id }) => sku_id)
}

const left = statement(
  'stock.left',
  'select id as sku_id, on_hand - reserved as stock from skus where id = any($1) order by id',
)

/** Available pieces of each SKU. */
export const stockLeft = (tx: Tx, skuIds: readonly number[]) =>
  tx.rows<{ sku_id: number; stock: number }>(left, [skuIds])

const noteSold = statement(
  'stock.note_sold',
  `insert into sales_pending (goods_id, store_id, pieces)
   select * from unnest($1::bigint[], $2::bigint[], $3::int[])`,
)

export interface SoldLine {
  goods_id: number
  store_id: number
  n: number
}

/**
 * Records sold pieces; a timer folds them into the counts of goods and stores, so that no payment waits for another's.
 */
export async function addSold(tx: Tx, lines: readonly SoldLine[]): Promise<void> {
  await tx.rows(noteSold, [lines.map((l) => l.goods_id), lines.map((l) => l.store_id), lines.map((l) => l.n)])
}

const fold = statement(
  'stock.fold_sold',
  `with taken as (
     delete from sales_pending where id in (select id from sales_pending order by id limit $1 for update skip locked)
     returning goods_id, store_id, pieces
   ), of_goods as (
     update goods g set sale_count = g.sale_count + t.pieces
       from (select goods_id, sum(pieces)::int as pieces from taken group by goods_id) t where g.id = t.goods_id
   ), of_stores as (
     ${addStoreSales('taken')}
   )
   select count(*)::int as n from taken`,
)

/** Folds at most `limit` recorded sales; returns how many. */
export const foldSold = async (tx: Tx, limit: number): Promise<number> =>
  (await tx.row<{ n: number }>(fold, [limit]))?.n ?? 0

/** Sales that wait to be folded are due at once. */
export const nextDueSales = 'select case when exists (select from sales_pending) then $1 end'
