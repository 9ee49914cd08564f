import { useSyncExternalStore } from 'react'

const isReduced = matchMedia('(prefers-reduced-motion: reduce)')

function watch(changed: () => void): () => void {
  isReduced.addEventListener('change', changed)
  return () => isReduced.removeEventListener('change', changed)
}

/** Whether things may move: no, for those who asked their system for less motion. */
export const useMotion = (): boolean => useSyncExternalStore(watch, () => !isReduced.matches)
