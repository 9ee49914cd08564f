import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { beginMail } from './mail/mail-sendings.db.ts'
import { beginSending } from './sms-sendings.db.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(() => it.close())

/** How many connections to the test's database wait for a lock. */
async function waiters(): Promise<number> {
  const { rows } = await it.owner.pool.query(
    `select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
  )
  return rows.length
}

test.each([
  ['sms_sendings', beginSending],
  ['mail_sendings', beginMail],
] as const)('of two that begin the same waiting message of %s one may send it', async (table, begin) => {
  const key = 'a message that is tried again'
  await it.ctx.db.pool.query(`insert into ${table} (key, state, created_at) values ($1, 'waiting', now())`, [key])
  const holder = await it.ctx.db.pool.connect()
  await holder.query('begin')
  await holder.query(`select from ${table} where key = $1 for update`, [key])
  const both = Promise.all([begin(it.ctx.db, key, it.ctx.now()), begin(it.ctx.db, key, it.ctx.now())])
  await vi.waitFor(async () => expect(await waiters()).toBe(2), 20_000)
  await holder.query('commit')
  holder.release()
  expect((await both).toSorted()).toEqual(['sending', 'waiting'])
})
