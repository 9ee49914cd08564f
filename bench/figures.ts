import * as of from '@fangshi/contract/figures'
import { formatDate } from '@fangshi/contract/time'
import { openYear } from './rows/figures-year.ts'
import { Connection, request } from './load/http-client.ts'
import { mintAdmin, mintSeller } from './world/staff.ts'
import { openWorld } from './world/world.ts'

/**
 * `npm run bench:figures`: the dashboards over a year with a million orders (rules §13): each widget's p95 beside its budget. `--rows=n`
 * seeds fewer orders, `--data=folder` keeps the database for the next run; with `--check` it fails above the budget. That the
 * figures are right is what `npm run prove:figures` shows.
 */
const option = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const rows = Number(option('rows') ?? 1_000_000)
const budgetMs = 150
const calls = 60
const dayMs = 24 * 60 * 60 * 1000

/** The p95 of a call by two clients at once, in ms. */
async function p95Of(port: number, path: string, token: string): Promise<number> {
  const bytes = request('GET', `/api${path}`, { authorization: `Bearer ${token}` })
  const times: number[] = []
  const clients = [new Connection(port), new Connection(port)]
  for (const client of clients) {
    const { status, body } = await client.send(bytes)
    if (status !== 200) throw new Error(`${path}: ${body.slice(0, 300)}`)
  }
  await Promise.all(
    clients.map(async (client) => {
      for (let call = 0; call < calls / clients.length; call++) {
        const begun = performance.now()
        await client.send(bytes)
        times.push(performance.now() - begun)
      }
      client.close()
    }),
  )
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

async function main(): Promise<boolean> {
  const world = await openWorld(option('data'))
  try {
    await openYear(world, rows)
    const [admin, seller] = [await mintAdmin(world.db), await mintSeller(world.db)]
    const { port, stop } = await world.serve()
    const to = formatDate(new Date())
    const year = new URLSearchParams({ from: formatDate(new Date(Date.now() - 364 * dayMs)), to }).toString()
    let isGood = true
    for (const route of Object.values(of)) {
      if (typeof route !== 'object' || !('path' in route)) continue
      const ms = await p95Of(port, `${route.path}?${year}`, route.area === 'Admin' ? admin : seller)
      isGood &&= ms <= budgetMs
      console.log(
        `${route.path.padEnd(40)} p95 ${ms.toFixed(1).padStart(6)} ms of ${budgetMs}  ${ms <= budgetMs ? '✓' : '✗'}`,
      )
    }
    await stop()
    return isGood
  } finally {
    await world.close()
  }
}

if (!(await main()) && process.argv.includes('--check')) process.exitCode = 1
