import type { CouponClaim } from '@fangshi/contract/coupons'
import { useSyncExternalStore } from 'react'
import { useIsLoggedIn } from '~/session/session.ts'

/** What this shopper can do with coupons of pages that are the same for everybody. */
const known = new Map<number, CouponClaim>()
const listeners = new Set<() => void>()

export function setKnownClaims(claims: readonly { id: number; claim: CouponClaim }[]): void {
  for (const { id, claim } of claims) known.set(id, claim)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What whoever looks can do with a coupon, as far as it is known; `open` is what a guest could. */
export function useClaim({ id, claim: open }: { id: number; claim: CouponClaim }): CouponClaim {
  const isLoggedIn = useIsLoggedIn()
  const own = useSyncExternalStore(
    subscribe,
    () => known.get(id),
    () => undefined,
  )
  return (isLoggedIn && own) || open
}
