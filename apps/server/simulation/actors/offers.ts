import { listCoupons, listOwnCoupons, receiveCoupon } from '@fangshi/contract/coupons'
import { distributionMembers, ownDistribution, ownDistributionLogs } from '@fangshi/contract/distributions'
import { registerByLink } from '../people/register.ts'
import type { Marketplace } from '../marketplace.ts'
import { send } from '../send.ts'
import { rowOf, type Act } from './actor.ts'

/** Claims a coupon, which may have none left, not have started, or be the second one. */
async function claim(market: Marketplace): Promise<void> {
  const { random, clock } = market
  const shopper = random.pick(market.shoppers)
  if (random.chance(0.1)) await send(market, shopper, listCoupons, { query: {} })
  const coupon = await rowOf<{ id: number }>(
    market,
    `select id from coupons where stopped_at is null and end_time > $1::timestamptz - interval '2 hours' order by id`,
    [clock.now],
  )
  if (coupon) await send(market, shopper, receiveCoupon, { body: coupon })
}

async function look(market: Marketplace): Promise<void> {
  const shopper = market.random.pick(market.shoppers)
  await send(market, shopper, listOwnCoupons, { query: {} })
  await send(market, shopper, ownDistribution, {})
  await send(market, shopper, distributionMembers, { query: {} })
  await send(market, shopper, ownDistributionLogs, { query: {} })
}

export const offerActs: readonly Act[] = [
  { name: 'claim a coupon', weight: 7, do: claim },
  { name: 'look at coupons and commissions', weight: 0.5, do: look },
  { name: 'register by a link', weight: 0.5, do: registerByLink },
]
