import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The number of pieces on the cart badge; 0 on the server. */
export const useCartCount = (): number =>
  useSyncExternalStore(
    watch,
    () => count,
    () => 0,
  )

/** Sets the badge: after `/cart_count`, and immediately when something is added or removed. */
export function setCartCount(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

/** Changes the badge before the server has answered. */
export const changeCartCount = (by: number): void => setCartCount(Math.max(0, count + by))
