import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { changeStock, releaseStock, returnStock, stockLeft, type StockLine } from './stock.db.ts'

/** Throws STOCK_SHORT naming the first SKU that is short, how many pieces are left, and all that are short (rules §5). */
export async function failShort(tx: Tx, skuIds: number[]): Promise<never> {
  const [first] = await stockLeft(tx, skuIds)
  return fail('STOCK_SHORT', { sku_id: first?.sku_id, stock: first?.stock, sku_ids: skuIds })
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
