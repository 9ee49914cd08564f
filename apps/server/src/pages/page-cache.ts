/** When the last copy of a value stands in for one that cannot be made. */
export interface LastCopies {
  /** How old, in ms. */
  maxAgeMs: number
  /** How long callers wait for a new one first, in ms. */
  patienceMs: number
  /** Whether a slow making is slow for want of an answer, so that waiting longer is in vain. */
  isStuck: () => boolean
  /** Whether a failure is one that the last copy may hide. */
  hides: (error: unknown) => boolean
}

interface Copy<T> {
  value: T
  begun: number
}

interface Entry<T> {
  made: Promise<T>
  until: number
  size: number
  /** What was made, once it is there. */
  copy?: Copy<T>
  /** What was made before. */
  last?: Copy<T> | undefined
}

/**
 * Caches computed values for a short time; while one is being computed, all callers wait for the same computation. Its
 * life starts when the computation starts, so that no process serves data older than that. Only where a value cannot be
 * computed, its last copy is served instead.
 */
export class PageCache<T extends { size: number }> {
  private readonly entries = new Map<string, Entry<T>>()
  private bytes = 0
  private readonly lifeMs: number
  private readonly maxBytes: number
  private readonly now: () => number
  private readonly lastCopies: LastCopies | undefined

  /** `lifeMs` 0 disables the cache, for measuring. */
  constructor(
    lifeMs: number,
    maxBytes = 64 * 1024 * 1024,
    now: () => number = () => performance.now(),
    lastCopies?: LastCopies,
  ) {
    this.lifeMs = lifeMs
    this.maxBytes = maxBytes
    this.now = now
    this.lastCopies = lastCopies
  }

  /**
   * The value under `key`, computed by `make`, which gets the last one, when there is none fresh enough. Failures are not
   * cached.
   */
  get(key: string, make: (last?: T) => Promise<T>): Promise<T> {
    if (this.lifeMs === 0) return make()
    const found = this.entries.get(key)
    const entry = found && found.until > this.now() ? found : this.begin(key, make, found?.copy ?? found?.last)
    return entry.copy || !entry.last ? entry.made : this.orLast(entry)
  }

  private begin(key: string, make: (last?: T) => Promise<T>, last: Copy<T> | undefined): Entry<T> {
    this.drop(key)
    const begun = this.now()
    const entry: Entry<T> = { made: make(last?.value), until: Infinity, size: 0, last }
    this.entries.set(key, entry)
    entry.made.then(
      (value) => {
        if (this.entries.get(key) !== entry) return
        entry.copy = { value, begun }
        entry.last = undefined
        entry.until = begun + this.lifeMs
        this.weigh(entry, value)
      },
      (error: unknown) => {
        if (this.entries.get(key) !== entry) return
        if (!this.isOfUse(entry.last) || !this.lastCopies?.hides(error)) return this.drop(key)
        entry.until = this.now() + this.lifeMs // then it is tried again
        this.weigh(entry, entry.last.value)
      },
    )
    return entry
  }

  private isOfUse(last: Copy<T> | undefined): last is Copy<T> {
    return last !== undefined && this.now() - last.begun <= (this.lastCopies?.maxAgeMs ?? 0)
  }

  /** What is being made, or the last copy when that fails or does not come. */
  private async orLast({ made, last }: Entry<T>): Promise<T> {
    const { lastCopies } = this
    if (!lastCopies || !this.isOfUse(last)) return made
    if (lastCopies.isStuck()) return last.value
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), lastCopies.patienceMs)
    })
    try {
      return (await Promise.race([made, patience])) ?? (lastCopies.isStuck() ? last.value : await made)
    } catch (error) {
      if (lastCopies.hides(error)) return last.value
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  private weigh(entry: Entry<T>, { size }: T): void {
    entry.size = size
    this.bytes += size
    this.shrink()
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
