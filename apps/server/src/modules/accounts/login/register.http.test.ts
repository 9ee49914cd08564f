import { forgetPassword, getMe, listMoneyLogs, loginHome, register, sendSms } from '@fangshi/contract/accounts'
import type { CallError } from '@fangshi/contract/client'
import type { SmsPurpose } from '@fangshi/contract/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastCode, mintShopper, newPhone, registerShopper, solveProof } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { audit } from '../../../audit.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { bookStartingBalance } from '../../ledger/public.ts'
import { checkRegistration, registerShopper as openAccount } from './register.ts'

const password = 'seven old kettles'
let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const keyOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (error: CallError) => error.key,
  )
async function send(phone: string | undefined, name: SmsPurpose, token: string | null = null) {
  const call = app.as(token)
  app.advance(61_000)
  // Thirty sends per hour and address is a separate rule, so each send of these tests happens in another hour.
  await app.ctx.db.pool.query(`update sms_codes set ip = '203.0.113.9'`)
  return call(sendSms, { body: { phone, name, proof: await solveProof(call) } })
}
const form = async (phone: string, code: string, more: object = {}) => ({
  phone,
  code,
  password,
  password_again: password,
  agreed: true,
  proof: await solveProof(app.as(null)),
  ...more,
})
const registerWith = async (phone: string, code: string, more: object = {}) =>
  app.as(null)(register, { body: await form(phone, code, more) })
const codeFor = async (phone: string, name: SmsPurpose): Promise<string> => {
  await send(phone, name)
  return lastCode(app, phone)
}
const another = (code: string): string => (code === '000000' ? '000001' : '000000')

test('a person registers, is logged in, and can log in again', async () => {
  const { token, phone } = await registerShopper(app, { password })
  const me = await app.as(token)(getMe, { body: { provider: 'users' } })
  expect(me.username).toMatch(/^u_[a-z0-9]{8,10}$/)
  expect(me.nickname).toBe(me.username)
  const call = app.as(null)
  const proof = await solveProof(call)
  await call(loginHome, { body: { provider: 'users', username: phone, password, proof } })
})

test('in the demo a newcomer has a starting balance, booked once and by its own name; elsewhere there is none', async () => {
  const { token, user_id } = await registerShopper(app, { password })
  const { data } = await app.as(token)(listMoneyLogs, { query: { kind: 'money' } })
  expect(data).toMatchObject([{ name: '演示体验金', money: '+10000.00', balance: '10000.00' }])
  expect((await app.as(token)(getMe, { body: { provider: 'users' } })).money).toBe('10000.00')
  const again = inTx(app.ctx.db, (tx) => bookStartingBalance(tx, { user_id, at: app.ctx.now() }))
  await expect(again).rejects.toThrow('booked already')
  expect(await audit(app.ctx.db)).toEqual([])

  const phone = newPhone()
  const filled = await form(phone, await codeFor(phone, 'register'))
  const input = await checkRegistration({ ctx: app.ctx, ip: '127.0.0.1', userAgent: '' }, filled)
  const production = { ...app.ctx, config: { ...app.ctx.config, mode: 'production' as const } }
  const other = await inTx(app.ctx.db, (tx) => openAccount(tx, production, null, input))
  expect((await app.as(other)(getMe, { body: { provider: 'users' } })).money).toBe('0.00')
})

test('what the form must hold', async () => {
  const phone = newPhone()
  const code = await codeFor(phone, 'register')
  const fields = (more: object) => registerWith(phone, code, more).catch((error: CallError) => error.fields)
  expect(await fields({ agreed: '0' })).toEqual({ agreed: 'AGREEMENT_UNREAD' })
  expect(await fields({ password_again: 'else' })).toEqual({ password_again: 'PASSWORDS_DIFFER' })
  expect(await fields({ password: 'password123', password_again: 'password123' })).toEqual({
    password: 'PASSWORD_COMMON',
  })
  expect(await fields({ password: phone, password_again: phone })).toEqual({ password: 'PASSWORD_COMMON' })
  expect(await fields({ password: 'short', password_again: 'short' })).toEqual({ password: 'TOO_SHORT' })
  expect(await fields({ phone: '12345678901' })).toEqual({ phone: 'PHONE_INVALID' })
  expect(await fields({ code: '12345' })).toEqual({ code: 'SMS_CODE_WRONG' })
  expect(await keyOf(registerWith(phone, code))).toBe('ok')
})

test('a referrer is kept when there is one, and is no sub-account', async () => {
  const owner = await mintShopper(app)
  const staff = await mintShopper(app, { belong_id: owner.user_id })
  const inviterOf = async (inviter_id: number): Promise<number | null> => {
    const phone = newPhone()
    await registerWith(phone, await codeFor(phone, 'register'), { inviter_id })
    return (await app.ctx.db.pool.query('select inviter_id from users where phone = $1', [phone])).rows[0].inviter_id
  }
  expect(await inviterOf(owner.user_id)).toBe(owner.user_id)
  expect(await inviterOf(staff.user_id)).toBeNull()
  expect(await inviterOf(999_999)).toBeNull()
})

test('a code is for one phone, one purpose, ten minutes and five tries', async () => {
  const phone = newPhone()
  const code = await codeFor(phone, 'register')
  expect(await keyOf(registerWith(newPhone(), code))).toBe('SMS_CODE_WRONG')
  for (let tries = 0; tries < 5; tries++) expect(await keyOf(registerWith(phone, another(code)))).toBe('SMS_CODE_WRONG')
  expect(await keyOf(registerWith(phone, code))).toBe('SMS_CODE_WRONG')

  const late = await codeFor(phone, 'register')
  app.advance(10 * 60_000)
  expect(await keyOf(registerWith(phone, late))).toBe('SMS_CODE_WRONG')

  const older = await codeFor(phone, 'register')
  const newer = await codeFor(phone, 'register')
  if (older !== newer) expect(await keyOf(registerWith(phone, older))).toBe('SMS_CODE_WRONG')
  expect(await keyOf(registerWith(phone, newer))).toBe('ok')
})

test('one code used sixteen times at once opens one account', async () => {
  const phone = newPhone()
  const code = await codeFor(phone, 'register')
  const forms = await Promise.all(Array.from({ length: 16 }, () => form(phone, code)))
  const answers = await Promise.all(forms.map((body) => keyOf(app.as(null)(register, { body }))))
  expect(answers.filter((key) => key === 'ok')).toHaveLength(1)
  expect(answers.filter((key) => key === 'SMS_CODE_WRONG' || key === 'PHONE_TAKEN')).toHaveLength(15)
})

test('a phone opens one account only', async () => {
  const { phone } = await registerShopper(app)
  app.advance(60_001)
  const code = await codeFor(phone, 'register')
  expect(await keyOf(registerWith(phone, another(code)))).toBe('SMS_CODE_WRONG')
  expect(await keyOf(registerWith(phone, code))).toBe('PHONE_TAKEN')
})

test('nothing that is asked without a code tells whether a phone has an account', async () => {
  const { phone } = await registerShopper(app)
  app.advance(60_001)
  const answers = async (asked: string): Promise<unknown[]> => {
    const { agreed: _, ...forgotten } = await form(asked, '000000')
    const again = { phone: asked, name: 'register', proof: await solveProof(app.as(null)) } as const
    return [
      await send(asked, 'register'),
      await keyOf(app.as(null)(sendSms, { body: again })),
      await send(asked, 'forget_password'),
      await keyOf(registerWith(asked, '000000')),
      await keyOf(app.as(null)(forgetPassword, { body: forgotten })),
    ]
  }
  const known = await answers(phone)
  expect(known).toEqual([
    { wait_seconds: 60 },
    'SMS_TOO_OFTEN',
    { wait_seconds: 60 },
    'SMS_CODE_WRONG',
    'SMS_CODE_WRONG',
  ])
  expect(await answers(newPhone())).toEqual(known)
})

test('sends stand a minute apart, ten a day and phone, thirty an hour and address', async () => {
  const guest = app.as(null)
  const quick = async (phone: string, name: SmsPurpose = 'register') =>
    keyOf(guest(sendSms, { body: { phone, name, proof: await solveProof(guest) } }))
  const phone = newPhone()
  await app.ctx.db.pool.query(`update sms_codes set ip = '203.0.113.9'`)
  const proofs = await Promise.all(Array.from({ length: 6 }, () => solveProof(guest)))
  const atOnce = await Promise.all(
    proofs.map((proof) => keyOf(guest(sendSms, { body: { phone, name: 'register', proof } }))),
  )
  expect(atOnce.filter((key) => key === 'ok')).toHaveLength(1)
  expect(atOnce.filter((key) => key === 'SMS_TOO_OFTEN')).toHaveLength(5)
  for (let sent = 1; sent < 10; sent++) {
    app.advance(60_001)
    expect(await quick(phone)).toBe('ok')
  }
  app.advance(60_001)
  expect(await quick(phone)).toBe('SMS_TOO_OFTEN')

  for (let sent = 10; sent < 30; sent++) expect(await quick(newPhone())).toBe('ok')
  expect(await quick(newPhone())).toBe('SMS_TOO_OFTEN')
  app.advance(3_600_000)
  expect(await quick(newPhone())).toBe('ok')
  expect(await quick(phone)).toBe('SMS_TOO_OFTEN')
})

test('who may send for what', async () => {
  const { token, user_id } = await mintShopper(app)
  expect(await keyOf(send(undefined, 'register'))).toBe('SMS_PHONE_EMPTY')
  expect(await keyOf(send(undefined, 'edit_user'))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(send(newPhone(), 'new_phone'))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(send(newPhone(), 'edit_user', token))).toBe('ok')
  const { rows } = await app.ctx.db.pool.query(
    'select c.phone = u.phone as own from sms_codes c, users u where u.id = $1 order by c.id desc limit 1',
    [user_id],
  )
  expect(rows[0].own).toBe(true)
  expect(await keyOf(send(newPhone(), 'nothing' as SmsPurpose))).toBe('INVALID_INPUT')
})

test('a forgotten password is set anew by code; every session of the account ends', async () => {
  const { phone, token } = await registerShopper(app)
  await app.ctx.db.pool.query(`update sms_codes set ip = '203.0.113.9'`)
  const code = await codeFor(phone, 'forget_password')
  const set = async (more: object = {}) => {
    const { agreed: _, ...body } = await form(phone, code, more)
    return app.as(null)(forgetPassword, { body })
  }
  const unknown = newPhone()
  const unused = await codeFor(unknown, 'forget_password')
  expect(await keyOf(set({ phone: unknown, code: unused }))).toBe('PHONE_UNKNOWN')
  expect(await keyOf(set({ password_again: 'else' }))).toBe('PASSWORDS_DIFFER')
  expect(await keyOf(set({ code: another(code) }))).toBe('SMS_CODE_WRONG')
  const { access_token } = await set()
  expect(await keyOf(set())).toBe('SMS_CODE_WRONG')
  expect(await keyOf(app.as(token)(getMe, { body: { provider: 'users' } }))).toBe('NOT_LOGGED_IN')
  await app.as(access_token)(getMe, { body: { provider: 'users' } })
})
