import { prepareModules } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { migrate } from '../apps/server/src/kernel/db/migrate.ts'
import { inTx } from '../apps/server/src/kernel/db/tx.ts'
import { hashPassword } from '../apps/server/src/modules/accounts/public.ts'
import { openContext } from '../apps/server/src/serve.ts'
import { addToCart, checkout, facetPaths, get, listPaths, searchPaths } from './cases.ts'
import { insertBenchGoods } from './goods.ts'
import { measureImport } from './import.ts'
import { load, type Result, type Work } from './load.ts'
import { cpuTimes, cpuUsed, family, residentMb } from './processes.ts'
import { mintShoppers } from './shoppers.ts'
import { openWorld, type Running, type World } from './world.ts'

/**
 * Measures what the product promises, on one machine with the database and the load generator beside the server.
 * `npm run bench` prints every number beside its budget and beside the bare yardsticks of the same run; with `--check`
 * it fails below a budget. `--goods=100000` adds the large catalogue, `--seconds=n` sets the length of a case.
 */
const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
const seconds = option('seconds', 5)
const largeCatalogue = option('goods', 0)
const isChecked = process.argv.includes('--check')

interface Row {
  name: string
  result: Result
  budget?: number
  /** CPU of server and database together, in ms a unit of work. */
  cpu: number
}
const rows: Row[] = []

async function measure(
  name: string,
  running: Running,
  work: Work,
  options: { budget?: number; keepBody?: boolean; connections?: number } = {},
): Promise<Result> {
  // The server and the database are children of this process; the generator's own time does not count.
  const times = (): Map<number, number> => cpuTimes(family(process.pid).filter((pid) => pid !== process.pid))
  const before = times()
  const result = await load(running.port, work, {
    seconds,
    keepBody: options.keepBody ?? false,
    connections: options.connections ?? 32,
  })
  const cpu = cpuUsed(before, times()) / Math.max(1, result.done * (1 + 1 / seconds))
  rows.push({ name, result, cpu, ...(options.budget ? { budget: options.budget } : {}) })
  console.log(line(rows.at(-1) as Row))
  return result
}

const line = ({ name, result, budget, cpu }: Row): string =>
  [
    name.padEnd(34),
    `${result.perSecond.toFixed(0).padStart(7)}/s`,
    `p50 ${result.p50Ms.toFixed(1).padStart(6)} ms`,
    `p95 ${result.p95Ms.toFixed(1).padStart(6)} ms`,
    `cpu ${cpu.toFixed(2).padStart(6)} ms`,
    budget ? `budget ${String(budget).padStart(5)} ${result.perSecond >= budget && !result.failures ? '✓' : '✗'}` : '',
    result.failures ? `${result.failures} FAILED` : '',
  ].join('  ')

async function catalogue(world: World, goods: number): Promise<{ goodsIds: number[]; skuIds: number[] }> {
  await insertBenchGoods(world.db, goods)
  const ids = async (text: string): Promise<number[]> =>
    (await world.db.pool.query<{ id: number }>(text)).rows.map(({ id }) => id)
  return {
    goodsIds: await ids('select id from goods where listed order by id limit 1000'),
    skuIds: await ids(
      'select s.id from skus s join goods g on g.id = s.goods_id where g.listed and s.on_hand - s.reserved > 500 order by s.id limit 1000',
    ),
  }
}

async function reads(world: World, label: string, goodsIds: readonly number[], budgets: boolean): Promise<void> {
  const api = await world.serve({ PAGE_CACHE_MS: '0' })
  const budget = (value: number): { budget?: number } => (budgets ? { budget: value } : {})
  await measure(`list of 30${label}`, api, get(listPaths), budget(1500))
  await measure(`detail${label}`, api, get(goodsIds.slice(0, 500).map((id) => `/api/goods/${id}`)), budget(1500))
  await measure(`search${label}`, api, get(searchPaths), budget(800))
  await measure(`facets${label}`, api, get(facetPaths))
  await api.stop()
}

/** A sheet within a minute, and reads meanwhile at most twice as slow. */
async function imports(world: World): Promise<void> {
  const running = await world.serve({ WORKERS: '1', PAGE_CACHE_MS: '0' })
  const { sheetSeconds, usual, meanwhile } = await measureImport(world, running.port, 2 * seconds)
  await running.stop()
  const longest = Math.max(...sheetSeconds)
  const ms = (one: 'p50Ms' | 'p95Ms'): string => `${usual[one].toFixed(1)} → ${meanwhile[one].toFixed(1)} ms`
  const isWithin = longest <= 60 && meanwhile.p95Ms <= 2 * usual.p95Ms && !meanwhile.failures
  console.log(
    `import of 5,000 rows               ${longest.toFixed(1)} s (budget 60), lists meanwhile p50 ${ms('p50Ms')}, p95 ${ms('p95Ms')} (budget twice) ${isWithin ? '✓' : '✗'}`,
  )
  if (isChecked && !isWithin) process.exitCode = 1
}

async function main(): Promise<void> {
  const world = await openWorld()
  try {
    await migrate(world.databaseUrl)
    const config = readConfig(
      { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir, LOG_LEVEL: 'error' },
      world.dataDir,
    )
    const ctx = openContext({ ...config, databaseUrl: world.databaseUrl })
    await inTx(ctx.db, (tx) => prepareModules(tx, ctx))
    await ctx.db.close()
    const { goodsIds, skuIds } = await catalogue(world, 1000)

    const bare = await world.bare()
    const bareHttp = await measure('bare HTTP answer', bare, get(['/bare']))
    const bareSelect = await measure('bare prepared select', bare, get(['/select']))
    await bare.stop()

    await reads(world, '', goodsIds, true)

    const shoppers = await mintShoppers(world.db, 2000)
    const shop = await world.serve({ WORKERS: '1' })
    const idle = residentMb(shop.process.pid ?? 0)
    await measure('add to cart', shop, addToCart(shoppers, skuIds), { budget: 300 })
    await measure('whole checkout', shop, checkout(shoppers, skuIds), { budget: 100, keepBody: true })
    const busy = residentMb(shop.process.pid ?? 0)
    await shop.stop()

    await imports(world)

    const pages = ['/', '/s', `/goods/${goodsIds[0]}`, '/stores']
    const cached = await world.serve({ WORKERS: '2', PAGE_CACHE_MS: '1000' })
    await measure('pages from the seconds-cache', cached, get(pages, { 'accept-encoding': 'gzip' }), { budget: 5000 })
    await cached.stop()
    const uncached = await world.serve({ WORKERS: '2', PAGE_CACHE_MS: '0' })
    await measure('pages uncached', uncached, get(pages, { 'accept-encoding': 'gzip' }), { budget: 150 })
    const rendering = Math.max(...family(uncached.process.pid ?? 0).map(residentMb))
    await uncached.stop()

    if (largeCatalogue) {
      await catalogue(world, largeCatalogue - 1000)
      await reads(world, `, ${largeCatalogue} goods`, goodsIds, false)
    }

    const hashes = 20
    const begun = performance.now()
    for (let n = 0; n < hashes; n++) await hashPassword(`bench-password-${n}`)
    console.log(`password hash                      ${((performance.now() - begun) / hashes).toFixed(1)} ms each`)
    console.log(
      `memory of a server process         ${idle.toFixed(0)} MB idle (budget 200), ${busy.toFixed(0)} MB after checkouts, ${rendering.toFixed(0)} MB after rendering pages (budget 400)`,
    )
    for (const { name, result } of rows.slice(2)) {
      console.log(
        `${name.padEnd(34)} ${(bareHttp.perSecond / result.perSecond).toFixed(1)} bare answers, ${(bareSelect.perSecond / result.perSecond).toFixed(1)} bare selects`,
      )
    }
  } finally {
    await world.close()
  }
  const missed = rows.filter(({ result, budget }) => result.failures || (budget && result.perSecond < budget))
  if (isChecked && missed.length) process.exitCode = 1
}

await main()
