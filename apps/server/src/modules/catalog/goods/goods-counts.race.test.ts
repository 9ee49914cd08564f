import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../test/database.ts'
import { patientWaits } from '../../../../test/patient-waits.ts'
import { makeGoods, makeStore } from '../../../../test/factories.ts'
import { openDatabase, statement, type Database, type Tx } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { goodsCount } from '../schema.ts'
import { addSold, foldSold } from '../stock/stock.db.ts'
import { listingAudits } from './audits.ts'
import { foldCounts } from './goods-counts.db.ts'

let database: TestDatabase
let db: Database
let store: number
const goods: number[] = []
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.url, 24, patientWaits)
  store = (await makeStore(db)).store_id
  for (let n = 0; n < 20; n++) goods.push((await makeGoods(db, store)).goods_id)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const keptCounts = statement(
  'test.counts_told',
  `select ${goodsCount('all', '0')} as all, ${goodsCount('store', '$1')} as store,
          (select count(*)::int from goods where listed) as listed`,
)
const count = async () => (await db.row<{ all: number; store: number; listed: number }>(keptCounts, [store]))!
const shelve = 'update goods set shelf = $2 where id = $1'
const fold = (limit = 3): Promise<number> => inTx(db, (tx) => foldCounts(tx, limit))
const drifts = async (): Promise<unknown[]> => {
  const found = []
  for (const { sql } of listingAudits) found.push(...(await db.pool.query(sql)).rows)
  return found
}

test('a number is exact at any moment while goods come and go and numbers are folded', async () => {
  let isBusy = true
  const until = async (work: (round: number) => Promise<unknown>) => {
    for (let round = 0; isBusy; round++) await work(round)
  }
  const seen: unknown[] = []
  const others = Promise.all([until(() => fold()), until(() => fold()), until(async () => seen.push(await count()))])
  await Promise.all(
    goods.map(async (id, index) => {
      for (let round = 0; round < 15; round++) {
        await db.pool.query(shelve, [id, (round + index) % 2 ? 'on' : 'off'])
      }
    }),
  )
  isBusy = false
  await others
  expect(seen.length).toBeGreaterThan(5)
  for (const one of seen as { all: number; store: number; listed: number }[]) {
    expect(one).toEqual({ all: one.listed, store: one.listed, listed: one.listed })
  }
  while (await fold());
  expect(await drifts()).toEqual([])
})

test('nobody waits for a number: neither another writer of the store nor the fold', async () => {
  const [one, other] = goods as [number, number]
  await db.pool.query('update goods set shelf = $1', ['on'])
  await inTx(db, async (open) => {
    await open.client.query(shelve, [one, 'off'])
    await inTx(db, async (tx) => {
      await tx.client.query(`set local lock_timeout = '300ms'`)
      await tx.client.query(shelve, [other, 'off'])
      await foldCounts(tx, 1000)
    })
    expect((await count()).store).toBe(goods.length - 1)
  })
  expect((await count()).store).toBe(goods.length - 2)
})

test('a store that closes takes its goods out of every number in one row each', async () => {
  await db.pool.query('update goods set shelf = $1', ['on'])
  while (await fold());
  await db.pool.query(`update stores set status = 'closed' where id = $1`, [store])
  const { rows } = await db.pool.query(
    `select kind, goods from goods_counts_pending where kind in ('all', 'store') order by kind`,
  )
  const gone = -goods.length
  expect(rows).toEqual([
    { kind: 'all', goods: gone },
    { kind: 'store', goods: gone },
  ])
  expect(await count()).toEqual({ all: 0, store: 0, listed: 0 })
  expect(await drifts()).toEqual([])
})

/** A transaction that waits for locks as long as it takes on a busy machine; deadlocks still end. */
const inPatientTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTx(db, async (tx) => {
    await tx.client.query('set local lock_timeout = 0')
    return work(tx)
  })

test('sales are folded to the piece while sellers write the same goods in any order', async () => {
  await db.pool.query(`update stores set status = 'open' where id = $1`, [store])
  let isBusy = true
  const folding = (async () => {
    while (isBusy) await inPatientTx((tx) => foldSold(tx, 50))
  })()
  const turned = (round: number): number[] => [...goods.slice(round % 20), ...goods.slice(0, round % 20)]
  await Promise.all(
    Array.from({ length: 12 }, async (_, round) => {
      const lines = turned(round).map((goods_id) => ({ goods_id, store_id: store, n: 1 }))
      await inTx(db, (tx) => addSold(tx, lines))
      await inPatientTx(async (tx) => {
        for (const id of turned(7 * round).slice(0, 5)) await tx.client.query(shelve, [id, round % 2 ? 'on' : 'off'])
      })
    }),
  )
  isBusy = false
  await folding
  while (await inTx(db, (tx) => foldSold(tx, 1000)));
  const { rows } = await db.pool.query('select distinct sale_count from goods_sales')
  expect(rows).toEqual([{ sale_count: 12 }])
  expect(await drifts()).toEqual([])
})
