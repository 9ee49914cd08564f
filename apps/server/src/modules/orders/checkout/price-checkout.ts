import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { quote, type ChosenCoupons, type PricedQuote, type QuoteLine } from '../../pricing/public.ts'
import type { Checkout, CheckoutLine } from './checkout.db.ts'
import { offersOf } from './offers-of-checkout.ts'

const quoteLine = (line: CheckoutLine): QuoteLine => ({
  cart_id: line.cart_id,
  goods_id: line.goods_id,
  sku_id: line.sku_id,
  store_id: line.store_id,
  goods_name: line.goods_name,
  sku_name: line.sku_name,
  goods_image: line.image,
  price_cents: line.price_cents,
  price_was_cents: line.price_was_cents === line.price_cents ? null : line.price_was_cents,
  buy_num: line.buy_num,
  stock: line.stock,
  weight_g: line.weight_g,
  freight_choice: line.freight_choice,
  freight_id: line.freight_id,
  saleable: line.listed && !line.sku_deleted,
})

/** What a shopper chose among their coupons, as it is sent; see `couponChoice` of the contract. */
export interface CouponChoice {
  coupons?: readonly { store_id: number; coupon: number }[] | undefined
  platform_coupon?: number | undefined
}

const chosenCoupons = ({ coupons = [], platform_coupon }: CouponChoice): ChosenCoupons => ({
  stores: new Map(coupons.map(({ store_id, coupon }) => [store_id, coupon])),
  platform: platform_coupon,
})

/**
 * Today's price of a checkout (rules §4), for the preview and for the order alike. Throws GOODS_NOT_FOUND for an unknown
 * SKU, OWN_STORE, SUB_ACCOUNT_MAY_NOT_BUY (rules §2).
 */
export function priceCheckout(who: Shopper, checkout: Checkout, choice: CouponChoice): PricedQuote {
  if (who.belong_id > 0) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  if (checkout.lines.length < checkout.found) fail('GOODS_NOT_FOUND')
  if (checkout.has_own_store) fail('OWN_STORE')
  const stores = new Map(
    checkout.lines.map(({ store_id, store_name, store_logo }) => [
      store_id,
      { id: store_id, name: store_name, logo: store_logo },
    ]),
  )
  return quote({
    lines: checkout.lines.map(quoteLine),
    stores: [...stores.values()],
    templates: Map.groupBy(checkout.templates, ({ store_id }) => store_id),
    province_code: checkout.address?.province_code ?? null,
    offers: offersOf(checkout),
    chosen: chosenCoupons(choice),
  })
}
