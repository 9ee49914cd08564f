import type { CouponClaim } from '@fangshi/contract/coupons'
import { useIsLoggedIn } from '~/session/session.ts'
import { sharedValue } from '~/ui/shared-value.ts'

/** What this shopper can do with coupons of pages that are the same for everybody. */
const known = sharedValue<ReadonlyMap<number, CouponClaim>>(new Map())

export const setKnownClaims = (claims: readonly { id: number; claim: CouponClaim }[]): void =>
  known.set(new Map([...known.get(), ...claims.map(({ id, claim }) => [id, claim] as const)]))

/** What is known of a coupon; undefined if nothing is. */
export const knownClaim = (id: number): CouponClaim | undefined => known.get().get(id)

/** What the visitor can do with a coupon, as far as it is known; `open` is what a guest can do. */
export function useClaim({ id, claim: open }: { id: number; claim: CouponClaim }): CouponClaim {
  const isLoggedIn = useIsLoggedIn()
  const own = known.use().get(id)
  return (isLoggedIn && own) || open
}
