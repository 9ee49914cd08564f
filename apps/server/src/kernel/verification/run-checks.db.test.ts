import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { eventually } from '../../../test/eventually.ts'
import { runChecks } from './run-checks.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(() => it.close())

const slow = {
  name: 'slow',
  compares: 'nothing',
  sql: `select 'x' as subject, 1 as expected, 2 as actual from pg_sleep(60)`,
}
const isReading = async (): Promise<boolean> =>
  (
    await it.ctx.db.pool.query(
      `select 1 from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid() and state = 'active'`,
    )
  ).rows.length > 0

test('a check that reads for long is cut off when the process stops, and leaves its connection usable', async () => {
  const stopping = new AbortController()
  const run = runChecks(it.ctx.db, [slow, slow], stopping.signal).then(
    () => 'ended',
    (error: Error) => error.message,
  )
  await eventually(async () => expect(await isReading()).toBe(true))
  const began = performance.now()
  stopping.abort()
  expect(await run).toContain('canceling statement')
  expect(performance.now() - began).toBeLessThan(20_000)
  expect(await isReading()).toBe(false)
  expect(
    await runChecks(it.ctx.db, [
      { name: 'quick', compares: 'nothing', sql: `select 'x' as subject, 1 as expected, 2 as actual` },
    ]),
  ).toEqual([{ check: 'quick', subject: 'x', expected: '1', actual: '2' }])
})

test('no check begins once the process stops', async () => {
  await expect(runChecks(it.ctx.db, [slow], AbortSignal.abort())).rejects.toThrow('aborted')
})
