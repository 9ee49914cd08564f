/** How often something happened, by a word for it. */
export interface Counts {
  add(group: CountGroup, word: string): void
  /** Of a group, the most frequent first. */
  of(group: CountGroup): [word: string, count: number][]
}

/** Acts that were done, calls that were refused with their error key, and faults that were made on purpose. */
export type CountGroup = 'acts' | 'refusals' | 'faults'

export function createCounts(): Counts {
  const groups: Record<CountGroup, Map<string, number>> = { acts: new Map(), refusals: new Map(), faults: new Map() }
  return {
    add: (group, word) => void groups[group].set(word, (groups[group].get(word) ?? 0) + 1),
    of: (group) => [...groups[group]].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)),
  }
}
