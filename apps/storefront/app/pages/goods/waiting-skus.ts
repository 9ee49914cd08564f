import { useSyncExternalStore } from 'react'

/** The SKUs of which it is known whether the shopper waits for them; the bar and the sheet of a page show the same. */
const known = new Map<number, boolean>()
const listeners = new Set<() => void>()

export function setKnownWaiting(skuId: number, isWaiting: boolean): void {
  known.set(skuId, isWaiting)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the shopper is known to wait for a SKU. */
export const useKnownWaiting = (skuId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => known.get(skuId) ?? false,
    () => false,
  )
