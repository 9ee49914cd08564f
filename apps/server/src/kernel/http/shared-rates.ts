import cluster from 'node:cluster'
import type { Counts, RateCounter } from './rate-counter.ts'

/** How often a process reports what it counted, in ms. */
const reportMs = 250

interface RateMessage {
  rates: string
  counts: Counts
}
const isRateMessage = (message: unknown): message is RateMessage =>
  typeof message === 'object' && message !== null && 'rates' in message

/** In a server process: adds up its counts with those of the others, by way of the first process. */
export function shareRates(counters: Readonly<Record<string, RateCounter>>): void {
  if (!cluster.isWorker) return
  const report = (): void => {
    for (const [rates, counter] of Object.entries(counters)) {
      const counts = counter.report()
      if (counts.of.length && process.connected) process.send?.({ rates, counts } satisfies RateMessage)
    }
  }
  setInterval(report, reportMs).unref()
  process.on('message', (message) => {
    if (isRateMessage(message)) counters[message.rates]?.learn(message.counts)
  })
}

/** In the first process: adds up what its server processes report and tells them all. */
export function addUpRates(): void {
  const minutes = new Map<string, number>()
  const totals = new Map<string, Map<string, number>>()
  cluster.on('message', (_worker, message: unknown) => {
    if (!isRateMessage(message)) return
    const { rates, counts } = message
    if (counts.minute < (minutes.get(rates) ?? 0)) return
    if (counts.minute !== minutes.get(rates)) totals.set(rates, new Map())
    minutes.set(rates, counts.minute)
    const of = totals.get(rates) ?? new Map<string, number>()
    const news = counts.of.map(([address, count]): [string, number] => [address, (of.get(address) ?? 0) + count])
    for (const [address, total] of news) of.set(address, total)
    const reply: RateMessage = { rates, counts: { minute: counts.minute, of: news } }
    for (const worker of Object.values(cluster.workers ?? {})) if (worker?.isConnected()) worker.send(reply)
  })
}
