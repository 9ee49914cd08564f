import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The number of unread messages of stores; 0 on the server and until it is known. */
export const useUnreadCount = (): number =>
  useSyncExternalStore(
    watch,
    () => count,
    () => 0,
  )

/** Sets the number; says whether it has grown. */
export function setUnreadCount(next: number): boolean {
  const hasGrown = next > count
  count = next
  for (const listener of listeners) listener()
  return hasGrown
}
