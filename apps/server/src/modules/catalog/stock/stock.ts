import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import {
  changeStock,
  lockStockLeft,
  releaseStock,
  reserveStock,
  returnStock,
  sellStock,
  stockLeft,
  type StockLine,
} from './stock.db.ts'

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

/** Returns pieces of a paid order to stock: unshipped ones, or those that came back and can be sold again. */
export async function restock(tx: Tx, lines: readonly StockLine[], at: Date): Promise<void> {
  await changeStock(tx, returnStock, lines, at)
}

/** Reserves all pieces, or none of them: false when one of the SKUs is short or gone. */
export async function reserveAll(tx: Tx, lines: readonly StockLine[], at: Date): Promise<boolean> {
  const left = await lockStockLeft(tx, [...new Set(lines.map(({ sku_id }) => sku_id))])
  for (const { sku_id, n } of lines) left.set(sku_id, (left.get(sku_id) ?? -1) - n)
  if ([...left.values()].some((stock) => stock < 0)) return false
  await changeStock(tx, reserveStock, lines, at)
  return true
}

/** Takes reserved pieces out of stock. Throws an Error when they were not reserved, which is a bug in the caller. */
export async function sellReserved(tx: Tx, lines: readonly StockLine[], at: Date): Promise<void> {
  const short = await changeStock(tx, sellStock, lines, at)
  if (short.length) throw new Error(`sold more than was reserved of SKU ${short.join(', ')}`)
}
