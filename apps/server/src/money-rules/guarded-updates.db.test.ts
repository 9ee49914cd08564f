import { toCents } from '@fangshi/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../test/access.ts'
import { mintAdmin } from '../../test/accounts.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { eventually } from '../../test/eventually.ts'
import { makeShopper } from '../../test/factories.ts'
import { ask, paidOrder } from '../../test/refunds.ts'
import { beginByHand, settleableOrder, settleAll } from '../../test/settleable.ts'
import { makeWithdrawer } from '../../test/withdrawals.ts'
import { audit } from '../audit.ts'
import type { Tx } from '../kernel/db/db.ts'
import { inTx } from '../kernel/db/tx.ts'
import { endDifference } from '../modules/books/reconcile.db.ts'
import { reconcile } from '../modules/books/reconcile.ts'
import { endTopUp, insertTopUp, ownTopUp } from '../modules/payments/top-ups/top-ups.db.ts'
import { moveInTime } from '../modules/refunds/life/move-in-time.ts'
import { changeStatus } from '../modules/refunds/life/refund.db.ts'
import { saveSettings } from '../modules/settings/public.ts'
import { lockDueOrders } from '../modules/settlements/due.db.ts'
import { settle } from '../modules/settlements/settlement.ts'
import { noteSettled } from '../modules/settlements/statements.db.ts'
import { bookStep } from '../modules/withdrawals/book-withdrawal.ts'
import { putBounced, putDecision, putFirstApproval, putPaid } from '../modules/withdrawals/move.db.ts'
import { requestOwnWithdrawal } from '../modules/withdrawals/request-withdrawal.ts'

/** What holds although a check before it or a lock should have failed: a row that was moved meanwhile stays as it is. */

let it: TestApp
beforeAll(async () => {
  it = await testApp({ logLevel: 'silent' })
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTx(it.ctx.db, work)

test('refunds: a request changes from the status that was seen, and in time only when it is due', async () => {
  const { id } = await ask(await paidOrder(it))
  await write((tx) => moveInTime(tx, it.ctx, { id }))
  const change = (from: 'requested' | 'refused') =>
    write((tx) => changeStatus(tx, id, { from, to: 'refused', due_at: null, ended_at: null }))
  expect(await change('refused')).toBe(false)
  expect(await change('requested')).toBe(true)
  expect(await change('requested')).toBe(false)
  await it.ctx.db.pool.query(`update refunds set status = 'requested' where id = $1`, [id])
})

test('settlements: an order is settled once, and one that somebody has locked is left to a later run', async () => {
  const order = await settleableOrder(it)
  const { store_id } = order.store
  const run = await beginByHand(it)
  if (!run) throw new Error('another run goes on')
  const due = (tx: Tx) => lockDueOrders(tx, run, { store_id, skip: [], limit: 10 })
  const [settling, whileLocked] = await write(async (tx) => [await due(tx), await write(due)])
  expect([settling.map(({ id }) => id), whileLocked]).toEqual([[order.id], []])
  await settleAll(it)
  expect(await write(due)).toEqual([])
  const { rows } = await it.ctx.db.pool.query<{ id: number }>(
    'select id from settlement_statements where store_id = $1',
    [store_id],
  )
  const again = { store_id, statement_id: rows[0]?.id ?? 0, at: it.ctx.now() }
  await expect(write((tx) => noteSettled(tx, again, settling.map(settle)))).rejects.toThrow('was settled already')
})

test('withdrawals: of two at once the second sees what the first took from the limit of the day', async () => {
  await write((tx) => saveSettings(tx, 'withdrawal', { day_most: toCents(15_000) }, it.ctx.now()))
  it.forgetSettings()
  const shopper = await makeWithdrawer(it, 100_000)
  const withdrawal = { card_id: shopper.card_id, money: 10_000 }
  const tickets = [await shopper.ticket(), await shopper.ticket()]
  const request = (tx: Tx, at: number) =>
    requestOwnWithdrawal(tx, it.ctx, shopper.who, { ...withdrawal, ticket: tickets[at] })
  const second = await write(async (tx) => {
    await request(tx, 0)
    const waiting = keyOf(write((other) => request(other, 1)))
    await eventually(async () => {
      const { rowCount } = await it.owner.pool.query('select from pg_locks where not granted')
      expect(rowCount).toBeGreaterThan(0)
    })
    return { waiting }
  })
  expect(await second.waiting).toBe('WITHDRAWAL_DAY_LIMIT')
})

test('withdrawals: each step is made and booked once, from the status that it starts at', async () => {
  const shopper = await makeWithdrawer(it, 10_000)
  const ticket = await shopper.ticket()
  const withdrawal = { card_id: shopper.card_id, money: 5000, ticket }
  const request = () => write((tx) => requestOwnWithdrawal(tx, it.ctx, shopper.who, withdrawal))
  const row = await request()
  const at = it.ctx.now()
  const [first, second] = [(await mintAdmin(it)).admin_id, (await mintAdmin(it)).admin_id]
  const approval = { to: 'approved', decider_id: second, reason: '', at } as const
  const made = async (step: (tx: Tx) => Promise<object | undefined>): Promise<boolean> =>
    (await write(step)) !== undefined
  const twice = async (step: (tx: Tx) => Promise<object | undefined>) => [await made(step), await made(step)]
  expect(await made((tx) => putPaid(tx, row.id, 'B1', at))).toBe(false)
  expect(await twice((tx) => putFirstApproval(tx, row.id, first))).toEqual([true, false])
  expect(await twice((tx) => putDecision(tx, row.id, approval))).toEqual([true, false])
  expect(await made((tx) => putBounced(tx, row.id, 'x', at))).toBe(false)
  expect(await twice((tx) => putPaid(tx, row.id, 'B1', at))).toEqual([true, false])
  await write((tx) => bookStep(tx, 'paid', row, at))
  await expect(write((tx) => bookStep(tx, 'requested', row, at))).rejects.toThrow()

  // A fee that takes all of it.
  await write((tx) => saveSettings(tx, 'store', { cash: 10_000 }, at))
  it.forgetSettings()
  expect(await keyOf(request())).toBe('WITHDRAWAL_TOO_SMALL')
})

test('books: a difference is found once, stays open until it agrees, and is decided once', async () => {
  const numbers = { attempt_no: 'A1', trade_no: 'T1', refund_no: '' }
  const at = it.ctx.now()
  const line = { kind: 'payment', ...numbers, device: 'scan', amount_cents: 100, fee_cents: 1, at } as const
  const compare = () => write((tx) => reconcile(tx, it.ctx, { channel: 'wechat', day: '2026-11-22', lines: [line] }))
  await compare()
  await compare()
  const { rows } = await it.ctx.db.pool.query<{ id: number; status: string }>(
    'select id, status from reconciliation_differences',
  )
  expect(rows).toMatchObject([{ status: 'open' }])
  const decision = { status: 'closed', note: 'x', decider_id: (await mintAdmin(it)).admin_id, at } as const
  const close = () => write((tx) => endDifference(tx, rows[0]?.id ?? 0, decision))
  expect([await close(), await close()]).toMatchObject([{ status: 'closed' }, undefined])
})

test('top-ups: one ends once', async () => {
  const { id: user_id } = await makeShopper(it)
  const at = it.ctx.now()
  const topUp = { top_up_no: 'once', user_id, amount_cents: 10_000, pay_before: at, created_at: at }
  await write((tx) => insertTopUp(tx, topUp))
  const { id } = (await ownTopUp(it.ctx.db, user_id, 'once')) ?? { id: 0 }
  const end = (status: 'paid' | 'cancelled') => write((tx) => endTopUp(tx, id, status))
  expect([await end('cancelled'), await end('paid'), await end('cancelled')]).toEqual([true, false, false])
})
