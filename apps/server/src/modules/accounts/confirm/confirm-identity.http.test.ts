import type { CallError } from '@fangshi/contract/client'
import { confirmAdmin, confirmSeller } from '@fangshi/contract/sessions'
import { adminSecondFactor } from '@fangshi/contract/second-factor'
import { sellerUsers } from '@fangshi/contract/access'
import { adjustMoney } from '@fangshi/contract/users'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { mintAdmin, mintSeller, mintShopper } from '../../../../test/accounts.ts'
import { newKey, testApp, type TestApp } from '../../../../test/app.ts'
import { codeAt, switchOn } from '../../../../test/logins/second-factor.ts'
import { prepareModules } from '../../../app.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { hashPassword } from '../passwords/password.ts'
import { createSession } from '../public.ts'

const minute = 60_000
const password = 'seven old kettles'
let app: TestApp
let admin: Awaited<ReturnType<typeof mintAdmin>>
let seller: Awaited<ReturnType<typeof mintSeller>>
let shopper: Awaited<ReturnType<typeof mintShopper>>
beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
})
beforeEach(async () => {
  app.setNow(new Date())
  admin = await mintAdmin(app)
  seller = await mintSeller(app)
  shopper = await mintShopper(app)
  const hash = await hashPassword(password)
  const { pool } = app.ctx.db
  await pool.query('update admins set password_hash = $2 where id = $1', [admin.admin_id, hash])
  await pool.query('update users set password_hash = $2 where id = $1', [seller.user_id, hash])
  await pool.query('delete from login_failures')
})
afterAll(() => app.close())

const asAdmin = (token = admin.token) => app.as(token, 'Admin')
const adjust = (token = admin.token, key = newKey()) =>
  asAdmin(token)(adjustMoney, { body: { id: shopper.user_id, kind: 'money', amount: '1.00', reason: '补偿' } }, { key })
const confirm = (text = password, token = admin.token) =>
  keyOf(asAdmin(token)(confirmAdmin, { body: { provider: 'admins', password: text } }))
const audits = async (action: string) =>
  (
    await app.ctx.db.pool.query('select after, ip from audit_logs where action = $1 and target = $2 order by id', [
      action,
      String(action.includes('Admin') ? admin.admin_id : seller.user_id),
    ])
  ).rows

test('ten minutes after a login money asks who calls; then it goes on, with the same key, for ten minutes', async () => {
  const key = newKey()
  expect(await keyOf(adjust())).toBe('ok')
  app.advance(10 * minute - 1000)
  expect(await keyOf(adjust())).toBe('ok')
  app.advance(1000)
  const refused = (await adjust(admin.token, key).catch((error: unknown) => error)) as CallError
  expect(refused).toMatchObject({ code: 428, key: 'CONFIRM_IDENTITY' })
  expect(await confirm()).toBe('ok')
  expect(await adjust(admin.token, key)).toMatchObject({ money: '3.00' })
  expect(await adjust(admin.token, key)).toMatchObject({ money: '3.00' })
  app.advance(10 * minute)
  expect(await keyOf(adjust(admin.token, key))).toBe('CONFIRM_IDENTITY')
  expect(await audits('POST /Admin/auth/confirm')).toEqual([{ after: { identity: 'confirmed' }, ip: '127.0.0.1' }])
})

test('a wrong password confirms nothing, counts like a failed login, and is in the audit log', async () => {
  app.advance(10 * minute)
  for (let i = 0; i < 5; i++) expect(await confirm('wrong')).toBe('PASSWORD_WRONG')
  expect(await confirm()).toBe('LOGIN_THROTTLED')
  expect(await keyOf(adjust())).toBe('CONFIRM_IDENTITY')
  expect(await audits('POST /Admin/auth/confirm')).toEqual(
    Array.from({ length: 5 }, () => ({ after: { identity: 'refused' }, ip: '127.0.0.1' })),
  )
  app.advance(15 * minute)
  expect(await confirm()).toBe('ok')
  expect(await keyOf(adjust())).toBe('ok')
})

test('it counts for the session that was confirmed, and for no other', async () => {
  const { admin_id } = admin
  const other = await inTx(app.ctx.db, (tx) => createSession(tx, { area: 'Admin', admin_id }, app.ctx.now()))
  app.advance(10 * minute)
  expect(await confirm()).toBe('ok')
  expect(await keyOf(adjust(other.token))).toBe('CONFIRM_IDENTITY')
  expect(await keyOf(adjust())).toBe('ok')
})

test('a store’s owner confirms before the rights of staff, also while the store is suspended', async () => {
  const call = app.as(seller.token, 'Seller')
  const remove = () => keyOf(call(sellerUsers.destroy, { params: { ids: '999999' } }))
  const again = (text: string) => keyOf(call(confirmSeller, { body: { provider: 'users', password: text } }))
  expect(await remove()).toBe('NOT_FOUND')
  app.advance(10 * minute)
  expect(await remove()).toBe('CONFIRM_IDENTITY')
  expect(await again('wrong')).toBe('PASSWORD_WRONG')
  expect(await again(password)).toBe('ok')
  expect(await remove()).toBe('NOT_FOUND')
  expect(await audits('POST /Seller/auth/confirm')).toMatchObject([
    { after: { identity: 'refused' } },
    { after: { identity: 'confirmed' } },
  ])
  await app.ctx.db.pool.query(`update stores set status = 'suspended' where id = $1`, [seller.store_id])
  expect(await again(password)).toBe('ok')
})

test('an account with a second factor confirms with both, each code once', async () => {
  const { secret } = await switchOn(asAdmin(), adminSecondFactor, { old_password: password, now: app.ctx.now() })
  app.advance(10 * minute)
  const both = (factor_code?: string, text = password) =>
    keyOf(asAdmin()(confirmAdmin, { body: { provider: 'admins', password: text, factor_code } }))
  const code = codeAt(secret, app.ctx.now())
  expect(await both()).toBe('SECOND_FACTOR_NEEDED')
  expect(await both(code, 'wrong')).toBe('PASSWORD_WRONG')
  expect(await both('12345')).toBe('SECOND_FACTOR_WRONG')
  expect(await keyOf(adjust())).toBe('CONFIRM_IDENTITY')
  expect(await both(code)).toBe('ok')
  expect(await both(code)).toBe('SECOND_FACTOR_WRONG')
  expect(await keyOf(adjust())).toBe('ok')
  expect((await audits('POST /Admin/auth/confirm')).map(({ after }) => after)).toEqual([
    { identity: 'refused' },
    { identity: 'refused', second_factor: 'wrong' },
    { identity: 'confirmed', second_factor: 'authenticator' },
    { identity: 'refused', second_factor: 'wrong' },
  ])
})

test('nobody confirms without a login, for another area, or with nothing', async () => {
  expect(await confirm(password, 'x'.repeat(43))).toBe('NOT_LOGGED_IN')
  expect(await confirm(password, shopper.token)).toBe('NOT_LOGGED_IN')
  expect(await confirm('')).toBe('INVALID_INPUT')
  const body = { provider: 'users' as const, password }
  expect(await keyOf(asAdmin()(confirmAdmin, { body }))).toBe('PROVIDER_MISMATCH')
})

test('a wrong right is told before the confirmation', async () => {
  app.advance(10 * minute)
  await app.ctx.db.pool.query('update admins set is_super = false where id = $1', [admin.admin_id])
  expect(await keyOf(adjust())).toBe('FORBIDDEN')
})
