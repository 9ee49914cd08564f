import { claimSteps, poolSteps, shortPoolSkus } from './pool.sql.ts'

/** A change of the stock by order lines. */
export interface StockChange {
  reason: string
  set: string
  /** What must hold for a SKU to change. */
  guard: string
  /** By how much a line moves `on_hand` and `reserved`. */
  deltas: string
}

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

export const reserving: StockChange = {
  reason: 'reserve',
  set: 'reserved = reserved + t.n',
  guard: 'reserved + t.n <= on_hand',
  deltas: '0, n',
}
export const selling: StockChange = {
  reason: 'sell',
  set: 'on_hand = on_hand - t.n, reserved = reserved - t.n',
  guard: 't.n <= reserved',
  deltas: '-n, -n',
}

/** Records the pieces that `lines` (goods_id, store_id, n) sold; a timer folds them into the counts. */
export const noteSold = (lines: string): string =>
  `insert into sales_pending (goods_id, store_id, pieces) select goods_id, store_id, n from ${lines}`

/** Steps that reserve `lines`, all of the ordinary stock, in the statement that places their orders. */
export const reserveSteps = (lines: string, at: string): string => changeSteps(reserving, lines, at)

/** The same for lines of which some are sold by an activity, to the shopper `user`. */
export const reserveInPoolsSteps = (lines: string, at: string, user: string): string =>
  `${changeSteps(reserving, lines, at)}, ${poolSteps(reserving, { isOpen: 'p.is_open' })}, ${claimSteps(user)}`

/** The same for lines that are all sold by activities. */
export const reserveOnlyInPoolsSteps = (lines: string, at: string, user: string): string =>
  `${notedLines(reserving, lines, at)}, ${poolSteps(reserving, { isOpen: 'p.is_open', skus: false })}, ${claimSteps(user)}`

/**
 * Steps that sell the reserved `lines` (a query of sku_id, n, order_id, pool_id, goods_id, store_id) in the statement that pays
 * their orders, and record the sales.
 */
export const sellSteps = (lines: string, at: string): string =>
  `${changeSteps(selling, lines, at)}, ${poolSteps(selling)}, sales_noted as (${noteSold('stock_line')})`

/** The SKUs that failed the guard of `reserveSteps`, as an array. */
export const shortSkuIds = `array(${shortSkus})`

/** The SKUs that failed the guard of `reserveInPoolsSteps` or `sellSteps` in a pool, as an array. */
export const shortPoolSkuIds = `array(${shortPoolSkus})`
