import { getAdminMe, loginAdmin } from '@fangshi/contract/accounts'
import { adminSecondFactor } from '@fangshi/contract/second-factor'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { mintAdmin, solveProof } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { codeAt, switchOn } from '../../../../test/logins/second-factor.ts'
import { hashPassword } from '../passwords/password.ts'

const password = 'seven old kettles'
let app: TestApp
let hash: string
beforeAll(async () => {
  app = await testApp()
  hash = await hashPassword(password)
})
const forgetFailures = () => app.ctx.db.pool.query('delete from login_failures')
beforeEach(forgetFailures)
afterAll(() => app.close())

async function administrator() {
  const { admin_id, token } = await mintAdmin(app)
  const sql = 'update admins set password_hash = $2 where id = $1 returning username'
  const { username } = (await app.ctx.db.pool.query(sql, [admin_id, hash])).rows[0]
  return { admin_id, call: app.as(token, 'Admin'), username }
}

const logIn = async (username: string, factor_code?: string): Promise<string> => {
  const call = app.as(null)
  const proof = await solveProof(call)
  return keyOf(
    call(loginAdmin, { body: { provider: 'admins', username, password, ...(factor_code && { factor_code }), proof } }),
  )
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
    await forgetFailures()
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

/** Does something while a transaction holds the row of an administrator, and commits once another one waits for it. */
async function whileLocked<T>(admin_id: number, change: string, act: () => Promise<T>): Promise<T> {
  const { pool } = app.ctx.db
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select from admins where id = $1 for update', [admin_id])
    await client.query(change, [admin_id])
    const result = act()
    const waiting = `select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`
    await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
    await client.query('commit')
    return await result
  } finally {
    client.release()
  }
}

test('a login that was checked before the factor was switched on needs its code', async () => {
  const { admin_id, username, call } = await administrator()
  await call(adminSecondFactor.begin, { body: { old_password: password } })
  const switchedOn = 'update second_factors set confirmed_at = now() where admin_id = $1'
  expect(await whileLocked(admin_id, switchedOn, () => logIn(username))).toBe('SECOND_FACTOR_NEEDED')
})

test.each([`password_hash = 'another'`, `status = 'disabled'`])(
  'a login that was checked before the account changed to %s opens no session',
  async (change) => {
    const { admin_id, username } = await administrator()
    const changed = `update admins set ${change} where id = $1`
    expect(await whileLocked(admin_id, changed, () => logIn(username))).toBe('LOGIN_FAILED')
  },
)

test('switching the factor on ends the session of a login that was under way', async () => {
  const { admin_id, call } = await administrator()
  const { secret } = await call(adminSecondFactor.begin, { body: { old_password: password } })
  const loggedIn = `insert into sessions (area, admin_id, token_hash, token_at, used_at, confirmed_at, created_at)
    values ('Admin', $1, 'another session', now(), now(), now(), now())`
  const body = { code: codeAt(secret, app.ctx.now()) }
  await whileLocked(admin_id, loggedIn, () => call(adminSecondFactor.confirm, { body }))
  const { rows } = await app.ctx.db.pool.query('select id from sessions where admin_id = $1', [admin_id])
  expect(rows).toHaveLength(1)
})
