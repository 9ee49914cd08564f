import { changeCartCount, setCartCount } from './cart-count.ts'
import { hasSession } from '~/session/session.ts'
import { guestCart } from './guest-cart.ts'

export interface PiecesToAdd {
  goods_id: number
  sku_id: number
  buy_num: number
  /** How many can be bought, as far as the page knows. */
  stock: number
}

/**
 * `refused`: the server refused, and `call` has shown why. The others concern guests: not enough stock for what the
 * cart would hold, 999 pieces in one line, 100 lines in the cart.
 */
export type AddOutcome = 'added' | 'refused' | 'stock_short' | 'line_full' | 'cart_full'

/** Adds to the shopper's cart, or to the guest's cart in this browser. The badge changes at once. */
export const addToCart = (pieces: PiecesToAdd): Promise<AddOutcome> =>
  hasSession() ? addToOwnCart(pieces) : Promise.resolve(addToGuestCart(pieces))

async function addToOwnCart({ goods_id, sku_id, buy_num }: PiecesToAdd): Promise<AddOutcome> {
  changeCartCount(buy_num)
  try {
    const [{ call }, contract] = await Promise.all([import('~/api/call.ts'), import('@fangshi/contract/cart')])
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
