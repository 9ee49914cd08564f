import { useCallback, useRef, useState } from 'react'

/**
 * A row of pictures of full width that snaps: swiping is the browser's own scrolling, so it works before and without
 * scripts. `at` is the picture in view.
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

/** Common to both strips: the row itself and its pictures. */
export const stripLook = 'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]'
export const slideLook = 'w-full shrink-0 snap-center snap-always'
