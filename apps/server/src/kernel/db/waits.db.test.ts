import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { slowness } from '../../../test/processes/machine-slowness.ts'
import { openDatabase, type PooledDatabase } from './db.ts'
import { usualWaits, watchQueries } from './waits.ts'

let database: TestDatabase
let db: PooledDatabase
let waitedMs: () => number
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.url, 2, { ...usualWaits, connection: 2500 })
  waitedMs = watchQueries(db.pool).waitedMs
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

test('who comes when the queue for connections stands still is refused at once; then all is well again', async () => {
  const slow = [5, 5].map((seconds) => db.pool.query(`select pg_sleep(${seconds})`))
  await wait(100)
  const waiting = db.pool.query('select 1').catch((error: Error) => error.message)
  await wait(1200)
  const begun = performance.now()
  await expect(db.pool.query('select 1')).rejects.toThrow('no connection to the database is free')
  await expect(db.pool.connect()).rejects.toThrow('no connection to the database is free')
  expect(performance.now() - begun).toBeLessThan(500 * slowness())
  expect(waitedMs()).toBeGreaterThan(1000)
  expect(await waiting).toMatch('timeout exceeded')
  await Promise.all(slow)
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(waitedMs()).toBe(0)
})

test('a long queue that moves refuses nobody', async () => {
  const { pool, close } = openDatabase(database.url, 2, { ...usualWaits, connection: 20_000 })
  const queries = Array.from({ length: 40 }, () => pool.query('select pg_sleep(0.1)'))
  await wait(1500)
  await expect(pool.query('select 1')).resolves.toBeDefined()
  await Promise.all(queries)
  await close()
})
