import { bookPostings, payouts, readBooks, readDue, recordPayout, refundsDue, suspense } from '@fangshi/contract/books'
import { getDashboard } from '@fangshi/contract/dashboard'
import { parseMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { newKey } from '../../../test/app.ts'
import { makeShopper, orderAt } from '../../../test/factories.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { receivePayment } from '../payments/received/receive-payment.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(async () => {
  expect(await audit(backoffice.app.ctx.db)).toEqual([])
  await backoffice.app.close()
})

const cents = (text: string): number => parseMoney(text) as number
const balances = async (at?: string) => {
  const { accounts } = await backoffice.boss(readBooks, { query: at ? { at } : {} })
  return new Map(accounts.map(({ account, balance }) => [account, cents(balance)]))
}
let trades = 0
/** Money of a provider that pays no bill. */
const receiveUnmatched = (amount_cents: number) => {
  const { ctx } = backoffice.app
  const trade_no = `trade-${++trades}`
  const payment = {
    attempt_no: `nobody-${trades}`,
    trade_no,
    amount_cents,
    payer_cents: amount_cents,
    payer_id: 'openid',
    paid_at: ctx.now(),
  }
  return inTx(ctx.db, (tx) => receivePayment(tx, ctx, { channel: 'wechat', device: 'scan' }, payment))
}
const payout = (change: object = {}, call = backoffice.boss, key = newKey()) => {
  const paid_at = formatDateTime(backoffice.app.ctx.now())
  const body = { channel: 'wechat', amount: '99.40', fee: '0.60', reference: `R${key}`, paid_at, ...change } as const
  return call(recordPayout, { body }, { key })
}

test('the accounts sum to zero, now and at any instant, and say what they were then', async () => {
  const { app } = backoffice
  await makeShopper(app, { money_cents: 12_345 })
  const before = await balances()
  // Instants of the wire are whole seconds.
  app.advance(2000)
  const at = formatDateTime(app.ctx.now())
  app.advance(60_000)
  await orderAt(app, 'waiting_delivery')
  const after = await balances()
  expect(after.get('order_escrow')).toBeGreaterThan(before.get('order_escrow') ?? 0)
  expect(await balances(at)).toEqual(before)
  for (const sums of [before, after]) expect([...sums.values()].reduce((sum, value) => sum + value, 0)).toBe(0)
  expect(await balances('2020-01-01 00:00:00')).toEqual(new Map())
})

test('a payout takes what arrived and the fee from the channel, once for each reference', async () => {
  const before = await balances()
  const key = newKey()
  const made = await payout({ reference: 'WX-2026-1' }, backoffice.boss, key)
  expect(made).toMatchObject({ channel: 'wechat', amount: '99.40', fee: '0.60', reference: 'WX-2026-1' })
  expect(await payout({ reference: 'WX-2026-1', paid_at: made.paid_at }, backoffice.boss, key)).toEqual(made)
  const after = await balances()
  const change = (account: string) => (after.get(account) ?? 0) - (before.get(account) ?? 0)
  expect(['clearing_wechat', 'bank', 'provider_fees'].map(change)).toEqual([10_000, -9940, -60])
  expect(await keyOf(payout({ reference: 'WX-2026-1' }))).toBe('PAYOUT_TAKEN')
  expect(await keyOf(payout({ reference: 'WX-2026-1', channel: 'alipay' }))).toBe('ok')
  const { data } = await backoffice.boss(payouts.index, { query: { reference: 'WX-2026-1' } })
  expect(data.map(({ channel }) => channel).toSorted()).toEqual(['alipay', 'wechat'])
  const [entry] = await backoffice.auditOf('Admin.books.payouts.store', made.id)
  expect(entry).toMatchObject({ after: { amount: '99.40', fee: '0.60', reference: 'WX-2026-1' } })
})

test('of equal payouts at once one is recorded', async () => {
  const keys = await Promise.all(Array.from({ length: 6 }, () => keyOf(payout({ reference: 'TWICE' }))))
  expect(keys.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'PAYOUT_TAKEN'), 'ok'])
})

test('amounts that are none, a time to come and unknown channels are refused at their field', async () => {
  const faultOf = (change: object) =>
    payout(change).then(
      () => 'ok',
      ({ fields }: { fields: Record<string, string> }) => Object.entries(fields)[0]?.join(' '),
    )
  expect(await faultOf({ amount: '0' })).toBe('amount TOO_SMALL')
  for (const amount of ['-1', '1e2', '0.001']) expect(await faultOf({ amount })).toBe('amount MONEY_INVALID')
  expect(await faultOf({ fee: '-0.01' })).toBe('fee MONEY_INVALID')
  expect(await faultOf({ reference: '' })).toBe('reference REQUIRED')
  expect(await faultOf({ channel: 'demo' })).toBe('channel CHOICE_INVALID')
  const later = formatDateTime(new Date(backoffice.app.ctx.now().getTime() + 3_600_000))
  expect(await faultOf({ paid_at: later })).toBe('paid_at TIME_FUTURE')
})

test('money that matched nothing says why, and what became of it', async () => {
  expect(await receiveUnmatched(777)).toBe('suspense')
  const { data } = await backoffice.boss(suspense.index, { query: { unmatched: 'unknown_number' } })
  expect(data[0]).toMatchObject({
    amount: '7.77',
    unmatched: 'unknown_number',
    refund_status: 'due',
    returned_at: null,
  })
  const waiting = (is_waiting: string) => backoffice.boss(suspense.index, { query: { is_waiting } })
  expect((await waiting('1')).data.map(({ id }) => id)).toContain(data[0]?.id)
  expect((await waiting('0')).data.map(({ id }) => id)).not.toContain(data[0]?.id)
  expect((await backoffice.boss(getDashboard, {})).to_do.suspense).toBe((await waiting('1')).total)
  const due = await backoffice.boss(refundsDue.index, {})
  expect(due.data.at(-1)).toMatchObject({ amount: '7.77', status: 'due', trade_no: data[0]?.trade_no })
  const young = await backoffice.boss(readDue, {})
  backoffice.app.advance(4 * 24 * 60 * 60 * 1000)
  await backoffice.confirmAll()
  const old = await backoffice.boss(readDue, {})
  expect(young.refunds[0]?.count).toBe(old.refunds[2]?.count)
  expect([old.refunds[0]?.count, old.refunds[2]?.money]).toEqual([0, young.refunds[0]?.money])
  expect(old.suspense).toBe('0.00')
})

test('postings are found by account, owner and transaction', async () => {
  const shopper = await makeShopper(backoffice.app, { money_cents: 4321 })
  const find = (query: Record<string, string | number>) => backoffice.boss(bookPostings.index, { query })
  const [own] = (await find({ account: 'user_prepaid', owner_id: shopper.id })).data
  expect(own).toMatchObject({ amount: '43.21', balance: '43.21', event: 'top_up', account: 'user_prepaid' })
  const both = (await find({ transaction_id: own?.transaction_id as number })).data
  expect(both.map(({ account, amount }) => `${account} ${amount}`).toSorted()).toEqual([
    'clearing_demo -43.21',
    'user_prepaid 43.21',
  ])
  const bank = (await find({ account: 'bank' })).data
  expect(new Set(bank.map(({ account }) => account))).toEqual(new Set(['bank']))
})

test('books are for those who may read them', async () => {
  const clerk = (await backoffice.clerk({ rights: ['Admin.cashes.index'] })).call
  const guest = backoffice.app.as(null, 'Admin')
  for (const route of [readBooks, readDue, bookPostings.index, suspense.index, refundsDue.index, payouts.index]) {
    expect(await keyOf(clerk(route, {}))).toBe('FORBIDDEN')
    expect(await keyOf(guest(route, {}))).toBe('NOT_LOGGED_IN')
  }
  expect(await keyOf(payout({}, clerk as typeof backoffice.boss))).toBe('FORBIDDEN')
  expect(await keyOf(payout({}, guest as typeof backoffice.boss))).toBe('NOT_LOGGED_IN')
})
