import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBreaker } from '../../../../kernel/http/breaker.ts'
import { LoginProviderError } from './login-provider.ts'
import { overNetwork, wechatApi, type WechatSend } from './wechat-api.ts'

/** A server that answers as WeChat's would. */
let server: Server
let answers: Record<string, unknown>
const requests: URL[] = []
beforeAll(async () => {
  server = createServer((request, reply) => {
    const url = new URL(request.url ?? '', 'http://host')
    requests.push(url)
    const answer = answers[url.pathname]
    if (answer === 500) reply.writeHead(500).end()
    else reply.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
beforeEach(() => {
  requests.length = 0
})
afterAll(() => void server.close())

const ctx = { config: { outgoingPrivate: true } } as Parameters<typeof wechatApi>[0]
const app = { app_id: 'wx1', secret: 's3cret' }
const overHere = (): WechatSend => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return overNetwork(ctx, { origin, through: createBreaker({ failures: 3, restMs: 60_000 }) })
}
const api = (send = overHere()) => wechatApi(ctx, app, send)
const faultOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof LoginProviderError ? error.fault : String(error)),
  )

test('a code is exchanged, and the profile read with the token that came for it', async () => {
  answers = {
    '/sns/oauth2/access_token': {
      access_token: 'T',
      openid: 'o1',
      unionid: 'u1',
      scope: 'snsapi_login',
      expires_in: 7200,
    },
    '/sns/userinfo': { openid: 'o1', unionid: 'u1', nickname: '林小满', headimgurl: 'https://x.example/1' },
  }
  const person = await api().exchange('C')
  expect(person).toEqual({ openid: 'o1', union_id: 'u1', access_token: 'T', readsProfile: true })
  expect(await api().profile(person)).toEqual({ openid: 'o1', union_id: 'u1', nickname: '林小满' })
  expect(requests.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([
    ['/sns/oauth2/access_token', { appid: 'wx1', secret: 's3cret', code: 'C', grant_type: 'authorization_code' }],
    ['/sns/userinfo', { access_token: 'T', openid: 'o1', lang: 'zh_CN' }],
  ])
})

test('a mini program’s code is exchanged for its session', async () => {
  answers = { '/sns/jscode2session': { openid: 'o1', session_key: 'K' } }
  expect(await api().miniSession('C')).toEqual({ openid: 'o1', union_id: null, session_key: 'K' })
})

test.each([
  [{ errcode: 40029, errmsg: 'invalid code' }, 'CODE_REFUSED'],
  [{ errcode: 40163, errmsg: 'code been used' }, 'CODE_REFUSED'],
  [{ errcode: 40125, errmsg: 'invalid appsecret' }, 'APP_REFUSED'],
  [{ errcode: -1, errmsg: 'system error' }, 'NO_ANSWER'],
  [{ openid: '', access_token: 'T' }, 'NO_ANSWER'],
  [{ openid: 7, access_token: 'T' }, 'NO_ANSWER'],
  ['<html>', 'NO_ANSWER'],
  [500, 'NO_ANSWER'],
])('%j is %s', async (answer, fault) => {
  answers = { '/sns/oauth2/access_token': answer }
  expect(await faultOf(api().exchange('C'))).toBe(fault)
})

test('a server that fails is left alone for a while, one that refuses is not', async () => {
  const send = overHere()
  answers = { '/sns/oauth2/access_token': { errcode: 40029, errmsg: 'invalid code' } }
  for (let i = 0; i < 5; i++) await faultOf(api(send).exchange('C'))
  expect(requests).toHaveLength(5)
  answers = { '/sns/oauth2/access_token': 500 }
  for (let i = 0; i < 5; i++) expect(await faultOf(api(send).exchange('C'))).toBe('NO_ANSWER')
  expect(requests).toHaveLength(8)
})

test('what goes wrong tells no secret', async () => {
  answers = { '/sns/oauth2/access_token': 500 }
  const error: unknown = await api()
    .exchange('C')
    .catch((caught: unknown) => caught)
  expect(String(error)).toContain('WeChat answered 500')
  expect(String(error)).not.toContain('s3cret')
})

test('pages’ ticket comes by the app’s stable token, which is asked for with the secret in the body', async () => {
  answers = {
    '/cgi-bin/stable_token': { access_token: 'A', expires_in: 7200 },
    '/cgi-bin/ticket/getticket': { errcode: 0, errmsg: 'ok', ticket: 'J', expires_in: 7200 },
  }
  const it = api()
  expect(await it.pageTicket(await it.appToken())).toEqual({ ticket: 'J', lifeMs: 7_200_000 })
  expect(requests.map(({ pathname, search }) => pathname + search)).toEqual([
    '/cgi-bin/stable_token',
    '/cgi-bin/ticket/getticket?access_token=A&type=jsapi',
  ])
})
