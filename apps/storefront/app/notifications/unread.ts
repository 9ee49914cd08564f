import type { UnreadNotifications } from '@fangshi/contract/notifications'
import { useSyncExternalStore } from 'react'

const none: UnreadNotifications = { unread: 0, last_id: 0 }
let known = none
const listeners = new Set<() => void>()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The unread notifications of the shopper, as they were last asked for; none on the server. */
export const useUnread = (): UnreadNotifications =>
  useSyncExternalStore(
    watch,
    () => known,
    () => none,
  )

export function setUnread(next: UnreadNotifications): void {
  known = next
  for (const listener of listeners) listener()
}
