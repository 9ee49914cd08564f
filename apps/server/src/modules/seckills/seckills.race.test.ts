import { setTimeout as wait } from 'node:timers/promises'
import { listGoods } from '@fangshi/contract/catalog'
import { createOrder, moveOrder, quoteOrder } from '@fangshi/contract/orders'
import { formatDateTime } from '@fangshi/contract/time'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { newKey, testApp, type TestApp } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { buy, hour, makeSeckill, newBuyer, piecesOf, type Buyer } from '../../../test/activities/seckills.ts'
import { slowness } from '../../../test/processes/machine-slowness.ts'
import { patient, startServer, type ServerProcess } from '../../../test/processes/server-processes.ts'
import { audit } from '../../audit.ts'
import { endSeckills } from './seckills.timers.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

/** Servers over one database: two in this process, for the clock of tests, and two in processes of their own. */
let it: TestApp
let second: TestApp
let servers: [ServerProcess, ServerProcess]
beforeAll(async () => {
  const database = await testDatabase()
  it = await testApp({}, { database })
  second = await testApp({}, { database: { ...database, drop: async () => undefined } })
  servers = await Promise.all([startServer(it), startServer(it)])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  expect(await audit(it.ctx.db)).toEqual([])
  await second.close()
  await it.close()
})

/** Buyers at both servers in turn: at `it` and `second`, or at those in processes of their own. */
const newBuyers = (
  count: number,
  at: readonly Pick<TestApp | ServerProcess, 'as'>[] = [it, second],
): Promise<Buyer[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const buyer = await newBuyer(it, 0)
      return { ...buyer, call: patient((at[n % 2] as ServerProcess).as(buyer.token)) }
    }),
  )
const oneOf = (buyer: Buyer, sku_id: number): Promise<string> => keyOf(buy(buyer, sku_id, 1, '4.00'))
/** Each buyer tries twice at once; so many buyers at a time as servers answer without refusing the rest as busy. */
async function rush(buyers: readonly Buyer[], sku_id: number): Promise<string[]> {
  const waiting = [...buyers]
  const keys: string[] = []
  const work = async (): Promise<void> => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop())
      keys.push(...(await Promise.all([oneOf(buyer, sku_id), oneOf(buyer, sku_id)])))
  }
  await Promise.all(Array.from({ length: 40 }, work))
  return keys
}
const stocks = async (but: number) =>
  (await it.ctx.db.pool.query('select id, on_hand, reserved from skus where id <> $1 order by id', [but])).rows

/** How many orders, buyers and pieces of the SKU there are. */
async function boughtOf(sku_id: number) {
  const { rows } = await it.ctx.db.pool.query<{ orders: number; buyers: number; pieces: number }>(
    `select count(*)::int as orders, count(distinct o.user_id)::int as buyers, sum(l.buy_num)::int as pieces
       from order_lines l join orders o on o.id = l.order_id where l.sku_id = $1`,
    [sku_id],
  )
  return rows[0]
}

test('200 buyers at two processes get exactly the quota of 50, one piece each, and no other stock is touched', async () => {
  const quota = { max_per_person: 1, quota: 50 }
  const { sku_id } = await makeSeckill(it, quota, 80)
  const others = await stocks(sku_id)
  const buyers = await newBuyers(200, servers)
  const keys = await rush(buyers, sku_id)
  expect(keys.filter((key) => key === 'ok')).toHaveLength(50)
  expect(['SECKILL_LIMIT', 'SECKILL_SOLD_OUT', 'ok']).toEqual(expect.arrayContaining(keys))
  expect(await piecesOf(it, sku_id)).toEqual({ shelf: '30/0', pool: '50/50' })
  expect(await stocks(sku_id)).toEqual(others)
  expect(await boughtOf(sku_id)).toEqual({ orders: 50, buyers: 50, pieces: 50 })
  // There was no deadlock: retries would hide one and take a second each.
  const deadlocks = 'select deadlocks from pg_stat_database where datname = current_database()'
  expect((await it.ctx.db.pool.query(deadlocks)).rows[0]).toEqual({ deadlocks: 0 })
})

test('the end of a flash sale, orders and cancellations at once leave no piece behind', async () => {
  const { sku_id } = await makeSeckill(it, {}, 8)
  const buyers = await newBuyers(12)
  const first = await Promise.all(buyers.slice(0, 3).map((buyer) => buy(buyer, sku_id, 1, '4.00')))
  const cancels = first.map(({ order_id }, at) =>
    keyOf(
      (buyers[at] as Buyer).call(
        moveOrder,
        { params: { id: order_id[0] as number }, body: { action: 'cancel' } },
        { key: newKey() },
      ),
    ),
  )
  const orders = buyers.slice(3).map((buyer) => oneOf(buyer, sku_id))
  const end = { ...it.ctx, now: () => new Date(it.ctx.now().getTime() + hour) }
  const ends = [endSeckills.run(end), endSeckills.run({ ...second.ctx, now: end.now })]
  expect(await Promise.all(cancels)).toEqual(['ok', 'ok', 'ok'])
  await Promise.all(ends)
  const bought = (await Promise.all(orders)).filter((key) => key === 'ok').length
  expect(await piecesOf(it, sku_id)).toEqual({ shelf: `${8 - bought}/0`, pool: `${bought}/${bought}` })
})

test('a crowd gets the quota and no more, each once', async () => {
  const { sku_id } = await makeSeckill(it, { max_per_person: 1, quota: 6 })
  const keys = await rush(await newBuyers(24), sku_id)
  expect(keys.filter((key) => key === 'ok')).toHaveLength(6)
  expect(await boughtOf(sku_id)).toEqual({ orders: 6, buyers: 6, pieces: 6 })
  expect(['SECKILL_LIMIT', 'SECKILL_SOLD_OUT', 'ok']).toEqual(expect.arrayContaining(keys))
  expect(await piecesOf(it, sku_id)).toEqual({ shelf: '2/0', pool: '6/6' })
})

test('who orders five times at once gets one piece, and is told of the limit four times', async () => {
  const { sku_id } = await makeSeckill(it, { max_per_person: 1, quota: 6 })
  for (const buyer of await newBuyers(4)) {
    const keys = await Promise.all(Array.from({ length: 5 }, () => oneOf(buyer, sku_id)))
    expect(keys.toSorted()).toEqual([...Array.from({ length: 4 }, () => 'SECKILL_LIMIT'), 'ok'])
  }
  expect(await boughtOf(sku_id)).toEqual({ orders: 4, buyers: 4, pieces: 4 })
})

test('who repeats a successful call gets the same answer after the flash sale is sold out, at any process', async () => {
  const { sku_id } = await makeSeckill(it, { quota: 1 })
  const [winner, late] = (await newBuyers(2)) as [Buyer, Buyer]
  const key = newKey()
  const place = (server: Pick<TestApp, 'as'>) =>
    patient(server.as(winner.token))(
      createOrder,
      { body: { params: `sku-${sku_id}x1`, address_id: winner.address_id, total_price: '4.00' } },
      { key },
    )
  const first = await place(it)
  for (const server of [it, second]) {
    const refused = { ...late, call: server.as(late.token) }
    for (let n = 0; n < 3; n++) expect(await oneOf(refused, sku_id)).toBe('SECKILL_SOLD_OUT')
    expect(await place(server)).toEqual(first)
  }
})

test('a piece that comes back can be bought within a second, at a process that knows of an empty quota', async () => {
  const { sku_id } = await makeSeckill(it, { quota: 1 })
  const [winner, late] = (await newBuyers(2)) as [Buyer, Buyer]
  const { order_id } = await buy(winner, sku_id, 1, '4.00')
  for (let n = 0; n < 3; n++) expect(await oneOf(late, sku_id)).toBe('SECKILL_SOLD_OUT')
  await winner.call(moveOrder, { params: { id: order_id[0] as number }, body: { action: 'cancel' } }, { key: newKey() })
  const cancelled = performance.now()
  while ((await oneOf(late, sku_id)) !== 'ok') expect(performance.now() - cancelled).toBeLessThan(1000 * slowness())
})

test('no page, list or call has the price of the other side of an edge for longer than a second', async () => {
  const start = 1000 * Math.ceil(Date.now() / 1000 + 1)
  const end = start + 2000
  const { goods_id, sku_id, store } = await makeSeckill(it, {
    start_time: formatDateTime(new Date(start)),
    end_time: formatDateTime(new Date(end)),
  })
  const buyer = await newBuyer(it, 0)
  const wrong: string[] = []
  /** Asks what a price is; before an edge and `lateMs` after it there is one right answer. */
  async function watch(what: string, lateMs: number, read: () => Promise<string | undefined>): Promise<void> {
    for (;;) {
      const sent = Date.now()
      const price = await read()
      const answered = Date.now()
      const isBefore = answered < start || sent >= end + lateMs
      const isDuring = sent >= start + lateMs && answered < end
      if (isBefore && price !== '10.00') wrong.push(`${what}: ${price}, ${sent - start} ms after the start`)
      if (isDuring && price !== '4.00') wrong.push(`${what}: ${price}, ${sent - start} ms after the start`)
      if (sent > end + 1500) return
      await wait(20)
    }
  }
  const watches = servers.flatMap((server) => {
    const call = server.as(buyer.token)
    const card = async () => (await call(listGoods, { query: { store_id: store.store_id } })).data[0]?.goods_price
    const quote = () => call(quoteOrder, { body: { params: `sku-${sku_id}x1` } }).then(({ total_price }) => total_price)
    const page = async () => (await (await fetch(`${server.address}/goods/${goods_id}`)).text()).split(' ').at(-2)
    return [watch('list', 0, card), watch('quote', 0, quote), watch('page', 1000, page)]
  })
  await Promise.all(watches)
  expect(wrong).toEqual([])
})
