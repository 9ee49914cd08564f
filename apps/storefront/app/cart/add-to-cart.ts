import { changeCartCount, setCartCount } from './cart-count.ts'
import { hasSession } from '~/session/session.ts'
import { guestCart } from './guest-cart.ts'

export interface PiecesToAdd {
  goods_id: number
  sku_id: number
  buy_num: number
  /** What can be bought now, as the page knows it. */
  stock: number
}

/**
 * `refused`: the server said no, which `call` has told already. The others are a guest's own: too little `stock` beside
 * what the cart holds, a `line_full` of 999 pieces, a `cart_full` of 100 lines.
 */
export type AddOutcome = 'added' | 'refused' | 'stock_short' | 'line_full' | 'cart_full'

/** Puts pieces into the shopper's cart, or into the one that the browser keeps for a guest. The badge moves at once. */
export const addToCart = (pieces: PiecesToAdd): Promise<AddOutcome> =>
  hasSession() ? addToOwnCart(pieces) : Promise.resolve(addToGuestCart(pieces))

async function addToOwnCart({ goods_id, sku_id, buy_num }: PiecesToAdd): Promise<AddOutcome> {
  changeCartCount(buy_num)
  try {
    const [{ call }, contract] = await Promise.all([import('~/api/api.ts'), import('@fangshi/contract/cart')])
    const { count } = await call(contract.addToCart, { body: { goods_id, sku_id, buy_num } })
    setCartCount(count)
    return 'added'
  } catch {
    changeCartCount(-buy_num)
    return 'refused'
  }
}

function addToGuestCart({ sku_id, buy_num, stock }: PiecesToAdd): AddOutcome {
  const pieces = guestCart.piecesOfSku(sku_id) + buy_num
  if (pieces > stock) return 'stock_short'
  if (pieces > 999) return 'line_full'
  return guestCart.set(sku_id, pieces) ? 'added' : 'cart_full'
}
