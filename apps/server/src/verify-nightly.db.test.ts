import { getDashboard } from '@fangshi/contract/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin } from '../test/accounts.ts'
import { testApp, type TestApp } from '../test/app.ts'
import { makeShopper } from '../test/factories.ts'
import { createLog } from './kernel/log.ts'
import { lastDue, verifyNightly } from './verify-nightly.ts'

let app: TestApp
const lines: string[] = []
const log = createLog('error', { write: (line) => void lines.push(line) })
beforeAll(async () => {
  app = await testApp()
  app.setNow(new Date('2026-11-20T02:00:00+08:00'))
})
afterAll(() => app.close())

const run = () => verifyNightly.run({ ...app.ctx, log })
const times = async () => (await app.ctx.db.pool.query('select verified_at from verifications')).rows.length
const overview = async () => {
  const { token } = await mintAdmin(app)
  return (await app.as(token, 'Admin')(getDashboard, {})).drift
}
const balance = (by: number) =>
  app.owner.pool.query(`update ledger_accounts set balance = balance + $1 where owner_kind = 'user'`, [by])

test('it is due at half past three of the zone', () => {
  const due = (now: string) => lastDue(new Date(now)).toISOString()
  expect(due('2026-11-20T03:29:59+08:00')).toBe('2026-11-18T19:30:00.000Z')
  expect(due('2026-11-20T03:30:00+08:00')).toBe('2026-11-19T19:30:00.000Z')
  expect(due('2026-11-20T23:00:00+08:00')).toBe('2026-11-19T19:30:00.000Z')
})

test('once a night, drift is logged and shown to administrators until it is gone', async () => {
  await makeShopper(app, { money_cents: 100 })
  await run()
  await run()
  expect([await times(), lines, await overview()]).toEqual([1, [], null])

  await balance(7)
  await run()
  expect(await times()).toBe(1)
  app.setNow(new Date('2026-11-20T03:40:00+08:00'))
  await run()
  expect(await times()).toBe(2)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ level: 50, drifted: 1 }])
  expect(await overview()).toMatchObject({
    at: '2026-11-20 03:40:00',
    count: 1,
    findings: [{ check: 'ledger balances', expected: '100', actual: '107' }],
  })

  await balance(-7)
  app.setNow(new Date('2026-11-21T09:00:00+08:00'))
  await run()
  expect([await times(), lines.length, await overview()]).toEqual([3, 1, null])
})
