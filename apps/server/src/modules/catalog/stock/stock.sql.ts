import { claimSteps, overLimitIds, poolSteps, shortPoolSkus } from './pool.sql.ts'
import { reserving, selling, type StockChange, type StockSource } from './stock-change.ts'

export type { StockSource }

/**
 * The steps of a statement that change the stock by `lines` (a query of sku_id, n, order_id, pool_id) at the time `at`: sum
 * the lines of the ordinary stock per SKU, lock the SKU rows in id order, change those that pass the guard and write one movement per line. A row
 * that another transaction changed in the meantime is checked with its new numbers. The lock is `for no key update`:
 * order lines being inserted share-lock the key, and two orders of one SKU would deadlock otherwise.
 */
export const changeSteps = (change: StockChange, lines: string, at: string): string =>
  [notedLines(change, lines, at), skuSteps(change)].join()

const skuSteps = ({ set, guard }: StockChange): string => `
  stock_sum as (select sku_id, sum(n)::int as n from stock_line where pool_id is null group by sku_id),
  stock_locked as (
    select s.id, t.n from skus s join stock_sum t on t.sku_id = s.id order by s.id for no key update of s
  ),
  stock_changed as (update skus s set ${set} from stock_locked t where s.id = t.id and ${guard} returning s.id)`

const notedLines = ({ reason, deltas }: StockChange, lines: string, at: string): string => `
  stock_line as (${lines}),
  stock_noted as (
    insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason, order_id, pool_id, created_at)
    select sku_id, ${deltas}, '${reason}', order_id, pool_id, ${at}::timestamptz from stock_line
  )`

/** The SKUs of `changeSteps` that failed the guard, lowest first. */
export const shortSkus =
  'select sku_id from stock_sum where sku_id not in (select id from stock_changed) order by sku_id'

const none = 'array[]::bigint[]'
/** The SKUs that failed the guard of `changeSteps`, as an array. */
export const shortSkuIds = `array(${shortSkus})`
/** The SKUs that failed the guard of `poolSteps`, as an array. */
export const shortPoolSkuIds = `array(${shortPoolSkus})`

/** Records the pieces that `lines` (goods_id, store_id, n) sold; a timer folds them into the counts. */
export const noteSold = (lines: string): string =>
  `insert into sales_pending (goods_id, store_id, pieces) select goods_id, store_id, n from ${lines}`

/**
 * Steps that reserve `lines` (as those of `changeSteps`) for the shopper `user` in the statement that places their orders. Steps that
 * would find nothing to do are left out.
 */
export function reserveSteps(source: StockSource, lines: string, at: string, user: string): string {
  const noted = notedLines(reserving, lines, at)
  if (source === 'shelf') return `${noted}, ${skuSteps(reserving)}`
  const inPools = `${poolSteps(reserving, source)}, ${claimSteps(user)}`
  return source === 'both' ? `${noted}, ${skuSteps(reserving)}, ${inPools}` : `${noted}, ${inPools}`
}

/** The columns of what `reserveSteps` could not reserve: SKUs of the ordinary stock and of pools, and activities with a limit per person. */
export function refusedOf(source: StockSource): string {
  const ofShelf = source === 'pools' ? none : shortSkuIds
  const [ofPools, ofLimits] = source === 'shelf' ? [none, none] : [shortPoolSkuIds, overLimitIds]
  return `${ofShelf} as short, ${ofPools} as short_pools, ${ofLimits} as over_limit`
}

/**
 * Steps that sell the reserved `lines` (a query of sku_id, n, order_id, pool_id, goods_id, store_id) in the statement that pays
 * their orders, and record the sales.
 */
export const sellSteps = (lines: string, at: string): string =>
  `${changeSteps(selling, lines, at)}, ${poolSteps(selling, 'both')}, sales_noted as (${noteSold('stock_line')})`
