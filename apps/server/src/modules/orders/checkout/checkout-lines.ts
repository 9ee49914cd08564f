import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { pickLines, takeLines, type CartRow } from '../../cart/public.ts'

/** A line about to be ordered. Bought without the cart it has `cart_id` 0 and no earlier price. */
export interface CheckoutLine {
  cart_id: number
  sku_id: number
  buy_num: number
  price_was_cents: number | null
}

/** The parsed parameter: `cart-12-15` (ids of cart lines) or `sku-88x2`, whose form the contract has checked. */
type CheckoutParams = { cart_ids: number[] } | { sku_id: number; buy_num: number }

function readParams(params: string): CheckoutParams {
  const [kind, ...rest] = params.split('-')
  if (kind === 'cart') return { cart_ids: [...new Set(rest.map(Number))] }
  const [sku_id, buy_num] = (rest[0] ?? '').split('x').map(Number)
  return { sku_id: sku_id ?? 0, buy_num: buy_num ?? 0 }
}

async function linesOf(params: string, fromCart: (ids: number[]) => Promise<CartRow[]>): Promise<CheckoutLine[]> {
  const chosen = readParams(params)
  if ('sku_id' in chosen) return [{ ...chosen, cart_id: 0, price_was_cents: null }]
  const rows = await fromCart(chosen.cart_ids)
  if (rows.length < chosen.cart_ids.length) fail('NOT_FOUND')
  return rows.map(({ price_cents, ...row }) => ({ ...row, price_was_cents: price_cents }))
}

/**
 * Reads the lines that the parameter names, for the quote. Throws NOT_FOUND for a cart line that is missing or another
 * shopper's.
 */
export const readCheckoutLines = (db: Db, userId: number, params: string): Promise<CheckoutLine[]> =>
  linesOf(params, (ids) => pickLines(db, userId, ids))

/** The same, but removes them from the cart, so that of two checkouts with the same line the second finds nothing. */
export const takeCheckoutLines = (tx: Tx, userId: number, params: string): Promise<CheckoutLine[]> =>
  linesOf(params, (ids) => takeLines(tx, userId, ids))
