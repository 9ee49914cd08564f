import type { quoteOrder } from '@fangshi/contract/orders'
import type { Input } from '@fangshi/contract/route'

/** What the shopper chose among their coupons: by store, and of the platform; 0 for none, absent for what saves most. */
export interface CouponChoice {
  stores: Readonly<Record<number, number>>
  platform?: number
}

/** The choice as the quote and the order take it. */
export const choiceOnWire = ({
  stores,
  platform,
}: CouponChoice): Pick<Input<typeof quoteOrder>['body'], 'coupons' | 'platform_coupon'> => ({
  coupons: Object.entries(stores).map(([store_id, coupon]) => ({ store_id: Number(store_id), coupon })),
  platform_coupon: platform,
})
