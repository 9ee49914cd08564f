import { getMe, sendSms } from '@fangshi/contract/accounts'
import { closeAccount, readClosing } from '@fangshi/contract/account-security'
import { configRoutes } from '@fangshi/contract/configs'
import { answerOauth, beginOauth, listLoginWays, oauthAccount, oauthCode, oauthRegister } from '@fangshi/contract/oauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { lastCode, mintShopper, newPhone, registerShopper, solveProof } from '../../../../test/accounts.ts'
import type { TestApp } from '../../../../test/app.ts'
import {
  beginAsGuest,
  codeOf,
  comeAs,
  newNickname,
  newSecret,
  offerWechat,
  smsFor,
} from '../../../../test/logins/wechat-users.ts'

let back: Backoffice
let app: TestApp
beforeAll(async () => {
  back = await openBackoffice()
  app = back.app
  await offerWechat(app)
})
beforeEach(async () => {
  app.setNow(new Date())
  await app.ctx.db.pool.query('delete from login_failures; delete from sms_codes')
})
afterAll(() => app.close())

const guest = () => app.as(null)
const meOf = (token = '') => app.as(token)(getMe, { body: { provider: 'users' } })
const params = { name: 'weixin' } as const

/** A new account of a person who came by WeChat. */
async function newcomer(nickname = newNickname()) {
  const { begun } = await comeAs(app, nickname)
  const sms = await smsFor(app, 'register')
  const { access_token } = await guest()(oauthRegister, { body: { ...begun, ...sms, agreed: true } })
  return { nickname, token: access_token, me: await meOf(access_token), phone: sms.phone }
}

test('somebody new opens an account with a phone, and gets into it from every device', async () => {
  const { nickname, me, phone } = await newcomer()
  expect(me).toMatchObject({ nickname, phone: phone.replace(/^(...).{4}/, '$1****'), belong_id: 0 })
  for (const way of ['weixin', 'weixinweb'] as const) {
    const again = await comeAs(app, nickname, way)
    expect(again).toMatchObject({ result: 'logged_in', token_type: 'Bearer', openid: expect.stringMatching(/^o/) })
    expect((await meOf(again.access_token)).id).toBe(me.id)
  }
  const sql =
    'select count(*)::int as n from oauth_openids o join oauth_logins l on l.id = o.login_id where l.user_id = $1'
  expect((await app.ctx.db.pool.query(sql, [me.id])).rows).toEqual([{ n: 2 }])
})

test('a new account needs a phone that is its own, and the agreement', async () => {
  const { begun, result, nickname, access_token } = await comeAs(app, newNickname())
  expect([result, access_token]).toEqual(['unknown', undefined])
  expect(nickname).toMatch(/^n/)
  const sms = await smsFor(app, 'register')
  const open = (more: object) => keyOf(guest()(oauthRegister, { body: { ...begun, ...sms, agreed: true, ...more } }))
  expect(await open({ agreed: false })).toBe('AGREEMENT_UNREAD')
  expect(await open({ code: '000000' })).toBe('SMS_CODE_WRONG')
  expect(await open({ phone: newPhone() })).toBe('SMS_CODE_WRONG')
  expect(await open({ phone: '12' })).toBe('INVALID_INPUT')
  expect(await open({ verifier: newSecret().verifier })).toBe('OAUTH_STATE_INVALID')
  expect(await open({})).toBe('ok')
  expect(await open({})).toBe('OAUTH_STATE_INVALID')
  const other = await registerShopper(app)
  const later = await comeAs(app, newNickname())
  await app.ctx.db.pool.query('delete from sms_codes')
  const known = await smsFor(app, 'register', other.phone)
  expect(await keyOf(guest()(oauthRegister, { body: { ...later.begun, ...known, agreed: true } }))).toBe('PHONE_TAKEN')
})

test('an account that is there is bound by its password or a code to its phone, never by a phone that somebody names', async () => {
  const owner = await registerShopper(app)
  const person = newNickname()
  const { begun } = await comeAs(app, person)
  const byPassword = async (more: object) => {
    const proof = await solveProof(guest())
    const body = {
      ...begun,
      provider: 'users' as const,
      username: owner.phone,
      password: owner.password,
      proof,
      ...more,
    }
    return keyOf(guest()(oauthAccount, { body }))
  }
  expect(await byPassword({ password: 'wrong wrong' })).toBe('LOGIN_FAILED')
  expect(await byPassword({ provider: 'admins' })).toBe('PROVIDER_MISMATCH')
  expect(await byPassword({ verifier: newSecret().verifier })).toBe('OAUTH_STATE_INVALID')
  expect(await byPassword({})).toBe('ok')
  expect(await byPassword({})).toBe('OAUTH_STATE_INVALID')
  expect((await meOf((await comeAs(app, person)).access_token)).id).toBe(owner.user_id)

  const second = await registerShopper(app)
  const other = await comeAs(app, newNickname())
  const sms = await smsFor(app, 'login', second.phone)
  const byCode = async (more: object) => {
    const body = { ...other.begun, ...sms, proof: await solveProof(guest()), ...more }
    return keyOf(guest()(oauthCode, { body }))
  }
  expect(await byCode({ code: '000000' })).toBe('SMS_CODE_WRONG')
  expect(await byCode({})).toBe('ok')
})

test('an account has one identity at a provider, and an identity one account', async () => {
  const owner = await registerShopper(app)
  const link = async (nickname: string) => {
    const { begun } = await comeAs(app, nickname)
    const proof = await solveProof(guest())
    const body = { ...begun, provider: 'users' as const, username: owner.phone, password: owner.password, proof }
    return keyOf(guest()(oauthAccount, { body }))
  }
  expect(await link(newNickname())).toBe('ok')
  expect(await link(newNickname())).toBe('OAUTH_BOUND_ALREADY')
  const { rows } = await app.ctx.db.pool.query('select id from oauth_logins where user_id = $1', [owner.user_id])
  expect(rows).toHaveLength(1)
})

test('an answer counts once, in the browser that began, in time and for its way', async () => {
  const { begun, url } = await beginAsGuest(app)
  const code = await codeOf(app, newNickname())
  const answer = (more: object, name: 'weixin' | 'weixinweb' = 'weixin') =>
    keyOf(guest()(answerOauth, { params: { name }, body: { ...begun, code, ...more } }))
  expect(new URL(url ?? '').searchParams.get('state')).toBe(begun.state)
  expect(new URL(url ?? '').searchParams.get('redirect_uri')).toBe('http://127.0.0.1:8080/oauth/callback/weixin')
  expect(await answer({ verifier: newSecret().verifier })).toBe('OAUTH_STATE_INVALID')
  expect(await answer({ state: 'f'.repeat(64) })).toBe('OAUTH_STATE_INVALID')
  expect(await answer({}, 'weixinweb')).toBe('OAUTH_STATE_INVALID')
  expect(await answer({})).toBe('ok')
  expect(await answer({ code: await codeOf(app, newNickname()) })).toBe('OAUTH_STATE_INVALID')
  const late = await beginAsGuest(app)
  app.advance(10 * 60_000 + 1)
  expect(await keyOf(guest()(answerOauth, { params, body: { ...late.begun, code } }))).toBe('OAUTH_STATE_INVALID')
})

test('a code that WeChat refuses logs nobody in', async () => {
  const used = await codeOf(app, newNickname())
  const codes = ['stale', used, used, await codeOf(app, newNickname(), 'weixinweb')]
  const keys: string[] = []
  for (const code of codes) {
    const { begun } = await beginAsGuest(app)
    keys.push(await keyOf(guest()(answerOauth, { params, body: { ...begun, code } })))
  }
  expect(keys).toEqual(['OAUTH_CODE_INVALID', 'ok', 'OAUTH_CODE_INVALID', 'OAUTH_CODE_INVALID'])
})

test('disabled accounts and sub-accounts stay out', async () => {
  const { nickname, me } = await newcomer()
  const set = (text: string, value: unknown) =>
    app.ctx.db.pool.query(`update users set ${text} = $2 where id = $1`, [me.id, value])
  await set('status', 'disabled')
  expect(await keyOf(comeAs(app, nickname))).toBe('ACCOUNT_DISABLED')
  await set('status', 'active')
  await set('belong_id', (await mintShopper(app)).user_id)
  expect(await keyOf(comeAs(app, nickname))).toBe('SUB_ACCOUNT_MAY_NOT_BUY')
})

test('what is offered follows the settings; WeChat’s own page opens in WeChat alone', async () => {
  const ways = () => guest()(listLoginWays, {})
  expect(await ways()).toEqual([
    { provider: 'wechat', name: 'weixin', clients: ['wechat', 'phone'] },
    { provider: 'wechat', name: 'weixinweb', clients: ['desktop'] },
  ])
  const { save, show } = configRoutes.oauth_weixin
  const { revision } = await back.boss(show, {})
  await back.boss(save, { body: { key: 'a'.repeat(32), revision } })
  app.forgetSettings()
  expect((await ways())[0]).toEqual({ provider: 'wechat', name: 'weixin', clients: ['wechat'] })
  expect((await beginAsGuest(app)).url).toMatch(
    /^https:\/\/open\.weixin\.qq\.com\/connect\/oauth2\/authorize\?appid=wx-simulated-phone&redirect_uri=http.+&scope=snsapi_userinfo&state=[0-9a-f]{64}#wechat_redirect$/,
  )
  await back.boss(save, { body: { client_id: '', key: '' } })
  app.forgetSettings()
  expect((await ways()).map(({ name }) => name)).toEqual(['weixinweb'])
  expect(await keyOf(beginAsGuest(app))).toBe('OAUTH_NOT_OFFERED')
  expect(await keyOf(beginAsGuest(app, 'weixinapp'))).toBe('OAUTH_NOT_OFFERED')
  await offerWechat(app)
})

test('bad input is refused, and each begin costs a proof of work', async () => {
  const { challenge } = newSecret()
  const proof = await solveProof(guest())
  const begin = (body: { challenge: string; proof: typeof proof }) => keyOf(guest()(beginOauth, { params, body }))
  expect(await begin({ challenge: 'short', proof })).toBe('INVALID_INPUT')
  expect(await begin({ challenge, proof })).toBe('ok')
  expect(await begin({ challenge, proof })).toBe('PROOF_NEEDED')
  const unknown = { params: { name: 'qq' as 'weixin' }, body: { challenge, proof } }
  expect(await keyOf(guest()(beginOauth, unknown))).toBe('INVALID_INPUT')
})

test('a closed account leaves its identity free', async () => {
  const { nickname, me, token } = await newcomer()
  expect((await app.as(token)(readClosing, {})).obstacles).toEqual([])
  await app.as(token)(sendSms, { body: { name: 'edit_user', proof: await solveProof(guest()) } })
  const { phone } = (await app.ctx.db.pool.query('select phone from users where id = $1', [me.id])).rows[0]
  await app.as(token)(closeAccount, { body: { code: await lastCode(app, phone) } })
  expect(await comeAs(app, nickname)).toMatchObject({ result: 'unknown' })
})
