import { useEffect } from 'react'
import { setCartCount } from '~/cart-count.ts'
import { useIsLoggedIn } from '~/session.ts'

/** Asks for the cart's count once the page is quiet and whenever a session starts. Guests keep their own count. */
export function useFreshCartCount(): void {
  const isLoggedIn = useIsLoggedIn()
  useEffect(() => {
    if (!isLoggedIn) return
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const [{ call }, { cartCount }] = await Promise.all([import('~/api.ts'), import('@fangshi/contract/cart')])
      setCartCount(await call(cartCount, {}, { quiet: true, signal: stop.signal }))
    }
    // A badge that cannot be read is no reason to disturb; the next page asks again.
    ask().catch(() => undefined)
    return () => stop.abort()
  }, [isLoggedIn])
}
