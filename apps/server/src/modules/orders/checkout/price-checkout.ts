import { groupPrice } from '@fangshi/contract/group-price'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import type { ChosenGroup, GroupChoice } from '../../collectives/public.ts'
import { quote, type ChosenCoupons, type PricedQuote, type QuoteLine } from '../../pricing/public.ts'
import type { Checkout, CheckoutLine } from './checkout.db.ts'
import { offersOf } from './offers-of-checkout.ts'

/** The activity that sells a line, unless the shopper buys it at the ordinary price (rules §9). */
function activityOf(line: CheckoutLine, ordinary: readonly number[]): QuoteLine['activity'] {
  const { pool_id, max_per_person } = line
  if (pool_id === null || max_per_person === null || ordinary.includes(line.sku_id)) return null
  return { kind: 'seckill', pool_id, allowed: max_per_person - line.ordered_in_activity }
}

const quoteLine = (line: CheckoutLine, activity: QuoteLine['activity'], price_cents: number): QuoteLine => ({
  cart_id: line.cart_id,
  goods_id: line.goods_id,
  sku_id: line.sku_id,
  store_id: line.store_id,
  goods_name: line.goods_name,
  sku_name: line.sku_name,
  goods_image: line.image,
  price_cents,
  price_was_cents: line.price_was_cents === price_cents ? null : line.price_was_cents,
  buy_num: line.buy_num,
  stock: activity?.pool_id ? (line.pool_stock ?? 0) : line.stock,
  activity,
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

/** What a shopper chose in the checkout. */
export interface CheckoutChoice extends CouponChoice {
  /** SKUs that are bought at the ordinary price although an activity of them runs. */
  ordinary_price?: readonly number[] | undefined
  collective?: GroupChoice | undefined
}

/** The one line of a group buy. Throws COLLECTIVE_ENDED for another goods, CHOICE_INVALID for lines of a cart. */
function groupLine(line: CheckoutLine, { goods_id, max_per_person, ordered, off_bp, group }: ChosenGroup): QuoteLine {
  if (line.cart_id) failFields({ params: 'CHOICE_INVALID' })
  if (line.goods_id !== goods_id) fail('COLLECTIVE_ENDED')
  const activity = { kind: 'collective', pool_id: null, allowed: max_per_person - ordered } as const
  return quoteLine(line, activity, groupPrice(line.price_cents, group?.off_bp ?? off_bp))
}

function lineOf(line: CheckoutLine, ordinary: readonly number[]): QuoteLine {
  const activity = activityOf(line, ordinary)
  return quoteLine(line, activity, activity ? (line.pool_price_cents ?? line.price_cents) : line.price_cents)
}

const chosenCoupons = ({ coupons = [], platform_coupon }: CouponChoice): ChosenCoupons => ({
  stores: new Map(coupons.map(({ store_id, coupon }) => [store_id, coupon])),
  platform: platform_coupon,
})

/**
 * Today's price of a checkout (rules §4), for the preview and for the order alike, in the group that was chosen for it. Throws
 * GOODS_NOT_FOUND for an unknown SKU, COLLECTIVE_ENDED for one that the group buy is not of, OWN_STORE, SUB_ACCOUNT_MAY_NOT_BUY (rules §2).
 */
export function priceCheckout(
  who: Shopper,
  checkout: Checkout,
  { chosen, ordinary_price = [], ...choice }: CheckoutChoice & { chosen: ChosenGroup | null },
): PricedQuote {
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
    lines: checkout.lines.map((line) => (chosen ? groupLine(line, chosen) : lineOf(line, ordinary_price))),
    stores: [...stores.values()],
    templates: Map.groupBy(checkout.templates, ({ store_id }) => store_id),
    province_code: checkout.address?.province_code ?? null,
    offers: offersOf(checkout),
    chosen: chosenCoupons(choice),
  })
}
