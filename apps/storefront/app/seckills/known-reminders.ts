import { useEffect } from 'react'
import { useIsLoggedIn } from '~/session/session.ts'
import { sharedValue } from '~/ui/shared-value.ts'

/** The flash sales with a reminder of the shopper, as far as known; the rendered pages are the same for everybody. */
const known = sharedValue<ReadonlySet<number>>(new Set())

export function setReminded(ids: readonly number[], on: boolean): void {
  const others = [...known.get()].filter((id) => !ids.includes(id))
  known.set(new Set(on ? [...others, ...ids] : others))
}

/** The ids of those sales. */
export const remindedIds = (): readonly number[] => [...known.get()]

/** Whether the shopper is known to be reminded of a flash sale. */
export const useIsReminded = (id: number): boolean => {
  const isLoggedIn = useIsLoggedIn()
  const isKnown = known.use().has(id)
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
    // Without them the buttons still work.
    load().catch(() => undefined)
  }, [isLoggedIn, isNeeded])
}
