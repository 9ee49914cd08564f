import { connect } from 'node:net'
import { route } from '@fangshi/contract/route'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { kernelApp, type KernelApp } from '../../../test/kernel.ts'
import type { Config } from '../../config.ts'
import { on } from './on.ts'

const whoAmI = route('GET /ip', { area: 'Home', right: 'public', does: 'Tells the address.', reply: z.string() })

let it: KernelApp
afterEach(async () => {
  vi.useRealTimers()
  await it.close()
})
const start = async (settings: Partial<Config> = {}): Promise<void> => {
  it = await kernelApp([on(whoAmI, async ({ ip }) => ip)], settings)
}
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  it.app.inject({ method: 'GET', url, headers, remoteAddress })

test('every answer closes what a browser could do with it', async () => {
  await start()
  for (const url of ['/api/ip', '/api/nothing', '/api/%zz', '/nothing']) {
    expect((await get(url)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  }
})

test('browsers are told to come back over https where that is how people reach the site', async () => {
  await start({ publicUrl: 'https://shop.example' })
  for (const url of ['/api/ip', '/api/%zz', '/nothing'])
    expect((await get(url)).headers['strict-transport-security']).toBe('max-age=31536000')
  await it.close()
  await start({ publicUrl: 'http://shop.example' })
  expect((await get('/api/ip')).headers).not.toHaveProperty('strict-transport-security')
})

test('no other origin may read an answer', async () => {
  await start()
  const preflight = await it.app.inject({
    method: 'OPTIONS',
    url: '/api/ip',
    headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
  })
  expect(preflight.statusCode).toBe(404)
  const answer = await get('/api/ip', { origin: 'https://other.example' })
  for (const { headers } of [preflight, answer]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('an address beyond its rate is told when to come back; others are not held up', async () => {
  // Requests are counted by the minute of the clock, so the clock stands still within one.
  vi.useFakeTimers({ toFake: ['Date'] })
  await start({ rateLimit: 3 })
  for (let count = 0; count < 3; count++) expect((await get('/api/ip')).statusCode).toBe(200)
  const refusal = await get('/api/ip', { 'x-locale': 'en' })
  expect(refusal.statusCode).toBe(429)
  expect(refusal.json()).toMatchObject({ code: 429, data: { key: 'TOO_MANY_REQUESTS' } })
  const wait = Number(refusal.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect((await get('/api/nothing')).statusCode).toBe(429)
  expect((await get('/page')).statusCode).toBe(404)
  expect((await get('/api/ip', {}, '127.0.0.2')).statusCode).toBe(200)
})

test('an address in disguise counts as well', async () => {
  await start({ rateLimit: 2 })
  expect((await get('/%61pi/ip')).statusCode).toBe(200)
  expect((await get('/a%70i/ip')).statusCode).toBe(200)
  expect((await get('/%61pi/ip')).statusCode).toBe(429)
  await it.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = it.app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  socket.write('GET http://elsewhere.example/api/ip HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n')
  let answer = ''
  for await (const text of socket) answer += text as string
  expect(answer).toMatch(/^HTTP\/1.1 429 /)
})

test('the client’s address is the socket’s, whatever headers say', async () => {
  await start()
  const answer = await get('/api/ip', { 'x-forwarded-for': '9.9.9.9', forwarded: 'for=9.9.9.9' })
  expect(answer.json()).toMatchObject({ data: '127.0.0.1' })
})

test('behind a proxy it is the one that the proxy saw, not the one the client claims', async () => {
  await start({ trustProxy: true })
  const answer = await get('/api/ip', { 'x-forwarded-for': '9.9.9.9, 8.8.8.8' })
  expect(answer.json()).toMatchObject({ data: '8.8.8.8' })
})
