import {
  addToCart,
  changeCartSku,
  editCartLine,
  listCart,
  previewCart,
  removeCartLines,
  type Cart,
} from '@fangshi/contract/cart'
import { call } from '~/api/call.ts'
import { guestCart } from '~/cart/guest-cart.ts'
import { linesOf, type CartLine } from './cart-lines.ts'

/** Where a cart is stored. There is one line per SKU. */
export interface CartSource {
  /** `ordinary`: SKUs that are bought at the ordinary price although a flash sale of them runs. */
  load: (ordinary: readonly number[], signal: AbortSignal) => Promise<Cart>
  /** The cart with the offers for these lines alone. */
  loadSelected: (lines: readonly CartLine[], ordinary: readonly number[], signal: AbortSignal) => Promise<Cart>
  setPieces: (line: CartLine, pieces: number) => Promise<void>
  /** Gives a line another SKU of its goods. */
  changeSku: (line: CartLine, skuId: number) => Promise<void>
  remove: (lines: readonly CartLine[]) => Promise<void>
  /** Restores removed lines; throws if one of them can no longer be bought. */
  putBack: (lines: readonly CartLine[]) => Promise<void>
}

const ordinaryQuery = (ordinary: readonly number[]) => (ordinary.length ? { ordinary: ordinary.join() } : {})

export const shopperCart: CartSource = {
  load: (ordinary, signal) => call(listCart, { query: ordinaryQuery(ordinary) }, { signal }),
  loadSelected: (lines, ordinary, signal) => {
    const selected = lines.map(({ cart_id }) => cart_id).join(',')
    return call(listCart, { query: { selected, ...ordinaryQuery(ordinary) } }, { quiet: true, signal })
  },
  setPieces: async ({ cart_id }, buy_num) => {
    await call(editCartLine, { params: { id: cart_id }, body: { buy_num } })
  },
  changeSku: async ({ cart_id }, sku_id) => {
    await call(changeCartSku, { params: { id: cart_id }, body: { sku_id } })
  },
  remove: async (lines) => {
    await call(removeCartLines, { params: { ids: lines.map(({ cart_id }) => cart_id).join(',') } })
  },
  putBack: async (lines) => {
    // The newest line comes first, so add them in reverse.
    for (const { sku_id, buy_num } of lines.toReversed()) await call(addToCart, { body: { sku_id, buy_num } })
  },
}

/** The guest's cart in this browser; the server only prices it (rules §10). */
export const browserCart: CartSource = {
  load: async (ordinary, signal) => {
    const lines = guestCart.list()
    if (!lines.length) return []
    const cart = await call(previewCart, { body: { lines, ordinary: [...ordinary] } }, { signal })
    const known = new Set(linesOf(cart).map(({ sku_id }) => sku_id))
    guestCart.remove(lines.filter(({ sku_id }) => !known.has(sku_id)).map(({ sku_id }) => sku_id))
    return cart
  },
  loadSelected: (lines, ordinary, signal) =>
    call(
      previewCart,
      { body: { lines: lines.map(({ sku_id, buy_num }) => ({ sku_id, buy_num })), ordinary: [...ordinary] } },
      { quiet: true, signal },
    ),
  setPieces: async ({ sku_id }, pieces) => void guestCart.set(sku_id, pieces),
  changeSku: async ({ sku_id, buy_num }, skuId) => {
    if (skuId === sku_id) return
    guestCart.remove([sku_id])
    guestCart.add(skuId, buy_num)
  },
  remove: async (lines) => guestCart.remove(lines.map(({ sku_id }) => sku_id)),
  putBack: async (lines) => lines.toReversed().forEach(({ sku_id, buy_num }) => guestCart.add(sku_id, buy_num)),
}
