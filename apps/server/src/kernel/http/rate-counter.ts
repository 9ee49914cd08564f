/** A count of one address: what this process added since it last reported, and what is known besides. */
interface Count {
  own: number
  known: number
}

/** Counts of addresses in a minute, as processes tell them to each other. */
export interface Counts {
  minute: number
  of: [address: string, count: number][]
}

/**
 * Counts the requests of client addresses by the minute. Several processes add up what they counted: `report` gives what
 * is new here, `learn` takes what all of them have. An address with few requests is not reported, so that visitors cost
 * nothing: together the processes let through at most half as many again as the limit says.
 */
export class RateCounter {
  private minute = 0
  private counts = new Map<string, Count>()
  private readonly perMinute: number
  private readonly fromCount: number
  private readonly now: () => number

  /** `perMinute` 0 is no limit. */
  constructor(perMinute: number, processes = 1, now: () => number = Date.now) {
    this.perMinute = perMinute
    this.fromCount = perMinute / (2 * processes)
    this.now = now
  }

  /** Counts a request; 0 when it may pass, else the seconds until the next one may. */
  take(address: string): number {
    if (this.perMinute === 0) return 0
    const at = this.turn()
    let count = this.counts.get(address)
    if (!count) this.counts.set(address, (count = { own: 0, known: 0 }))
    count.own++
    if (count.own + count.known <= this.perMinute) return 0
    return Math.ceil(((this.minute + 1) * 60_000 - at) / 1000)
  }

  /** What was counted here since the last report. */
  report(): Counts {
    this.turn()
    const of: Counts['of'] = []
    for (const [address, count] of this.counts) {
      if (count.own === 0 || count.own + count.known < this.fromCount) continue
      of.push([address, count.own])
      count.known += count.own
      count.own = 0
    }
    return { minute: this.minute, of }
  }

  /** What all processes have counted. */
  learn({ minute, of }: Counts): void {
    this.turn()
    if (minute !== this.minute) return
    for (const [address, total] of of) {
      const count = this.counts.get(address)
      if (count) count.known = Math.max(count.known, total)
      else this.counts.set(address, { own: 0, known: total })
    }
  }

  /** Begins anew with each minute of the clock, which all processes share. */
  private turn(): number {
    const at = this.now()
    const minute = Math.floor(at / 60_000)
    if (minute !== this.minute) {
      this.minute = minute
      this.counts = new Map()
    }
    return at
  }
}
