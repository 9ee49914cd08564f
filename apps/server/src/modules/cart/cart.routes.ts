import {
  addToCart,
  cartCount,
  changeCartSku,
  editCartLine,
  listCart,
  mergeCart,
  previewCart,
  removeCartLines,
} from '@fangshi/contract/cart'
import { act, actInOneStatement } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import { addToCart as add } from './add-to-cart.ts'
import { cartOf, countPieces } from './cart.db.ts'
import { changeSku } from './change-sku.ts'
import { dropLines, editLine } from './edit-cart.ts'
import { mergeCart as merge } from './merge-cart.ts'
import { showCart } from './show-cart.ts'

export const cartRoutes = [
  on(listCart, async ({ ctx, who, query, locale }) =>
    showCart(ctx.db, who.user_id, await cartOf(ctx.db, who.user_id), { ...query, locale, now: ctx.now() }),
  ),
  on(previewCart, ({ ctx, body, locale }) =>
    showCart(
      ctx.db,
      null,
      body.lines.map((line) => ({ ...line, cart_id: 0, price_cents: null })),
      { ordinary: body.ordinary, locale, now: ctx.now() },
    ),
  ),
  actInOneStatement(addToCart, add, (added) => added),
  actInOneStatement(editCartLine, editLine, (edited) => edited),
  act(changeCartSku, changeSku, (changed) => changed),
  actInOneStatement(removeCartLines, dropLines, (left) => left),
  act(mergeCart, merge, (merged) => merged),
  on(cartCount, async ({ ctx, who }) => (who ? countPieces(ctx.db, who.user_id) : 0)),
]
