import { useQueryClient, type QueryCache } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const isFigure = { queryKey: ['figures'], type: 'active' } as const

/** When the oldest of the figures on screen came, in ms; 0 while none has. */
function oldestOf(cache: QueryCache): number {
  const times = cache.findAll(isFigure).map(({ state }) => state.dataUpdatedAt)
  const came = times.filter((time) => time > 0)
  return came.length ? Math.min(...came) : 0
}

/** How old the figures on screen are: when the oldest of them came; undefined before. */
export function useUpdatedAt(): Date | undefined {
  const cache = useQueryClient().getQueryCache()
  const time = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => oldestOf(cache),
  )
  return time ? new Date(time) : undefined
}
