import { getMe } from '@fangshi/contract/accounts'
import { answerOauth, listLoginWays, oauthPhone } from '@fangshi/contract/oauth'
import { sellerSecondFactor } from '@fangshi/contract/second-factor'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { mintSeller, mintShopper, newPhone, registerShopper } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import {
  beginAsGuest,
  comeWithPhone,
  miniApp,
  newNickname,
  newSecret,
  offerMiniProgram,
} from '../../../../test/logins/wechat-users.ts'
import { codeAt, switchOn } from '../../../../test/logins/second-factor.ts'
import { hashPassword } from '../passwords/password.ts'
import { givePhone } from './simulator/simulated-mini-program.ts'

const params = { name: 'weixinminiphone' } as const
let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await offerMiniProgram(app)
})
beforeEach(async () => {
  app.setNow(new Date())
  await app.ctx.db.pool.query('delete from login_failures; delete from sms_codes')
})
afterAll(() => app.close())

const guest = () => app.as(null)
const meOf = (token = '') => app.as(token)(getMe, { body: { provider: 'users' } })
const idOf = async (token = '') => (await meOf(token)).id
const masked = (phone: string) => phone.replace(/^(...).{4}/, '$1****')
const goOn = (begun: { state: string; verifier: string }, more: object = {}) =>
  guest()(oauthPhone, { body: { ...begun, agreed: true, ...more } })
const mint = async () => {
  const minted = await mintShopper(app)
  const phone = newPhone()
  await app.ctx.db.pool.query('update users set phone = $2 where id = $1', [minted.user_id, phone])
  return { ...minted, phone }
}

test('the mini program is offered both ways', async () => {
  expect(await guest()(listLoginWays, {})).toEqual([
    { provider: 'wechat', name: 'weixinmini', clients: ['wechat_mini'] },
    { provider: 'wechat', name: 'weixinminiphone', clients: ['wechat_mini'] },
  ])
})

test('a phone that is new opens an account, which the person then gets into without asking', async () => {
  const [person, phone] = [newNickname(), newPhone()]
  const { begun, ...came } = await comeWithPhone(app, person, phone)
  expect(came).toMatchObject({ result: 'unknown', phone: { number: masked(phone), has_account: false } })
  expect(came.access_token).toBeUndefined()
  expect(await keyOf(goOn(begun, { agreed: false }))).toBe('AGREEMENT_UNREAD')
  const { access_token } = await goOn(begun)
  expect(await meOf(access_token)).toMatchObject({ phone: masked(phone), belong_id: 0 })
  expect(await keyOf(goOn(begun))).toBe('OAUTH_STATE_INVALID')
  const again = await comeWithPhone(app, person, phone)
  expect(again).toMatchObject({ result: 'logged_in' })
  expect(again.phone).toBeUndefined()
  expect(await idOf(again.access_token)).toBe(await idOf(access_token))
})

test('a phone that has an account logs into it and binds the person', async () => {
  const owner = await registerShopper(app)
  const person = newNickname()
  const { begun, phone } = await comeWithPhone(app, person, owner.phone)
  expect(phone).toEqual({ number: masked(owner.phone), has_account: true })
  const { access_token } = await goOn(begun, { agreed: undefined })
  expect(await idOf(access_token)).toBe(owner.user_id)
  expect(await idOf((await comeWithPhone(app, person, newPhone())).access_token)).toBe(owner.user_id)
})

test('a phone whose account is bound to another person stays theirs', async () => {
  const owner = await mint()
  await goOn((await comeWithPhone(app, newNickname(), owner.phone)).begun)
  const { begun } = await comeWithPhone(app, newNickname(), owner.phone)
  expect(await keyOf(goOn(begun))).toBe('OAUTH_BOUND_ALREADY')
  const sql = 'select count(*)::int as n from oauth_logins where user_id = $1'
  expect((await app.ctx.db.pool.query(sql, [owner.user_id])).rows).toEqual([{ n: 1 }])
})

test('a code counts once, with the phone of its own session, fresh', async () => {
  const answer = async (given: object, body: object = {}) => {
    const { begun } = await beginAsGuest(app, 'weixinminiphone')
    return keyOf(guest()(answerOauth, { params, body: { ...begun, ...(given as { code: string }), ...body } }))
  }
  const given = await givePhone(app.ctx, miniApp, newNickname(), newPhone())
  expect(await answer({ code: given.code })).toBe('INVALID_INPUT')
  expect(await answer(given, { iv: undefined })).toBe('INVALID_INPUT')
  expect(await answer(given)).toBe('ok')
  expect(await answer(given)).toBe('OAUTH_CODE_INVALID')
  const [one, other] = [
    await givePhone(app.ctx, miniApp, newNickname(), newPhone()),
    await givePhone(app.ctx, miniApp, newNickname(), newPhone()),
  ]
  expect(await answer({ ...one, code: other.code })).toBe('OAUTH_CODE_INVALID')
  const early = await givePhone(app.ctx, miniApp, newNickname(), newPhone())
  app.advance(10 * 60_000 + 1)
  const { code } = await givePhone(app.ctx, miniApp, newNickname(), newPhone())
  expect(await answer({ ...early, code })).toBe('OAUTH_CODE_INVALID')
})

test('nobody goes on without a phone of the provider, or with the identity of another browser', async () => {
  const { begun } = await comeWithPhone(app, newNickname(), newPhone())
  expect(await keyOf(goOn({ ...begun, verifier: newSecret().verifier }))).toBe('OAUTH_STATE_INVALID')
  expect(await keyOf(goOn(begun, { phone: newPhone() }))).toBe('INVALID_INPUT')
  const abroad = await comeWithPhone(app, newNickname(), '12345')
  expect(abroad.phone).toBeUndefined()
  expect(await keyOf(goOn(abroad.begun))).toBe('OAUTH_STATE_INVALID')
})

test('disabled accounts, sub-accounts and second factors are as at any login', async () => {
  const owner = await mint()
  const set = (text: string, value: unknown) =>
    app.ctx.db.pool.query(`update users set ${text} = $2 where id = $1`, [owner.user_id, value])
  const { begun } = await comeWithPhone(app, newNickname(), owner.phone)
  await set('status', 'disabled')
  expect(await keyOf(goOn(begun))).toBe('ACCOUNT_DISABLED')
  await set('status', 'active')
  await set('belong_id', (await mintShopper(app)).user_id)
  expect(await keyOf(goOn(begun))).toBe('SUB_ACCOUNT_MAY_NOT_BUY')

  const seller = await mintSeller(app)
  const [phone, old_password] = [newPhone(), 'seven old kettles']
  const values = [seller.user_id, phone, await hashPassword(old_password)]
  await app.ctx.db.pool.query('update users set phone = $2, password_hash = $3 where id = $1', values)
  const now = app.ctx.now()
  const { secret } = await switchOn(app.as(seller.token, 'Seller'), sellerSecondFactor, { old_password, now })
  const came = await comeWithPhone(app, newNickname(), phone)
  app.advance(30_000)
  expect(await keyOf(goOn(came.begun))).toBe('SECOND_FACTOR_NEEDED')
  expect(await keyOf(goOn(came.begun, { factor_code: '000000' }))).toBe('SECOND_FACTOR_WRONG')
  expect(await keyOf(goOn(came.begun, { factor_code: codeAt(secret, app.ctx.now()) }))).toBe('ok')
})

test('of calls at once with one phone, one account comes out', async () => {
  const phone = newPhone()
  const [here, there] = [await comeWithPhone(app, newNickname(), phone), await comeWithPhone(app, newNickname(), phone)]
  const keys = await Promise.all([here, here, there].map(({ begun }) => keyOf(goOn(begun))))
  expect(keys.filter((key) => key === 'ok')).toHaveLength(1)
  for (const key of keys) expect(['ok', 'OAUTH_STATE_INVALID', 'PHONE_TAKEN', 'OAUTH_BOUND_ALREADY']).toContain(key)
  const { rows } = await app.ctx.db.pool.query('select count(*)::int as n from users where phone = $1', [phone])
  expect(rows).toEqual([{ n: 1 }])
})
