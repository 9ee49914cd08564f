import { randomUUID } from 'node:crypto'
import { askAs, authorized, get } from '../load/shop-calls.ts'
import { Connection, request, type Answer } from '../load/http-client.ts'
import { load, type Work } from '../load/load.ts'
import { measure } from '../load/measure.ts'
import { isAsked, options } from '../load/options.ts'
import { mintShoppers, type BenchShopper } from '../world/shoppers.ts'
import { percentile, sendSteadily } from '../load/steady-load.ts'
import type { World } from '../world/world.ts'

/** Ends what was sold before: the windows of two sales of one goods may not overlap. */
async function closeSales({ db }: World): Promise<void> {
  await db.pool.query('update goods_activities set closed_at = now(), in_lists = false where closed_at is null')
  await db.pool.query('update stock_pools set is_open = false where is_open')
}

/** A flash sale of one SKU with so many pieces, of which each shopper may buy 999. */
async function openSale({ db }: World, skuId: number, quota: number): Promise<void> {
  await db.pool.query(
    `with made as (
       insert into goods_activities (kind, store_id, goods_id, start_time, end_time, max_per_person)
       select 'seckill', store_id, goods_id, now() - interval '1 second', now() + interval '1 day', 999 from skus where id = $1 returning id
     )
     insert into stock_pools (activity_id, sku_id, price_cents, quota, on_hand) select id, $1, 100, $2, $2 from made`,
    [skuId, quota],
  )
}

interface Hot {
  skuId: number
  shoppers: readonly BenchShopper[]
  total_price: string
}

const orderOf = ({ skuId, shoppers, total_price }: Hot, index: number): Buffer => {
  const shopper = shoppers[index % shoppers.length] as BenchShopper
  const body = { params: `sku-${skuId}x1`, address_id: shopper.address_id, total_price, again: true }
  const headers = authorized(shopper, { 'idempotency-key': randomUUID() })
  return request('POST', '/api/user/order/create', headers, JSON.stringify(body))
}

/** Each call, another shopper orders a piece; `expected` is the answer's status. */
const ordering =
  (hot: Hot, expected: number): Work =>
  async (connection, index) => {
    const { status, body } = await connection.send(orderOf(hot, index))
    if (status !== expected) throw new Error(`status ${status}: ${body.slice(0, 300)}`)
  }

const soldOut = 409
const answers: Record<number, 'placed' | 'sold out' | 'asked to come back'> = {
  200: 'placed',
  [soldOut]: 'sold out',
  503: 'asked to come back',
}

/** So many at once are a rush. */
const crowd = 100

/** Budget: a rush on a flash sale makes ordinary pages at most twice as slow. */
async function pagesMeanwhile(world: World, port: number, hot: Hot, paths: readonly string[]): Promise<void> {
  const rush = 1000
  const pagesPerSecond = 50
  const pages = Array.from({ length: options.seconds * pagesPerSecond }, (_, n) =>
    request('GET', paths[n % paths.length] as string),
  )
  const check = ({ status }: Answer): void => {
    if (status !== 200) throw new Error(`page: ${status}`)
  }
  const read = () => sendSteadily(port, [...pages], { perSecond: pagesPerSecond, check })
  await read()
  const usual = await read()
  await closeSales(world)
  await openSale(world, hot.skuId, rush)
  const orders = Array.from({ length: options.seconds * rush }, (_, n) => orderOf(hot, n))
  const decided = { placed: 0, 'sold out': 0, 'asked to come back': 0 }
  const decide = ({ status, body }: Answer): void => {
    const answer = answers[status]
    if (!answer) throw new Error(`order: ${status} ${body.slice(0, 200)}`)
    decided[answer] += 1
  }
  const [meanwhile] = await Promise.all([read(), sendSteadily(port, orders, { perSecond: rush, check: decide })])
  const ms = (share: number): string =>
    `${percentile(usual, share).toFixed(1)} → ${percentile(meanwhile, share).toFixed(1)} ms`
  const isWithin = percentile(meanwhile, 0.5) <= 2 * percentile(usual, 0.5)
  const counts = Object.entries(decided).map(([answer, count]) => `${count} ${answer}`)
  console.log(
    `pages while ${rush} a second want ${rush} pieces     p50 ${ms(0.5)} (budget twice), p95 ${ms(0.95)}; ${counts.join(', ')} ${isWithin ? '✓' : '✗'}`,
  )
  if (options.isChecked && !isWithin) process.exitCode = 1
}

/** Budget: 700 orders a second of one SKU, and 5,000 answers a second that it is sold out. */
export async function measureFlashSale(world: World, skuIds: readonly number[], goodsIds: readonly number[]) {
  if (!isAsked('flash')) return
  const skuId = skuIds[0] as number
  const shop = await world.serve({ WORKERS: '2', PAGE_CACHE_MS: '1000' })
  const shoppers = await mintShoppers(world.db, 1000, 100_001)
  await openSale(world, skuId, 1_000_000)
  const connection = new Connection(shop.port)
  const ask = askAs(shoppers[0] as BenchShopper, connection)
  const { total_price } = await ask<{ total_price: string }>('POST', '/user/order/before', { params: `sku-${skuId}x1` })
  connection.close()
  const hot: Hot = { skuId, shoppers, total_price }
  // A shop that has sold before: its tables have rows, and the statistics that autovacuum would have made by then.
  await load(shop.port, ordering(hot, 200), { seconds: 3, keepBody: true, connections: crowd })
  await world.db.pool.query('vacuum analyze')
  await measure('flash sale, orders of one SKU', shop, ordering(hot, 200), {
    keepBody: true,
    connections: crowd,
    warmUp: 3, // each connection to the database plans the statements anew for its first orders
    budget: { perSecond: 700 },
  })
  await world.db.pool.query('update stock_pools set on_hand = reserved where is_open')
  await measure('flash sale, sold out', shop, ordering(hot, soldOut), {
    keepBody: true,
    connections: crowd,
    budget: { perSecond: 5000 },
  })
  await measure('list while a flash sale runs', shop, get(['/api/goods']))
  await pagesMeanwhile(world, shop.port, hot, ['/', ...goodsIds.slice(1, 50).map((id) => `/goods/${id}`)])
  await shop.stop()
}
