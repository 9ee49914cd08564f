import { useSyncExternalStore } from 'react'

interface Width {
  subscribe(onChange: () => void): () => void
  isBelow(): boolean
}

const widths = new Map<number, Width>()

function widthOf(pixels: number): Width {
  const known = widths.get(pixels)
  if (known) return known
  const query = matchMedia(`(width < ${pixels}px)`)
  const width: Width = {
    subscribe(onChange) {
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    isBelow: () => query.matches,
  }
  widths.set(pixels, width)
  return width
}

/**
 * Whether the window is narrower than this. Known from the first render on, unlike antd's breakpoints: so nothing is drawn
 * for a wide window first and then moves away from under a finger.
 */
export function useWidthBelow(pixels: number): boolean {
  const { subscribe, isBelow } = widthOf(pixels)
  return useSyncExternalStore(subscribe, isBelow)
}
