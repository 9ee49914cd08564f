import type { Offer } from '../pricing/public.ts'
import type { StoreReduction } from './running.sql.ts'

/** A running full reduction as an offer of the quote: for all goods of its store, which pays for it (rules §4 step 2). */
export const reductionOffer = (reduction: StoreReduction): Offer => ({
  kind: 'reduction',
  id: reduction.id,
  coupon_id: null,
  name: reduction.name,
  end_time: new Date(reduction.end_time),
  store_id: reduction.store_id,
  funder: 'store',
  threshold_cents: reduction.use_money_cents,
  off_cents: reduction.money_cents,
  fits: () => true,
})
