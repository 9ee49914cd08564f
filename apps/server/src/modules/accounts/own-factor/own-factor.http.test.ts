import { getAdminMe, getSellerMe } from '@fangshi/contract/accounts'
import type { Call } from '@fangshi/contract/client'
import { adminSecondFactor, sellerSecondFactor } from '@fangshi/contract/second-factor'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { mintAdmin, mintSeller } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { codeAt, switchOn } from '../../../../test/logins/second-factor.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { hashPassword } from '../passwords/password.ts'
import { createSession } from '../sessions/sessions.ts'

const old_password = 'seven old kettles'
let app: TestApp
let hash: string
beforeAll(async () => {
  app = await testApp()
  hash = await hashPassword(old_password)
})
beforeEach(async () => {
  app.setNow(new Date())
  await app.ctx.db.pool.query('delete from login_failures')
})
afterAll(() => app.close())

interface Person {
  call: Call
  id: number
  /** Another session of the same account. */
  other: Call
}

const admin = async (): Promise<Person> => {
  const { admin_id, token } = await mintAdmin(app)
  await app.ctx.db.pool.query('update admins set password_hash = $2 where id = $1', [admin_id, hash])
  const second = await inTx(app.ctx.db, (tx) => createSession(tx, { area: 'Admin', admin_id }, app.ctx.now()))
  return { call: app.as(token, 'Admin'), id: admin_id, other: app.as(second.token, 'Admin') }
}
const seller = async (): Promise<Person> => {
  const { user_id, token } = await mintSeller(app)
  await app.ctx.db.pool.query('update users set password_hash = $2 where id = $1', [user_id, hash])
  const second = await inTx(app.ctx.db, (tx) => createSession(tx, { area: 'Seller', user_id }, app.ctx.now()))
  return { call: app.as(token, 'Seller'), id: user_id, other: app.as(second.token, 'Seller') }
}
const areas = [
  { area: 'Admin', routes: adminSecondFactor, mint: admin, me: getAdminMe, provider: 'admins' },
  { area: 'Seller', routes: sellerSecondFactor, mint: seller, me: getSellerMe, provider: 'users' },
] as const

const on = (call: Call, routes: (typeof areas)[number]['routes']) =>
  switchOn(call, routes, { old_password, now: app.ctx.now() })
const auditOf = async (area: string, id: number) => {
  const sql = `select action, before, after from audit_logs where area = $1 and target = $2 and action like '%second_factor%' order by id`
  const { rows } = await app.ctx.db.pool.query(sql, [area, String(id)])
  return rows.map(({ action, before, after }) => [action.split('/').at(-1), before, after])
}

for (const { area, routes, mint, me, provider } of areas) {
  test(`${area}: it is switched on with a first code, renewed and switched off, and the audit log keeps each`, async () => {
    const { call, id, other } = await mint()
    expect(await call(routes.show, {})).toEqual({ confirmed_at: null, recovery_codes_left: 0 })
    const { uri, secret } = await call(routes.begin, { body: { old_password } })
    expect(uri).toContain(secret)
    expect(await call(routes.show, {})).toMatchObject({ confirmed_at: null })
    expect(await keyOf(call(routes.confirm, { body: { code: '000000' } }))).toBe('SECOND_FACTOR_WRONG')
    const first = await call(routes.confirm, { body: { code: codeAt(secret, app.ctx.now()) } })
    expect(new Set(first.recovery_codes).size).toBe(10)
    expect(await call(routes.show, {})).toMatchObject({ recovery_codes_left: 10, confirmed_at: expect.any(String) })
    // Sessions that began without it end.
    expect(await keyOf(other(me, { body: { provider } }))).toBe('NOT_LOGGED_IN')

    app.advance(30_000)
    const body = { old_password, code: codeAt(secret, app.ctx.now()) }
    const second = await call(routes.renewRecoveryCodes, { body })
    expect(second.recovery_codes.filter((code) => first.recovery_codes.includes(code))).toEqual([])
    expect(await keyOf(call(routes.switchOff, { body }))).toBe('SECOND_FACTOR_WRONG')
    const oldCode = { old_password, code: first.recovery_codes[0] as string }
    expect(await keyOf(call(routes.switchOff, { body: oldCode }))).toBe('SECOND_FACTOR_WRONG')
    await call(routes.switchOff, { body: { old_password, code: second.recovery_codes[0] as string } })
    expect(await call(routes.show, {})).toEqual({ confirmed_at: null, recovery_codes_left: 0 })
    expect(await auditOf(area, id)).toEqual([
      ['second_factor', null, { second_factor: 'begun' }],
      ['confirm', { second_factor: 'off' }, { second_factor: 'on' }],
      ['recovery_codes', null, { recovery_codes: 'renewed', by: 'authenticator' }],
      ['off', { second_factor: 'on' }, { second_factor: 'off', by: 'recovery_code' }],
    ])
  })

  test(`${area}: each step needs its password, its code and its turn`, async () => {
    const { call } = await mint()
    expect(await keyOf(call(routes.begin, { body: { old_password: 'wrong' } }))).toBe('OLD_PASSWORD_WRONG')
    expect(await keyOf(call(routes.confirm, { body: { code: '123456' } }))).toBe('SECOND_FACTOR_OFF')
    const both = { old_password, code: '123456' }
    expect(await keyOf(call(routes.switchOff, { body: both }))).toBe('SECOND_FACTOR_OFF')
    const earlier = await call(routes.begin, { body: { old_password } })
    // Beginning again makes another secret, and the first one worthless.
    const { secret } = await call(routes.begin, { body: { old_password } })
    const late = codeAt(earlier.secret, app.ctx.now())
    expect(await keyOf(call(routes.confirm, { body: { code: late } }))).toBe('SECOND_FACTOR_WRONG')
    await call(routes.confirm, { body: { code: codeAt(secret, app.ctx.now()) } })
    expect(await keyOf(call(routes.begin, { body: { old_password } }))).toBe('SECOND_FACTOR_ON')
    expect(await keyOf(call(routes.confirm, { body: { code: codeAt(secret, app.ctx.now()) } }))).toBe(
      'SECOND_FACTOR_ON',
    )
    app.advance(30_000)
    const code = codeAt(secret, app.ctx.now())
    for (const route of [routes.switchOff, routes.renewRecoveryCodes]) {
      expect(await keyOf(call(route, { body: { old_password: 'wrong', code } }))).toBe('OLD_PASSWORD_WRONG')
      expect(await keyOf(call(route, { body: { old_password, code: '123456' } }))).toBe('SECOND_FACTOR_WRONG')
      await expect(call(route, { body: { old_password } as never })).rejects.toMatchObject({
        fields: { code: 'REQUIRED' },
      })
    }
  })

  test(`${area}: nobody without a login, and everybody only their own`, async () => {
    const [mine, theirs] = [await mint(), await mint()]
    await on(mine.call, routes)
    expect(await theirs.call(routes.show, {})).toEqual({ confirmed_at: null, recovery_codes_left: 0 })
    const guest = app.as(null, area)
    expect(await keyOf(guest(routes.show, {}))).toBe('NOT_LOGGED_IN')
    expect(await keyOf(guest(routes.begin, { body: { old_password } }))).toBe('NOT_LOGGED_IN')
    expect(await keyOf(guest(routes.confirm, { body: { code: '1' } }))).toBe('NOT_LOGGED_IN')
    expect(await keyOf(guest(routes.switchOff, { body: { old_password, code: '1' } }))).toBe('NOT_LOGGED_IN')
  })
}

test('the database holds neither the secret nor a recovery code in clear', async () => {
  const { call } = await admin()
  const { secret, recovery_codes } = await on(call, adminSecondFactor)
  const sql = `select coalesce(string_agg(f::text, ''), '') || (select string_agg(encode(code_hash, 'escape'), '') from recovery_codes)
                 as content from second_factors f`
  const { content } = (await app.ctx.db.pool.query(sql)).rows[0]
  expect(content).toContain('sealed:2:')
  for (const clear of [secret, ...recovery_codes.map((code) => code.replace('-', ''))])
    expect(content).not.toContain(clear)
})

test('a wrong code counts wherever it comes from, also beside a right password', async () => {
  const { call } = await admin()
  const { secret } = await on(call, adminSecondFactor)
  app.advance(30_000)
  const attempt = (code: string) => keyOf(call(adminSecondFactor.switchOff, { body: { old_password, code } }))
  for (let n = 0; n < 5; n++) expect(await attempt('000000')).toBe('SECOND_FACTOR_WRONG')
  expect(await attempt(codeAt(secret, app.ctx.now()))).toBe('LOGIN_THROTTLED')
  app.advance(15 * 60_000 + 1000)
  expect(await attempt(codeAt(secret, app.ctx.now()))).toBe('ok')
})
