import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { checkoutFromCart, checkoutOfCart, checkoutOfSku, type Buyer, type Checkout } from './checkout.db.ts'

/** The parsed parameter: `cart-12-15` (ids of cart lines) or `sku-88x2`, whose form the contract has checked. */
type CheckoutParams = { cart_ids: number[] } | { sku_id: number; buy_num: number }

function parse(params: string): CheckoutParams {
  const [kind, ...rest] = params.split('-')
  if (kind === 'cart') return { cart_ids: [...new Set(rest.map(Number))] }
  const [sku_id, buy_num] = (rest[0] ?? '').split('x').map(Number)
  return { sku_id: sku_id ?? 0, buy_num: buy_num ?? 0 }
}

async function checkoutOf<On extends Db>(
  on: On,
  buyer: Buyer,
  params: string,
  ofCart: (on: On, buyer: Buyer, cartIds: number[]) => Promise<Checkout>,
): Promise<Checkout> {
  const chosen = parse(params)
  if ('sku_id' in chosen) return checkoutOfSku(on, buyer, chosen.sku_id, chosen.buy_num)
  const checkout = await ofCart(on, buyer, chosen.cart_ids)
  return checkout.found < chosen.cart_ids.length ? fail('NOT_FOUND') : checkout
}

/**
 * Reads what the parameter names, for the quote, with one of the shopper's addresses (the default one for null). Throws
 * NOT_FOUND for a cart line that is missing or another shopper's.
 */
export const readCheckout = (db: Db, buyer: Buyer, params: string): Promise<Checkout> =>
  checkoutOf(db, buyer, params, checkoutOfCart)

/** The same, but removes the lines from the cart, so that of two checkouts with the same line the second finds nothing. */
export const takeCheckout = (tx: Tx, buyer: Buyer, params: string): Promise<Checkout> =>
  checkoutOf(tx, buyer, params, checkoutFromCart)
