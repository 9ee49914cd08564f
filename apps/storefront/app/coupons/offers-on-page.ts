import type { Coupon } from '@fangshi/contract/coupons'
import type { RunningReduction } from '@fangshi/contract/reductions'
import type { OfferMoney } from './offer-text.ts'

/** How many offers of a kind a page names. */
const named = 2
/** How many coupons a page asks for, of which some may be like others, or not to be claimed any more. */
export const shownCoupons = 6

/** The offers that a page names in one line. */
export interface OffersOnPage {
  coupons: readonly OfferMoney[]
  reductions: readonly OfferMoney[]
}

/** The first different ones, without what else is known of them. */
const distinct = (offers: readonly OfferMoney[]): OfferMoney[] =>
  [
    ...new Map(offers.map(({ money, use_money }) => [`${money}-${use_money}`, { money, use_money }] as const)).values(),
  ].slice(0, named)

/** The offers of goods or a store that a page names: coupons that can be claimed now, and full reductions. */
export const offersOnPage = (
  coupons: readonly Pick<Coupon, 'money' | 'use_money' | 'claim'>[],
  reductions: readonly RunningReduction[],
): OffersOnPage => ({
  coupons: distinct(coupons.filter(({ claim }) => claim === 'claimable')),
  reductions: distinct(reductions),
})
