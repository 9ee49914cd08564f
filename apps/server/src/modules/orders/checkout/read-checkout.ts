import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import {
  checkoutForSku,
  checkoutFromCart,
  checkoutOfCart,
  checkoutOfSku,
  groupOfCartLines,
  type Buyer,
  type Checkout,
} from './checkout.db.ts'
import type { CheckoutChoice } from './price-checkout.ts'

/** The parsed parameter: `cart-12-15` (ids of cart lines) or `sku-88x2`, whose form the contract has checked. */
type CheckoutParams = { cart_ids: number[] } | { sku_id: number; buy_num: number }

export function parseParams(params: string): CheckoutParams {
  const [kind, ...rest] = params.split('-')
  if (kind === 'cart') return { cart_ids: [...new Set(rest.map(Number))] }
  const [sku_id, buy_num] = (rest[0] ?? '').split('x').map(Number)
  return { sku_id: sku_id ?? 0, buy_num: buy_num ?? 0 }
}

/**
 * The row of stock that placing locks after all else, where it is one alone: that of a SKU bought without the cart, in its activity or
 * at the ordinary price.
 */
export function stockRowOf({
  params,
  ordinary_price = [],
  collective,
}: Pick<CheckoutChoice, 'ordinary_price' | 'collective'> & { params: string }): string | undefined {
  const chosen = parseParams(params)
  if (collective || !('sku_id' in chosen)) return undefined
  const { sku_id } = chosen
  return ordinary_price.includes(sku_id) ? `sku ${sku_id} at its ordinary price` : `sku ${sku_id}`
}

/** The lines of the cart that were found, all of them; otherwise another tab may have ordered the rest. */
async function allOf(db: Db, { user_id }: Buyer, cartIds: readonly number[], checkout: Checkout): Promise<Checkout> {
  if (checkout.found === cartIds.length) return checkout
  const group_no = await groupOfCartLines(db, user_id, cartIds)
  return group_no === undefined ? fail('NOT_FOUND') : fail('ORDER_REPEATED', { group_no })
}

/**
 * Reads what the parameter names, for the quote, with one of the shopper's addresses (the default one for null). Throws
 * ORDER_REPEATED with the group's number for a cart line that is ordered (rules §5), NOT_FOUND for one that is missing or
 * another shopper's.
 */
export async function readCheckout(db: Db, buyer: Buyer, params: string): Promise<Checkout> {
  const chosen = parseParams(params)
  if ('sku_id' in chosen) return checkoutOfSku(db, buyer, chosen.sku_id, chosen.buy_num)
  return allOf(db, buyer, chosen.cart_ids, await checkoutOfCart(db, buyer, chosen.cart_ids))
}

/**
 * The same for placing: removes the lines from the cart. Placings of one shopper wait for each other, so that of two with
 * the same lines the second knows of the first.
 */
export async function takeCheckout(tx: Tx, buyer: Buyer, params: string): Promise<Checkout> {
  const chosen = parseParams(params)
  if ('sku_id' in chosen) return checkoutForSku(tx, buyer, chosen.sku_id, chosen.buy_num)
  return allOf(tx, buyer, chosen.cart_ids, await checkoutFromCart(tx, buyer, chosen.cart_ids))
}
