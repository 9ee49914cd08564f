import { useSyncExternalStore } from 'react'

/** What stands around a long table: the bar of the page, the head of the table, the pager. */
const aroundPx = 230
const minPx = 320

function watch(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** How tall a long table may be, in px, so that it fits into the window. */
export const useTableHeight = (): number =>
  useSyncExternalStore(watch, () => Math.max(minPx, window.innerHeight - aroundPx))
