import type { Marketplace } from '../marketplace.ts'
import { planCollective } from './group-buys.ts'
import { planPlatformCoupon } from './platform-offers.ts'
import { planCoupon, planReduction, planSeckill, setReferral } from './store-offers.ts'

/** What there is from the first hour on: offers of each store and a coupon of the platform. */
export async function openOffers(market: Marketplace): Promise<void> {
  for (const store of market.stores) {
    await planCoupon(market, store)
    await planReduction(market, store)
    await planSeckill(market, store)
    await planCollective(market, store)
    await setReferral(market, store)
  }
  await planPlatformCoupon(market)
}
