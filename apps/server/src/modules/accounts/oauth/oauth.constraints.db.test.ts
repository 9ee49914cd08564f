import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintShopper } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'

let app: TestApp
let [one, other] = [0, 0]
beforeAll(async () => {
  app = await testApp()
  one = (await mintShopper(app)).user_id
  other = (await mintShopper(app)).user_id
})
afterAll(() => app.close())

/** The constraint that a statement violates, or `done`. */
const broken = (text: string, values: unknown[] = []): Promise<string> =>
  app.ctx.db.pool.query(text, values).then(
    () => 'done',
    (error: { constraint?: string }) => error.constraint ?? String(error),
  )
const login = (user_id: number, union_id: string | null) =>
  broken(`insert into oauth_logins (user_id, provider, union_id, nickname) values ($1, 'wechat', $2, 'n')`, [
    user_id,
    union_id,
  ])
const openid = (of: number, app_id: string, value: string, provider = 'wechat') =>
  broken(
    `insert into oauth_openids (login_id, provider, app_id, openid)
     select id, $4, $2, $3 from oauth_logins where user_id = $1`,
    [of, app_id, value, provider],
  )
const attempt = (columns: string, values: string) =>
  broken(
    `insert into oauth_attempts (state_hash, way, challenge, expires_at${columns})
     values (sha256(random()::text::bytea), 'weixin', 'c', now()${values})`,
  )

test('the database keeps one identity for an account, and one account for an identity', async () => {
  expect(await login(one, 'u1')).toBe('done')
  expect(await login(one, 'u2')).toBe('oauth_logins_user')
  expect(await login(other, 'u1')).toBe('oauth_logins_union')
  expect(await login(other, '')).toBe('oauth_logins_texts')
  expect(await login(other, null)).toBe('done')
  expect(await openid(one, 'a1', 'o1')).toBe('done')
  expect(await openid(other, 'a1', 'o1')).toBe('oauth_openids_openid')
  expect(await openid(one, 'a1', 'o2')).toBe('oauth_openids_app')
  expect(await openid(one, 'a2', 'o1')).toBe('done')
  expect(await openid(other, 'a2', 'o9', 'alipay')).toBe('oauth_openids_login')
  expect(await openid(other, 'a2', '')).toBe('oauth_openids_texts')
})

test('an attempt holds a whole identity or none, after its answer, and never for a binding', async () => {
  const [columns, values] = [', provider, app_id, openid, nickname', `, 'wechat', 'a', 'o', ''`]
  expect(await attempt('', '')).toBe('done')
  expect(await attempt(`${columns}, answered_at`, `${values}, now()`)).toBe('done')
  expect(await attempt(columns, values)).toBe('oauth_attempts_identity')
  expect(await attempt(', openid, answered_at', `, 'o', now()`)).toBe('oauth_attempts_identity')
  expect(await attempt(', union_id', `, 'u'`)).toBe('oauth_attempts_identity')
  const session = `, (select id from sessions limit 1)`
  expect(await attempt(', session_id', session)).toBe('done')
  expect(await attempt(`${columns}, answered_at, session_id`, `${values}, now()${session}`)).toBe(
    'oauth_attempts_identity',
  )
})
