import type { Context } from '../../context.ts'
import type { Db } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { Shopper } from '../../kernel/http/who.ts'
import { countAddToCart } from '../catalog/public.ts'
import { addPieces } from './cart.db.ts'
import { maxLines, maxPieces } from './rules.ts'

/**
 * Adds pieces of a SKU to the shopper's cart, in one statement; a refusal is explained from the numbers that it read.
 * Throws GOODS_NOT_FOUND, GOODS_OFF_SHELF, OWN_STORE, CART_FULL, STOCK_SHORT with `stock`, BUY_NUM_INVALID (rules §5).
 */
export async function addToCart(
  db: Db,
  ctx: Context,
  who: Shopper,
  { goods_id, sku_id, buy_num }: { goods_id?: number | undefined; sku_id: number; buy_num: number },
) {
  const limits = { max_lines: maxLines, max_pieces: maxPieces }
  const addition = { user_id: who.user_id, sku_id, goods_id: goods_id ?? null, buy_num, at: ctx.now(), ...limits }
  const added = await addPieces(db, addition)
  if (!added || (goods_id !== undefined && added.goods_id !== goods_id)) fail('GOODS_NOT_FOUND')
  if (added.cart_id !== null) {
    countAddToCart(ctx, added.goods_id)
    return { cart_id: added.cart_id, buy_num: added.buy_num, count: added.other_pieces + added.buy_num }
  }
  if (!added.saleable) fail('GOODS_OFF_SHELF', { sku_ids: [sku_id] })
  if (added.is_own) fail('OWN_STORE')
  if (added.other_lines >= maxLines) fail('CART_FULL')
  if (added.before + buy_num > added.stock) fail('STOCK_SHORT', { sku_id, stock: added.stock })
  return failFields({ buy_num: 'BUY_NUM_INVALID' })
}
