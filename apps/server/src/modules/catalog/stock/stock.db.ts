import { statement, type Statement, type Tx } from '../../../kernel/db/db.ts'
import { addStoreSales } from '../../stores/sales.sql.ts'
import { poolSteps, shortPoolSkus } from './pool.sql.ts'
import { reserving, selling, type StockChange } from './stock-change.ts'
import { changeSteps, noteSold, shortSkus } from './stock.sql.ts'

/** Pieces of a SKU for one order. */
export interface StockLine {
  sku_id: number
  order_id: number
  n: number
  /** The pool of the activity that sells them; absent or null for the ordinary stock. */
  pool_id?: number | null
}

// Read through a subquery, the arrays have the same estimate in every plan, so that PostgreSQL plans these once.
const change = (it: StockChange): Statement =>
  statement(
    `stock.${it.reason}`,
    `with ${changeSteps(
      it,
      `select * from unnest((select $1::bigint[]), (select $2::int[]), (select $3::bigint[]), (select $5::bigint[]))
         as t(sku_id, n, order_id, pool_id)`,
      '$4',
    )}, ${poolSteps(it, 'both')} (${shortSkus}) union all ${shortPoolSkus}`,
  )

export const releaseStock = change({
  reason: 'release',
  set: 'reserved = reserved - t.n',
  guard: 't.n <= reserved',
  poolGuard: 'true',
  deltas: '0, -n',
})
export const returnStock = change({
  reason: 'return',
  set: 'on_hand = on_hand + t.n',
  guard: 'true',
  poolGuard: 'true',
  deltas: 'n, 0',
})

export const reserveStock = change(reserving)
export const sellStock = change(selling)

const lockLeft = statement(
  'stock.lock_left',
  `select id as sku_id, on_hand - reserved as stock from skus
    where id = any((select $1::bigint[])::bigint[]) and deleted_at is null order by id for no key update`,
)

/** Locks SKUs that are not removed, in id order, and gives their available pieces. */
export const lockStockLeft = async (tx: Tx, skuIds: readonly number[]): Promise<Map<number, number>> =>
  new Map(
    (await tx.rows<{ sku_id: number; stock: number }>(lockLeft, [skuIds])).map(({ sku_id, stock }) => [sku_id, stock]),
  )

/** Runs a change of stock; returns the ids of the SKUs that failed its guard, those of the ordinary stock lowest first. */
export async function changeStock(tx: Tx, by: Statement, lines: readonly StockLine[], at: Date): Promise<number[]> {
  const ofOrders = [lines.map((l) => l.sku_id), lines.map((l) => l.n), lines.map((l) => l.order_id)]
  const columns = [...ofOrders, at, lines.map((l) => l.pool_id ?? null)]
  return (await tx.rows<{ sku_id: number }>(by, columns)).map(({ sku_id }) => sku_id)
}

const left = statement(
  'stock.left',
  'select id as sku_id, on_hand - reserved as stock from skus where id = any($1) order by id',
)

/** Available pieces of each SKU. */
export const stockLeft = (tx: Tx, skuIds: readonly number[]) =>
  tx.rows<{ sku_id: number; stock: number }>(left, [skuIds])

const addSales = statement(
  'stock.add_sold',
  noteSold('unnest($1::bigint[], $2::bigint[], $3::int[]) as t(goods_id, store_id, n)'),
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
  await tx.rows(addSales, [lines.map((l) => l.goods_id), lines.map((l) => l.store_id), lines.map((l) => l.n)])
}

const fold = statement(
  'stock.fold_sold',
  `with taken as (
     delete from sales_pending where id in (select id from sales_pending order by id limit $1 for update skip locked)
     returning goods_id, store_id, pieces
   ), sold as (
     select goods_id, sum(pieces)::int as pieces from taken group by goods_id
   ), locked as (
     select l.goods_id, sold.pieces from goods_sales l join sold using (goods_id) order by l.goods_id for no key update of l
   ), of_goods as (
     update goods_sales l set sale_count = l.sale_count + locked.pieces from locked where l.goods_id = locked.goods_id
   ), searched as (
     update goods_search f set sale_count = f.sale_count + sold.pieces from sold where f.goods_id = sold.goods_id
   ), of_stores as (
     ${addStoreSales('taken')}
   )
   select count(*)::int as n from taken`,
)

/** Folds at most `limit` recorded sales; returns how many. */
export const foldSold = async (tx: Tx, limit: number): Promise<number> =>
  (await tx.row<{ n: number }>(fold, [limit]))?.n ?? 0
