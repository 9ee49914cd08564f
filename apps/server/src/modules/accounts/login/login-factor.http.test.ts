import {
  forgetPassword,
  getMe,
  loginAdmin,
  loginByCode,
  loginHome,
  loginSeller,
  sendSms,
} from '@fangshi/contract/accounts'
import type { CallError } from '@fangshi/contract/client'
import { adminSecondFactor, sellerSecondFactor } from '@fangshi/contract/second-factor'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { keyOf } from '../../../../test/access.ts'
import { lastCode, mintAdmin, mintSeller, solveProof } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { codeAt, switchOn } from '../../../../test/logins/second-factor.ts'
import { mounted } from '../../../app.ts'
import { hashPassword } from '../passwords/password.ts'

const password = 'seven old kettles'
let app: TestApp
let hash: string
beforeAll(async () => {
  app = await testApp()
  hash = await hashPassword(password)
})
beforeEach(async () => {
  app.setNow(new Date())
  await app.ctx.db.pool.query('delete from login_failures')
})
afterAll(() => app.close())

const named = async (table: 'users' | 'admins', id: number): Promise<string> => {
  const sql = `update ${table} set password_hash = $2 where id = $1 returning username`
  return (await app.ctx.db.pool.query(sql, [id, hash])).rows[0].username
}

interface Login {
  username: string
  password?: string
  factor_code?: string
}
const areas = { Admin: loginAdmin, Seller: loginSeller, Home: loginHome }
async function logIn(area: keyof typeof areas, login: Login, token: string | null = null): Promise<string> {
  const call = app.as(token, area)
  const provider = area === 'Admin' ? ('admins' as const) : ('users' as const)
  return keyOf(call(areas[area], { body: { provider, password, ...login, proof: await solveProof(call) } }))
}

async function guardedAdmin() {
  const { admin_id, token } = await mintAdmin(app)
  const username = await named('admins', admin_id)
  const now = app.ctx.now()
  const factor = await switchOn(app.as(token, 'Admin'), adminSecondFactor, { old_password: password, now })
  app.advance(30_000)
  return { admin_id, token, username, ...factor, code: () => codeAt(factor.secret, app.ctx.now()) }
}

async function guardedSeller() {
  const seller = await mintSeller(app)
  const username = await named('users', seller.user_id)
  const now = app.ctx.now()
  const call = app.as(seller.token, 'Seller')
  const factor = await switchOn(call, sellerSecondFactor, { old_password: password, now })
  expect(await call(sellerSecondFactor.show, {})).toMatchObject({ recovery_codes_left: 10 })
  app.advance(30_000)
  return { ...seller, username, ...factor, code: () => codeAt(factor.secret, app.ctx.now()) }
}

test('an administrator gets in with password and code, each code once, or with a recovery code', async () => {
  const { username, code, recovery_codes } = await guardedAdmin()
  expect(await logIn('Admin', { username })).toBe('SECOND_FACTOR_NEEDED')
  expect(await logIn('Admin', { username, factor_code: '000000' })).toBe('SECOND_FACTOR_WRONG')
  const factor_code = code()
  expect(await logIn('Admin', { username, factor_code: ` ${factor_code.slice(0, 3)} ${factor_code.slice(3)}` })).toBe(
    'ok',
  )
  expect(await logIn('Admin', { username, factor_code })).toBe('SECOND_FACTOR_WRONG')
  app.advance(30_000)
  expect(await logIn('Admin', { username, factor_code: code() })).toBe('ok')
  const recovery = { username, factor_code: recovery_codes[0]!.toUpperCase() }
  expect(await logIn('Admin', recovery)).toBe('ok')
  expect(await logIn('Admin', recovery)).toBe('SECOND_FACTOR_WRONG')
})

test('an older code does not count after a newer one', async () => {
  const { username, code } = await guardedAdmin()
  const older = code()
  app.advance(30_000)
  expect(await logIn('Admin', { username, factor_code: code() })).toBe('ok')
  expect(await logIn('Admin', { username, factor_code: older })).toBe('SECOND_FACTOR_WRONG')
})

test('the store owner is asked in the back office and in the shop, also when setting a new password', async () => {
  const { username, user_id, code, recovery_codes } = await guardedSeller()
  expect(await logIn('Seller', { username })).toBe('SECOND_FACTOR_NEEDED')
  expect(await logIn('Home', { username })).toBe('SECOND_FACTOR_NEEDED')
  expect(await logIn('Seller', { username, factor_code: code() })).toBe('ok')
  app.advance(30_000)
  expect(await logIn('Home', { username, factor_code: code() })).toBe('ok')

  const { phone } = (await app.ctx.db.pool.query('select phone from users where id = $1', [user_id])).rows[0]
  const guest = app.as(null)
  await guest(sendSms, { body: { phone, name: 'forget_password', proof: await solveProof(guest) } })
  const form = {
    phone,
    code: await lastCode(app, phone),
    password: 'eight new kettles',
    password_again: 'eight new kettles',
  }
  const reset = async (factor_code?: string) => {
    const proof = await solveProof(guest)
    return guest(forgetPassword, { body: { ...form, proof, ...(factor_code ? { factor_code } : {}) } })
  }
  expect(await keyOf(reset())).toBe('SECOND_FACTOR_NEEDED')
  expect(await keyOf(reset('000000'))).toBe('SECOND_FACTOR_WRONG')
  const { access_token } = await reset(recovery_codes[1])
  expect(await keyOf(app.as(access_token)(getMe, { body: { provider: 'users' } }))).toBe('ok')
  expect(await keyOf(reset(recovery_codes[2]))).toBe('SMS_CODE_WRONG')
})

test('a code by text message does not replace the second factor', async () => {
  const { user_id, code } = await guardedSeller()
  const { phone } = (await app.ctx.db.pool.query('select phone from users where id = $1', [user_id])).rows[0]
  const guest = app.as(null)
  await guest(sendSms, { body: { phone, name: 'login', proof: await solveProof(guest) } })
  const sent = await lastCode(app, phone)
  const come = async (factor_code?: string) => {
    const proof = await solveProof(guest)
    return guest(loginByCode, { body: { phone, code: sent, proof, ...(factor_code ? { factor_code } : {}) } })
  }
  expect(await keyOf(come())).toBe('SECOND_FACTOR_NEEDED')
  expect(await keyOf(come('000000'))).toBe('SECOND_FACTOR_WRONG')
  expect(await keyOf(come(code()))).toBe('ok')
  expect(await keyOf(come())).toBe('SMS_CODE_WRONG')
})

test('who does not know the password learns nothing about the second factor', async () => {
  const { username, code } = await guardedAdmin()
  const answer = async (login: Login): Promise<unknown> => {
    const call = app.as(null)
    const body = { provider: 'admins' as const, password, ...login, proof: await solveProof(call) }
    return call(loginAdmin, { body }).catch(({ code: status, key, fields }: CallError) => ({ status, key, fields }))
  }
  const unknown = await answer({ username: 'nobody at all' })
  for (const factor_code of [undefined, '000000', code()]) {
    const login = { username, password: 'wrong', ...(factor_code ? { factor_code } : {}) }
    expect(await answer(login)).toEqual(unknown)
  }
})

test('wrong codes shut the second step from everywhere, and a right password alone does not open it again', async () => {
  const { username, token, code } = await guardedAdmin()
  for (let n = 0; n < 5; n++) {
    expect(await logIn('Admin', { username, factor_code: '000000' })).toBe('SECOND_FACTOR_WRONG')
    expect(await logIn('Admin', { username })).toBe('SECOND_FACTOR_NEEDED')
  }
  expect(await logIn('Admin', { username, factor_code: code() })).toBe('LOGIN_THROTTLED')
  await app.ctx.db.pool.query(`update login_failures set ip = '198.51.100.7'`)
  expect(await logIn('Admin', { username, factor_code: code() })).toBe('LOGIN_THROTTLED')
  // Nor does a device that has a session of the account.
  expect(await logIn('Admin', { username, factor_code: code() }, token)).toBe('LOGIN_THROTTLED')
  app.advance(15 * 60_000 + 1000)
  expect(await logIn('Admin', { username, factor_code: code() })).toBe('ok')
})

test('a secret that cannot be opened lets nobody in', async () => {
  const { admin_id, username } = await guardedAdmin()
  const broken = `update second_factors set secret = 'sealed:2:00000000:AAAA' where admin_id = $1`
  await app.ctx.db.pool.query(broken, [admin_id])
  // The code of an empty secret.
  expect(await logIn('Admin', { username, factor_code: codeAt('', app.ctx.now()) })).toBe('SECOND_FACTOR_WRONG')
})

test('the audit log tells by what somebody came in, and of wrong codes', async () => {
  const { admin_id, username, code, recovery_codes } = await guardedAdmin()
  await logIn('Admin', { username })
  await logIn('Admin', { username, factor_code: '000000' })
  await logIn('Admin', { username, factor_code: code() })
  await logIn('Admin', { username, factor_code: recovery_codes[0] as string })
  const sql = `select after from audit_logs where admin_id = $1 and action = 'POST /Admin/login' order by after::text`
  // A refused login is written after its answer.
  await eventually(async () =>
    expect((await app.ctx.db.pool.query(sql, [admin_id])).rows.map(({ after }) => after)).toEqual([
      { login: 'refused', second_factor: 'wrong' },
      { login: 'succeeded', second_factor: 'authenticator' },
      { login: 'succeeded', second_factor: 'recovery_code' },
    ]),
  )
})

test('these routes open a session, and no others: each asks for the second factor or makes a new account', () => {
  const replies = mounted.filter(({ route }) => route.reply === loginHome.reply)
  expect(replies.map(({ route }) => `${route.method} ${route.path}`).toSorted()).toEqual([
    'POST /Admin/login',
    'POST /Admin/setup',
    'POST /Seller/login',
    'POST /forget_password',
    'POST /login',
    'POST /login/code',
    'POST /register',
  ])
})
