import { getAdminMe, getMe, getSellerMe, logoutHome } from '@fangshi/contract/accounts'
import { loadAdminMenu, loadSellerMenu } from '@fangshi/contract/menus'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mintAdmin, mintSeller, mintShopper } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'

const hour = 3_600_000
let app: TestApp
beforeAll(async () => void (app = await testApp()))
beforeEach(() => app.setNow(new Date()))
afterAll(() => app.close())

/** Calls `auth/info` with a token; returns the status and the renewed token of the answer. */
async function info(token: string): Promise<{ status: number; renewed: string | undefined }> {
  const { statusCode, headers } = await app.app.inject({
    method: 'POST',
    url: '/api/auth/info',
    headers: { authorization: `Bearer ${token}` },
    payload: { provider: 'users' },
  })
  return { status: statusCode, renewed: headers.authorization?.replace('Bearer ', '') }
}

test('only the hash of a token is in the database', async () => {
  const { token } = await mintShopper(app)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const { rows } = await app.ctx.db.pool.query('select row_to_json(s)::text as row from sessions s')
  expect(rows.some(({ row }) => row.includes(token))).toBe(false)
})

test('a token of another area, an unknown one and none answer 401', async () => {
  const shopper = await mintShopper(app)
  const admin = await mintAdmin(app)
  expect((await info(admin.token)).status).toBe(401)
  expect((await info('x'.repeat(43))).status).toBe(401)
  expect((await info('')).status).toBe(401)
  await expect(app.as(shopper.token, 'Admin')(getAdminMe, { body: { provider: 'admins' } })).rejects.toMatchObject({
    key: 'NOT_LOGGED_IN',
  })
})

test('after a day every answer carries the same successor, and the old token lives a minute beyond its first use', async () => {
  const { token } = await mintShopper(app)
  app.advance(23 * hour)
  expect(await info(token)).toEqual({ status: 200, renewed: undefined })
  app.advance(2 * hour)
  const answers = await Promise.all(Array.from({ length: 8 }, () => info(token)))
  const successor = answers[0]?.renewed as string
  expect(successor).toHaveLength(43)
  expect(new Set(answers.map(({ renewed }) => renewed)).size).toBe(1)

  app.advance(48 * hour)
  expect(await info(token)).toEqual({ status: 200, renewed: successor })
  expect((await info(successor)).status).toBe(200)
  app.advance(30_000)
  expect((await info(token)).status).toBe(200)
  app.advance(31_000)
  expect((await info(token)).status).toBe(401)
  expect((await info(successor)).status).toBe(200)
  app.advance(25 * hour)
  const next = await info(successor)
  expect(next.renewed).toBeDefined()
  expect(next.renewed).not.toBe(successor)
})

test('a session ends seven days after its last use, which is written at most hourly', async () => {
  const { token, session_id } = await mintShopper(app)
  const usedAt = async (): Promise<Date> =>
    (await app.ctx.db.pool.query('select used_at from sessions where id = $1', [session_id])).rows[0].used_at
  const first = await usedAt()
  app.advance(59 * 60_000)
  await info(token)
  expect(await usedAt()).toEqual(first)
  app.advance(hour)
  await info(token)
  expect((await usedAt()).getTime()).toBeGreaterThan(first.getTime())
  app.advance(7 * 24 * hour - 60_000)
  expect((await info(token)).status).toBe(200)
  app.advance(7 * 24 * hour + 1000)
  expect((await info(token)).status).toBe(401)
})

test('in the back offices a session ends after its longest life, however busy; a shopper’s does not', async () => {
  const [shopper, seller, admin] = [await mintShopper(app), await mintSeller(app), await mintAdmin(app)]
  const earlier = app.ctx.config.sessionMs
  app.ctx.config.sessionMs = 12 * hour
  const users = { body: { provider: 'users' as const } }
  const calls = () =>
    Promise.all([
      info(shopper.token).then(({ status }) => status),
      app
        .as(seller.token, 'Seller')(getSellerMe, users)
        .then(
          () => 200,
          (error: { code: number }) => error.code,
        ),
      app
        .as(admin.token, 'Admin')(getAdminMe, { body: { provider: 'admins' } })
        .then(
          () => 200,
          (error: { code: number }) => error.code,
        ),
    ])
  for (const step of [0, 6 * hour, 6 * hour - 1000]) {
    app.advance(step)
    expect(await calls()).toEqual([200, 200, 200])
  }
  app.advance(1000)
  expect(await calls()).toEqual([200, 401, 401])
  app.ctx.config.sessionMs = earlier
})

test('logout ends only the token it was called with', async () => {
  const one = await mintShopper(app)
  const other = await mintShopper(app)
  await app.as(one.token)(logoutHome, { body: { provider: 'users' } })
  expect((await info(one.token)).status).toBe(401)
  expect((await info(other.token)).status).toBe(200)
  await expect(app.as(other.token)(logoutHome, { body: { provider: 'admins' } })).rejects.toMatchObject({
    key: 'PROVIDER_MISMATCH',
  })
})

test('a disabled account has no session, in any area', async () => {
  const seller = await mintSeller(app)
  const shopper = await mintShopper(app)
  const admin = await mintAdmin(app)
  await app.ctx.db.pool.query(`update users set status = 'disabled' where id = any($1)`, [
    [seller.user_id, shopper.user_id],
  ])
  await app.ctx.db.pool.query(`update admins set status = 'disabled' where id = $1`, [admin.admin_id])
  expect((await info(shopper.token)).status).toBe(401)
  const users = { body: { provider: 'users' as const } }
  await expect(app.as(seller.token, 'Seller')(getSellerMe, users)).rejects.toMatchObject({ code: 401 })
  await expect(app.as(admin.token, 'Admin')(getAdminMe, { body: { provider: 'admins' } })).rejects.toMatchObject({
    code: 401,
  })
})

test('a Seller session ends when the store is no longer passed', async () => {
  const seller = await mintSeller(app)
  const call = app.as(seller.token, 'Seller')
  const me = await call(getSellerMe, { body: { provider: 'users' } })
  expect(me).toMatchObject({ id: seller.user_id, belong_id: 0, defaultUrl: '/Seller/', store: { id: seller.store_id } })
  expect(await call(loadSellerMenu, { query: {} })).toEqual([])
  await app.ctx.db.pool.query(`update stores set verify = 'denied', status = 'closed' where id = $1`, [seller.store_id])
  await expect(call(getSellerMe, { body: { provider: 'users' } })).rejects.toMatchObject({ code: 401 })
})

test('a Seller session of a sub-account stands on the store of its owner', async () => {
  const owner = await mintSeller(app)
  const staff = await mintShopper(app, { belong_id: owner.user_id })
  await app.ctx.db.pool.query(`update sessions set area = 'Seller' where id = $1`, [staff.session_id])
  const me = await app.as(staff.token, 'Seller')(getSellerMe, { body: { provider: 'users' } })
  expect(me).toMatchObject({ belong_id: owner.user_id, store: { id: owner.store_id } })
})

test('a sub-account has no Home session', async () => {
  const owner = await mintShopper(app)
  const staff = await mintShopper(app, { belong_id: owner.user_id })
  expect((await info(staff.token)).status).toBe(401)
})

test('the administrator reads the own record and menu', async () => {
  const admin = await mintAdmin(app)
  const call = app.as(admin.token, 'Admin')
  expect(await call(getAdminMe, { body: { provider: 'admins' } })).toMatchObject({
    id: admin.admin_id,
    defaultUrl: '/Admin/',
    store: null,
  })
  expect(await call(loadAdminMenu, { query: {} })).toEqual([])
  await expect(call(getAdminMe, { body: { provider: 'users' } })).rejects.toMatchObject({ key: 'PROVIDER_MISMATCH' })
})

test('the own record masks the phone and tells no password', async () => {
  const { token } = await mintShopper(app)
  const me = await app.as(token)(getMe, { body: { provider: 'users' } })
  expect(me).toMatchObject({ belong_id: 0, money: '0.00', frozen_money: '0.00', integral: 0, has_pay_password: false })
  expect(me.phone).toMatch(/^1\d\d\*{4}\d{4}$/)
  expect(Object.keys(me).filter((key) => key.includes('hash'))).toEqual([])
})
