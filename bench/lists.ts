import { prepareModules } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import type { Database } from '../apps/server/src/kernel/db/db.ts'
import { migrate } from '../apps/server/src/kernel/db/migrate.ts'
import { inTx } from '../apps/server/src/kernel/db/tx.ts'
import { checkpointTimer } from '../apps/server/src/modules/ledger/checkpoints.timers.ts'
import { openContext } from '../apps/server/src/serve.ts'
import { get } from './load/shop-calls.ts'
import { Connection, request } from './load/http-client.ts'
import { cases } from './lists/list-cases.ts'
import { insertManyComments } from './rows/many-comments.ts'
import { insertManyMovements } from './rows/many-money.ts'
import { insertManyOrders } from './rows/many-orders.ts'
import { insertManyPayments } from './rows/many-payments.ts'
import { insertManyPostings } from './rows/many-postings.ts'
import { insertManyRows } from './rows/many-rows.ts'
import { cpuTimes, cpuUsed, family } from './load/processes.ts'
import { mintAdmin, mintSeller } from './world/staff.ts'
import { openWorld } from './world/world.ts'

/**
 * `npm run bench:lists`: the long lists of the back offices, and comments in the shop, with a million rows each, every declared filter, first,
 * middle and last page (rules §12: up to the 100,000th row), by two clients at once. Prints each case beside its budget. Of the million orders
 * 280,000 have a line to comment on; with `--comments=1000000` there are lines for so many. `--rows=n` seeds fewer, `--calls=n` sets
 * how often each page is asked, `--only=text+text` picks cases, `--data=folder` keeps the database for the next run; with
 * `--check` it fails above the budget.
 */
const option = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const rows = Number(option('rows') ?? 1_000_000)
const comments = option('comments') === undefined ? undefined : Number(option('comments'))
const calls = Number(option('calls') ?? 100)
const only = (option('only') ?? '').split('+')
const chosen = cases.filter((one) => only.some((text) => one.name.includes(text)))
const budgetMs = 150
const clients = 2

interface Measured {
  p50: number
  p95: number
  /** CPU of server and database together, in ms a call. */
  cpu: number
}

async function measure(port: number, path: string, headers: Record<string, string>): Promise<Measured> {
  const work = get([path], headers)
  const connections = Array.from({ length: clients }, () => new Connection(port))
  const times: number[] = []
  for (const connection of connections) await work(connection, 0)
  const cpu = (): Map<number, number> => cpuTimes(family(process.pid).filter((pid) => pid !== process.pid))
  const before = cpu()
  await Promise.all(
    connections.map(async (connection) => {
      for (let call = 0; call < calls / clients; call++) {
        const begun = performance.now()
        await work(connection, 0)
        times.push(performance.now() - begun)
      }
      connection.close()
    }),
  )
  const used = cpuUsed(before, cpu()) / times.length
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), cpu: used }
}

/** How many rows and pages a list has by its own answer. */
async function sizeOf(port: number, path: string, headers: Record<string, string>) {
  const connection = new Connection(port)
  const { status, body } = await connection.send(request('GET', path, headers))
  connection.close()
  if (status !== 200) throw new Error(`${path}: ${body.slice(0, 300)}`)
  const { data } = JSON.parse(body) as { data: { total: number; total_capped?: boolean; last_page: number } }
  return { pages: data.last_page, total: `${data.total_capped ? '~' : ''}${data.total}` }
}

/** Fills the database, unless it was filled by a run before. */
async function fill(db: Database): Promise<void> {
  if ((await db.pool.query('select from users limit 1')).rowCount) return
  const begun = performance.now()
  await insertManyRows(db, rows)
  await insertManyOrders(db, rows)
  await insertManyMovements(db, rows)
  await insertManyPayments(db)
  await insertManyPostings(db)
  await insertManyComments(db, comments ?? rows, comments !== undefined)
  console.log(`${rows} rows of each list in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

async function main(): Promise<boolean> {
  const world = await openWorld(option('data'))
  try {
    await migrate(world.databaseUrl)
    const settings = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir, LOG_LEVEL: 'error' }
    const ctx = openContext({ ...readConfig(settings, world.dataDir), databaseUrl: world.databaseUrl })
    await inTx(ctx.db, (tx) => prepareModules(tx, ctx))
    await fill(world.db)
    await checkpointTimer.run(ctx)
    await ctx.db.close()
    const tokens = { Admin: await mintAdmin(world.db), Seller: await mintSeller(world.db) }
    const { port, stop } = await world.serve()
    let isWithin = true
    const all: Measured[] = []
    for (const { name, path, isPaged } of chosen) {
      const api = `/api${path}`
      const headers = { authorization: `Bearer ${tokens[path.startsWith('/Seller') ? 'Seller' : 'Admin']}` }
      const { pages, total } = isPaged ? await sizeOf(port, api, headers) : { pages: 1, total: '' }
      const numbers = isPaged ? [...new Set([1, Math.ceil(pages / 2), pages])] : [1]
      for (const page of numbers) {
        const measured = await measure(port, isPaged ? `${api}&page=${page}` : api, headers)
        const isGood = measured.p95 <= budgetMs
        all.push(measured)
        isWithin &&= isGood
        console.log(
          `${name.padEnd(62)} ${total.padStart(9)} rows  page ${String(page).padStart(4)}  p50 ${measured.p50.toFixed(1).padStart(6)} ms  p95 ${measured.p95.toFixed(1).padStart(6)} ms of ${budgetMs}  cpu ${measured.cpu.toFixed(1).padStart(6)} ms  ${isGood ? '✓' : '✗'}`,
        )
      }
    }
    await stop()
    const above = all.filter(({ p95 }) => p95 > budgetMs).length
    const worst = Math.max(...all.map(({ p95 }) => p95))
    console.log(`${all.length} pages, ${above} above ${budgetMs} ms; the slowest p95 ${worst.toFixed(1)} ms`)
    return isWithin
  } finally {
    await world.close()
  }
}

if (!(await main()) && process.argv.includes('--check')) process.exitCode = 1
