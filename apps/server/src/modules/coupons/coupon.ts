import type { CouponClaim } from '@fangshi/contract/coupons'
import type { ActivityState } from '@fangshi/contract/activities'

/** How many of a coupon a shopper has, and how many of those can still be used. */
export interface OwnCoupons {
  own: number
  own_usable: number
}

/** What a shopper can do with a coupon in this state. */
export function claimOf(
  { state, left, per_person }: { state: ActivityState; left: number; per_person: number },
  { own, own_usable }: OwnCoupons,
): CouponClaim {
  if (state === 'scheduled') return 'not_started'
  if (state !== 'running') return 'ended'
  if (own >= per_person) return own_usable > 0 ? 'claimed' : 'all_used'
  if (left > 0) return 'claimable'
  return own_usable > 0 ? 'claimed' : 'used_up'
}

/** How much of the stock is claimed, in whole percent; never 100 while there is something left, nor 0 once there is a claim. */
export function claimedPercent(claimed: number, stock: number): number {
  if (claimed <= 0) return 0
  if (claimed >= stock) return 100
  return Math.min(99, Math.max(1, Math.round((claimed * 100) / stock)))
}
