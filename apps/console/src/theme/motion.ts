import { useSyncExternalStore } from 'react'

const isReduced = matchMedia('(prefers-reduced-motion: reduce)')

function watch(changed: () => void): () => void {
  isReduced.addEventListener('change', changed)
  return () => isReduced.removeEventListener('change', changed)
}

/** Whether animations run: not if the system asks for reduced motion. */
export const useMotion = (): boolean => useSyncExternalStore(watch, () => !isReduced.matches)
