import { useEffect, useEffectEvent, useState } from 'react'
import type { OwnEvent } from './follow-own-events.ts'

const token = (): string | null => localStorage.getItem('token')

/**
 * Calls `onEvent` when something of the shopper's own has changed on the server, while the page is visible and `enabled`.
 * False while the server sends no events: then the page has to poll.
 */
export function useOwnEvents(enabled: boolean, onEvent: (event: OwnEvent) => void): boolean {
  const [isLive, setLive] = useState(false)
  const tell = useEffectEvent(onEvent)
  useEffect(() => {
    if (!enabled) return
    let following: AbortController | undefined
    const follow = async (): Promise<void> => {
      following?.abort()
      if (document.visibilityState !== 'visible') return
      const { signal } = (following = new AbortController())
      const { followOwnEvents } = await import('./follow-own-events.ts')
      await followOwnEvents({ token, onEvent: tell, onLive: setLive }, signal)
    }
    const restart = (): void => void follow()
    restart()
    document.addEventListener('visibilitychange', restart)
    return () => {
      document.removeEventListener('visibilitychange', restart)
      following?.abort()
    }
  }, [enabled])
  return isLive
}
