import { loginAdmin } from '@fangshi/contract/accounts'
import * as contract from '@fangshi/contract/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin, mintSeller, mintShopper, solveProof } from '../../../../test/accounts.ts'
import { keyOf } from '../../../../test/access.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { hashPassword } from '../passwords/password.ts'
import { createSession } from '../public.ts'

const hour = 3_600_000
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const open = (account: Parameters<typeof createSession>[1], userAgent = chrome) =>
  inTx(app.ctx.db, (tx) => createSession(tx, account, app.ctx.now(), { ip: '203.0.113.9', userAgent }))

test('a user sees the sessions of all areas: this one, then those used last', async () => {
  const seller = await mintSeller(app)
  app.advance(1000)
  const phone = await open({ area: 'Home', user_id: seller.user_id }, 'curl/8.5.0')
  const list = await app.as(phone.token)(contract.listSessions, {})
  expect(list).toMatchObject([
    { id: phone.session_id, area: 'Home', is_current: true, device: '', ip: '203.0.113.9' },
    { id: seller.session_id, area: 'Seller', is_current: false, device: '', ip: '' },
    { area: 'Home', is_current: false },
  ])
  const sameList = await app.as(seller.token, 'Seller')(contract.listSellerSessions, {})
  expect(sameList.map(({ id }) => id)).toEqual([seller.session_id, phone.session_id, list[2]?.id])
  expect(sameList.map(({ is_current }) => is_current)).toEqual([true, false, false])
})

test('a login keeps its address and its browser, cut to 300 characters', async () => {
  const { admin_id } = await mintAdmin(app)
  const { rows } = await app.ctx.db.pool.query<{ username: string }>(
    'update admins set password_hash = $2 where id = $1 returning username',
    [admin_id, await hashPassword('seven old kettles')],
  )
  const proof = await solveProof(app.as(null))
  const { statusCode, body } = await app.app.inject({
    method: 'POST',
    url: `/api${loginAdmin.path}`,
    headers: { 'user-agent': chrome + ' '.repeat(300) + 'end' },
    remoteAddress: '198.51.100.7',
    payload: { provider: 'admins', username: rows[0]?.username, password: 'seven old kettles', proof },
  })
  expect(statusCode).toBe(200)
  const token = (JSON.parse(body) as { data: { access_token: string } }).data.access_token
  const [session] = await app.as(token, 'Admin')(contract.listAdminSessions, {})
  expect(session).toMatchObject({ area: 'Admin', device: 'Chrome · Windows', ip: '198.51.100.7', is_current: true })
  const stored = await app.ctx.db.pool.query('select user_agent from sessions where admin_id = $1 and ip <> $2', [
    admin_id,
    '',
  ])
  expect(stored.rows[0].user_agent).toHaveLength(300)
})

test('what has ended is not shown: unused for a week, or beyond the longest life in a back office', async () => {
  const seller = await mintSeller(app)
  const earlier = app.ctx.config.sessionMs
  app.ctx.config.sessionMs = 12 * hour
  app.advance(13 * hour)
  const home = await open({ area: 'Home', user_id: seller.user_id })
  const areas = async () => (await app.as(home.token)(contract.listSessions, {})).map(({ area }) => area)
  expect(await areas()).toEqual(['Home', 'Home'])
  app.advance(6 * 24 * hour)
  expect(await areas()).toEqual(['Home', 'Home'])
  app.advance(24 * hour)
  expect(await areas()).toEqual(['Home'])
  app.ctx.config.sessionMs = earlier
})

test('one session ends; that of somebody else, or one that ended, is not there', async () => {
  const admin = await mintAdmin(app)
  const other = await open({ area: 'Admin', admin_id: admin.admin_id })
  const stranger = await mintAdmin(app)
  const shopper = await mintShopper(app)
  const call = app.as(admin.token, 'Admin')
  const end = (id: number) => keyOf(call(contract.endAdminSession, { params: { id } }))
  expect(await end(stranger.session_id)).toBe('NOT_FOUND')
  expect(await end(shopper.session_id)).toBe('NOT_FOUND')
  expect(await keyOf(app.as(shopper.token)(contract.endSession, { params: { id: other.session_id } }))).toBe(
    'NOT_FOUND',
  )
  expect(await end(other.session_id)).toBe('ok')
  expect(await end(other.session_id)).toBe('NOT_FOUND')
  expect(await keyOf(app.as(other.token, 'Admin')(contract.listAdminSessions, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(app.as(stranger.token, 'Admin')(contract.listAdminSessions, {}))).toBe('ok')
  const { rows } = await app.ctx.db.pool.query('select before from audit_logs where action = $1 and target = $2', [
    'DELETE /Admin/auth/sessions/{id}',
    String(other.session_id),
  ])
  expect(rows).toEqual([{ before: { area: 'Admin', device: 'Chrome · Windows', ip: '203.0.113.9' } }])
  expect(await keyOf(call(contract.endAdminSession, { params: { id: 'x' as never } }))).toBe('INVALID_INPUT')
})

test('all others end at once, in every area; this one goes on', async () => {
  const seller = await mintSeller(app)
  const { user_id } = seller
  const [home] = [await open({ area: 'Home', user_id }), await open({ area: 'Seller', user_id })]
  const call = app.as(home.token)
  expect(await call(contract.endOtherSessions, {})).toEqual({ ended: 3 })
  expect(await call(contract.listSessions, {})).toHaveLength(1)
  expect(await call(contract.endOtherSessions, {})).toEqual({ ended: 0 })
  expect(await keyOf(app.as(seller.token, 'Seller')(contract.listSellerSessions, {}))).toBe('NOT_LOGGED_IN')
  const again = await open({ area: 'Seller', user_id })
  const sellers = app.as(again.token, 'Seller')
  expect(await sellers(contract.endOtherSellerSessions, {})).toEqual({ ended: 1 })
  expect(await keyOf(sellers(contract.endSellerSession, { params: { id: home.session_id } }))).toBe('NOT_FOUND')
  const admin = await mintAdmin(app)
  await open({ area: 'Admin', admin_id: admin.admin_id })
  expect(await app.as(admin.token, 'Admin')(contract.endOtherAdminSessions, {})).toEqual({ ended: 1 })
})

test('nobody without a login', async () => {
  for (const route of [contract.listSessions, contract.listSellerSessions, contract.listAdminSessions]) {
    expect(await keyOf(app.as(null, route.area)(route, {}))).toBe('NOT_LOGGED_IN')
  }
})
