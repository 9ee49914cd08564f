/** What a buyer was answered: an order, its payment, or a refusal by its key; and how long the answer took. */
export interface Answer {
  to: 'order' | 'payment'
  /** Null where it went through. */
  refusal: string | null
  ms: number
}

export interface Latency {
  p50_ms: number | null
  p95_ms: number | null
}

/** The value below which a share of the values lies, by the nearest rank; null without values. */
export function percentile(values: readonly number[], share: number): number | null {
  if (!values.length) return null
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}

const latencyOf = (values: readonly number[]): Latency => ({
  p50_ms: percentile(values, 0.5),
  p95_ms: percentile(values, 0.95),
})

/** Counts the answers of a rush. Latencies are those of orders, whether they went through or not. */
export class Tally {
  readonly refusals: Record<string, number> = {}
  ordered = 0
  private readonly all: number[] = []
  private recent: number[] = []

  add(answers: readonly Answer[]): void {
    for (const { to, refusal, ms } of answers) {
      if (refusal !== null) this.refusals[refusal] = (this.refusals[refusal] ?? 0) + 1
      if (to !== 'order') continue
      if (refusal === null) this.ordered++
      this.all.push(ms)
      this.recent.push(ms)
    }
  }

  get refused(): number {
    return Object.values(this.refusals).reduce((sum, count) => sum + count, 0)
  }

  /** Over the whole rush. */
  get latency(): Latency {
    return latencyOf(this.all)
  }

  /** Since it was last asked. */
  takeRecent(): Latency {
    const recent = this.recent
    this.recent = []
    return latencyOf(recent)
  }
}
