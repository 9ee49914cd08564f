import { moveOrder } from '@fangshi/contract/orders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { newKey, testApp, type TestApp } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { buy, hour, makeSeckill, newBuyer, piecesOf, type Buyer } from '../../../test/activities/seckills.ts'
import { audit } from '../../audit.ts'
import { endSeckills } from './seckills.timers.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

/** Two servers over one database. */
let it: TestApp
let second: TestApp
beforeAll(async () => {
  const database = await testDatabase()
  it = await testApp({}, { database })
  second = await testApp({}, { database: { ...database, drop: async () => undefined } })
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await second.close()
  await it.close()
})

const newBuyers = (count: number): Promise<Buyer[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const buyer = await newBuyer(it, 0)
      return at % 2 ? buyer : { ...buyer, call: second.as(buyer.token) }
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

test('200 buyers at two servers get exactly the quota of 50, one piece each, and no other stock is touched', async () => {
  const quota = { max_per_person: 1, quota: 50 }
  const { sku_id } = await makeSeckill(it, quota, 80)
  const others = await stocks(sku_id)
  const buyers = await newBuyers(200)
  const keys = await rush(buyers, sku_id)
  expect(keys.filter((key) => key === 'ok')).toHaveLength(50)
  expect([...new Set(keys)].toSorted()).toEqual(['SECKILL_LIMIT', 'SECKILL_SOLD_OUT', 'ok'])
  expect(await piecesOf(it, sku_id)).toEqual({ shelf: '30/0', pool: '50/50' })
  expect(await stocks(sku_id)).toEqual(others)
  const { rows } = await it.ctx.db.pool.query(
    `select count(*)::int as orders, count(distinct o.user_id)::int as buyers, sum(l.buy_num)::int as pieces
       from order_lines l join orders o on o.id = l.order_id where l.sku_id = $1`,
    [sku_id],
  )
  expect(rows[0]).toEqual({ orders: 50, buyers: 50, pieces: 50 })
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
