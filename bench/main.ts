import { prepareModules } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { migrate } from '../apps/server/src/kernel/db/migrate.ts'
import { inTx } from '../apps/server/src/kernel/db/tx.ts'
import { hashPassword } from '../apps/server/src/modules/accounts/public.ts'
import { openContext } from '../apps/server/src/serve.ts'
import { addToCart, checkout, get } from './load/shop-calls.ts'
import { insertBenchGoods } from './rows/goods.ts'
import { measureFlashSale } from './main/flash-sale.ts'
import { measureImport } from './main/import.ts'
import { load } from './load/load.ts'
import { isMissed, measure, rows } from './load/measure.ts'
import { measureNotices } from './main/notices.ts'
import { isAsked, options } from './load/options.ts'
import { family, residentMb } from './load/processes.ts'
import { oversell } from './main/oversell.ts'
import { measureReads } from './main/reads.ts'
import { measureSales } from './main/sales.ts'
import { fillCarts, mintSessions, mintShoppers } from './world/shoppers.ts'
import { openWorld, type World } from './world/world.ts'

/**
 * Measures what the product promises, on one machine with the database and the load generator beside the server, over
 * 10 connections. `npm run bench` prints every number beside its budget and beside the bare yardsticks of the same run;
 * with `--check` it fails below a budget. `--goods=100000` adds the large catalogue, `--seconds=n` sets the length of a
 * case, `--rate=n` how many notices come a second, `--only=list+detail` runs the named ones alone: bare, those of
 * `reads.ts` (list, far, first, middle, last, …), cart, checkout, oversell, notices, flash, sales, import, pages and password.
 */

interface Catalogue {
  goodsIds: number[]
  skuIds: number[]
}

async function catalogue(world: World, goods: number): Promise<Catalogue> {
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

/** Measures a bare HTTP answer and a bare prepared select; returns how many of each per second. */
async function yardsticks(world: World): Promise<{ http: number; select: number }> {
  const bare = await world.bare()
  const http = await measure('bare HTTP answer', bare, get(['/bare']))
  const select = await measure('bare prepared select', bare, get(['/select']))
  await bare.stop()
  return { http: http.perSecond, select: select.perSecond }
}

const fewPieces = { pieces: 50, buyers: 200, atOnce: 10 }

async function buying(world: World, skuIds: readonly number[]): Promise<void> {
  if (!isAsked('cart', 'checkout', 'oversell', 'notices')) return
  const shop = await world.serve({ WORKERS: '1' })
  const idle = residentMb(shop.process.pid ?? 0)
  if (isAsked('cart')) {
    const tokens = await mintSessions(world.db, 3000 * (options.seconds + 1))
    await measure('first add to cart', shop, addToCart(tokens, skuIds), { budget: { perSecond: 300 } })
  }
  const shoppers = isAsked('checkout', 'oversell', 'notices') ? await mintShoppers(world.db, 2000) : []
  if (isAsked('checkout')) {
    await fillCarts(world.db)
    const work = checkout(shoppers, skuIds)
    // A shop that has sold before: its tables have rows, and the statistics that autovacuum would have made by then.
    await load(shop.port, work, { seconds: 1, keepBody: true })
    await world.db.pool.query('vacuum analyze')
    await measure('whole checkout', shop, work, { keepBody: true, budget: { perSecond: 180, cpuMs: 8 } })
    await measure('whole checkout, alone', shop, work, { keepBody: true, connections: 1, budget: { p50Ms: 10 } })
  }
  if (isAsked('oversell')) {
    const { sold, refused, onHand, reserved } = await oversell(world, shop, shoppers, skuIds[0]!, fewPieces)
    const isRight = sold === fewPieces.pieces && onHand === 0 && reserved === 0
    console.log(
      `oversell                           ${fewPieces.pieces} pieces, ${fewPieces.buyers} buyers, ${fewPieces.atOnce} at once: ${sold} sold, ${refused} refused, ${onHand} on hand, ${reserved} reserved ${isRight ? '✓' : '✗'}`,
    )
    if (options.isChecked && !isRight) process.exitCode = 1
  }
  const busy = residentMb(shop.process.pid ?? 0)
  console.log(
    `memory of a server process         ${idle.toFixed(0)} MB idle (budget 200), ${busy.toFixed(0)} MB after buying`,
  )
  await shop.stop()
  await measureNotices(world, shoppers, skuIds)
}

/** Budget: a sheet within a minute, and reads during it at most twice as slow. */
async function imports(world: World): Promise<void> {
  if (!isAsked('import')) return
  const running = await world.serve({ WORKERS: '1', PAGE_CACHE_MS: '0' })
  const { sheetSeconds, usual, meanwhile } = await measureImport(world, running.port, 2 * options.seconds)
  await running.stop()
  const longest = Math.max(...sheetSeconds)
  const ms = (one: 'p50Ms' | 'p95Ms'): string => `${usual[one].toFixed(1)} → ${meanwhile[one].toFixed(1)} ms`
  const isWithin = longest <= 60 && meanwhile.p95Ms <= 2 * usual.p95Ms && !meanwhile.failures
  console.log(
    `import of 5,000 rows               ${longest.toFixed(1)} s (budget 60), lists meanwhile p50 ${ms('p50Ms')}, p95 ${ms('p95Ms')} (budget twice) ${isWithin ? '✓' : '✗'}`,
  )
  if (options.isChecked && !isWithin) process.exitCode = 1
}

/** What browsers take. */
const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' }

async function pages(world: World, goodsIds: readonly number[]): Promise<void> {
  if (!isAsked('pages')) return
  const goods = goodsIds.map((id) => `/goods/${id}`)
  const paths = ['/', '/s', goods[0]!, '/stores']
  const work = get(paths, asBrowsers)
  const cached = await world.serve({ WORKERS: '2', PAGE_CACHE_MS: '1000' })
  await measure('pages from the seconds-cache', cached, work, { budget: { perSecond: 5000 } })
  await cached.stop()
  const uncached = await world.serve({ WORKERS: '2', PAGE_CACHE_MS: '0' })
  await measure('pages uncached', uncached, work, { budget: { perSecond: 150 } })
  await uncached.stop()
  // One process, as wherever processor time is measured: two of them and the database would wait for two cores.
  const single = await world.serve({ WORKERS: '1', PAGE_CACHE_MS: '0' })
  // Without copies each page is rendered. Its fragments are those of the last time; of goods pages in turn, each has others.
  const each = { home: ['/'], 'goods page': goods.slice(0, 1) }
  for (const [name, pages] of Object.entries({ ...each, 'goods pages in turn': goods })) {
    await measure(`${name} rendered`, single, get(pages, asBrowsers), { budget: { cpuMs: 4 } })
  }
  const rendering = Math.max(...family(single.process.pid ?? 0).map(residentMb))
  console.log(`memory of a server process         ${rendering.toFixed(0)} MB after rendering pages (budget 400)`)
  await single.stop()
  // Alone, since calls that come at the same time would wait for the same page.
  const renewed = await world.serve({ WORKERS: '1', PAGE_CACHE_MS: '1' })
  for (const [name, pages] of Object.entries(each)) {
    const again = get(pages, asBrowsers)
    await measure(`${name} made again, same data`, renewed, again, { connections: 1, budget: { cpuMs: 4 } })
  }
  await renewed.stop()
}

async function passwords(): Promise<void> {
  if (!isAsked('password')) return
  const hashes = 20
  const begun = performance.now()
  for (let n = 0; n < hashes; n++) await hashPassword(`bench-password-${n}`)
  console.log(`password hash                      ${((performance.now() - begun) / hashes).toFixed(1)} ms each`)
}

async function prepare(world: World): Promise<void> {
  await migrate(world.databaseUrl)
  const config = readConfig(
    { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir, LOG_LEVEL: 'error' },
    world.dataDir,
  )
  const ctx = openContext({ ...config, databaseUrl: world.databaseUrl })
  await inTx(ctx.db, (tx) => prepareModules(tx, ctx))
  await ctx.db.close()
}

async function main(): Promise<void> {
  const world = await openWorld()
  try {
    await prepare(world)
    const { goodsIds, skuIds } = await catalogue(world, 1000)
    const bare = isAsked('bare') ? await yardsticks(world) : null
    const small = await measureReads(world)
    await buying(world, skuIds)
    await measureFlashSale(world, skuIds, goodsIds)
    await measureSales(world, '')
    await imports(world)
    await pages(world, goodsIds)
    const { largeCatalogue } = options
    if (largeCatalogue) {
      const label = `, ${largeCatalogue} goods`
      const begun = performance.now()
      await catalogue(world, largeCatalogue - 1000)
      console.log(`the large catalogue is in the database after ${((performance.now() - begun) / 1000).toFixed(0)} s`)
      await measureReads(world, { label, small })
      await measureSales(world, label)
    }
    await passwords()
    for (const row of bare ? rows.slice(2) : []) {
      const times = (rate: number): string => (rate / row.result.perSecond).toFixed(1)
      const yardsticks = `${times(bare!.http)} bare answers, ${times(bare!.select)} bare selects`
      console.log(`${row.name.padEnd(46)} ${yardsticks}${isMissed(row) ? '  over budget ✗' : ''}`)
    }
  } finally {
    await world.close()
  }
  if (options.isChecked && rows.some(isMissed)) process.exitCode = 1
}

await main()
