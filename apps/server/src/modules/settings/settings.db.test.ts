import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
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
    settlement_every: 1,
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
      settlement_every: 1,
    })
  })
})

test('outside a transaction settings are cached for a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const telephone = async (): Promise<string> => (await getSettings(db, 'web')).tel
  expect(await telephone()).toBe('')
  await inTx(db, (tx) => saveSettings(tx, 'web', { tel: '400' }, new Date()))
  vi.advanceTimersByTime(999)
  expect(await telephone()).toBe('')
  vi.advanceTimersByTime(1)
  expect(await telephone()).toBe('400')
})
