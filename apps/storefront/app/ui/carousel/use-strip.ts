import { useCallback, useRef, useState } from 'react'

/**
 * A snapping row of full-width pictures: swiping is native scrolling, so it works without scripts. `at` is the index of
 * the visible picture.
 */
export function useStrip(start = 0) {
  const ref = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(start)

  const goTo = useCallback((index: number, behavior: ScrollBehavior = 'instant'): void => {
    const strip = ref.current
    if (!strip) return
    setAt(index)
    strip.scrollTo({ left: index * strip.clientWidth, behavior })
  }, [])
  const onScroll = (): void => {
    const strip = ref.current
    if (strip) setAt(Math.round(strip.scrollLeft / strip.clientWidth))
  }
  return { ref, at, goTo, onScroll }
}

/** The classes of the row and of its pictures. */
export const stripLook = 'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]'
export const slideLook = 'w-full shrink-0 snap-center snap-always'
