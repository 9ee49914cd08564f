import { statement, type Db } from '../../../kernel/db/db.ts'
import { addressSql, type AddressRow } from '../../accounts/addresses/address.sql.ts'
import { pickLinesSql, takeLinesSql } from '../../cart/cart.sql.ts'
import { saleLineColumns, saleLineTables, type SaleLine } from '../../catalog/goods/sale-line.sql.ts'
import { templatesSql, type StoreTemplate } from '../../freight/templates.sql.ts'
import { isOwnStore } from '../../stores/own-store.sql.ts'

/** A line about to be ordered. Bought without the cart it has `cart_id` 0 and no earlier price. */
export interface CheckoutLine extends SaleLine {
  cart_id: number
  buy_num: number
  /** The price when it was put into the cart, in cents. */
  price_was_cents: number | null
}

/** All that the quote and the order need to know, as of one moment. */
export interface Checkout {
  /** Newest cart line first. */
  lines: CheckoutLine[]
  /** How many of the lines asked for there are; those of an unknown SKU are not in `lines`. */
  found: number
  /** The freight templates of the stores of the lines. */
  templates: StoreTemplate[]
  /** Sold by a store that the buyer owns or works for (rules §2). */
  has_own_store: boolean
  /** The address asked for, or the default one; null when the shopper has none such. */
  address: AddressRow | null
}

/** $1 the shopper, $2 the address or null for the default one; `lines` is a query of cart lines. */
const read = (name: string, lines: string) =>
  statement(
    `orders.${name}`,
    `with line as (${lines}), sale as (
       select line.cart_id, line.buy_num, line.price_cents as price_was_cents, ${saleLineColumns}
         from ${saleLineTables} join line on line.sku_id = s.id
     ), sold_by as (
       select distinct store_id from sale
     )
     select (select coalesce(json_agg(sale order by cart_id desc), '[]') from sale) as lines,
            (select count(*)::int from line) as found,
            (select coalesce(json_agg(t), '[]') from (${templatesSql('select store_id from sold_by')}) t) as templates,
            exists (select from sold_by where ${isOwnStore('$1::bigint', 'sold_by.store_id')}) as has_own_store,
            (select to_json(a) from (${addressSql('$1::bigint', '$2::bigint')}) a) as address`,
  )

const ofSku = read(
  'checkout_of_sku',
  'select 0::bigint as cart_id, $3::bigint as sku_id, $4::int as buy_num, null::bigint as price_cents',
)
const ofCart = read('checkout_of_cart', pickLinesSql('$1::bigint', '(select $3::bigint[])::bigint[]'))
const fromCart = read('checkout_from_cart', takeLinesSql('$1::bigint', '(select $3::bigint[])::bigint[]'))

export interface Buyer {
  user_id: number
  address_id: number | null
}

/** One SKU bought without the cart. */
export const checkoutOfSku = (db: Db, buyer: Buyer, skuId: number, buyNum: number) =>
  db.row<Checkout>(ofSku, [buyer.user_id, buyer.address_id, skuId, buyNum]) as Promise<Checkout>

/** Lines of the shopper's cart, which stay in it. */
export const checkoutOfCart = (db: Db, buyer: Buyer, cartIds: readonly number[]) =>
  db.row<Checkout>(ofCart, [buyer.user_id, buyer.address_id, cartIds]) as Promise<Checkout>

/** Lines of the shopper's cart, which are removed from it. */
export const checkoutFromCart = (db: Db, buyer: Buyer, cartIds: readonly number[]) =>
  db.row<Checkout>(fromCart, [buyer.user_id, buyer.address_id, cartIds]) as Promise<Checkout>
