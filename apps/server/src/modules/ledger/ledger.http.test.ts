import { listMoneyLogs } from '@fangshi/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makeShopper } from '../../../test/factories.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { book } from './book.ts'
import { escrow, pair, platform } from './chart.ts'
import { bookTopUp } from './top-up.ts'

let t: TestApp
let token: string
let other: string

beforeAll(async () => {
  t = await testApp()
  const shopper = await makeShopper(t)
  token = shopper.token
  other = (await makeShopper(t)).token
  const at = (day: number) => new Date(`2026-03-0${day}T16:30:00Z`) // half past midnight of the next day in Shanghai
  await inTx(t.ctx.db, async (tx) => {
    await bookTopUp(tx, { user_id: shopper.id, amount_cents: 5000, key: 'log-1', at: at(1) })
    await book(tx, { key: 'log-2', event: 'order_payment', info: '20260303', at: at(2) }, [
      { from: pair('user_spending', shopper.id), to: escrow(1), amount: 1234 },
    ])
    await book(tx, { key: 'log-3', event: 'points_earned', at: at(3) }, [
      { from: platform('points_issuer'), to: pair('points_income', shopper.id), amount: 12 },
    ])
  })
})
afterAll(() => t.close())

test('tells the own money log, newest first', async () => {
  const log = await t.as(token)(listMoneyLogs, { query: { kind: 'money' } })
  expect(log).toMatchObject({ count: 2, total: 2, per_page: 30, last_page: 1, current_page: 1 })
  expect(log.data.map(({ id: _, ...row }) => row)).toEqual([
    {
      event: 'order_payment',
      name: '订单支付',
      money: '-12.34',
      balance: '37.66',
      info: '20260303',
      created_at: '2026-03-03 00:30:00',
    },
    {
      event: 'top_up',
      name: '在线充值',
      money: '+50.00',
      balance: '50.00',
      info: '',
      created_at: '2026-03-02 00:30:00',
    },
  ])
})

test('tells what came in and went out in each month of the page, by the same filters', async () => {
  const months = async (query: object) =>
    (await t.as(token)(listMoneyLogs, { query: { kind: 'money', ...query } })).months
  expect(await months({})).toEqual([{ month: '2026-03', in: '50.00', out: '12.34' }])
  // The month is whole although the page has one of its rows only.
  expect(await months({ per_page: 1 })).toEqual([{ month: '2026-03', in: '50.00', out: '12.34' }])
  expect(await months({ to: '2026-03-02' })).toEqual([{ month: '2026-03', in: '50.00', out: '0.00' }])
  expect(await months({ sign: 'out' })).toEqual([{ month: '2026-03', in: '0.00', out: '12.34' }])
  expect(await months({ from: '2027-01-01' })).toEqual([])
  expect(await months({ kind: 'integral' })).toEqual([{ month: '2026-03', in: '12', out: '0' }])
})

test('tells points as whole numbers and nothing of accounts never used', async () => {
  const points = await t.as(token)(listMoneyLogs, { query: { kind: 'integral' } })
  expect(points.data[0]).toMatchObject({ money: '+12', balance: '12' })
  const frozen = await t.as(token)(listMoneyLogs, { query: { kind: 'frozen_money' } })
  expect(frozen).toMatchObject({ data: [], total: 0, last_page: 1 })
})

test('filters by sign, by day in the wire zone, and pages', async () => {
  const call = t.as(token)
  const names = async (query: object) =>
    (await call(listMoneyLogs, { query: { kind: 'money', ...query } })).data.map((row) => row.money)
  expect(await names({ sign: 'in' })).toEqual(['+50.00'])
  expect(await names({ sign: 'out' })).toEqual(['-12.34'])
  expect(await names({ from: '2026-03-03' })).toEqual(['-12.34'])
  expect(await names({ to: '2026-03-02' })).toEqual(['+50.00'])
  expect(await names({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['+50.00'])
  expect(await names({ per_page: 1, page: 2 })).toEqual(['+50.00'])
})

test('refuses bad input and guests, and shows no one else’s log', async () => {
  const refused = (query: object, holder: string | null) =>
    t
      .as(holder)(listMoneyLogs, { query: { kind: 'money', ...query } as never })
      .catch((error: unknown) => error)
  expect(await refused({ kind: 'gold' }, token)).toMatchObject({ code: 422 })
  expect(await refused({ from: '2026-02-31' }, token)).toMatchObject({ code: 422 })
  expect(await refused({}, null)).toMatchObject({ code: 401 })
  expect(await t.as(other)(listMoneyLogs, { query: { kind: 'money' } })).toMatchObject({ total: 0 })
})
