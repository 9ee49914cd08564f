import { sendSms } from '@fangshi/contract/accounts'
import {
  answerOauth,
  bindOauth,
  listOwnOauth,
  oauthRegister,
  oauthSecondFactor,
  unbindOauth,
} from '@fangshi/contract/oauth'
import { sellerSecondFactor } from '@fangshi/contract/second-factor'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { lastCode, mintSeller, mintShopper, newPhone, solveProof } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import {
  bindAs,
  codeOf,
  comeAs,
  newNickname,
  newSecret,
  offerWechat,
  smsFor,
} from '../../../../test/logins/wechat-users.ts'
import { codeAt, switchOn } from '../../../../test/logins/second-factor.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { hashPassword } from '../passwords/password.ts'
import { bindIdentity } from './bind-identity.ts'
import { simulatedIds } from './simulator/simulated-wechat.ts'

const password = 'seven old kettles'
const params = { name: 'weixin' } as const
let app: TestApp
let hash: string
beforeAll(async () => {
  app = await testApp()
  await offerWechat(app)
  hash = await hashPassword(password)
})
beforeEach(async () => {
  app.setNow(new Date())
  await app.ctx.db.pool.query('delete from login_failures; delete from sms_codes')
})
afterAll(() => app.close())

const setPassword = (user_id: number, to = hash) =>
  app.ctx.db.pool.query('update users set password_hash = $2 where id = $1', [user_id, to])
async function shopper() {
  const minted = await mintShopper(app)
  await setPassword(minted.user_id)
  return { ...minted, call: app.as(minted.token) }
}

test('a shopper binds and unbinds, after proving who they are', async () => {
  const { call } = await shopper()
  const person = newNickname()
  const list = () => call(listOwnOauth, {})
  expect(await list()).toEqual([
    {
      provider: 'wechat',
      bound: null,
      ways: [
        { name: 'weixin', clients: ['wechat', 'phone'] },
        { name: 'weixinweb', clients: ['desktop'] },
      ],
    },
  ])
  const { challenge } = newSecret()
  const begin = (more: object) => keyOf(call(bindOauth, { params, body: { challenge, ...more } }))
  expect(await begin({})).toBe('REAUTH_NEEDED')
  expect(await begin({ old_password: 'wrong' })).toBe('OLD_PASSWORD_WRONG')
  expect(await begin({ code: '000000' })).toBe('SMS_CODE_WRONG')
  expect(await bindAs(app, call, person, password)).toMatchObject({ result: 'bound', nickname: person })
  expect((await list())[0]?.bound).toMatchObject({ nickname: person })
  expect(await begin({ old_password: password })).toBe('OAUTH_BOUND_ALREADY')
  expect(await comeAs(app, person)).toMatchObject({ result: 'logged_in' })

  const unbind = (body: object) => keyOf(call(unbindOauth, { params: { provider: 'wechat' }, body }))
  expect(await unbind({})).toBe('REAUTH_NEEDED')
  expect(await unbind({ old_password: 'wrong' })).toBe('OLD_PASSWORD_WRONG')
  expect(await unbind({ old_password: password })).toBe('ok')
  expect(await unbind({ old_password: password })).toBe('NOT_FOUND')
  expect(await comeAs(app, person)).toMatchObject({ result: 'unknown' })
})

test('a binding is completed by the session that began it, and by no other one of anybody', async () => {
  const owner = await shopper()
  const other = await shopper()
  const { verifier, challenge } = newSecret()
  const { state } = await owner.call(bindOauth, { params, body: { old_password: password, challenge } })
  const body = { state, verifier, code: await codeOf(app, newNickname()) }
  expect(await keyOf(app.as(null)(answerOauth, { params, body }))).toBe('OAUTH_STATE_INVALID')
  expect(await keyOf(other.call(answerOauth, { params, body }))).toBe('OAUTH_STATE_INVALID')
  expect(await owner.call(answerOauth, { params, body })).toMatchObject({ result: 'bound' })
})

test('an identity that another account has is refused and stays where it is', async () => {
  const [owner, other] = [await shopper(), await shopper()]
  const person = newNickname()
  await bindAs(app, owner.call, person, password)
  expect(await keyOf(bindAs(app, other.call, person, password))).toBe('OAUTH_TAKEN')
  expect((await other.call(listOwnOauth, {}))[0]?.bound).toBeNull()
  expect((await owner.call(listOwnOauth, {}))[0]?.bound).toMatchObject({ nickname: person })
})

test('the last way to log in stays: without password and phone nobody can prove to be the one who unbinds', async () => {
  const { call, user_id } = await shopper()
  const person = newNickname()
  await bindAs(app, call, person, password)
  await app.ctx.db.pool.query(`update users set phone = null, password_hash = '-' where id = $1`, [user_id])
  const unbind = (body: object) => keyOf(call(unbindOauth, { params: { provider: 'wechat' }, body }))
  expect(await unbind({ old_password: password })).toBe('OLD_PASSWORD_WRONG')
  expect(await unbind({ code: '123456' })).toBe('SMS_PHONE_EMPTY')
  expect(await comeAs(app, person)).toMatchObject({ result: 'logged_in' })
  const phone = newPhone()
  await app.ctx.db.pool.query('update users set phone = $2 where id = $1', [user_id, phone])
  await call(sendSms, { body: { name: 'edit_user', proof: await solveProof(call) } })
  expect(await unbind({ code: await lastCode(app, phone) })).toBe('ok')
})

test('an account with a second factor asks for its code', async () => {
  const seller = await mintSeller(app)
  await setPassword(seller.user_id)
  const person = newNickname()
  const union_id = simulatedIds('', person).unionid
  const identity = { provider: 'wechat', app_id: 'wx-other', openid: 'o', union_id, nickname: person } as const
  await inTx(app.ctx.db, (tx) => bindIdentity(tx, app.ctx, seller.user_id, identity))
  const { secret } = await switchOn(app.as(seller.token, 'Seller'), sellerSecondFactor, {
    old_password: password,
    now: app.ctx.now(),
  })
  const came = await comeAs(app, person)
  expect([came.result, came.access_token]).toEqual(['second_factor', undefined])
  app.advance(30_000)
  const go = (factor_code: string) => keyOf(app.as(null)(oauthSecondFactor, { body: { ...came.begun, factor_code } }))
  expect(await go('000000')).toBe('SECOND_FACTOR_WRONG')
  expect(await go(codeAt(secret, app.ctx.now()))).toBe('ok')
  expect(await go(codeAt(secret, app.ctx.now()))).toBe('OAUTH_STATE_INVALID')
})

test('the holder is told that a login was bound or unbound, and nobody of the one that opened the account', async () => {
  const { call, user_id } = await shopper()
  const notified = async () => {
    const sql = `select event from notification_events where event like 'login_%' and ref_id = $1 and detail like 'wechat %' order by id`
    return (await app.ctx.db.pool.query(sql, [user_id])).rows.map(({ event }) => event)
  }
  app.advance(61_000)
  await bindAs(app, call, newNickname(), password)
  expect(await notified()).toEqual(['login_bound'])
  await call(unbindOauth, { params: { provider: 'wechat' }, body: { old_password: password } })
  expect(await notified()).toEqual(['login_bound', 'login_unbound'])
  const before = await app.ctx.db.pool.query(`select count(*)::int as n from notification_events`)
  const came = await comeAs(app, newNickname())
  const body = { ...came.begun, ...(await smsFor(app, 'register')), agreed: true }
  await app.as(null)(oauthRegister, { body })
  expect((await app.ctx.db.pool.query(`select count(*)::int as n from notification_events`)).rows).toEqual(before.rows)
})

test('nobody binds without a login', async () => {
  const guest = app.as(null)
  const { challenge } = newSecret()
  expect(await keyOf(guest(listOwnOauth, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(guest(bindOauth, { params, body: { old_password: password, challenge } }))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(guest(unbindOauth, { params: { provider: 'wechat' }, body: {} }))).toBe('NOT_LOGGED_IN')
})
