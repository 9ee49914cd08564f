import { auditLogs } from '@fangshi/contract/access'
import { getProof, loginAdmin, loginHome, loginSeller } from '@fangshi/contract/accounts'
import type { CallError } from '@fangshi/contract/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { mintAdmin, mintSeller, mintShopper, solveProof } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
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

const setPassword = async (table: 'users' | 'admins', id: number): Promise<string> => {
  const sql = `update ${table} set password_hash = $2 where id = $1 returning username`
  return (await app.ctx.db.pool.query(sql, [id, hash])).rows[0].username
}
const phoneOf = async (id: number): Promise<string> =>
  (await app.ctx.db.pool.query('select phone from users where id = $1', [id])).rows[0].phone

async function login(username: string, word = password, token: string | null = null) {
  const call = app.as(token)
  return call(loginHome, { body: { provider: 'users', username, password: word, proof: await solveProof(call) } })
}
const keyOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (error: CallError) => error.key,
  )

test('a shopper logs in by name in any case, or by phone', async () => {
  const { user_id } = await mintShopper(app)
  const username = await setPassword('users', user_id)
  for (const name of [username, username.toUpperCase(), ` ${await phoneOf(user_id)} `]) {
    const session = await login(name)
    expect(session).toMatchObject({ token_type: 'Bearer', expires_in: 604800 })
    expect(session.access_token).toHaveLength(43)
  }
})

test('a wrong password, an unknown account and a disabled one', async () => {
  const { user_id } = await mintShopper(app)
  const username = await setPassword('users', user_id)
  expect(await keyOf(login(username, 'wrong'))).toBe('LOGIN_FAILED')
  expect(await keyOf(login('nobody at all'))).toBe('LOGIN_FAILED')
  await app.ctx.db.pool.query(`update users set status = 'disabled' where id = $1`, [user_id])
  expect(await keyOf(login(username, 'wrong'))).toBe('LOGIN_FAILED')
  expect(await keyOf(login(username))).toBe('ACCOUNT_DISABLED')
})

test('an unknown account takes as long as a wrong password', async () => {
  const { user_id } = await mintShopper(app)
  const username = await setPassword('users', user_id)
  // The CPU time of this process, which does not depend on other load on the machine. Only the sum is
  // exact: the kernel estimates how much of it was `user` and how much `system`.
  const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const timeOfLogin = async (name: string): Promise<number> => {
    const guest = app.as(null)
    const body = { provider: 'users', username: name, password: 'wrong', proof: await solveProof(guest) } as const
    return timeOf(() => keyOf(guest(loginHome, { body })))
  }
  await timeOfLogin('warm-up')
  const hash = () => timeOf(() => hashPassword('x'))
  // The least of five: whatever else the process did meanwhile is not counted.
  const oneHash = Math.min(await hash(), await hash(), await hash(), await hash(), await hash())
  expect(await timeOfLogin('nobody here')).toBeGreaterThan(oneHash * 0.5)
  expect(await timeOfLogin(username)).toBeGreaterThan(oneHash * 0.5)
})

test('bad input: missing fields, another provider, an unknown field', async () => {
  const call = app.as(null)
  const proof = await solveProof(call)
  const post = (body: object) => call(loginHome, { body: body as never })
  await expect(post({ provider: 'users', proof })).rejects.toMatchObject({
    fields: { username: 'REQUIRED', password: 'REQUIRED' },
  })
  await expect(post({ provider: 'robots', username: 'a', password: 'b', proof })).rejects.toMatchObject({
    fields: { provider: 'PROVIDER_MISMATCH' },
  })
  await expect(post({ provider: 'admins', username: 'a', password: 'b', proof })).rejects.toMatchObject({
    key: 'PROVIDER_MISMATCH',
  })
  await expect(post({ provider: 'users', username: 'a', password: 'b', proof, is_super: 1 })).rejects.toMatchObject({
    fields: { is_super: 'UNKNOWN_KEY' },
  })
})

test('a proof is asked for, is checked, and counts once even at once', async () => {
  const call = app.as(null)
  const attempt = (proof: { challenge: string; nonce: string }) =>
    keyOf(call(loginHome, { body: { provider: 'users', username: 'nobody', password: 'wrong', proof } }))
  const proof = await solveProof(call)
  expect(await attempt({ challenge: 'forged.1.9999999999999.signature', nonce: '0' })).toBe('PROOF_NEEDED')
  expect(await attempt({ ...proof, nonce: `${proof.nonce}x` })).toBe('PROOF_NEEDED')
  expect(await attempt({ ...proof, challenge: proof.challenge.replace(/.$/, '字') })).toBe('PROOF_NEEDED')
  const answers = await Promise.all(Array.from({ length: 8 }, () => attempt(proof)))
  expect(answers.filter((key) => key === 'LOGIN_FAILED')).toHaveLength(1)
  expect(answers.filter((key) => key === 'PROOF_NEEDED')).toHaveLength(7)
  const late = await solveProof(call)
  app.advance(11 * 60_000)
  expect(await attempt(late)).toBe('PROOF_NEEDED')
})

test('five failures shut the account for this address block, fifteen minutes long, but not a known device', async () => {
  const { user_id, token } = await mintShopper(app)
  const username = await setPassword('users', user_id)
  const answers = await Promise.all(Array.from({ length: 12 }, () => keyOf(login(username, 'wrong'))))
  expect(answers.filter((key) => key === 'LOGIN_FAILED')).toHaveLength(5)
  // A caller that solved its proof before the failures counted may have solved too short a one.
  const kept = answers.filter((key) => key === 'LOGIN_THROTTLED' || key === 'PROOF_NEEDED')
  expect(kept).toHaveLength(7)
  const shut = await login(username).catch((error: CallError) => error)
  expect(shut).toMatchObject({ code: 429, key: 'LOGIN_THROTTLED' })
  expect((shut as CallError).details.retry_after).toBeGreaterThan(800)
  expect((shut as CallError).details.bits).toBeGreaterThan(12)
  expect(await keyOf(login(await phoneOf(user_id)))).toBe('LOGIN_THROTTLED')

  expect(await keyOf(login(username, password, token))).toBe('ok')
  const stranger = await mintShopper(app)
  for (let i = 0; i < 5; i++) await keyOf(login(username, 'wrong'))
  expect(await keyOf(login(username, password, stranger.token))).toBe('LOGIN_THROTTLED')
  app.advance(15 * 60_000 + 1000)
  expect(await keyOf(login(username))).toBe('ok')
})

test('thirty failures shut an address for every account, and its proofs grow', async () => {
  const { user_id } = await mintShopper(app)
  const username = await setPassword('users', user_id)
  await app.ctx.db.pool.query(
    `insert into login_failures (account, ip, ip_block, created_at)
     select 'users:?' || n, '127.0.0.1', '127.0.0.0/24', $1 from generate_series(1, 30) n`,
    [app.ctx.now()],
  )
  const { bits } = await app.as(null)(getProof, {})
  expect(bits).toBe(18)
  await app.ctx.db.pool.query(`delete from login_failures where account in ('users:?1', 'users:?2')`)
  expect(await keyOf(login('somebody', 'wrong'))).toBe('LOGIN_FAILED')
  expect(await keyOf(login('somebody else', 'wrong'))).toBe('LOGIN_FAILED')
  expect(await keyOf(login(username))).toBe('LOGIN_THROTTLED')
})

test('a sub-account may not log into the shop, but into its owner’s store', async () => {
  const owner = await mintSeller(app)
  const staff = await mintShopper(app, { belong_id: owner.user_id })
  const username = await setPassword('users', staff.user_id)
  expect(await keyOf(login(username))).toBe('SUB_ACCOUNT_MAY_NOT_BUY')
  const call = app.as(null, 'Seller')
  const body = { provider: 'users' as const, username, password, proof: await solveProof(call) }
  expect(await call(loginSeller, { body })).toMatchObject({ token_type: 'Bearer' })
})

test('the Seller login needs a passed store', async () => {
  const owner = await mintShopper(app)
  const username = await setPassword('users', owner.user_id)
  const call = app.as(null, 'Seller')
  const attempt = async () =>
    keyOf(call(loginSeller, { body: { provider: 'users', username, password, proof: await solveProof(call) } }))
  expect(await attempt()).toBe('STORE_NOT_PASSED')
  await mintSeller(app, owner)
  expect(await attempt()).toBe('ok')
})

test('administrators and users are two worlds', async () => {
  const { admin_id } = await mintAdmin(app)
  const username = await setPassword('admins', admin_id)
  const call = app.as(null, 'Admin')
  const body = async (provider: 'users' | 'admins') => ({
    provider,
    username,
    password,
    proof: await solveProof(call),
  })
  expect(await call(loginAdmin, { body: await body('admins') })).toMatchObject({ token_type: 'Bearer' })
  expect(await keyOf(call(loginAdmin, { body: await body('users') }))).toBe('PROVIDER_MISMATCH')
  expect(await keyOf(login(username))).toBe('LOGIN_FAILED')
})

test('the audit log tells who came into a back office, and of wrong passwords of accounts that exist', async () => {
  const { admin_id, token } = await mintAdmin(app)
  const seller = await mintSeller(app)
  const shopper = await mintShopper(app)
  const names = {
    admin: await setPassword('admins', admin_id),
    seller: await setPassword('users', seller.user_id),
    shopper: await setPassword('users', shopper.user_id),
  }
  const enter = async (area: 'Admin' | 'Seller', username: string, word: string): Promise<string> => {
    const call = app.as(null)
    const proof = await solveProof(call)
    const fields = { username, password: word, proof }
    return keyOf(
      area === 'Admin'
        ? call(loginAdmin, { body: { provider: 'admins', ...fields } })
        : call(loginSeller, { body: { provider: 'users', ...fields } }),
    )
  }
  expect(await enter('Admin', names.admin, 'wrong')).toBe('LOGIN_FAILED')
  expect(await enter('Admin', names.admin, password)).toBe('ok')
  expect(await enter('Admin', 'nobody at all', password)).toBe('LOGIN_FAILED')
  expect(await enter('Seller', names.seller, 'wrong')).toBe('LOGIN_FAILED')
  expect(await enter('Seller', names.seller, password)).toBe('ok')
  expect(await enter('Seller', names.shopper, 'wrong')).toBe('LOGIN_FAILED')
  expect(await enter('Seller', names.shopper, password)).toBe('STORE_NOT_PASSED')

  const notified = async () => {
    const list = await app.as(token, 'Admin')(auditLogs.index, { query: { action: 'POST|likeRight' } })
    const entries = await Promise.all(
      list.data
        .filter(({ admin_id: by, user_id }) => by === admin_id || user_id === seller.user_id)
        .map(({ id }) => app.as(token, 'Admin')(auditLogs.show, { params: { id } })),
    )
    return entries
      .map(({ area, target, action_name, ip, after }) => [area, target, action_name, ip, after])
      .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  }
  const entry = (area: string, id: number, login: string) => [area, String(id), '登录', '127.0.0.1', { login }]
  // A refused login is written after its answer.
  await eventually(async () =>
    expect(await notified()).toEqual([
      entry('Admin', admin_id, 'refused'),
      entry('Admin', admin_id, 'succeeded'),
      entry('Seller', seller.user_id, 'refused'),
      entry('Seller', seller.user_id, 'succeeded'),
    ]),
  )
})
