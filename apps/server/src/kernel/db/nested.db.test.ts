import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { openDatabase, statement, type Database } from './db.ts'
import { nestedDatabase } from './nested.ts'
import { inTx } from './tx.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.ownerUrl)
  await db.pool.query('create table steps (name text primary key)')
})
afterAll(async () => {
  await db.close()
  await database.drop()
})
beforeEach(() => db.pool.query('truncate steps'))

const add = statement('test.add_step', 'insert into steps values ($1)')
const names = async (from: Database): Promise<string[]> =>
  (await from.pool.query<{ name: string }>('select name from steps order by name')).rows.map(({ name }) => name)

test('what it writes is part of the outer transaction', async () => {
  await expect(
    inTx(db, async (outer) => {
      const nested = nestedDatabase(outer)
      await inTx(nested, (tx) => tx.rows(add, ['inner']))
      expect(await names(nested)).toEqual(['inner'])
      expect(await names(db)).toEqual([])
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await names(db)).toEqual([])
})

test('a failed transaction is the outer one’s, which writes nothing', async () => {
  const run = inTx(db, async (outer) => {
    const nested = nestedDatabase(outer)
    await inTx(nested, (tx) => tx.rows(add, ['first']))
    await expect(inTx(nested, (tx) => tx.rows(add, ['first']))).rejects.toThrow('steps_pkey')
    await inTx(nested, (tx) => tx.rows(add, ['later']))
  })
  await expect(run).rejects.toThrow('current transaction is aborted')
  expect(await names(db)).toEqual([])
})

test('a transaction ends with the error of what it sent without waiting', async () => {
  const run = inTx(db, async (outer) => {
    const nested = nestedDatabase(outer)
    await inTx(nested, async (tx) => {
      tx.send(add, ['first'])
      tx.send(add, ['first'])
      tx.send(add, ['later'])
    })
  })
  await expect(run).rejects.toThrow('steps_pkey')
  expect(await names(db)).toEqual([])
})
