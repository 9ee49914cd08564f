import { useEffect, useState, useSyncExternalStore } from 'react'

const turnMs = 6_000
const stillness = '(prefers-reduced-motion: reduce)'

function watchStillness(changed: () => void): () => void {
  const query = matchMedia(stillness)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the reader prefers reduced motion; true on the server, so nothing moves before hydration. */
const useWantsStillness = (): boolean =>
  useSyncExternalStore(
    watchStillness,
    () => matchMedia(stillness).matches,
    () => true,
  )

/**
 * Calls `turn` every few seconds until paused, but not while `isHeld` (hovered or focused) or in a hidden tab. Starts
 * paused for readers who prefer reduced motion.
 */
export function useAutoplay(turn: () => void, isHeld: boolean) {
  const wantsStillness = useWantsStillness()
  const [choice, setChoice] = useState<boolean>()
  const isPlaying = choice ?? !wantsStillness
  useEffect(() => {
    if (!isPlaying || isHeld) return
    const timer = setInterval(() => document.hidden || turn(), turnMs)
    return () => clearInterval(timer)
  }, [isPlaying, isHeld, turn])
  return { isPlaying, toggle: () => setChoice(!isPlaying) }
}
