import { prepareModules } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { migrate } from '../apps/server/src/kernel/db/migrate.ts'
import { inTx } from '../apps/server/src/kernel/db/tx.ts'
import { beginRun } from '../apps/server/src/modules/settlements/begin-run.ts'
import { settlingDay } from '../apps/server/src/modules/settlements/settlement.ts'
import { openContext } from '../apps/server/src/serve.ts'
import { listPaths } from './load/shop-calls.ts'
import { request, type Answer } from './load/http-client.ts'
import { numberOf, options } from './load/options.ts'
import { cpuTimes, cpuUsed, family, isPostgres } from './load/processes.ts'
import { insertDueOrders } from './rows/settlement-world.ts'
import { percentile, sendSteadily } from './load/steady-load.ts'
import { openWorld, type RunningServer, type World } from './world/world.ts'

/**
 * `npm run bench:settlement`: settles 100,000 orders of 50 stores while shoppers read lists and goods, 50 times a second
 * each. Budget: five minutes, and reads at most twice as slow meanwhile. `--orders=n` settles fewer, `--reads=n` sets how
 * often shoppers read; with `--check` it fails above a budget.
 */
const orders = numberOf('orders', 100_000)
const budgetSeconds = (300 * orders) / 100_000
const readSeconds = 10
const perSecond = numberOf('reads', 50)

const expectOk = ({ status, body }: Answer): void => {
  if (status !== 200) throw new Error(`status ${status}: ${body.slice(0, 300)}`)
}

/** What shoppers read, and how long each read took, in ms. */
interface Reads {
  list: number[]
  goods: number[]
}

/** Reads lists and goods for some seconds. */
async function read(port: number, goodsIds: readonly number[]): Promise<Reads> {
  const read = (paths: readonly string[]): Promise<number[]> => {
    const requests = Array.from({ length: readSeconds * perSecond }, (_, n) => request('GET', paths[n % paths.length]!))
    return sendSteadily(port, requests, { perSecond, check: expectOk })
  }
  const [list, goods] = await Promise.all([read(listPaths), read(goodsIds.map((id) => `/api/goods/${id}`))])
  return { list, goods }
}

/** Begins a run, which the server's timer carries out. */
async function begin(world: World): Promise<void> {
  const settings = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir, LOG_LEVEL: 'error' }
  const ctx = openContext({ ...readConfig(settings, world.dataDir), databaseUrl: world.databaseUrl })
  await inTx(ctx.db, (tx) => beginRun(tx, ctx, { day: settlingDay(ctx.now()), admin_id: null }))
  await ctx.db.close()
}

const one = async <Row>(world: World, text: string): Promise<Row> => (await world.db.pool.query(text)).rows[0] as Row

/** Reads until the run has ended. */
async function settle(world: World, { port }: RunningServer, goodsIds: readonly number[]) {
  const cpu = (): Map<number, number> => cpuTimes(family(process.pid).filter((pid) => pid !== process.pid))
  const reads: Reads = { list: [], goods: [] }
  const before = cpu()
  await begin(world)
  for (;;) {
    const { list, goods } = await read(port, goodsIds)
    const { ended } = await one<{ ended: boolean }>(
      world,
      'select finished_at is not null as ended from settlement_runs order by id desc limit 1',
    )
    // What was read after the end would hide how it was before.
    if (ended && reads.list.length) break
    reads.list.push(...list)
    reads.goods.push(...goods)
    if (ended) break
  }
  const after = cpu()
  const used = (which: (pid: number) => boolean): number =>
    cpuUsed(before, new Map([...after].filter(([pid]) => which(pid)))) / orders
  const { seconds, settled } = await one<{ seconds: number; settled: number }>(
    world,
    `select extract(epoch from finished_at - started_at)::float8 as seconds, (select count(*)::int from settled_orders) as settled
       from settlement_runs order by id desc limit 1`,
  )
  return { reads, seconds, settled, cpu: { node: used((pid) => !isPostgres(pid)), postgres: used(isPostgres) } }
}

async function main(): Promise<boolean> {
  const world = await openWorld()
  try {
    await migrate(world.databaseUrl)
    const settings = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir, LOG_LEVEL: 'error' }
    const ctx = openContext({ ...readConfig(settings, world.dataDir), databaseUrl: world.databaseUrl })
    await inTx(ctx.db, (tx) => prepareModules(tx, ctx))
    await ctx.db.close()
    await insertDueOrders(world.db, orders)
    const { rows } = await world.db.pool.query<{ id: number }>(
      'select id from goods where listed order by id limit 200',
    )
    const goodsIds = rows.map(({ id }) => id)
    const server = await world.serve()
    await read(server.port, goodsIds)
    const usual = await read(server.port, goodsIds)
    const { reads, seconds, settled, cpu } = await settle(world, server, goodsIds)
    await server.stop()
    const isInTime = seconds <= budgetSeconds && settled === orders
    console.log(
      `settlement of ${settled} orders   ${seconds.toFixed(0)} s (budget ${budgetSeconds}), cpu of an order and the reads beside it: node ${cpu.node.toFixed(2)} + PostgreSQL ${cpu.postgres.toFixed(2)} ms ${isInTime ? '✓' : '✗'}`,
    )
    let isWithin = isInTime
    for (const name of ['list', 'goods'] as const) {
      const ms = (share: number) => [percentile(usual[name], share), percentile(reads[name], share)] as const
      const [[p50, p50Then], [p95, p95Then]] = [ms(0.5), ms(0.95)]
      const isQuick = p50Then <= 2 * p50 && p95Then <= 2 * p95
      isWithin &&= isQuick
      console.log(
        `${name} meanwhile   p50 ${p50.toFixed(1)} → ${p50Then.toFixed(1)} ms, p95 ${p95.toFixed(1)} → ${p95Then.toFixed(1)} ms (budget twice) ${isQuick ? '✓' : '✗'}`,
      )
    }
    return isWithin
  } finally {
    await world.close()
  }
}

if (!(await main()) && options.isChecked) process.exitCode = 1
