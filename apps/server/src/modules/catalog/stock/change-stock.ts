import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Seller } from '../../../kernel/http/who.ts'
import { lockStock, writeStock } from './edit-stock.db.ts'
import { stockChange, type StockEdit } from './stock-edit.ts'

/** The stock edits of one form, and why they are made. */
export interface ChangeStocksInput {
  changes: readonly StockEdit[]
  note?: string | undefined
}

/**
 * Changes the stock of SKUs of the seller's store, all or none, each with a movement (rules §3). Throws NOT_FOUND,
 * STOCK_CHANGED, STOCK_BELOW_RESERVED.
 */
export async function changeStocks(tx: Tx, ctx: Context, who: Seller, { changes, note = '' }: ChangeStocksInput) {
  const ids = changes.map(({ id }) => id)
  const repeated = ids.findIndex((id, at) => ids.indexOf(id) < at)
  if (repeated >= 0) failFields({ [`changes.${repeated}.id`]: 'TAKEN' })
  const rows = new Map((await lockStock(tx, who.store_id, ids)).map((row) => [row.id, row]))
  const done = changes.map((edit) => {
    const before = rows.get(edit.id) ?? fail('NOT_FOUND')
    return { before, after: stockChange(edit, before) }
  })
  await writeStock(
    tx,
    done.map(({ after }) => after),
    { kind: 'seller', id: who.user_id },
    note,
    ctx.now(),
  )
  return done.map(({ before: { id, on_hand, reserved }, after }) => ({
    target: id,
    before: { stock: on_hand },
    after: { stock: after.on_hand, mode: after.mode, note },
    reserved,
  }))
}

/** Changes the stock of one SKU, like `changeStocks`. */
export async function changeStock(
  tx: Tx,
  ctx: Context,
  who: Seller,
  { note, ...edit }: StockEdit & { note?: string | undefined },
) {
  const [done] = await changeStocks(tx, ctx, who, { changes: [edit], note })
  return done ?? fail('NOT_FOUND')
}
