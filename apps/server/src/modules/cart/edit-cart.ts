import type { Context } from '../../context.ts'
import { fail } from '../../kernel/fail.ts'
import { removeLines, setPieces } from './cart.db.ts'

/** Sets the pieces of a line in the shopper's cart. */
export async function editLine(ctx: Context, userId: number, cartId: number, buyNum: number) {
  const edited = await setPieces(ctx.db, userId, cartId, buyNum, ctx.now())
  if (!edited) fail('NOT_FOUND')
  if (!edited.done) fail('STOCK_SHORT', { stock: edited.stock })
  return { cart_id: cartId, buy_num: buyNum, count: edited.count }
}

/** Removes lines from the shopper's cart; a single foreign id refuses the whole call. */
export async function dropLines(ctx: Context, userId: number, ids: readonly number[]) {
  const removed = await removeLines(ctx.db, userId, [...new Set(ids)])
  if (!removed?.all_mine) fail('NOT_FOUND')
  return { count: removed.count }
}
