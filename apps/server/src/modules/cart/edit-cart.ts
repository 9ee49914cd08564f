import type { Context } from '../../context.ts'
import type { Db } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Shopper } from '../../kernel/http/who.ts'
import { removeLines, setPieces } from './cart.db.ts'

/** Sets the pieces of a line in the shopper's cart, in one statement. Throws NOT_FOUND, STOCK_SHORT with `stock`. */
export async function editLine(db: Db, ctx: Context, who: Shopper, input: { id: number; buy_num: number }) {
  const { id, buy_num } = input
  const edited = await setPieces(db, who.user_id, id, buy_num, ctx.now())
  if (!edited) fail('NOT_FOUND')
  if (!edited.done) fail('STOCK_SHORT', { stock: edited.stock })
  return { cart_id: id, buy_num, count: edited.count }
}

/** Removes lines, each named once, from the shopper's cart, in one statement. Throws NOT_FOUND when one is not in it. */
export async function dropLines(db: Db, _ctx: Context, who: Shopper, { ids }: { ids: readonly number[] }) {
  const removed = await removeLines(db, who.user_id, ids)
  if (!removed?.all_mine) fail('NOT_FOUND')
  return { count: removed.count }
}
