import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Shopper } from '../../kernel/http/who.ts'
import { countPieces } from './cart.db.ts'
import { lockLine, setSku, takeOtherLine } from './change-sku.db.ts'
import { maxPieces } from './rules.ts'

/**
 * Gives a line of the shopper's cart another SKU of the same goods; a line that has it already is joined with it. Throws
 * NOT_FOUND, GOODS_NOT_FOUND for a SKU of other goods, GOODS_OFF_SHELF, STOCK_SHORT with `stock`.
 */
export async function changeSku(
  tx: Tx,
  ctx: Context,
  { user_id }: Shopper,
  { id, sku_id }: { id: number; sku_id: number },
) {
  const line = (await lockLine(tx, user_id, id, sku_id, ctx.now())) ?? fail('NOT_FOUND')
  if (line.new_sku_id === null) fail('GOODS_NOT_FOUND')
  if (!line.saleable) fail('GOODS_OFF_SHELF', { sku_ids: [sku_id] })
  const buy_num = Math.min(maxPieces, line.buy_num + (await takeOtherLine(tx, user_id, sku_id, id)))
  if (buy_num > line.stock) fail('STOCK_SHORT', { sku_id, stock: line.stock })
  await setSku(tx, { user_id, cart_id: id, sku_id, buy_num }, ctx.now())
  return { cart_id: id, buy_num, count: await countPieces(tx, user_id) }
}
