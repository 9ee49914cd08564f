import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import {
  changeStock,
  releaseStock,
  reserveStock,
  returnStock,
  sellStock,
  stockLeft,
  type StockLine,
} from './stock.db.ts'

/**
 * Reserves pieces for orders being placed, all or none; several lines of one SKU count together (rules §5). Throws
 * STOCK_SHORT naming the first SKU that is short, how many pieces are left, and all SKUs that are short (`sku_ids`).
 */
export async function reserve(tx: Tx, lines: readonly StockLine[], at: Date): Promise<void> {
  const short = await changeStock(tx, reserveStock, lines, at)
  if (!short.length) return
  const [first] = await stockLeft(tx, short)
  fail('STOCK_SHORT', { sku_id: first?.sku_id, stock: first?.stock, sku_ids: short })
}

/**
 * Turns reserved pieces of paid orders into sold ones. Throws an Error when they were not reserved, which is a bug in
 * the caller.
 */
export async function sell(tx: Tx, lines: readonly StockLine[], at: Date): Promise<void> {
  const short = await changeStock(tx, sellStock, lines, at)
  if (short.length) throw new Error(`sold more than was reserved of SKU ${short.join(', ')}`)
}

/**
 * Releases reserved pieces of cancelled orders. Throws an Error when they were not reserved, which is a bug in the
 * caller.
 */
export async function release(tx: Tx, lines: readonly StockLine[], at: Date): Promise<void> {
  const short = await changeStock(tx, releaseStock, lines, at)
  if (short.length) throw new Error(`released more than was reserved of SKU ${short.join(', ')}`)
}

/** Returns the pieces of a paid, unshipped order to stock. */
export async function restock(tx: Tx, lines: readonly StockLine[], at: Date): Promise<void> {
  await changeStock(tx, returnStock, lines, at)
}
