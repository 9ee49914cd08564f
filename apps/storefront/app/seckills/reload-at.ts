import { forgetServerClock, serverNow } from './server-clock.ts'

/** Pages are kept for a second, so the first answers may be those of before. */
const againMs = 250
const rarelyMs = 60_000
/** Longer waits do not fit into a timer. */
const longestMs = 86_400_000

/**
 * Reloads once the server's clock has reached an instant (ms), and again until `stop` is called, which the page does once its
 * data has another instant. Hidden pages wait until they are visible.
 */
export function reloadAt(at: number, load: () => Promise<void>): () => void {
  let isStale = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = againMs
  const look = async (): Promise<void> => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    let wait = at - (await serverNow())
    if (!isStale && wait <= 0) {
      await load()
      wait = pauseMs
      pauseMs = Math.min(pauseMs * 1.5, rarelyMs)
    }
    if (!isStale) timer = setTimeout(lookSafely, Math.min(wait, longestMs))
  }
  const lookSafely = (): void =>
    void look().catch(() => {
      if (!isStale) timer = setTimeout(lookSafely, rarelyMs)
    })
  const onVisible = (): void => {
    if (document.visibilityState === 'hidden') return
    // A device that slept has stopped counting.
    forgetServerClock()
    lookSafely()
  }
  lookSafely()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    isStale = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
