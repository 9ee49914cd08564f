import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, afterEach, expect, test, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { openDatabase, reader, statement, type Db, type PooledDatabase } from './db.ts'

let database: TestDatabase
let db: PooledDatabase
let client: pg.PoolClient
let one: Db
let descriptions: number

beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.url, 2)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})
beforeEach(async () => {
  client = await db.pool.connect()
  one = reader(client)
  descriptions = 0
  client.connection.on('rowDescription', () => (descriptions += 1))
})
afterEach(() => client.release(true))

const kinds = statement(
  'test.kinds',
  `select n::int8 as count, n > 1 as "is many", null::text as nothing, array['a', 'b'] as letters, timestamptz '2026-01-02 03:04Z' as at,
     json_build_object('n', n) as data, '' as "__proto__" from generate_series(1, $1::int) n`,
)
const row = (n: number) => ({
  count: n,
  'is many': n > 1,
  nothing: null,
  letters: ['a', 'b'],
  at: new Date('2026-01-02T03:04:00Z'),
  data: { n },
  ['__proto__']: '',
})

test('a prepared statement is described once, and its rows stay what they are', async () => {
  for (const count of [2, 1, 0, 3]) {
    expect(await one.rows(kinds, [count])).toEqual(Array.from({ length: count }, (_, i) => row(i + 1)))
  }
  expect(descriptions).toBe(1)
})

test('what is known of a statement leaves in one piece', async () => {
  await one.rows(kinds, [1])
  const write = vi.spyOn(client.connection.stream, 'write')
  await one.rows(kinds, [2])
  expect(write).toHaveBeenCalledOnce()
  write.mockRestore()
})

test('another connection has it described for itself', async () => {
  await one.rows(kinds, [1])
  const other = await db.pool.connect()
  let described = 0
  other.connection.on('rowDescription', () => (described += 1))
  expect(await reader(other).rows(kinds, [1])).toEqual([row(1)])
  expect([descriptions, described]).toEqual([1, 1])
  other.release(true)
})

test('statements that follow each other without waiting get their own rows', async () => {
  const name = statement('test.name', 'select $1::text as name')
  const both = () =>
    Promise.all([one.rows(kinds, [1]), one.row(name, ['first']), one.rows(kinds, [2]), one.row(name, ['second'])])
  for (let run = 0; run < 2; run++) {
    expect(await both()).toEqual([[row(1)], { name: 'first' }, [row(1), row(2)], { name: 'second' }])
  }
})

test('a failure says what failed, and the next run is well', async () => {
  const divide = statement('test.quotient', 'select 12 / $1::int as quotient')
  const error = await one.row(divide, [0]).catch((failure: Error) => failure)
  expect(error).toMatchObject({ code: '22012', stack: expect.stringContaining('describe-once.db.test.ts') })
  expect(await one.row(divide, [3])).toEqual({ quotient: 4 })
  await expect(one.row(divide, [0])).rejects.toMatchObject({ code: '22012' })
  await expect(one.row(divide, ['many'])).rejects.toMatchObject({ code: '22P02' })
  expect(await one.row(divide, [4])).toEqual({ quotient: 3 })
})

test('a statement without rows tells how many it changed', async () => {
  await client.query('create temporary table things (id int)')
  const add = { name: 'test.add', text: 'insert into things select generate_series(1, $1::int)' }
  for (const count of [3, 2])
    expect(await client.query({ ...add, values: [count] })).toMatchObject({ rowCount: count, rows: [] })
})

test('a column whose type has changed is refused, not read as what it was', async () => {
  await client.query('create temporary table prices (price int); insert into prices values (5)')
  const prices = statement('test.prices', 'select price from prices')
  for (let run = 0; run < 2; run++) expect(await one.rows(prices)).toEqual([{ price: 5 }])
  await client.query(`alter table prices alter price type text using '5 yuan'`)
  await expect(one.rows(prices)).rejects.toThrow('cached plan must not change result type')
})

test('a query with further options, or without a name, is left to the driver', async () => {
  const array = { name: 'test.array', text: 'select 1 as one, 2 as two', values: [], rowMode: 'array' as const }
  const unnamed = (text: string) => ({ name: undefined, text, values: [] })
  for (let run = 0; run < 2; run++) {
    expect((await client.query(array)).rows).toEqual([[1, 2]])
    expect((await client.query(unnamed('select 1 as one'))).rows).toEqual([{ one: 1 }])
    expect((await client.query(unnamed('select 2 as two'))).rows).toEqual([{ two: 2 }])
  }
})
