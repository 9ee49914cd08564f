import type { Offer } from './offers.ts'

/** A claimed coupon that its shopper can use now; see `UsableCoupon` of the coupons. */
export interface ClaimedCoupon extends Pick<Offer, 'id' | 'store_id' | 'name' | 'threshold_cents' | 'off_cents'> {
  coupon_id: number
  /** As text where it comes within JSON. */
  end_time: Date | string
  /** Of the goods of the lines those that it is for; null for all. */
  goods_ids: readonly number[] | null
}

/** A claimed coupon as an offer of the quote: whoever gave it out pays for it (rules §4 step 3). */
export function couponOffer({ goods_ids, end_time, store_id, ...coupon }: ClaimedCoupon): Offer {
  const isOfStore = store_id !== null
  const fitting = goods_ids && new Set(goods_ids)
  return {
    ...coupon,
    store_id,
    kind: isOfStore ? 'store_coupon' : 'platform_coupon',
    funder: isOfStore ? 'store' : 'platform',
    end_time: new Date(end_time),
    fits: ({ goods_id }) => fitting === null || fitting.has(goods_id),
  }
}
