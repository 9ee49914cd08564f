import { availableParallelism, loadavg } from 'node:os'

/** What `parsingMs` is on the machine that limits in ms were measured on. */
const usualParsingMs = 6.25

/** How long this machine parses 5 MB of ordinary JSON, in ms of processor time, once the parser is warm. */
function parsingMs(): number {
  const rows = Array.from({ length: 100_000 }, (_, at) => ({ id: at, name: `goods ${at}`, price: '12.00' }))
  const text = JSON.stringify(rows)
  const times = Array.from({ length: 9 }, () => {
    const before = process.threadCpuUsage()
    JSON.parse(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return times.slice(4).toSorted((one, other) => one - other)[2] as number
}

let ofProcessor: number | undefined
/** How many times more processor time this machine needs than the one that limits were measured on; at least 1. */
export const processorSlowness = (): number => (ofProcessor ??= Math.max(1, parsingMs() / usualParsingMs))

/** How many times longer something takes here and now, on a slower machine with more to do than it has processors; at least 1. */
export const slowness = (): number => processorSlowness() * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
