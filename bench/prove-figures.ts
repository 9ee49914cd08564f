import { createClient, type Call } from '@fangshi/contract/client'
import { createRandom, type Random } from '@fangshi/demo/random'
import { formatDate } from '@fangshi/contract/time'
import { seedDemo } from '../apps/server/src/demo/seed.ts'
import { openDatabase } from '../apps/server/src/kernel/db/db.ts'
import { usualWaits } from '../apps/server/src/kernel/db/waits.ts'
import { differencesOf, type Days } from '../apps/server/test/figures/differences.ts'
import { openYear, prepare } from './rows/figures-year.ts'
import { mintAdmin, mintSeller } from './world/staff.ts'
import { openWorld, type World } from './world/world.ts'

/**
 * `npm run prove:figures`: every figure of the dashboards beside a direct query of the base tables (rules §13), over random windows of
 * the platform and of stores: of the demo, and of a generated year of a million orders. `--rows=n` generates fewer, `--windows=n`
 * compares another number than 20, `--only=demo` or `--only=year` leaves the other out, `--data=folder` keeps the year's database,
 * `--seed=text` draws the same windows again. Fails at a difference.
 */
const option = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const rows = Number(option('rows') ?? 1_000_000)
const windows = Number(option('windows') ?? 20)
const seed = option('seed') ?? new Date().toISOString()
const dayMs = 24 * 60 * 60 * 1000

/** A window of up to a year within the last `history` days. */
function windowIn(random: Random, history: number): Days {
  const count = random.int(1, Math.min(366, history))
  const to = Date.now() - random.int(0, history - count) * dayMs
  return { from: formatDate(new Date(to - (count - 1) * dayMs)), to: formatDate(new Date(to)) }
}

const callWith = (port: number, token: string): Call =>
  createClient({
    origin: `http://127.0.0.1:${port}`,
    locale: () => 'zh-cn',
    tokens: { get: () => token, set: () => {} },
  })

/** Compares so many windows of the platform, and as many of stores in turn. Returns how many figures differ. */
async function compare(
  world: World,
  what: string,
  history: number,
  settings?: Record<string, string>,
): Promise<number> {
  const random = createRandom(`${what} ${seed}`)
  const { port } = await world.serve(settings)
  const admin = callWith(port, await mintAdmin(world.db))
  const { rows: stores } = await world.db.pool.query<{ id: number }>(
    'select store_id as id from orders group by 1 order by count(*) desc limit 5',
  )
  // A query of all base tables of a year takes longer than the product would wait for one.
  const base = openDatabase(world.databaseUrl, 2, { ...usualWaits, statement: 0 })
  const found: string[] = []
  const begun = performance.now()
  for (let window = 0; window < windows; window++) {
    found.push(...(await differencesOf(base, admin, null, windowIn(random, history))))
    const store = stores[window % stores.length]?.id as number
    const seller = callWith(port, await mintSeller(world.db, store))
    found.push(...(await differencesOf(base, seller, store, windowIn(random, history))))
  }
  await base.close()
  for (const line of found) console.log(line)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(
    `${what}: ${windows} windows of the platform and ${windows} of stores beside the base tables, ${found.length} differences (${seconds} s, seed ${seed})`,
  )
  return found.length
}

async function inWorld(kept: string | undefined, prove: (world: World) => Promise<number>): Promise<number> {
  const world = await openWorld(kept)
  try {
    return await prove(world)
  } finally {
    await world.close()
  }
}

const demo = { MODE: 'demo' }
let different = 0
const only = option('only')
if (only !== 'year') {
  different += await inWorld(undefined, async (world) => {
    const ctx = await prepare(world, demo)
    await seedDemo(ctx, { progress: () => {} })
    await ctx.db.close()
    return compare(world, 'the demo', 100, demo)
  })
}
if (only !== 'demo') {
  different += await inWorld(option('data'), async (world) => {
    await openYear(world, rows)
    return compare(world, `a year of ${rows} orders`, 370)
  })
}
if (different) process.exitCode = 1
