import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** False on the server and until the browser has taken over the page. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
