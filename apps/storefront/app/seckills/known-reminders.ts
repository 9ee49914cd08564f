import { useEffect, useSyncExternalStore } from 'react'
import { useIsLoggedIn } from '~/session/session.ts'

/** The flash sales of which it is known that the shopper is reminded; pages are the same for everybody. */
const known = new Set<number>()
const listeners = new Set<() => void>()

export function setReminded(ids: readonly number[], on: boolean): void {
  for (const id of ids) {
    if (on) known.add(id)
    else known.delete(id)
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the shopper is known to be reminded of a flash sale. */
export const useIsReminded = (id: number): boolean => {
  const isLoggedIn = useIsLoggedIn()
  const isKnown = useSyncExternalStore(
    subscribe,
    () => known.has(id),
    () => false,
  )
  return isLoggedIn === true && isKnown
}

/** Loads the own reminders of a logged-in shopper for a page that is the same for everybody. */
export function useOwnReminders(isNeeded: boolean): void {
  const isLoggedIn = useIsLoggedIn()
  useEffect(() => {
    if (!isLoggedIn || !isNeeded) return
    const load = async (): Promise<void> => {
      const { loadReminders } = await import('./remind-calls.ts')
      await loadReminders()
    }
    // Without them the buttons work all the same.
    load().catch(() => undefined)
  }, [isLoggedIn, isNeeded])
}
