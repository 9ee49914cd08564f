/** The quote (rules §4): one pure function for preview and order, its steps, and their wire formats. */
export {
  quote,
  type DiscountShare,
  type LineProblem,
  type PricedLine,
  type PricedQuote,
  type PricedStore,
  type QuoteLine,
  type Step,
} from './quote.ts'
export { applyOffers } from './apply-offers.ts'
export type { ChosenCoupons } from './choose-coupons.ts'
export { couponOffer } from './coupon-offer.ts'
export { showOffers } from './offer.show.ts'
export type { Offer } from './offers.ts'
export { pointsFor } from './points.ts'
export { showQuote, showStep } from './quote.show.ts'
export { showOfferOf } from './step-text.ts'
