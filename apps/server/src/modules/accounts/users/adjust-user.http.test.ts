import { randomUUID } from 'node:crypto'
import type { Call } from '@fangshi/contract/client'
import { adjustMoney, users } from '@fangshi/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin, mintShopper } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { audit } from '../../../audit.ts'

let app: TestApp
let admin: Call
beforeAll(async () => {
  app = await testApp()
  admin = app.as((await mintAdmin(app)).token, 'Admin')
})
afterAll(async () => {
  expect(await audit(app.ctx.db)).toEqual([])
  await app.close()
})

type Kind = 'money' | 'frozen' | 'points'
const adjust = (id: number, kind: Kind, amount: string, key?: string) =>
  admin(adjustMoney, { body: { id, kind, amount, reason: '客服补偿' } }, key ? { key } : {})
const refusal = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)

test('money, frozen money and points are put on and taken off, with the reason on record', async () => {
  const { user_id } = await mintShopper(app)
  expect(await adjust(user_id, 'money', '12.30')).toMatchObject({ money: '12.30', frozen: '0.00', points: 0 })
  expect(await adjust(user_id, 'frozen', '5')).toMatchObject({ money: '12.30', frozen: '5.00', points: 0 })
  expect(await adjust(user_id, 'points', '40')).toMatchObject({ money: '12.30', frozen: '5.00', points: 40 })
  expect(await adjust(user_id, 'points', '-10')).toMatchObject({ money: '12.30', frozen: '5.00', points: 30 })
  expect(await adjust(user_id, 'money', '-12.29')).toMatchObject({ money: '0.01' })
  const shown = (await admin(users.index, {})).data.find(({ id }) => id === user_id)
  expect(shown).toMatchObject({ money: '0.01', frozen: '5.00', points: 30 })
  const { pool } = app.ctx.db
  const { rows } = await pool.query<{ before: unknown; after: unknown }>(
    `select before, after from audit_logs where target = $1 and action = 'Admin.users.money' order by id`,
    [String(user_id)],
  )
  expect(rows).toHaveLength(5)
  expect(rows[3]).toEqual({
    before: { money: '12.30', prepaid: '0.00', frozen: '5.00', points: 40 },
    after: { money: '12.30', prepaid: '0.00', frozen: '5.00', points: 30, kind: 'points', reason: '客服补偿' },
  })
  const booked = await pool.query<{ event: string; info: string; kind: string }>(
    `select t.event, t.info, p.log_kind as kind from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
      where p.log_owner = 'user' order by p.id desc limit 1`,
  )
  expect(booked.rows).toEqual([{ event: 'adjustment', info: '客服补偿', kind: 'money' }])
})

test('never below zero, and nothing but amounts', async () => {
  const { user_id } = await mintShopper(app)
  await adjust(user_id, 'money', '1.00')
  expect(await refusal(adjust(user_id, 'money', '-1.01'))).toMatchObject({ key: 'BALANCE_SHORT' })
  expect(await refusal(adjust(user_id, 'frozen', '-0.01'))).toMatchObject({ key: 'BALANCE_SHORT' })
  const fields = async (kind: Kind, amount: string) =>
    ((await refusal(adjust(user_id, kind, amount))) as { fields: object }).fields
  expect(await fields('money', '0')).toEqual({ amount: 'INVALID' })
  expect(await fields('money', '1.234')).toEqual({ amount: 'MONEY_INVALID' })
  expect(await fields('money', '10000000.01')).toEqual({ amount: 'TOO_BIG' })
  expect(await fields('points', '1.50')).toEqual({ amount: 'NUMBER_INVALID' })
  expect(await refusal(adjust(999_999, 'money', '1'))).toMatchObject({ code: 404 })
  const staff = await mintShopper(app, { belong_id: user_id })
  expect(await refusal(adjust(staff.user_id, 'money', '1'))).toMatchObject({ key: 'SUB_ACCOUNT_OF_STORE' })
  expect((await admin(users.show, { params: { id: user_id } })).money).toBe('1.00')
})

test('the same key books once, one after the other and at once', async () => {
  const { user_id } = await mintShopper(app)
  const [one, two] = [randomUUID(), randomUUID()]
  const first = await adjust(user_id, 'money', '3.00', one)
  expect(await adjust(user_id, 'money', '3.00', one)).toEqual(first)
  await Promise.allSettled(Array.from({ length: 8 }, () => adjust(user_id, 'money', '3.00', two)))
  expect((await admin(users.show, { params: { id: user_id } })).money).toBe('6.00')
  expect(await refusal(adjust(user_id, 'money', '4.00', one))).toMatchObject({ key: 'IDEMPOTENCY_KEY_REUSED' })
})

test('twenty debits at once never pass zero', async () => {
  const { user_id } = await mintShopper(app)
  await adjust(user_id, 'money', '7.50')
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => adjust(user_id, 'money', '-1.00')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as { key: string }] : []))
  expect(new Set(refused.map(({ key }) => key))).toEqual(new Set(['BALANCE_SHORT']))
  expect((await admin(users.show, { params: { id: user_id } })).money).toBe('0.50')
})
