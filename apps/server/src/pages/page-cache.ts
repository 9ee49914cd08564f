/**
 * Caches computed values for a short time; while one is being computed, all callers wait for the same computation. Its
 * life starts when the computation starts, so that no process serves data older than that.
 */
export class PageCache<T extends { size: number }> {
  private readonly entries = new Map<string, { made: Promise<T>; until: number; size: number }>()
  private bytes = 0
  private readonly lifeMs: number
  private readonly maxBytes: number
  private readonly now: () => number

  /** `lifeMs` 0 disables the cache, for measuring. */
  constructor(lifeMs: number, maxBytes = 64 * 1024 * 1024, now: () => number = () => performance.now()) {
    this.lifeMs = lifeMs
    this.maxBytes = maxBytes
    this.now = now
  }

  /** The value under `key`, computed by `make` when there is none fresh enough. Failures are not cached. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    if (this.lifeMs === 0) return make()
    const found = this.entries.get(key)
    if (found && found.until > this.now()) return found.made
    this.drop(key)
    const begun = this.now()
    const entry = { made: make(), until: Infinity, size: 0 }
    this.entries.set(key, entry)
    entry.made.then(
      (thing) => {
        if (this.entries.get(key) !== entry) return
        entry.until = begun + this.lifeMs
        entry.size = thing.size
        this.bytes += thing.size
        this.shrink()
      },
      () => this.entries.get(key) === entry && this.drop(key),
    )
    return entry.made
  }

  private drop(key: string): void {
    this.bytes -= this.entries.get(key)?.size ?? 0
    this.entries.delete(key)
  }

  private shrink(): void {
    for (const key of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) return
      this.drop(key)
    }
  }
}
