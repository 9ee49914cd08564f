/** A seeded source of chance: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A fraction in [0, 1). */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  /** One of the items; throws on an empty list. */
  pick<T>(items: readonly T[]): T
  /** One of the items, each as likely as its weight (≥ 0) says. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T
  shuffle<T>(items: readonly T[]): T[]
}

/** FNV-1a, to turn a name into 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** A mulberry32 generator seeded by a name; streams of different names do not disturb each other. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const at = <T>(items: readonly T[], index: number): T => {
    if (index < 0 || index >= items.length) throw new RangeError('nothing to choose from')
    return items[index] as T
  }
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => at(items, int(0, items.length - 1)),
    weighted(items, weight) {
      let left = next() * items.reduce((sum, item) => sum + weight(item), 0)
      const found = items.findIndex((item) => (left -= weight(item)) < 0)
      return at(items, found === -1 ? items.length - 1 : found)
    },
    shuffle(items) {
      const copy = [...items]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]]
      }
      return copy
    },
  }
}
