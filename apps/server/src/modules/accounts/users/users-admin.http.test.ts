import { forgetPassword, getMe } from '@fangshi/contract/accounts'
import type { Call } from '@fangshi/contract/client'
import { adjustMoney, disableUser, resetUser, users } from '@fangshi/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  lastCode,
  mintAdmin,
  mintClerk,
  mintSeller,
  mintShopper,
  newPhone,
  solveProof,
} from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { prepareModules } from '../../../app.ts'
import { inTx } from '../../../kernel/db/tx.ts'

let app: TestApp
let admin: Call
beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  admin = app.as((await mintAdmin(app)).token, 'Admin')
})
afterAll(() => app.close())

const refusal = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)
const audits = async (target: number, action: string) =>
  (
    await app.ctx.db.pool.query('select before, after from audit_logs where target = $1 and action = $2 order by id', [
      String(target),
      action,
    ])
  ).rows as unknown[]
const isIn = async (token: string, area: 'Home' | 'Seller' = 'Home') =>
  !((await refusal(app.as(token, area)(getMe, { body: { provider: 'users' } }))) instanceof Error)

test('one is added with a password that nobody knows, changed, and found by parts of names', async () => {
  const inviter = await mintShopper(app)
  const phone = newPhone()
  const body = { nickname: '林小满', username: 'Xiaoman.Lin', phone, inviter_id: inviter.user_id }
  const made = await admin(users.store, { body })
  expect(made).toMatchObject({ ...body, money: '0.00', points: 0, status: 'active', belong_id: 0 })
  expect(made.inviter).toMatch(/^u_/)
  const params = { id: made.id }
  expect(await admin(users.update, { params, body: { nickname: '林大满' } })).toMatchObject({
    nickname: '林大满',
    phone,
  })
  const found = async (query: Record<string, string>) => (await admin(users.index, { query })).data.map(({ id }) => id)
  expect(await found({ nickname: '大满|like' })).toEqual([made.id])
  expect(await found({ nickname: '满|like' })).toEqual([made.id])
  expect(await found({ nickname: '满大|like' })).toEqual([])
  expect(await found({ username: 'MAN.L|like' })).toEqual([made.id])
  expect(await found({ username: 'xiaoman.lin' })).toEqual([made.id])
  expect(await found({ username: 'xiaoman.lin,nobody|in', status: 'active' })).toEqual([made.id])
  expect(await found({ phone: `${phone.slice(0, 8)}|likeRight`, nickname: '林|like' })).toEqual([made.id])
  expect(await found({ status: 'disabled', nickname: '林|like' })).toEqual([])
  expect(await found({ nickname: '%|like' })).toEqual([])
  expect((await admin(users.index, {})).data[0]).not.toHaveProperty('phone')
  expect(await admin(users.dict, { query: { name: '大满' } })).toEqual([{ id: made.id, name: '林大满' }])
})

test('bad input is told at its field, and only fields of the form are taken', async () => {
  const { user_id } = await mintShopper(app)
  const params = { id: user_id }
  const fields = async (body: object) => {
    const error = (await refusal(admin(users.update, { params, body }))) as { code: number; fields: object }
    return error.code === 422 ? error.fields : error
  }
  expect(await fields({ username: '12345' })).toEqual({ username: 'USERNAME_INVALID' })
  await admin(users.store, { body: { nickname: 'a', username: 'Taken', phone: newPhone() } })
  expect(await fields({ username: 'taken' })).toEqual({ username: 'TAKEN' })
  expect(await fields({ avatar: '/uploads/none.webp' })).toEqual({ avatar: 'FILE_ADDRESS_INVALID' })
  for (const more of ['password', 'pay_password', 'password_hash', 'money', 'status', 'belong_id', 'secured_at'])
    expect(await fields({ nickname: 'b', [more]: 1 })).toEqual({ [more]: 'UNKNOWN_KEY' })
  const body = { nickname: 'c', username: 'no.phone' }
  expect(await refusal(admin(users.store, { body }))).toMatchObject({ fields: { phone: 'REQUIRED' } })
  expect(await refusal(admin(users.show, { params: { id: 999_999 } }))).toMatchObject({ code: 404 })
})

test('nobody is invited by themselves or by whom they brought in', async () => {
  const [first, second, third] = [await mintShopper(app), await mintShopper(app), await mintShopper(app)]
  const invite = (id: number, inviter_id: number) => admin(users.update, { params: { id }, body: { inviter_id } })
  await invite(second.user_id, first.user_id)
  await invite(third.user_id, second.user_id)
  for (const inviter of [first, second, third]) {
    const fields = { inviter_id: 'INVITER_CIRCLE' }
    expect(await refusal(invite(first.user_id, inviter.user_id))).toMatchObject({ fields })
  }
  const [a, b] = [await mintShopper(app), await mintShopper(app)]
  const both = await Promise.allSettled([invite(a.user_id, b.user_id), invite(b.user_id, a.user_id)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const staff = await mintShopper(app, { belong_id: first.user_id })
  expect(await refusal(invite(a.user_id, staff.user_id))).toMatchObject({ fields: { inviter_id: 'CHOICE_INVALID' } })
  expect((await admin(users.show, { params: { id: staff.user_id } })).belong_id).toBe(first.user_id)
})

test('another phone is a change of what secures the account', async () => {
  const { user_id } = await mintShopper(app)
  await admin(users.update, { params: { id: user_id }, body: { nickname: 'same' } })
  const securedAt = async () =>
    (await app.ctx.db.pool.query('select secured_at from users where id = $1', [user_id])).rows[0].secured_at as unknown
  expect(await securedAt()).toBeNull()
  await admin(users.update, { params: { id: user_id }, body: { phone: newPhone() } })
  expect(await securedAt()).not.toBeNull()
})

test('a disabled user is out with the next call, in every area, and may come back', async () => {
  const shopper = await mintShopper(app)
  const { token } = await mintSeller(app, shopper)
  const switchTo = (disabled: boolean, reason = '投诉属实') =>
    admin(disableUser, { params: { id: shopper.user_id }, body: { disabled, reason } })
  expect(await isIn(shopper.token)).toBe(true)
  await switchTo(true)
  expect(await isIn(shopper.token)).toBe(false)
  const { rows } = await app.ctx.db.pool.query('select from sessions where user_id = $1', [shopper.user_id])
  expect(rows).toHaveLength(0)
  expect(await isIn(token, 'Seller')).toBe(false)
  await switchTo(false, '申诉通过')
  expect(await isIn(shopper.token)).toBe(false)
  expect(await audits(shopper.user_id, 'Admin.users.disable')).toEqual([
    { before: { status: 'active' }, after: { status: 'disabled', reason: '投诉属实' } },
    { before: { status: 'disabled' }, after: { status: 'active', reason: '申诉通过' } },
  ])
  expect(await refusal(switchTo(true, ' '))).toMatchObject({ fields: { reason: 'REQUIRED' } })
})

test('a reset ends the sessions and sends a code by which the person sets a new password', async () => {
  const { user_id, token } = await mintShopper(app)
  const params = { id: user_id }
  const { phone } = (await admin(users.show, { params })) as { phone: string }
  await admin(resetUser, { params, body: {} })
  expect(await isIn(token)).toBe(false)
  const guest = app.as(null)
  const password = 'a new long one'
  const code = await lastCode(app, phone)
  const body = { phone: phone, password, password_again: password, code, proof: await solveProof(guest) }
  const { access_token } = await guest(forgetPassword, { body })
  expect(await isIn(access_token)).toBe(true)
  expect(await refusal(admin(resetUser, { params, body: {} }))).toMatchObject({ key: 'SMS_TOO_OFTEN' })
  expect(await isIn(access_token)).toBe(true)
  await admin(users.update, { params, body: { phone: '' } })
  expect(await refusal(admin(resetUser, { params, body: {} }))).toMatchObject({ key: 'SMS_PHONE_EMPTY' })
  const staff = await mintShopper(app, { belong_id: user_id })
  const ofStaff = admin(resetUser, { params: { id: staff.user_id }, body: {} })
  expect(await refusal(ofStaff)).toMatchObject({ key: 'SUB_ACCOUNT_OF_STORE' })
  await admin(disableUser, { params, body: { disabled: true, reason: 'x' } })
  expect(await refusal(admin(resetUser, { params, body: {} }))).toMatchObject({ key: 'ACCOUNT_DISABLED' })
})

test('nobody else may: no login, a shopper, a clerk without the right or without the button', async () => {
  const { user_id, token } = await mintShopper(app)
  const params = { id: user_id }
  const acts = (call: Call) => [
    call(users.index, {}),
    call(users.update, { params, body: { nickname: 'x' } }),
    call(disableUser, { params, body: { disabled: true, reason: 'x' } }),
    call(resetUser, { params, body: {} }),
    call(adjustMoney, { body: { id: user_id, kind: 'money', amount: '1.00', reason: 'x' } }),
  ]
  const codes = async (call: Call) =>
    Promise.all(acts(call).map(async (act) => ((await refusal(act)) as { code?: number }).code))
  expect(await codes(app.as(null, 'Admin'))).toEqual([401, 401, 401, 401, 401])
  expect(await codes(app.as(token, 'Admin'))).toEqual([401, 401, 401, 401, 401])
  const screens = { '/Admin/users': ['view'] }
  const stranger = app.as((await mintClerk(app, { screens })).token, 'Admin')
  expect(await codes(stranger)).toEqual([403, 403, 403, 403, 403])
  const rights = ['Admin.users.index', 'Admin.users.update', 'Admin.users.disable']
  const clerk = app.as((await mintClerk(app, { rights, screens })).token, 'Admin')
  const query = { nickname: 'x|like' }
  expect(await refusal(clerk(users.index, { query }))).toMatchObject({ code: 403 })
  expect(await codes(clerk)).toEqual([undefined, 403, undefined, 403, 403])
})
