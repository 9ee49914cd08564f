import { couponOffer, type Offer } from '../../pricing/public.ts'
import { reductionOffer } from '../../reductions/rules.ts'
import type { Checkout } from './checkout.db.ts'

/** What may take money off a checkout: the running full reductions of its stores, and the shopper's coupons. */
export const offersOf = ({ reductions, coupons }: Pick<Checkout, 'reductions' | 'coupons'>): Offer[] => [
  ...reductions.map(reductionOffer),
  ...coupons.map(couponOffer),
]
