import { getAdminMe, loginAdmin } from '@fangshi/contract/accounts'
import { adminSecondFactor } from '@fangshi/contract/second-factor'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { mintAdmin, solveProof } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { codeAt, switchOn } from '../../../../test/second-factor.ts'
import { hashPassword } from '../passwords/password.ts'

const password = 'seven old kettles'
let app: TestApp
let hash: string
beforeAll(async () => {
  app = await testApp()
  hash = await hashPassword(password)
})
beforeEach(() => app.ctx.db.pool.query('delete from login_failures'))
afterAll(() => app.close())

async function administrator() {
  const { admin_id, token } = await mintAdmin(app)
  const sql = 'update admins set password_hash = $2 where id = $1 returning username'
  const { username } = (await app.ctx.db.pool.query(sql, [admin_id, hash])).rows[0]
  return { admin_id, call: app.as(token, 'Admin'), username }
}

const logIn = async (username: string, factor_code: string): Promise<string> => {
  const call = app.as(null)
  const proof = await solveProof(call)
  return keyOf(call(loginAdmin, { body: { provider: 'admins', username, password, factor_code, proof } }))
}

test('of several logins with one code, one gets in', async () => {
  const { call, username } = await administrator()
  const { secret, recovery_codes } = await switchOn(call, adminSecondFactor, {
    old_password: password,
    now: app.ctx.now(),
  })
  app.advance(30_000)
  for (const code of [codeAt(secret, app.ctx.now()), recovery_codes[3] as string]) {
    const keys = await Promise.all(Array.from({ length: 4 }, () => logIn(username, code)))
    expect(keys.toSorted()).toEqual(['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_WRONG', 'ok'])
  }
  expect(await call(adminSecondFactor.show, {})).toMatchObject({ recovery_codes_left: 9 })
})

test('of several confirmations one switches it on, and only its recovery codes count', async () => {
  const { call } = await administrator()
  const { secret } = await call(adminSecondFactor.begin, { body: { old_password: password } })
  const body = { code: codeAt(secret, app.ctx.now()) }
  const results = await Promise.allSettled(Array.from({ length: 3 }, () => call(adminSecondFactor.confirm, { body })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await call(adminSecondFactor.show, {})).toMatchObject({ recovery_codes_left: 10 })
  expect(await keyOf(call(getAdminMe, { body: { provider: 'admins' } }))).toBe('ok')
})

test('renewing recovery codes twice at once leaves ten', async () => {
  const { call } = await administrator()
  const { recovery_codes } = await switchOn(call, adminSecondFactor, { old_password: password, now: app.ctx.now() })
  const [first, second] = recovery_codes as [string, string]
  const renew = (code: string) =>
    keyOf(call(adminSecondFactor.renewRecoveryCodes, { body: { old_password: password, code } }))
  const keys = await Promise.all([renew(first), renew(second)])
  expect(keys).toContain('ok')
  expect(await call(adminSecondFactor.show, {})).toMatchObject({ recovery_codes_left: 10 })
})
