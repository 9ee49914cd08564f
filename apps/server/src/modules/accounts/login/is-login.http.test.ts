import { isLogin } from '@fangshi/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin, mintShopper } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const ask = async (token: string | null, provider?: string) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const url = `/api/is_login${provider ? `?provider=${provider}` : ''}`
  const { statusCode, payload } = await app.app.inject({ method: 'GET', url, headers })
  const { code, data } = JSON.parse(payload) as { code: number; data: unknown }
  return { statusCode, code, data }
}

test('tells whose token it is, and answers 200 without one', async () => {
  const shopper = await mintShopper(app)
  const admin = await mintAdmin(app)
  expect(await app.as(shopper.token)(isLogin, {})).toBe(shopper.user_id)
  const answer = (data: number) => ({ statusCode: 200, code: 200, data })
  expect(await ask(shopper.token, 'users')).toEqual(answer(shopper.user_id))
  expect(await ask(admin.token, 'admins')).toEqual(answer(admin.admin_id))
  for (const [token, provider] of [
    [null],
    [null, 'admins'],
    ['x'.repeat(43)],
    [shopper.token, 'admins'],
    [admin.token, 'users'],
  ] as [string | null, string?][]) {
    expect(await ask(token, provider), provider).toEqual(answer(0))
  }
  expect(await ask(null, 'sellers')).toMatchObject({ code: 422 })
})
