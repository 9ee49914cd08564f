import {
  closeDifference,
  countDifference,
  differences,
  listReconciliations,
  reconcileDay,
} from '@fangshi/contract/books'
import type { Call } from '@fangshi/contract/client'
import { getDashboard } from '@fangshi/contract/dashboard'
import type { ProviderChannel } from '@fangshi/contract/status'
import { formatDate, parseDateTime } from '@fangshi/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { mintAdmin } from '../../../test/accounts.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../test/payments/payments-at-simulator.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { providerOf, receivePayment } from '../payments/public.ts'
import { reconcileTimer } from './reconcile.timers.ts'

let payments: PaymentsAtSimulator
let boss: Call
let day: string
beforeAll(async () => {
  payments = await openPayments()
  // In the morning, so that nothing of the test happens on two days.
  payments.it.setNow(new Date((parseDateTime(`${formatDate(payments.it.ctx.now())} 11:00:00`) as Date).getTime()))
  boss = payments.it.as((await mintAdmin(payments.it)).token, 'Admin')
  day = formatDate(payments.it.ctx.now())
})
afterAll(async () => {
  expect(await audit(payments.it.ctx.db)).toEqual([])
  await payments.it.close()
})

const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await payments.it.ctx.db.pool.query<T>(text, values)).rows
const attemptOf = async (group_id: number) =>
  (
    await query<{ attempt_no: string }>(
      `select a.attempt_no from payment_attempts a join bills b on b.id = a.bill_id where b.kind = 'order_group' and b.ref_id = $1`,
      [group_id],
    )
  )[0]?.attempt_no as string
const statusOf = async (id: number) =>
  (await query<{ status: string }>('select status from orders where id = $1', [id]))[0]?.status
const confirm = () => query('update sessions set confirmed_at = $1', [payments.it.ctx.now()])

/** Paid at the provider, without a notice. */
async function payQuietly(channel: ProviderChannel) {
  const { order, code } = await payments.begin(channel)
  await payments.simulator.act(code, 'pay')
  return { order, attempt_no: await attemptOf(order.group_id) }
}
/** The same, and counted here. */
async function payAndCount(channel: ProviderChannel) {
  const paid = await payQuietly(channel)
  const { ctx } = payments.it
  const trade = await (await providerOf(ctx, channel, 'scan'))?.query(paid.attempt_no)
  if (trade?.state !== 'paid') throw new Error('not paid')
  await inTx(ctx.db, (tx) => receivePayment(tx, ctx, { channel, device: 'scan' }, trade.payment))
  return paid
}
const nextDay = async () => {
  payments.it.advance(24 * 60 * 60 * 1000)
  await confirm()
}
const run = (channel: ProviderChannel, of = day) => boss(reconcileDay, { body: { channel, day: of } })
const found = async (queryOf: object = {}) =>
  (await boss(differences.index, { query: { status: 'open', ...queryOf } })).data

test('what the bill has and we have not, is a difference that counts once the provider confirms it', async () => {
  await payAndCount('wechat')
  const missed = await payQuietly('wechat')
  await payAndCount('alipay')
  expect(await keyOf(run('alipay', '2026-13-01'))).toBe('INVALID_INPUT')
  expect(await keyOf(run('alipay')), 'a day that is not over').toBe('BILL_NOT_READY')
  expect(await boss(listReconciliations, {})).toEqual([])
  await nextDay()
  expect(await run('wechat')).toMatchObject({ channel: 'wechat', day, lines: 2, open: 1 })
  expect(await run('alipay')).toMatchObject({ lines: 1, open: 0 })
  expect((await boss(getDashboard, {})).to_do.differences).toBe(1)
  const [difference] = await found()
  expect(difference).toMatchObject({
    channel: 'wechat',
    kind: 'payment',
    fault: 'missing_here',
    attempt_no: missed.attempt_no,
    our_money: null,
    their_money: '26.00',
    actions: ['count', 'close'],
  })
  const params = { id: difference?.id as number }
  expect(await statusOf(missed.order.id)).toBe('waiting_payment')
  const both = await Promise.all([1, 2].map(() => keyOf(boss(countDifference, { params, body: {} }))))
  expect(both.toSorted()).toEqual(['DIFFERENCE_DECIDED', 'ok'])
  expect(await statusOf(missed.order.id)).toBe('waiting_delivery')
  expect(await run('wechat')).toMatchObject({ lines: 2, open: 0 })
  const [ours, theirs] = await payments.books()
  expect(ours).toBe(theirs)
  expect((await boss(listReconciliations, {})).map(({ channel }) => channel)).toEqual(['alipay', 'wechat'])
})

test('what a late notice counts by itself agrees at the next comparison', async () => {
  day = formatDate(payments.it.ctx.now())
  const { attempt_no } = await payQuietly('alipay')
  await nextDay()
  await run('alipay')
  const [difference] = await found({ channel: 'alipay' })
  const { ctx } = payments.it
  const trade = await (await providerOf(ctx, 'alipay', 'scan'))?.query(attempt_no)
  if (trade?.state !== 'paid') throw new Error('not paid')
  await inTx(ctx.db, (tx) => receivePayment(tx, ctx, { channel: 'alipay', device: 'scan' }, trade.payment))
  await run('alipay')
  expect(await boss(differences.show, { params: { id: difference?.id as number } })).toMatchObject({ status: 'agrees' })
})

test('another amount, and a payment that no bill has, are explained and closed, never corrected', async () => {
  day = formatDate(payments.it.ctx.now())
  const { attempt_no } = await payAndCount('wechat')
  const { ctx } = payments.it
  await payments.it.owner.pool.query(
    'update received_payments set payer_cents = 1, amount_cents = 2500 where attempt_no = $1',
    [attempt_no],
  )
  const invented = {
    attempt_no: 'invented-1',
    trade_no: 'invented-trade',
    amount_cents: 300,
    payer_cents: 300,
    payer_id: 'x',
    paid_at: ctx.now(),
  }
  await inTx(ctx.db, (tx) => receivePayment(tx, ctx, { channel: 'wechat', device: 'scan' }, invented))
  await nextDay()
  await run('wechat')
  const open = await found({ channel: 'wechat' })
  expect(open.map(({ fault, our_money, their_money }) => [fault, our_money, their_money])).toEqual(
    expect.arrayContaining([
      ['other_amount', '25.00', '26.00'],
      ['missing_there', '3.00', null],
    ]),
  )
  expect(open).toHaveLength(2)
  const [first] = open
  const params = { id: first?.id as number }
  expect(await keyOf(boss(countDifference, { params, body: {} }))).toBe('DIFFERENCE_DECIDED')
  await expect(boss(closeDifference, { params, body: { note: '' } })).rejects.toMatchObject({
    fields: { note: 'REQUIRED' },
  })
  for (const { id } of open) await boss(closeDifference, { params: { id }, body: { note: '渠道补单' } })
  expect(await keyOf(boss(closeDifference, { params, body: { note: '再次' } }))).toBe('DIFFERENCE_DECIDED')
  expect(await found({ channel: 'wechat' })).toEqual([])
  await payments.it.owner.pool.query('update received_payments set amount_cents = 2600 where attempt_no = $1', [
    attempt_no,
  ])
})

test('a payment that the provider does not confirm is not counted', async () => {
  const [{ id }] = (await query<{ id: number }>(
    `insert into reconciliation_differences (channel, device, day, kind, attempt_no, trade_no, fault, their_money_cents)
     values ('wechat', 'scan', $1, 'payment', 'nobody-knows-it', 'no-trade', 'missing_here', 100) returning id`,
    [day],
  )) as [{ id: number }]
  const params = { id }
  expect(await keyOf(boss(countDifference, { params, body: {} }))).toBe('PAYMENT_NOT_CONFIRMED')
  // Another trade of the number was paid.
  const { attempt_no } = await payAndCount('wechat')
  await query('update reconciliation_differences set attempt_no = $2 where id = $1', [id, attempt_no])
  expect(await keyOf(boss(countDifference, { params, body: {} }))).toBe('PAYMENT_NOT_CONFIRMED')
  expect(await keyOf(boss(countDifference, { params: { id: 999_999 }, body: {} }))).toBe('NOT_FOUND')
  const guest = payments.it.as(null, 'Admin')
  const calls = [
    guest(countDifference, { params, body: {} }),
    guest(closeDifference, { params, body: { note: 'x' } }),
    guest(reconcileDay, { body: { channel: 'wechat', day } }),
    guest(listReconciliations, {}),
    guest(differences.index, {}),
  ]
  expect(new Set(await Promise.all(calls.map(keyOf)))).toEqual(new Set(['NOT_LOGGED_IN']))
  await boss(closeDifference, { params, body: { note: '查无此单' } })
})

test('the timer compares the days before, each once, and goes on after a failure', async () => {
  day = formatDate(payments.it.ctx.now())
  await payQuietly('wechat')
  await nextDay()
  await reconcileTimer.run(payments.it.ctx)
  expect((await found({ channel: 'wechat' })).map(({ day: of }) => of)).toEqual([day])
  const runs = () => query('select channel, day, ran_at from reconciliations order by channel, day')
  const before = await runs()
  await reconcileTimer.run(payments.it.ctx)
  expect(await runs()).toEqual(before)
})
