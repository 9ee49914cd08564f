import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { openDatabase, statement, type PooledDatabase } from './db.ts'
import { overOneConnection } from './one-connection.ts'
import { watchQueries, type QueryWatch } from './waits.ts'

let database: TestDatabase
let db: PooledDatabase
let queries: QueryWatch
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.url, 3)
  queries = watchQueries(db.pool)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const whoAnswers = statement('test.who_answers', 'select pg_backend_pid() as pid, $1::int as n')
const divide = statement('test.divide', 'select 1 / $1::int as n')
const sleep = statement('test.sleep', 'select pg_sleep($1)')
const open = () => overOneConnection(db.pool, queries.begin)

test('what is asked at once is answered in its order by one connection, which goes back to the pool', async () => {
  const one = open()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => one.row<{ pid: number; n: number }>(whoAnswers, [n])),
  )
  expect(answers.map((answer) => answer?.n)).toEqual(Array.from({ length: 12 }, (_, n) => n))
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBe(1)
  expect([db.pool.totalCount, db.pool.idleCount]).toEqual([1, 1])
  expect(await one.row(whoAnswers, [13])).toMatchObject({ n: 13 })
})

test('a failure is its own: those asked with it are answered, and the pool gets no broken connection', async () => {
  const one = open()
  const [first, failed, last] = await Promise.allSettled([
    one.row(divide, [1]),
    one.row(divide, [0]),
    one.row(divide, [1]),
  ])
  expect([first, last]).toMatchObject([{ value: { n: 1 } }, { value: { n: 1 } }])
  expect(failed).toMatchObject({ reason: { code: '22012' } })
  expect(db.pool.idleCount).toBe(db.pool.totalCount)
  expect(await open().row(divide, [1])).toEqual({ n: 1 })
})

test('two callers do not wait for each other', async () => {
  const ended: string[] = []
  const slow = open()
    .rows(sleep, [2])
    .then(() => ended.push('slow'))
  await open().rows(divide, [1])
  ended.push('quick')
  expect(queries.waitedMs()).toBeGreaterThan(0)
  await slow
  expect([ended, queries.waitedMs()]).toEqual([['quick', 'slow'], 0])
})
