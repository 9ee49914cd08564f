/**
 * Keeps made things for a moment; while one is being made, all who ask for it wait for the same making. The moment begins
 * when the making does: what was read then is no older than that, in any process, whatever changes it.
 */
export class PageCache<T extends { size: number }> {
  private readonly entries = new Map<string, { made: Promise<T>; until: number; size: number }>()
  private bytes = 0
  private readonly lifeMs: number
  private readonly maxBytes: number
  private readonly now: () => number

  /** `lifeMs` 0 keeps nothing, for measuring. */
  constructor(lifeMs: number, maxBytes = 64 * 1024 * 1024, now: () => number = () => performance.now()) {
    this.lifeMs = lifeMs
    this.maxBytes = maxBytes
    this.now = now
  }

  /** The thing under `key`, made by `make` when there is none young enough. A failed making is not kept. */
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
