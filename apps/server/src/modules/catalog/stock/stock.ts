import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { emptyClosed, unclaim } from './pools.db.ts'
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
 * Releases reserved pieces of cancelled orders; those of an activity that has closed go back to the ordinary stock. Throws an Error when they were not reserved, which is a bug in the
 * caller.
 */
export async function release(tx: Tx, lines: readonly ReturnedLine[], at: Date): Promise<void> {
  await lockInOrder(tx, lines)
  const short = await changeStock(tx, releaseStock, lines, at)
  if (short.length) throw new Error(`released more than was reserved of SKU ${short.join(', ')}`)
  await giveBack(tx, lines, at)
}

/**
 * Returns pieces of a paid order to stock: unshipped ones to the activity that sold them while it is open, or those that
 * came back and can be sold again.
 */
export async function restock(tx: Tx, lines: readonly ReturnedLine[], at: Date): Promise<void> {
  await lockInOrder(tx, lines)
  await changeStock(tx, returnStock, lines, at)
  await giveBack(tx, lines, at)
}

/** Pieces that go back. Those of a pool no longer count for the shopper's limit. */
export interface ReturnedLine extends StockLine {
  user_id?: number
}

/** Pools are locked after the SKUs of a statement; what follows the pools' change may write the SKUs of closed ones. */
async function lockInOrder(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  if (lines.some(({ pool_id }) => pool_id)) await lockStockLeft(tx, [...new Set(lines.map(({ sku_id }) => sku_id))])
}

async function giveBack(tx: Tx, lines: readonly ReturnedLine[], at: Date): Promise<void> {
  const pooled = lines.flatMap(({ pool_id, user_id, n }) => (pool_id ? [{ pool_id, user_id, n }] : []))
  if (!pooled.length) return
  await unclaim(tx, pooled)
  await emptyClosed(
    tx,
    pooled.map(({ pool_id }) => pool_id),
    at,
  )
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
