import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { ledgerAudits } from './audits.ts'
import { escrow, userPrepaid } from './chart.ts'
import { totalsByKind, writeCheckpoints, type KindTotal } from './checkpoints.db.ts'
import { settledUntil } from './checkpoints.timers.ts'
import { post } from './post.ts'
import { bookTopUp } from './top-up.ts'

let t: TestApp
const at = (time: string): Date => new Date(`2026-03-01T${time}Z`)
let operations = 0
const topUp = (user_id: number, amount_cents: number, time: string) =>
  inTx(t.ctx.db, (tx) => bookTopUp(tx, { user_id, amount_cents, key: `top-up-${++operations}`, at: at(time) }))
const pay = (user_id: number, order_id: number, amount: number, time: string) =>
  inTx(t.ctx.db, (tx) =>
    post(tx, { key: `pay-${++operations}`, event: 'order_payment', at: at(time) }, [
      { account: userPrepaid(user_id), amount: -amount },
      { account: escrow(order_id), amount },
    ]),
  )
const write = (time: string) => inTx(t.ctx.db, (tx) => writeCheckpoints(tx, at(time)))
const written = async (): Promise<number> =>
  (await t.ctx.db.pool.query('select distinct before from ledger_checkpoints')).rows.length
const drift = async (): Promise<string[]> => {
  const sql = ledgerAudits.find(({ name }) => name === 'ledger checkpoints')?.sql ?? ''
  return (await t.ctx.db.pool.query<{ subject: string }>(sql)).rows.map(({ subject }) => subject)
}
const totals = async (time?: string): Promise<Record<string, [accounts: number, balance: number]>> => {
  const rows = await totalsByKind(t.ctx.db, time === undefined ? undefined : at(time))
  return Object.fromEntries(rows.map(({ kind, accounts, balance }: KindTotal) => [kind, [accounts, balance]]))
}

beforeAll(async () => {
  t = await testApp()
  await topUp(1, 5000, '04:10:00')
  await topUp(2, 3000, '04:50:00')
  await pay(1, 7, 1200, '06:00:00')
  await pay(2, 8, 500, '06:30:00')
  await pay(1, 9, 100, '08:15:00')
})
afterAll(() => t.close())

test('balances as of any instant are the same with and without checkpoints', async () => {
  const instants = ['04:00:00', '04:10:00', '04:59:59', '05:00:00', '06:00:00', '06:29:59', '07:00:00', '08:20:00']
  const all = () => Promise.all([...instants.map((time) => totals(time)), totals()])
  const before = await all()
  expect(before.at(-1)).toEqual({ clearing_demo: [1, -8000], prepaid: [2, 6200], escrow: [3, 1800] })
  expect(before[4]).toEqual({ clearing_demo: [1, -8000], prepaid: [2, 6800], escrow: [1, 1200] })
  expect(before[0]).toEqual({})
  await write('05:00:00')
  expect(await written()).toBe(1)
  expect(await all()).toEqual(before)
  await write('08:00:00')
  // One for each hour in which something was booked.
  expect(await written()).toBe(2)
  expect(await all()).toEqual(before)
  await write('08:00:00')
  expect(await written()).toBe(2)
  expect(await drift()).toEqual([])
})

test('an hour counts as settled once nothing in it can commit any longer', () => {
  expect(settledUntil(at('06:09:59'))).toEqual(at('05:00:00'))
  expect(settledUntil(at('06:10:00'))).toEqual(at('06:00:00'))
})

test('the audit finds what was booked into a settled hour, and a checkpoint that is wrong', async () => {
  await t.ctx.db.pool.query(`update ledger_checkpoints set balance = balance + 1 where kind = 'escrow'`)
  expect(await drift()).toHaveLength(1)
  await t.ctx.db.pool.query(`update ledger_checkpoints set balance = balance - 1 where kind = 'escrow'`)
  expect(await drift()).toEqual([])
  await topUp(3, 100, '05:30:00')
  expect(await drift()).toHaveLength(2)
  // Written anew they are right.
  await t.ctx.db.pool.query('delete from ledger_checkpoints')
  await write('09:00:00')
  expect(await drift()).toEqual([])
})
