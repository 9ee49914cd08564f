import { useEffect } from 'react'
import { useIsLoggedIn } from '~/session/session.ts'

/** Loads what a logged-in shopper can do with the coupons of a page that is the same for everybody. */
export function useOwnClaims(coupons: readonly { id: number }[]): void {
  const isLoggedIn = useIsLoggedIn()
  const ids = coupons.map(({ id }) => id).join(',')
  useEffect(() => {
    if (!isLoggedIn || !ids) return
    const load = async (): Promise<void> => {
      const { loadClaims } = await import('./claim-calls.ts')
      await loadClaims(ids)
    }
    // Without them the buttons work all the same.
    load().catch(() => undefined)
  }, [isLoggedIn, ids])
}
