import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configRoutes } from '@fangshi/contract/configs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintShopper } from '../../../../test/accounts.ts'
import { createBreaker } from '../../../kernel/http/breaker.ts'
import { checkOauth } from './check-oauth.ts'
import type { LoginWay } from './providers/login-provider.ts'
import { wayOf } from './providers/login-providers.ts'
import { overNetwork, wechatApi } from './providers/wechat-api.ts'
import { tryApp } from './providers/wechat.ts'

let back: Backoffice
let provider: Server
/** The provider's answers, and the requests that it received. */
let answer = ''
const queries: URLSearchParams[] = []

beforeAll(async () => {
  back = await openBackoffice()
  provider = createServer((request, reply) => {
    queries.push(new URL(request.url ?? '', 'http://host').searchParams)
    reply.end(answer)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => provider.once('listening', resolve))
})
afterAll(async () => {
  provider.close()
  await back.app.close()
})

const { save, test: route } = configRoutes.oauth_weixinweb
const tryOut = () => {
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const { settings } = wayOf('weixinweb')
  const check: LoginWay['check'] = (ctx, app) =>
    tryApp(
      wechatApi(ctx, app, overNetwork(ctx, { origin, through: createBreaker({ failures: 9, restMs: 0 }) })).exchange,
    )
  return checkOauth('oauth_weixinweb', { settings, check })({ ctx: back.app.ctx, locale: 'en', phone: undefined })
}

test('nothing can be tried before both are saved', async () => {
  expect(await keyOf(back.boss(route, { body: {} }))).toBe('TEST_UNAVAILABLE')
  await back.boss(save, { body: { client_id: 'wx1' } })
  expect(await keyOf(back.boss(route, { body: {} }))).toBe('TEST_UNAVAILABLE')
})

test('the provider is asked with what is saved, and its refusal tells what it thinks of it', async () => {
  await back.boss(save, { body: { client_id: 'wx1', key: 'top secret' } })
  answer = '{"errcode":40029,"errmsg":"invalid code"}'
  expect(await tryOut()).toEqual({ ok: true, message: 'WeChat accepted the app ID and secret.' })
  expect(Object.fromEntries(queries.at(-1) ?? [])).toMatchObject({ appid: 'wx1', secret: 'top secret', code: 'test' })
  answer = '{"errcode":40125,"errmsg":"invalid appsecret"}'
  expect(await tryOut()).toMatchObject({ ok: false, message: expect.stringContaining('40125 invalid appsecret') })
  answer = '<html>'
  expect(await tryOut()).toMatchObject({ ok: false, message: expect.stringContaining('did not respond') })
})

test('nobody else may: no login, no right', async () => {
  expect(await keyOf(back.app.as(null, 'Admin')(route, { body: {} }))).toBe('NOT_LOGGED_IN')
  const { token } = await mintShopper(back.app)
  expect(await keyOf(back.app.as(token, 'Admin')(route, { body: {} }))).toBe('NOT_LOGGED_IN')
  const { call } = await back.clerk({ rights: ['Admin.configs.oauth.show'] })
  expect(await keyOf(call(route, { body: {} }))).toBe('FORBIDDEN')
})
