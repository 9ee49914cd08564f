export interface CartRow {
  cart_id: number
  sku_id: number
  buy_num: number
  /** The price when the line was put in. */
  price_cents: number
}

export const cartColumns = 'id as cart_id, sku_id, buy_num, price_cents'

/** Those of the lines with the ids of the array `ids` that are in the cart of the shopper `user`, as `CartRow`s. */
export const pickLinesSql = (user: string, ids: string): string =>
  `select ${cartColumns} from carts where user_id = ${user} and id = any(${ids})`

/** The same, but removes them from the cart: a concurrent second statement waits and finds none. */
export const takeLinesSql = (user: string, ids: string): string =>
  `delete from carts where user_id = ${user} and id = any(${ids}) returning ${cartColumns}`
