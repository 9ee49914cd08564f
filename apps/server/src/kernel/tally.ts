/** Counts by key in the memory of a process, until somebody takes them. */
export class Tally {
  private counts = new Map<string, number>()

  add(key: string, n = 1): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + n)
  }

  /** What was counted since the last time; the tally begins anew. */
  take(): ReadonlyMap<string, number> {
    const taken = this.counts
    this.counts = new Map()
    return taken
  }

  /** Puts back what could not be kept. */
  putBack(counts: ReadonlyMap<string, number>): void {
    for (const [key, n] of counts) this.add(key, n)
  }
}
