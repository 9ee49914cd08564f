import { useEffect } from 'react'
import { setCartCount } from '~/cart/cart-count.ts'
import { guestCart } from '~/cart/guest-cart.ts'
import { useIsLoggedIn } from '~/session/session.ts'

/** Asks for the cart's count once the page is quiet and whenever a session starts. A guest's is counted in the browser. */
export function useFreshCartCount(): void {
  const isLoggedIn = useIsLoggedIn()
  useEffect(() => {
    if (isLoggedIn === false) setCartCount(guestCart.count())
    if (!isLoggedIn) return
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const [{ call }, { cartCount }] = await Promise.all([import('~/api/api.ts'), import('@fangshi/contract/cart')])
      setCartCount(await call(cartCount, {}, { quiet: true, signal: stop.signal }))
    }
    // A badge that cannot be read is no reason to disturb; the next page asks again.
    ask().catch(() => undefined)
    return () => stop.abort()
  }, [isLoggedIn])
}
