import type { FastifyInstance } from 'fastify'
import { answerOauth } from '@fangshi/contract/oauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { beginAsGuest, miniApp, newNickname, offerMiniProgram, offerWechat } from '../../../test/logins/wechat-users.ts'
import { createApp } from '../../app.ts'
import { mountSimulatedWechat } from './mount-simulated-wechat.ts'

let it: TestApp
let server: FastifyInstance
beforeAll(async () => {
  it = await testApp()
  await offerWechat(it)
  server = await createApp(it.ctx, async (app) => mountSimulatedWechat(app, it.ctx))
})
afterAll(async () => {
  await server.close()
  await it.close()
})

const params = { name: 'weixin' } as const
const post = (fields: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url: '/simulator/wechat/act',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
/** The consent page that a login leads to, and the fields of its forms. */
async function open(locale = 'zh-CN') {
  const { begun, url } = await beginAsGuest(it)
  const { pathname, search, searchParams } = new URL(url ?? '')
  const page = await server.inject({ url: pathname + search, headers: { 'accept-language': locale } })
  const { appid = '', redirect_uri = '', state = '' } = Object.fromEntries(searchParams)
  return { begun, page, fields: { appid, redirect_uri, state } }
}
/** Where an answer of the page leads, as the shop's page reads it. */
const backTo = (answer: { headers: Record<string, unknown> }) => new URL(String(answer.headers.location))

test('the page names the shop and who one can be, without a script', async () => {
  const { page, fields } = await open()
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).not.toContain('<script')
  for (const text of ['坊市', '知夏', 'Oliver', fields.state]) expect(page.body).toContain(text)
  expect((await open('en')).page.body).toContain('Fangshi asks for your nickname')
})

test('whoever agrees comes back with a code that logs in', async () => {
  const { begun, fields } = await open()
  const nickname = newNickname()
  const answer = await post({ ...fields, act: 'agree', nickname })
  expect(answer.statusCode).toBe(303)
  const { origin, pathname, searchParams } = backTo(answer)
  expect([origin, pathname]).toEqual(['http://127.0.0.1:8080', '/oauth/callback/weixin'])
  expect(searchParams.get('state')).toBe(begun.state)
  const body = { ...begun, code: searchParams.get('code') ?? '' }
  expect(await it.as(null)(answerOauth, { params, body })).toMatchObject({ result: 'unknown', nickname })
})

test('whoever declines comes back without one, and a stale one is refused', async () => {
  const { begun, fields } = await open()
  expect([...backTo(await post({ ...fields, act: 'decline' })).searchParams.keys()]).toEqual(['state'])
  const code = backTo(await post({ ...fields, act: 'stale' })).searchParams.get('code') ?? ''
  expect(await keyOf(it.as(null)(answerOauth, { params, body: { ...begun, code } }))).toBe('OAUTH_CODE_INVALID')
})

test('nobody is sent to addresses or by apps that are not ours, and what is typed is shown as text', async () => {
  const { fields } = await open()
  const agree = { ...fields, act: 'agree', nickname: 'x' }
  expect((await post({ ...agree, redirect_uri: 'https://evil.example/' })).statusCode).toBe(400)
  expect((await post({ ...agree, appid: 'wx-other' })).statusCode).toBe(400)
  expect((await post({ ...agree, act: 'steal' })).statusCode).toBe(422)
  const bad = (query: Record<string, string>) =>
    server.inject({ url: `/simulator/wechat?${new URLSearchParams(query)}` }).then(({ statusCode }) => statusCode)
  expect(await bad({ ...fields, redirect_uri: 'https://evil.example/' })).toBe(400)
  expect(await bad({ ...fields, appid: 'wx-other' })).toBe(400)
  expect(await bad({})).toBe(400)
  const query = new URLSearchParams({ ...fields, state: '"><script>' })
  const { body } = await server.inject({ url: `/simulator/wechat?${query}` })
  expect(body).not.toContain('<script>')
})

test('a mini program gets a code and the phone of the person, for a simulated app alone', async () => {
  await offerMiniProgram(it)
  const give = (payload: object) => server.inject({ method: 'POST', url: '/simulator/wechat/mini', payload })
  const given = await give({ appid: miniApp, nickname: newNickname() })
  const { begun } = await beginAsGuest(it, 'weixinminiphone')
  const body = { ...begun, ...given.json<{ code: string; iv: string; encrypted_data: string }>() }
  const answer = await it.as(null)(answerOauth, { params: { name: 'weixinminiphone' }, body })
  expect(answer).toMatchObject({ result: 'unknown', phone: { number: expect.stringMatching(/^199\*{4}\d{4}$/) } })
  expect((await give({ appid: 'wx-other', nickname: 'n' })).statusCode).toBe(400)
  expect((await give({ appid: miniApp, nickname: 'n', phone: '13800138000' })).statusCode).toBe(422)
})
