import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import { addressSql, type AddressRow } from '../../accounts/addresses/address.sql.ts'
import { pickLinesSql, takeLinesSql } from '../../cart/cart.sql.ts'
import { orderedBy } from '../../catalog/activities/running.sql.ts'
import { saleLineColumns, saleLineTables, type SaleLine } from '../../catalog/goods/sale-line.sql.ts'
import { templatesSql, type StoreTemplate } from '../../freight/templates.sql.ts'
import { usableCouponsSql, type UsableCoupon } from '../../coupons/coupons.sql.ts'
import { runningReductionsSql, type StoreReduction } from '../../reductions/running.sql.ts'
import { isOwnStore } from '../../stores/own-store.sql.ts'

/** A line about to be ordered. Bought without the cart it has `cart_id` 0 and no earlier price. */
export interface CheckoutLine extends SaleLine {
  cart_id: number
  buy_num: number
  /** Pieces that the shopper has ordered in the activity that runs for the SKU. */
  ordered_in_activity: number
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
  /** The full reductions of these stores that run now. */
  reductions: StoreReduction[]
  /** The coupons that the shopper can use for them now. */
  coupons: UsableCoupon[]
  /** Sold by a store that the buyer owns or works for (rules §2). */
  has_own_store: boolean
  /** The address asked for, or the default one; null when the shopper has none such. */
  address: AddressRow | null
}

/** $1 the shopper, $2 the address or null for the default one, $3 now; `lines` is a query of cart lines and may use `steps`. */
const read = (name: string, lines: string, steps = '') =>
  statement(
    `orders.${name}`,
    `with ${steps} line as (${lines}), sale as (
       select line.cart_id, line.buy_num, line.price_cents as price_was_cents, ${saleLineColumns},
              ${orderedBy('$1::bigint')} as ordered_in_activity
         from ${saleLineTables('$3::timestamptz')} join line on line.sku_id = s.id
     ), sold_by as (
       select distinct store_id from sale
     )
     select (select coalesce(json_agg(sale order by cart_id desc), '[]') from sale) as lines,
            (select count(*)::int from line) as found,
            (select coalesce(json_agg(t), '[]') from (${templatesSql('select store_id from sold_by')}) t) as templates,
            (select coalesce(json_agg(r), '[]') from (${runningReductionsSql('select store_id from sold_by', '$3::timestamptz')}) r) as reductions,
            (select coalesce(json_agg(c), '[]') from (${usableCouponsSql('$1::bigint', 'sale', '$3::timestamptz')}) c) as coupons,
            exists (select from sold_by where ${isOwnStore('$1::bigint', 'sold_by.store_id')}) as has_own_store,
            (select to_json(a) from (${addressSql('$1::bigint', '$2::bigint')}) a) as address`,
  )

const skuLine = 'select 0::bigint as cart_id, $4::bigint as sku_id, $5::int as buy_num, null::bigint as price_cents'
/** The shopper, once no other transaction is placing for the same one: what it placed is seen by the next statement. */
const buyer = `buyer as materialized (
       select $1::bigint as id from pg_advisory_xact_lock(hashtextextended('placing of ' || $1::bigint, 0))
     ),`
const ofSku = read('checkout_of_sku', skuLine)
const forSku = read('checkout_for_sku', `${skuLine} from buyer`, buyer)
const ofCart = read('checkout_of_cart', pickLinesSql('$1::bigint', '(select $4::bigint[])::bigint[]'))
const fromCart = read(
  'checkout_from_cart',
  takeLinesSql('(select id from buyer)', '(select $4::bigint[])::bigint[]'),
  buyer,
)
const groupOfLines = statement(
  'orders.group_of_cart_lines',
  `select group_no from order_groups
    where user_id = $1 and status <> 'cancelled' and cart_ids && $2::bigint[] order by id desc limit 1`,
)

export interface Buyer {
  user_id: number
  address_id: number | null
  /** Now, for offers and the prices of activities. */
  at: Date
}

/** One SKU to be bought without the cart. */
export const checkoutOfSku = (db: Db, of: Buyer, skuId: number, buyNum: number) =>
  db.row<Checkout>(ofSku, [of.user_id, of.address_id, of.at, skuId, buyNum]) as Promise<Checkout>

/** The same for placing: waits for another placing of the shopper. */
export const checkoutForSku = (tx: Tx, of: Buyer, skuId: number, buyNum: number) =>
  tx.row<Checkout>(forSku, [of.user_id, of.address_id, of.at, skuId, buyNum]) as Promise<Checkout>

/** Lines of the shopper's cart, which stay in it. */
export const checkoutOfCart = (db: Db, of: Buyer, cartIds: readonly number[]) =>
  db.row<Checkout>(ofCart, [of.user_id, of.address_id, of.at, cartIds]) as Promise<Checkout>

/** Lines of the shopper's cart, which are removed from it. Waits for another placing of the shopper. */
export const checkoutFromCart = (tx: Tx, of: Buyer, cartIds: readonly number[]) =>
  tx.row<Checkout>(fromCart, [of.user_id, of.address_id, of.at, cartIds]) as Promise<Checkout>

const skus = statement(
  'orders.skus_of_lines',
  `select sku_id from (${pickLinesSql('$1::bigint', '(select $2::bigint[])::bigint[]')}) line`,
)
/** The SKUs of lines of the shopper's cart. */
export const skusOfLines = async (db: Db, userId: number, cartIds: readonly number[]): Promise<number[]> =>
  (await db.rows<{ sku_id: number }>(skus, [userId, cartIds])).map(({ sku_id }) => sku_id)

/** The number of the shopper's newest group with one of these cart lines, unless it is cancelled. */
export const groupOfCartLines = async (
  db: Db,
  userId: number,
  cartIds: readonly number[],
): Promise<string | undefined> => (await db.row<{ group_no: string }>(groupOfLines, [userId, cartIds]))?.group_no
