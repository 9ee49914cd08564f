import { getPayTicket, setPassword, setPayPassword, setPhone } from '@fangshi/contract/account-security'
import { editMe, getMe, sendSms } from '@fangshi/contract/accounts'
import type { CallError } from '@fangshi/contract/client'
import type { SmsPurpose } from '@fangshi/contract/status'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lastCode, mintShopper, newPhone, solveProof, type Minted } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { hashPassword } from '../passwords/password.ts'
import { createSession, mintTicket, spendTicket } from '../public.ts'

const password = 'seven old kettles'
const fresh = 'eight new kettles'
let app: TestApp
let hash: string
let payHash: string
let shopper: Minted & { phone: string }
beforeAll(async () => {
  app = await testApp()
  hash = await hashPassword(password)
  payHash = await hashPassword('135790')
})
beforeEach(async () => {
  const minted = await mintShopper(app)
  const sql = 'update users set password_hash = $2, pay_password_hash = $3 where id = $1 returning phone'
  const { rows } = await app.ctx.db.pool.query(sql, [minted.user_id, hash, payHash])
  shopper = { ...minted, phone: rows[0].phone }
  await app.ctx.db.pool.query('delete from login_failures; delete from sms_codes')
})
afterAll(() => app.close())

const keyOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (error: CallError) => error.key,
  )
const call = () => app.as(shopper.token)
const me = (token = shopper.token) => app.as(token)(getMe, { body: { provider: 'users' } })
async function codeFor(name: SmsPurpose, phone: string): Promise<string> {
  await call()(sendSms, { body: { phone, name, proof: await solveProof(call()) } })
  return lastCode(app, phone)
}
const both = { password: fresh, password_again: fresh }

test('the login password changes by the old one, and all other sessions end', async () => {
  const { user_id } = shopper
  const others = await Promise.all(
    (['Home', 'Seller'] as const).map((area) =>
      inTx(app.ctx.db, (tx) => createSession(tx, { area, user_id }, app.ctx.now())),
    ),
  )
  expect(await keyOf(call()(setPassword, { body: both }))).toBe('REAUTH_NEEDED')
  expect(await keyOf(call()(setPassword, { body: { ...both, old_password: 'wrong' } }))).toBe('OLD_PASSWORD_WRONG')
  expect(await keyOf(call()(setPassword, { body: { ...both, code: '123456' } }))).toBe('SMS_CODE_WRONG')
  const common = { password: 'password123', password_again: 'password123', old_password: password }
  expect(await keyOf(call()(setPassword, { body: common }))).toBe('PASSWORD_COMMON')
  expect(await keyOf(call()(setPassword, { body: { ...both, old_password: password } }))).toBe('ok')
  await me()
  for (const { token } of others) expect(await keyOf(me(token))).toBe('NOT_LOGGED_IN')
  const { rows } = await app.ctx.db.pool.query('select secured_at from users where id = $1', [user_id])
  expect(rows[0].secured_at).toBeInstanceOf(Date)
})

test('wrong old passwords count like failed logins', async () => {
  const wrong = () => keyOf(call()(setPassword, { body: { ...both, old_password: 'wrong' } }))
  for (let i = 0; i < 5; i++) expect(await wrong()).toBe('OLD_PASSWORD_WRONG')
  expect(await keyOf(call()(setPassword, { body: { ...both, old_password: password } }))).toBe('LOGIN_THROTTLED')
})

test('a code to the bound phone does instead of the old password, once', async () => {
  const code = await codeFor('edit_user', shopper.phone)
  expect(await keyOf(call()(setPassword, { body: { ...both, code } }))).toBe('ok')
  expect(await keyOf(call()(setPassword, { body: { ...both, code } }))).toBe('SMS_CODE_WRONG')
})

test('the phone changes by re-authentication and a code to the new one', async () => {
  const phone = newPhone()
  const new_code = await codeFor('new_phone', phone)
  const change = (more: object) => call()(setPhone, { body: { phone, new_code, old_password: password, ...more } })
  expect(await keyOf(change({ old_password: undefined }))).toBe('REAUTH_NEEDED')
  expect(await keyOf(change({ phone: newPhone() }))).toBe('SMS_CODE_WRONG')
  expect((await change({})).phone).toBe(phone.replace(/^(...).{4}/, '$1****'))
  expect(await keyOf(change({}))).toBe('SMS_CODE_WRONG')
  app.advance(60_001)
  expect(await keyOf(change({ new_code: await codeFor('new_phone', phone) }))).toBe('PHONE_TAKEN')
})

test('every change needs a login', async () => {
  const guest = app.as(null)
  expect(await keyOf(guest(setPassword, { body: both }))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(guest(setPhone, { body: { phone: newPhone(), new_code: '123456' } }))).toBe('NOT_LOGGED_IN')
  const pay = { pay_password: '246810', pay_password_again: '246810' }
  expect(await keyOf(guest(setPayPassword, { body: pay }))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(guest(getPayTicket, { body: { pay_password: '246810', limit: '1.00' } }))).toBe('NOT_LOGGED_IN')
})

const ticketFor = (pay_password: string, limit = '100.00') => call()(getPayTicket, { body: { pay_password, limit } })

test('the pay password is six digits, given twice, and set by the user alone', async () => {
  await app.ctx.db.pool.query('update users set pay_password_hash = null where id = $1', [shopper.user_id])
  expect(await keyOf(ticketFor('246810'))).toBe('PAY_PASSWORD_MISSING')
  const set = (pay_password: string, again = pay_password, old_password: string | undefined = password) =>
    call()(setPayPassword, { body: { pay_password, pay_password_again: again, old_password } })
  expect(await keyOf(set('２４６８１０'))).toBe('INVALID_INPUT')
  for (const weak of ['123456', '888888', '520520', '900215']) {
    await expect(set(weak)).rejects.toMatchObject({ code: 422, fields: { pay_password: 'PAY_PASSWORD_WEAK' } })
  }
  expect(await keyOf(set('246810', '246811'))).toBe('PASSWORDS_DIFFER')
  expect(await keyOf(set('246810', '246810', ''))).toBe('REAUTH_NEEDED')
  expect(await keyOf(set('246810'))).toBe('ok')
  expect((await me()).has_pay_password).toBe(true)
  expect((await ticketFor('246810')).ticket).toHaveLength(43)
})

test('five wrong tries lock it half an hour, three locks until a reset; tries at once count too', async () => {
  for (let lock = 1; lock <= 3; lock++) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => keyOf(ticketFor('000001'))))
    expect(answers.filter((key) => key === 'PAY_PASSWORD_WRONG')).toHaveLength(4)
    expect(answers.filter((key) => key === 'PAY_PASSWORD_LOCKED')).toHaveLength(4)
    const locked = (await ticketFor('135790').catch((error: CallError) => error)) as CallError
    expect(locked.key).toBe('PAY_PASSWORD_LOCKED')
    expect(locked.details).toMatchObject(lock < 3 ? { retry_after: expect.any(Number) } : { needs_reset: true })
    app.advance(30 * 60_000 + 1000)
  }
  expect(await keyOf(ticketFor('135790'))).toBe('PAY_PASSWORD_LOCKED')
  const pay = { pay_password: '135791', pay_password_again: '135791', old_password: password }
  await call()(setPayPassword, { body: pay })
  expect(await keyOf(ticketFor('135791'))).toBe('ok')
})

test('a right pay password forgives the wrong ones before it, even as the fifth', async () => {
  for (let round = 0; round < 4; round++) {
    for (let i = 0; i < 4; i++) expect(await keyOf(ticketFor('000001'))).toBe('PAY_PASSWORD_WRONG')
    expect(await keyOf(ticketFor('135790'))).toBe('ok')
  }
})

const spend = (ticket: string | undefined, amount_cents: number, holder: Partial<Minted> = {}) => {
  const { session_id, user_id } = { ...shopper, ...holder }
  return keyOf(
    inTx(app.ctx.db, (tx) => spendTicket(tx, { session_id, user_id, ticket, amount_cents, now: app.ctx.now() })),
  )
}

test('a ticket pays up to its limit, also at once, for five minutes, in its own session', async () => {
  const { ticket } = await ticketFor('135790', '10.00')
  const other = await mintShopper(app)
  expect(await spend(ticket, 100, { session_id: other.session_id })).toBe('PAY_TICKET_INVALID')
  expect(await spend(ticket, 100, { user_id: other.user_id })).toBe('PAY_PASSWORD_MISSING')
  expect(await spend('x'.repeat(43), 100)).toBe('PAY_TICKET_INVALID')
  expect(await spend(undefined, 100)).toBe('PAY_TICKET_INVALID')
  const answers = await Promise.all(Array.from({ length: 16 }, () => spend(ticket, 300)))
  expect(answers.filter((key) => key === 'ok')).toHaveLength(3)
  expect(await spend(ticket, 101)).toBe('PAY_TICKET_INVALID')
  expect(await spend(ticket, 100)).toBe('ok')
  const { ticket: late } = await ticketFor('135790')
  app.advance(5 * 60_000)
  expect(await spend(late, 100)).toBe('PAY_TICKET_INVALID')
})

test('a ticket that was taken in a transaction that failed is whole again', async () => {
  const now = app.ctx.now()
  const holder = { session_id: shopper.session_id, user_id: shopper.user_id }
  const ticket = await inTx(app.ctx.db, (tx) => mintTicket(tx, { ...holder, limit_cents: 500, now }))
  await inTx(app.ctx.db, async (tx) => {
    await spendTicket(tx, { ...holder, ticket, amount_cents: 500, now })
    throw new Error('the payment failed')
  }).catch(() => {})
  expect(await spend(ticket, 500)).toBe('ok')
})

test('the own record is edited: nickname, sex, and an avatar that was uploaded', async () => {
  const edit = (more: object) => call()(editMe, { body: { provider: 'users', nickname: '小满', ...more } as never })
  expect(await edit({ sex: 'female' })).toMatchObject({ nickname: '小满', sex: 'female', avatar: '' })
  const avatar = '/uploads/ab/cd/0123456789abcdef.webp'
  expect(await edit({ avatar })).toMatchObject({ avatar, sex: 'female' })
  for (const bad of ['https://evil.example/a.webp', '/uploads/../secrets/x.webp', 'javascript:alert(1)']) {
    expect(await keyOf(edit({ avatar: bad }))).toBe('INVALID_INPUT')
  }
  expect(await keyOf(edit({ nickname: ' ' }))).toBe('INVALID_INPUT')
  expect(await keyOf(edit({ nickname: 'x'.repeat(16) }))).toBe('INVALID_INPUT')
  expect(await keyOf(edit({ nickname: '小\u202e满' }))).toBe('INVALID_INPUT')
  expect(await keyOf(edit({ money: '100.00' }))).toBe('INVALID_INPUT')
  expect(await keyOf(edit({ provider: 'admins' }))).toBe('PROVIDER_MISMATCH')
  expect(await edit({ avatar: '' })).toMatchObject({ avatar: '' })
})
