import { auditLogs } from '@fangshi/contract/access'
import { loginAdmin, loginHome, loginSeller } from '@fangshi/contract/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { keyOf } from '../../../../test/access.ts'
import { mintAdmin, mintShopper, solveProof } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { hashPassword } from '../passwords/password.ts'

const password = 'seven old kettles'
const hour = 3_600_000
let app: TestApp
let hash: string
beforeAll(async () => {
  app = await testApp()
  hash = await hashPassword(password)
})
beforeEach(async () => {
  // Tries are counted by the hour of the clock.
  app.setNow(new Date(Math.floor(Date.now() / hour) * hour + 10 * 60_000))
  await app.ctx.db.pool.query('delete from login_failures; delete from refused_logins')
  await app.owner.pool.query('truncate audit_logs cascade')
})
afterAll(() => app.close())

const routes = { Home: loginHome, Seller: loginSeller, Admin: loginAdmin }

/** Sends a login from an address, with a proof as hard as 127.0.0.1 needs; returns `ok` or the key of the refusal. */
async function send(area: keyof typeof routes, username: string, word: string, ip: string): Promise<string> {
  const proof = await solveProof(app.as(null))
  const { body } = await app.app.inject({
    method: 'POST',
    url: `/api${routes[area].path}`,
    remoteAddress: ip,
    payload: { provider: area === 'Admin' ? 'admins' : 'users', username, password: word, proof },
  })
  const { code, data } = JSON.parse(body) as { code: number; data: { key?: string } }
  return code === 200 ? 'ok' : (data.key ?? '')
}

/** The same; when other tries have made the proof harder meanwhile, it is solved again, as a browser does. */
async function enter(area: keyof typeof routes, username: string, word: string, ip = '127.0.0.1'): Promise<string> {
  const key = await send(area, username, word, ip)
  return key === 'PROOF_NEEDED' ? enter(area, username, word, ip) : key
}

const entries = async () =>
  (
    await app.ctx.db.pool.query<{ area: string; admin_id: number | null; target: string; ip: string; after: object }>(
      `select area, admin_id, target, ip, after from audit_logs where action like '%/login' order by id`,
    )
  ).rows
const tries = async (): Promise<number> =>
  (await app.ctx.db.pool.query('select coalesce(sum(tries), 0)::int as n from refused_logins')).rows[0].n

const unknown = (tries_this_hour: number) => ({ login: 'refused', reason: 'unknown_account', tries_this_hour })

test('names without an account are in the audit log: the first of an hour, the tenth, and no word of what was typed', async () => {
  const secret = 'my password by mistake'
  for (let i = 1; i <= 12; i++) {
    expect(await enter('Admin', `${secret} ${i}`, 'x')).toBe('LOGIN_FAILED')
    await eventually(async () => expect(await tries()).toBe(i))
  }
  const row = { area: 'Admin', admin_id: null, target: '', ip: '127.0.0.1' }
  expect(await entries()).toEqual([
    { ...row, after: unknown(1) },
    { ...row, after: unknown(10) },
  ])
  const { rows } = await app.ctx.db.pool.query(
    'select row_to_json(a)::text as row from audit_logs a union all select row_to_json(r)::text from refused_logins r',
  )
  expect(rows.some(({ row: text }: { row: string }) => text.includes(secret))).toBe(false)

  // Another address block, and the next hour, are counted by themselves.
  expect(await enter('Admin', 'nobody', 'x', '198.51.100.9')).toBe('LOGIN_FAILED')
  app.advance(60 * 60_000)
  expect(await enter('Admin', 'nobody', 'x')).toBe('LOGIN_FAILED')
  await eventually(async () =>
    expect((await entries()).slice(2).map(({ after }) => after)).toEqual([unknown(1), unknown(1)]),
  )
})

test('tries at once are counted one by one', async () => {
  const keys = await Promise.all(Array.from({ length: 12 }, (_, i) => enter('Seller', `nobody ${i}`, 'x')))
  expect(new Set(keys)).toEqual(new Set(['LOGIN_FAILED']))
  await eventually(async () => expect(await tries()).toBe(12))
  expect((await entries()).map(({ area, after }) => [area, after])).toEqual([
    ['Seller', unknown(1)],
    ['Seller', unknown(10)],
  ])
})

test('an account that the flood rules shut is named, once for all tries', async () => {
  const { admin_id, token } = await mintAdmin(app)
  const { rows } = await app.ctx.db.pool.query<{ username: string }>(
    'update admins set password_hash = $2 where id = $1 returning username',
    [admin_id, hash],
  )
  const username = rows[0]?.username as string
  for (let i = 0; i < 5; i++) expect(await enter('Admin', username, 'wrong')).toBe('LOGIN_FAILED')
  for (let i = 0; i < 3; i++) expect(await enter('Admin', username, password)).toBe('LOGIN_THROTTLED')
  await eventually(async () => expect(await tries()).toBe(3))
  const all = await entries()
  expect(all.map(({ admin_id: by }) => by)).toEqual(Array.from({ length: 6 }, () => admin_id))
  const throttled = { login: 'refused', reason: 'throttled', tries_this_hour: 1 }
  expect(all.filter(({ after }) => 'reason' in after)).toMatchObject([{ target: String(admin_id), after: throttled }])

  expect(await enter('Admin', 'nobody', 'x')).toBe('LOGIN_FAILED')
  const list = () => app.as(token, 'Admin')(auditLogs.index, { query: { action: 'POST /Admin/login' } })
  await eventually(async () => expect((await list()).data[0]).toMatchObject({ who: '未知账号', admin_id: null }))
})

test('the right password of a disabled account is noted, once for ten tries', async () => {
  const { admin_id } = await mintAdmin(app)
  const { rows } = await app.ctx.db.pool.query<{ username: string }>(
    `update admins set password_hash = $2, status = 'disabled' where id = $1 returning username`,
    [admin_id, hash],
  )
  for (let i = 1; i <= 3; i++) {
    expect(await enter('Admin', rows[0]!.username, password)).toBe('ACCOUNT_DISABLED')
    await eventually(async () => expect(await tries()).toBe(i))
  }
  const after = { login: 'refused', reason: 'disabled', tries_this_hour: 1 }
  expect(await entries()).toMatchObject([{ admin_id, target: String(admin_id), after }])
})

test('a shopper is nobody to the seller centre, and the shop itself keeps no such record', async () => {
  const { user_id } = await mintShopper(app)
  const { rows } = await app.ctx.db.pool.query<{ username: string }>('select username from users where id = $1', [
    user_id,
  ])
  const username = rows[0]?.username as string
  expect(await enter('Home', username, 'wrong')).toBe('LOGIN_FAILED')
  expect(await enter('Home', 'nobody', 'wrong')).toBe('LOGIN_FAILED')
  expect(await enter('Seller', username, 'wrong')).toBe('LOGIN_FAILED')
  await eventually(async () =>
    expect(await entries()).toMatchObject([{ area: 'Seller', target: '', after: unknown(1) }]),
  )
})

test('only a refused login may have no account in the audit log', async () => {
  const insert = (area: string, action: string) =>
    keyOf(
      app.ctx.db.pool.query(`insert into audit_logs (area, action, ip, request_id) values ($1, $2, '', '')`, [
        area,
        action,
      ]),
    )
  expect(await insert('Admin', 'POST /Admin/login')).toBe('ok')
  expect(await insert('Seller', 'POST /Seller/login')).toBe('ok')
  for (const [area, action] of [
    ['Admin', 'Admin.roles.update'],
    ['Admin', 'POST /Seller/login'],
    ['Seller', 'Seller.roles.update'],
  ] as const)
    expect(await insert(area, action)).not.toBe('ok')
})
