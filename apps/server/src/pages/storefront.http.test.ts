import { setTimeout as wait } from 'node:timers/promises'
import { CallError } from '@fangshi/contract/client'
import { codeOf } from '@fangshi/contract/errors'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { RateCounter } from '../kernel/http/rate-counter.ts'
import { createServer } from '../kernel/http/server.ts'
import { createLog } from '../kernel/log.ts'
import { limitPages } from './limit-pages.ts'
import { mountStorefront } from './storefront.ts'

let app: FastifyInstance
let counter: RateCounter
const lines: string[] = []
const scriptMark = 'the-mark-of-tests'

/** What the pages of this test fail with; the shop's bundle shows its own page for it. */
const faults: Record<string, unknown> = {
  '/broken': new Error('no such thing for 13812345678'),
  '/busy': new CallError(codeOf('BUSY'), 'busy', { key: 'BUSY' }),
  '/busy.data': new CallError(codeOf('BUSY'), 'busy', { key: 'BUSY' }),
}

/** A page that shows `stock`, and how often it was rendered. */
let stock = '3'
let renderings = 0
function stockPage(rendered: string | undefined) {
  const isRendered = rendered === stock
  if (!isRendered) renderings += 1
  const body = isRendered ? null : [`<b nonce="${scriptMark}">${stock} left</b>`]
  return { status: 200, headers: new Headers({ 'x-page': 'stock' }), body, data: stock }
}

/** A page in its reader's language. */
const languagePage = (locale: string) => ({
  status: 200,
  headers: new Headers(),
  body: [`${locale}, made ${(renderings += 1)}`],
  data: undefined,
})

beforeAll(() => {
  const log = createLog('info', { write: (line) => void lines.push(line) })
  counter = new RateCounter(20, 1, () => 0)
  const config = readConfig({ MODE: 'production', DATABASE_URL: 'postgres://nowhere', PAGE_CACHE_MS: '1' }, '.')
  app = createServer(config, log, {})
  limitPages(app, counter)
  mountStorefront(app, {
    config,
    callsFor: () => async () => undefined as never,
    images: async () => [],
    waitedMs: () => 0,
    bundle: async () => ({
      scriptMark,
      pageQueryKeys: () => ['lang'],
      handle: async (request, { report, rendered, locale }) => {
        if (request.url.endsWith('/stock')) return stockPage(rendered)
        if (request.url.includes('/in-language')) return languagePage(locale)
        const fault = faults[new URL(request.url).pathname]
        if (fault) report(fault)
        return {
          status: fault ? 500 : 200,
          headers: new Headers(),
          body: [fault ? 'our page of faults' : 'a page'],
          data: undefined,
        }
      },
    }),
  })
})
afterAll(() => app.close())

const get = (url: string) => app.inject({ method: 'GET', url })

test('a page that cannot be rendered is a fault in the log, masked, under the id of its request', async () => {
  const answer = await get('/broken')
  expect([answer.statusCode, answer.body]).toEqual([500, 'our page of faults'])
  const line = lines.find((text) => text.includes('a page could not be rendered')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ level: 50, reqId: expect.any(String) })
  expect(line).toContain('138****5678')
  expect(line).not.toContain('13812345678')
})

test.each([
  ['/busy', 'zh-CN', '系统有点忙'],
  ['/busy?lang=en', 'en', 'a little busy'],
])('%s answers 503 with a page in its language', async (url, lang, words) => {
  const { statusCode, headers, body } = await get(url)
  expect(statusCode).toBe(503)
  expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(body).toContain(`<html lang="${lang}">`)
  expect(body).toContain(words)
})

test('the router in the browser gets the same as data', async () => {
  const answer = await get('/busy.data')
  expect(answer.headers['retry-after']).toBe('2')
  expect(answer.json()).toMatchObject({ code: 503, data: { key: 'BUSY' } })
})

test('a page is rendered again when its data changed, not before', async () => {
  const ask = async () => {
    await wait(5) // the copy of a page lives for one ms here
    const { statusCode, headers, body } = await get('/stock')
    return [statusCode, headers['x-page'], /(\d) left/.exec(body)?.[1]]
  }
  expect([await ask(), await ask(), await ask()]).toEqual(Array(3).fill([200, 'stock', '3']))
  expect(renderings).toBe(1)
  stock = '2'
  expect([await ask(), await ask()]).toEqual(Array(2).fill([200, 'stock', '2']))
  expect(renderings).toBe(2)
})

test('a page comes in the language of its address, else of the choice, else of the browser', async () => {
  const read = async (url: string, headers: Record<string, string>) => {
    const answer = await app.inject({ method: 'GET', url, headers })
    expect([answer.statusCode, answer.headers.vary]).toEqual([200, 'accept-encoding, accept-language, cookie'])
    return [answer.body.split(',')[0], answer.headers['set-cookie']?.toString().split(';')[0]]
  }
  const english = { 'accept-language': 'en-GB,en;q=0.9' }
  const chosen = { ...english, cookie: 'theme=dark; lang=zh-cn' }
  expect(await read('/in-language', {})).toEqual(['zh-cn', undefined])
  expect(await read('/in-language', english)).toEqual(['en', undefined])
  expect(await read('/in-language', chosen)).toEqual(['zh-cn', undefined])
  expect(await read('/in-language?lang=en', chosen)).toEqual(['en', undefined])
  expect(await read('/in-language?lang=zh-cn', english)).toEqual(['zh-cn', 'lang=zh-cn'])
  expect((await app.inject({ method: 'GET', url: '/busy', headers: english })).body).toContain('a little busy')
})

test.each([
  ['//', '/'],
  ['//?lang=en', '/?lang=en'],
  ['///shop.example/s', '/shop.example/s'],
])('%s leads to the page with one slash', async (url, expected) => {
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers.location]).toEqual([308, expected])
})

test('whoever opens an address with a point in a browser reads a page; what asks for a file does not', async () => {
  const opened = await app.inject({ method: 'GET', url: '/goods/1.5', headers: { accept: 'text/html,*/*;q=0.8' } })
  expect([opened.statusCode, opened.body]).toEqual([200, 'a page'])
  const file = await app.inject({ method: 'GET', url: '/images/1.webp', headers: { accept: 'image/webp,*/*' } })
  expect(file.json()).toMatchObject({ code: 404, data: { key: 'NOT_FOUND' } })
})

test.each(['/%', '/goods/%E0%A4%A', '/s/%zz?keywords=%E6%9D%AF'])(
  '%s, which is no text, leads to a page',
  async (url) => {
    const { body } = await app.inject({ method: 'GET', url, remoteAddress: '10.0.0.2' })
    expect(body).toBe('a page')
  },
)

test('an address that asks for too many pages is told when to come back', async () => {
  const from = (remoteAddress: string, url: string) => app.inject({ method: 'GET', url, remoteAddress })
  for (let count = 0; count < 20; count++) expect((await from('10.0.0.1', `/p/${count}`)).statusCode).toBe(200)
  const page = await from('10.0.0.1', '/p?lang=en')
  expect(page.statusCode).toBe(429)
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
  expect(page.body).toContain('opening pages very quickly')
  expect((await from('10.0.0.1', '/p.data')).json()).toMatchObject({ code: 429, data: { key: 'TOO_MANY_REQUESTS' } })
  expect((await from('10.0.0.1', '/%70')).statusCode).toBe(429)
  for (const url of ['/uploads/x.webp', '/dist/x.js', '/healthz'])
    expect((await from('10.0.0.1', url)).statusCode).not.toBe(429)
  expect((await from('10.0.0.2', '/p')).statusCode).toBe(200)
})
