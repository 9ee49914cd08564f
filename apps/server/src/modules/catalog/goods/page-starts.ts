import type { Db } from '../../../kernel/db/db.ts'

/** A row of a list: how many are before it, and what the list is sorted by, its id last. */
export interface PageStart {
  offset: number
  key: readonly number[]
}

const lifetimeMs = 1000
const mostLists = 200
/** Rows of a part, of which one is kept. */
const step = 100

interface KnownList {
  until: number
  starts: PageStart[]
}
const listsOf = new WeakMap<Db, Map<string, KnownList>>()

/**
 * Rows of one list that were met within the last second, so that pages far from the first are walked to from there and
 * not from the beginning. `list` is its filter and order.
 */
export function startsOf(db: Db, list: string): PageStart[] {
  const at = performance.now()
  let lists = listsOf.get(db)
  if (!lists) listsOf.set(db, (lists = new Map()))
  let known = lists.get(list)
  if (!known || known.until < at) {
    if (lists.size >= mostLists) lists.clear()
    lists.set(list, (known = { until: at + lifetimeMs, starts: [] }))
  }
  return known.starts
}

/** The last known row at or before an offset. */
export function nearest(starts: readonly PageStart[], offset: number): PageStart | undefined {
  for (let part = Math.floor(offset / step); part >= 0; part--) {
    const start = starts[part]
    if (start && start.offset <= offset) return start
  }
  return undefined
}

/** Keeps the first row that is met of each part. */
export function remember(starts: PageStart[], start: PageStart): void {
  const part = Math.floor(start.offset / step)
  const known = starts[part]
  if (!known || start.offset < known.offset) starts[part] = start
}
