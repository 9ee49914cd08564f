import { answerOauth, bindOauth, oauthRegister } from '@fangshi/contract/oauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { mintShopper } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import {
  beginAsGuest,
  codeOf,
  comeAs,
  newNickname,
  newSecret,
  offerWechat,
  smsFor,
} from '../../../../test/logins/wechat-users.ts'
import { hashPassword } from '../passwords/password.ts'

const password = 'seven old kettles'
const params = { name: 'weixin' } as const
let app: TestApp
let hash: string
beforeAll(async () => {
  app = await testApp()
  await offerWechat(app)
  hash = await hashPassword(password)
})
afterAll(() => app.close())

interface Form {
  state: string
  verifier: string
  phone: string
  code: string
  agreed: boolean
}
const register = (body: Form) => keyOf(app.as(null)(oauthRegister, { body }))

test('of callbacks with one state and code, one counts', async () => {
  const { begun } = await beginAsGuest(app)
  const code = await codeOf(app, newNickname())
  const answer = () => keyOf(app.as(null)(answerOauth, { params, body: { ...begun, code } }))
  const keys = await Promise.all(Array.from({ length: 6 }, answer))
  expect(keys.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'OAUTH_STATE_INVALID'), 'ok'])
})

test('of accounts that bind one identity at once, one gets it', async () => {
  for (let round = 0; round < 3; round++) {
    const person = newNickname()
    const ready = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { user_id, token } = await mintShopper(app)
        await app.ctx.db.pool.query('update users set password_hash = $2 where id = $1', [user_id, hash])
        const { verifier, challenge } = newSecret()
        const body = { old_password: password, challenge }
        const { state } = await app.as(token)(bindOauth, { params, body })
        return { token, body: { state, verifier, code: await codeOf(app, person) } }
      }),
    )
    const keys = await Promise.all(ready.map(({ token, body }) => keyOf(app.as(token)(answerOauth, { params, body }))))
    expect(keys.toSorted()).toEqual(['OAUTH_TAKEN', 'OAUTH_TAKEN', 'OAUTH_TAKEN', 'ok'])
    const { rows } = await app.ctx.db.pool.query('select user_id from oauth_logins where nickname = $1', [person])
    expect(rows).toHaveLength(1)
  }
})

test('an identity that waits opens one account, however often it is asked to, in one browser or in two', async () => {
  const person = newNickname()
  const [here, there] = [await comeAs(app, person), await comeAs(app, person)]
  const forms: Form[] = []
  for (const { begun } of [here, here, there])
    forms.push({ ...begun, ...(await smsFor(app, 'register')), agreed: true })
  const keys = await Promise.all(forms.map(register))
  expect(keys.filter((key) => key === 'ok')).toHaveLength(1)
  for (const key of keys) expect(['ok', 'OAUTH_STATE_INVALID', 'OAUTH_TAKEN']).toContain(key)
  const { rows } = await app.ctx.db.pool.query('select count(*)::int as n from users where nickname = $1', [person])
  expect(rows).toEqual([{ n: 1 }])
})
