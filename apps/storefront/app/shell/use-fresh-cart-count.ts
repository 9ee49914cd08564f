import { useEffect } from 'react'
import { setCartCount } from '~/cart/cart-count.ts'
import { guestCart } from '~/cart/guest-cart.ts'
import { useIsLoggedIn } from '~/session/session.ts'

/**
 * Loads the cart count after the first render and whenever a session starts. A guest's cart is counted in the browser.
 */
export function useFreshCartCount(): void {
  const isLoggedIn = useIsLoggedIn()
  useEffect(() => {
    if (isLoggedIn === false) setCartCount(guestCart.count())
    if (!isLoggedIn) return
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const [{ call }, { cartCount }] = await Promise.all([import('~/api/call.ts'), import('@fangshi/contract/cart')])
      setCartCount(await call(cartCount, {}, { quiet: true, signal: stop.signal }))
    }
    // A missing badge is not worth an error message; the next page tries again.
    ask().catch(() => undefined)
    return () => stop.abort()
  }, [isLoggedIn])
}
