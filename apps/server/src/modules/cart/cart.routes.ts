import {
  addToCart,
  cartCount,
  editCartLine,
  listCart,
  mergeCart,
  previewCart,
  removeCartLines,
} from '@fangshi/contract/cart'
import { on } from '../../kernel/http/on.ts'
import { addToCart as add } from './add-to-cart.ts'
import { cartOf, countPieces } from './cart.db.ts'
import { dropLines, editLine } from './edit-cart.ts'
import { mergeCart as merge } from './merge-cart.ts'
import { showCart } from './show-cart.ts'

export const cartRoutes = [
  on(listCart, async ({ ctx, who, locale }) =>
    showCart(ctx.db, who.user_id, await cartOf(ctx.db, who.user_id), locale),
  ),
  on(previewCart, ({ ctx, body, locale }) =>
    showCart(
      ctx.db,
      null,
      body.lines.map((line) => ({ ...line, cart_id: 0, price_cents: null })),
      locale,
    ),
  ),
  on(addToCart, ({ ctx, who, body }) => add(ctx, who, body)),
  on(editCartLine, ({ ctx, who, params, body }) => editLine(ctx, who.user_id, params.id, body.buy_num)),
  on(removeCartLines, ({ ctx, who, params }) => dropLines(ctx, who.user_id, params.ids.split(',').map(Number))),
  on(mergeCart, ({ tx, ctx, who, body }) => merge(tx, ctx, who, body.lines)),
  on(cartCount, async ({ ctx, who }) => (who ? countPieces(ctx.db, who.user_id) : 0)),
]
