import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { openDatabase, statement, type Database, type Tx } from './db.ts'
import { inTx } from './tx.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.ownerUrl)
  await db.pool.query(`
    create table boxes (id int primary key, n int not null);
    create table pairs (n int unique deferrable initially deferred)`)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})
beforeEach(() => db.pool.query('truncate boxes, pairs; insert into boxes values (1, 0), (2, 0)'))

const read = statement('test.read', 'select n from boxes where id = $1')
const numbers = async (): Promise<number[]> =>
  (await db.pool.query<{ n: number }>('select n from boxes order by id')).rows.map(({ n }) => n)
const put = (tx: Tx, id: number, n: number) => tx.client.query('update boxes set n = $2 where id = $1', [id, n])

test('all of it or nothing', async () => {
  expect(await inTx(db, async (tx) => (await put(tx, 1, 5)).rowCount)).toBe(1)
  await expect(
    inTx(db, async (tx) => {
      await put(tx, 2, 5)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await numbers()).toEqual([5, 0])
})

test.each(['driver', 'Drizzle'])('a serialization failure that the %s reports is tried again', async (by) => {
  let tries = 0
  await inTx(db, async (tx) => {
    await tx.client.query('set transaction isolation level repeatable read')
    const seen = (await tx.row<{ n: number }>(read, [1]))?.n ?? 0
    // Another writer comes between reading and writing, the first time.
    if (tries++ === 0) await db.pool.query('update boxes set n = 10 where id = 1')
    if (by === 'driver') await put(tx, 1, seen + 1)
    else await tx.q.execute(sql`update boxes set n = ${seen + 1} where id = 1`)
  })
  expect([tries, await numbers()]).toEqual([2, [11, 0]])
})

test('a deadlock is tried again until both are through', async () => {
  let tries = 0
  let meet = (): void => {}
  const bothHoldOne = new Promise<void>((resolve) => (meet = resolve))
  const add = (first: number, second: number) =>
    inTx(db, async (tx) => {
      await tx.client.query('update boxes set n = n + 1 where id = $1', [first])
      if (++tries === 2) meet()
      await bothHoldOne
      await tx.client.query('update boxes set n = n + 1 where id = $1', [second])
    })
  await Promise.all([add(1, 2), add(2, 1)])
  expect([tries, await numbers()]).toEqual([3, [2, 2]])
})

test('what fails every time fails in the end, with its own error', async () => {
  let tries = 0
  const always = inTx(db, async (tx) => {
    tries++
    await tx.client.query(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
  })
  await expect(always).rejects.toMatchObject({ code: '40001' })
  expect(tries).toBe(4)
})

test('a check that waits for COMMIT is thrown from there', async () => {
  await expect(inTx(db, (tx) => tx.client.query('insert into pairs values (1), (1)'))).rejects.toMatchObject({
    constraint: 'pairs_n_key',
  })
})

test('a swallowed error cannot pass for success', async () => {
  const swallowed = inTx(db, async (tx) => {
    await put(tx, 1, 7)
    await tx.client.query('select 1 / 0').catch(() => {})
    return 'fine'
  })
  await expect(swallowed).rejects.toThrow('nothing was written')
  expect(await numbers()).toEqual([0, 0])
})

describe('a statement that is sent without waiting', () => {
  const set = statement('test.set', 'update boxes set n = $2 where id = $1')
  const wrong = statement('test.wrong', 'update boxes set n = 1 / ($1::int - 1) where id = 2')

  test('runs in its place among the others', async () => {
    const seen = await inTx(db, async (tx) => {
      tx.send(set, [1, 3])
      const now = await tx.row<{ n: number }>(read, [1])
      tx.send(set, [1, 4])
      return now?.n
    })
    expect([seen, await numbers()]).toEqual([3, [4, 0]])
  })

  test.each([
    ['as the last one', async () => {}],
    ['before another', async (tx: Tx) => void (await put(tx, 1, 9))],
    ['before one that is sent too', async (tx: Tx) => tx.send(set, [1, 9])],
  ])('takes everything back when it fails %s, with its own error', async (_name, then) => {
    const failed = inTx(db, async (tx) => {
      await put(tx, 1, 7)
      tx.send(wrong, [1])
      await then(tx)
    })
    await expect(failed).rejects.toMatchObject({ code: '22012' })
    expect(await numbers()).toEqual([0, 0])
  })

  test('leaves a refusal of the work what it is', async () => {
    const refused = inTx(db, async (tx) => {
      tx.send(set, [1, 7])
      throw new Error('changed my mind')
    })
    await expect(refused).rejects.toThrow('changed my mind')
    expect(await numbers()).toEqual([0, 0])
  })
})

test('a connection that was lost is not used again', async () => {
  const lost = inTx(db, async (tx) => {
    const { rows } = await tx.client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await db.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await put(tx, 1, 7)
  })
  await expect(lost).rejects.toThrow()
  await Promise.all(Array.from({ length: 10 }, () => inTx(db, (tx) => put(tx, 1, 8))))
  expect(await numbers()).toEqual([8, 0])
})

test('a statement’s name is its alone', () => {
  expect(statement('test.read', read.text)).toEqual(read)
  expect(() => statement('test.read', 'select 1')).toThrow('two statements are named test.read')
})

test('bigint comes as a number, and the session speaks UTC', async () => {
  const both = statement('test.both', `select 1234567890123::bigint as big, current_setting('timezone') as zone`)
  expect(await db.row(both)).toEqual({ big: 1234567890123, zone: 'UTC' })
  expect(await db.row(statement('test.none', 'select 1 where false'))).toBeUndefined()
})
