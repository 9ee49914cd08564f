import { maxPieces } from '@fangshi/contract/goods-form'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Actor } from './actor.ts'
import { lockStock, writeStock, type StockChange, type StockRow } from './edit-stock.db.ts'

/** What a store wants of a SKU's stock; see the contract. */
export interface StockWish {
  id: number
  mode: 'set' | 'add'
  pieces: number
  old_stock?: number | undefined
}

/** What a wish makes of a SKU. Throws STOCK_CHANGED, STOCK_BELOW_RESERVED, INVALID_INPUT beyond what there can be. */
export function changeOf({ id, mode, pieces, old_stock }: StockWish, { on_hand, reserved }: StockRow): StockChange {
  if (old_stock !== undefined && old_stock !== on_hand) fail('STOCK_CHANGED', { sku_id: id, stock: on_hand })
  const wanted = mode === 'set' ? pieces : on_hand + pieces
  if (wanted > maxPieces) failFields({ pieces: 'TOO_BIG' })
  if (wanted < 0) failFields({ pieces: 'TOO_SMALL' })
  if (wanted < reserved) fail('STOCK_BELOW_RESERVED', { sku_id: id, reserved })
  return { id, mode, on_hand: wanted, delta: wanted - on_hand }
}

/** Who changes the stock of whose SKUs, and why. */
interface Changing {
  store_id: number
  by: Actor
  note: string
  now: Date
}

/**
 * Changes the stock of SKUs of a store, all or none, each as a movement (rules §3); gives each before and after. Throws
 * NOT_FOUND, STOCK_CHANGED, STOCK_BELOW_RESERVED.
 */
export async function changeStocks(tx: Tx, { store_id, by, note, now }: Changing, wishes: readonly StockWish[]) {
  const ids = wishes.map(({ id }) => id)
  const repeated = ids.findIndex((id, at) => ids.indexOf(id) < at)
  if (repeated >= 0) failFields({ [`changes.${repeated}.id`]: 'TAKEN' })
  const rows = new Map((await lockStock(tx, store_id, ids)).map((row) => [row.id, row]))
  const done = wishes.map((wish) => {
    const before = rows.get(wish.id) ?? fail('NOT_FOUND')
    return { before, after: changeOf(wish, before) }
  })
  await writeStock(
    tx,
    done.map(({ after }) => after),
    by,
    note,
    now,
  )
  return done
}
