import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTurn } from '../../../../../tools/turns.ts'
import { mintShopper } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { goodsForm, openGoodsStore, type GoodsStore } from '../../../test/goods/goods-seller.ts'
import { processorSlowness } from '../../../test/processes/machine-slowness.ts'
import { startServer, type ServerProcess } from '../../../test/processes/server-processes.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }) // on a busy machine

/**
 * How long a body may hold up the calls of others, in ms of processor time: 50, and more on a machine that is slower than
 * those that this was measured on. A body that costs more than its size tells holds them up for seconds.
 */
const longestStall = 50 * processorSlowness()

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
let it: TestApp
let store: GoodsStore
let shopper: string
let server: ServerProcess
let origin: string

beforeAll(async () => {
  it = await testApp()
  store = await openGoodsStore(it)
  shopper = (await mintShopper(it)).token
  server = await startServer(it)
  origin = server.address
  await post('/api/login', '{}', json) // loads and compiles what the first call needs
})
afterAll(async () => {
  await server.close()
  await it.close()
})

beforeEach(async () => void (await server.longestStall()))

async function post(path: string, body: string | Buffer, type: string, token?: string, method = 'POST') {
  const key = { 'idempotency-key': randomUUID() }
  const headers = { 'content-type': type, ...key, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(`${origin}${path}`, { method, headers, body: body as string })
  const { data } = (await answer.json()) as { data: { key?: string } }
  return { status: answer.status, key: data?.key }
}

/** Bodies of about `bytes` that cost a parser more than their size tells. */
const hostile: Record<string, (bytes: number) => [body: string, type: string]> = {
  'a form of many keys': (bytes) => [Array.from({ length: bytes / 12 }, (_, at) => `k${at}=1`).join('&'), form],
  'a form of nothing': (bytes) => ['&'.repeat(bytes), form],
  'a form of a long list': (bytes) => [Array.from({ length: bytes / 20 }, (_, at) => `rows[${at}]=1`).join('&'), form],
  'a form of a deep name': (bytes) => [`a${'[b]'.repeat(bytes / 3)}=1`, form],
  'a form of a long name': (bytes) => [`${'k'.repeat(bytes - 2)}=1`, form],
  'a form of one escaped text': (bytes) => [`goods_no=${'%E5'.repeat(bytes / 3)}`, form],
  'deep lists': (bytes) => [`{"a":${'['.repeat(bytes)}`, json],
  'deep objects': (bytes) => ['{"a":'.repeat(bytes / 5), json],
  'empty objects': (bytes) => [`{"rows":[${'{},'.repeat(bytes / 3)}1]}`, json],
  'many numbers': (bytes) => [`{"rows":[${'1,'.repeat(bytes / 2)}1]}`, json],
  'many keys': (bytes) => [`{${Array.from({ length: bytes / 14 }, (_, at) => `"k${at}":1`).join()}}`, json],
  'keys of one object within': (bytes) => [
    `{"skus":[{${Array.from({ length: bytes / 14 }, (_, at) => `"k${at}":1`).join()}}]}`,
    json,
  ],
  'one long text': (bytes) => [`{"goods_no":"${'\\u4f60'.repeat(bytes / 6)}"}`, json],
  'one long key': (bytes) => [`{"${'k'.repeat(bytes)}":1}`, json],
  blanks: (bytes) => [`{"rows":${' '.repeat(bytes)}[]}`, json],
  quotes: (bytes) => ['"\\"'.repeat(bytes / 3), json],
  'a reserved word over and over': (bytes) => [
    `{"a":[${Array.from({ length: bytes / 20 }, () => `"__proto__"`).join()}]}`,
    json,
  ],
}
const MiB = 1024 * 1024
const shapes = Object.entries(hostile)

describe.each(inTurn(shapes, 4))('%s', (_, make) => {
  test.each([
    ['/api/login', undefined, 60 * 1024],
    ['/api/login', undefined, MiB],
    ['/api/Seller/goods', undefined, 16 * MiB - 100],
    ['/api/nothing', undefined, MiB],
    ['/api/addresses', 'shopper', MiB - 100],
    ['/api/Seller/goods', 'seller', 16 * MiB - 100],
    ['/api/Seller/goods/import/excel', 'seller', 16 * MiB - 100],
    ['/api/Seller/goods/import/excel', 'seller', 2 * MiB],
  ])('to %s by %s, %i bytes', async (path, who, bytes) => {
    const token = who === 'seller' ? store.token : who === 'shopper' ? shopper : undefined
    const { status } = await post(path, ...make(bytes), token)
    expect([401, 404, 413, 422]).toContain(status)
    expect(await server.longestStall()).toBeLessThan(longestStall)
  })
})

const repeat = (text: string): string => text.repeat(490_000 / text.length)

test.each([
  ['deep tags', repeat('<div>'), 'INVALID_INPUT'],
  ['many tags', repeat('<p>x</p>'), 'INVALID_INPUT'],
  ['signs that begin tags', repeat('< '), 'INVALID_INPUT'],
  ['deep tags below the limit', '<div>'.repeat(19_000), undefined],
  ['entities', repeat('&amp;'), undefined],
  ['attributes', `<a ${repeat('b=c ')}>`, undefined],
  ['an honest long text', repeat(`<p>${'你好，很好的商品'.repeat(10)}</p>`), undefined],
  ['an editor’s document of nothing', `<!--json-->[${repeat('{},')}1]`, 'INVALID_INPUT'],
])('a description of %s', async (_, text, key) => {
  const content = { 'zh-cn': text, en: text }
  const body = goodsForm(store, { goods_no: '', goods_content: content, goods_content_mobile: content })
  const answer = await post('/api/Seller/goods', JSON.stringify(body), json, store.token)
  expect(answer.key).toBe(key)
  expect(await server.longestStall()).toBeLessThan(longestStall)
})

test.each([
  ['wrong rows', {}],
  ['rows with unknown cells', Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`c${at}`, 'x']))],
  ['rows of one goods', { goods_no: 'A', goods_price: '1.00', goods_market_price: '1.00', goods_weight: 1, stock: 1 }],
])('a sheet of 5,000 %s', async (_, row) => {
  const body = JSON.stringify({ rows: Array.from({ length: 5000 }, () => row) })
  const answer = await post('/api/Seller/goods/import/excel', body, json, store.token)
  expect(answer).toEqual({ status: 422, key: 'IMPORT_INVALID' })
  expect(await server.longestStall()).toBeLessThan(longestStall)
})
