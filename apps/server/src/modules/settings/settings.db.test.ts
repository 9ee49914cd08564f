import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { openDatabase, type Database } from '../../kernel/db/db.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { getSettings, saveSettings } from './public.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.url, 4)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

test('absent settings have their defaults, stored members lie over them', async () => {
  expect(await getSettings(db, 'task')).toEqual({
    cancel: 1,
    receive: 10,
    receive_traced: 7,
    comment: 7,
    settlement: 7,
  })
  await inTx(db, async (tx) => {
    await saveSettings(tx, 'task', { cancel: 0.5 }, new Date())
    await saveSettings(tx, 'task', { comment: 3, settlement: 7 }, new Date())
    expect(await getSettings(tx, 'task')).toEqual({
      cancel: 0.5,
      receive: 10,
      receive_traced: 7,
      comment: 3,
      settlement: 7,
    })
  })
})

test('outside a transaction a change is seen within a second', async () => {
  await getSettings(db, 'web')
  await inTx(db, (tx) => saveSettings(tx, 'web', { tel: '400' }, new Date()))
  await new Promise((resolve) => setTimeout(resolve, 1050))
  expect((await getSettings(db, 'web')).tel).toBe('400')
})
