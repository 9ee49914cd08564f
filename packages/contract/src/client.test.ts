import { expect, test } from 'vitest'
import { getMe, loginHome } from './accounts.ts'
import { getGoods, listGoods } from './catalog.ts'
import { browserTokens, CallError, createClient, NoAnswerError, type ClientOptions } from './client.ts'
import { privateFileHome, privateName, uploadHome } from './files.ts'
import { payOrder } from './orders.ts'
import { adjustMoney } from './users.ts'

interface SentRequest {
  url: string
  method: string
  headers: Record<string, string>
  body: unknown
}

/** A client whose network is a function that records requests and returns answers. */
function wired(answer: { code: number; data: unknown; headers?: Record<string, string> }, token: string | null = null) {
  const sent: SentRequest[] = []
  const tokens: (string | null)[] = []
  const errors: unknown[] = []
  const options: ClientOptions = {
    locale: () => 'en',
    tokens: { get: () => token, set: (_area, next) => tokens.push(next) },
    onError: (error) => errors.push(error),
    fetch: async (url, init) => {
      const { method = 'GET', headers = {}, body = null } = init ?? {}
      sent.push({ url: String(url), method, headers: headers as Record<string, string>, body })
      return Response.json({ msg: 'said', ...answer }, { status: answer.code, headers: answer.headers ?? {} })
    },
  }
  return { call: createClient(options), sent, tokens, errors }
}

test('a call becomes path, query, form body and headers', async () => {
  const { call, sent } = wired({ code: 200, data: [] }, 'abc')
  await call(listGoods, { query: { keywords: '青瓷 杯', in_stock: true, page: 2 } })
  await call(getGoods, { params: { id: 7 } })
  await call(payOrder, { body: { group_no: '1', method: 'balance', ticket: undefined } }, { key: 'same-key' })
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/goods?keywords=%E9%9D%92%E7%93%B7%20%E6%9D%AF&in_stock=1&page=2',
    'GET /api/goods/7',
    'POST /api/user/order/pay',
  ])
  // Public reads carry no token, so they can be cached.
  expect(sent[0]?.headers).toEqual({ 'X-Locale': 'en' })
  expect(sent[2]).toMatchObject({ body: 'group_no=1&method=balance' })
  expect(sent[2]?.headers).toEqual({
    'X-Locale': 'en',
    Authorization: 'Bearer abc',
    'Idempotency-Key': 'same-key',
    'Content-Type': 'application/x-www-form-urlencoded',
  })
})

test('each call of an idempotent route has a key of its own', async () => {
  const { call, sent } = wired({ code: 200, data: {} })
  const body = { group_no: '1', method: 'balance' } as const
  await Promise.all([call(payOrder, { body }), call(payOrder, { body })])
  const keys = sent.map(({ headers }) => headers['Idempotency-Key'])
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[0]).not.toBe(keys[1])
})

test('a call that needs a confirmation is sent again after it, with the same key and input', async () => {
  const answers = [428, 428, 200]
  const sent: SentRequest[] = []
  const errors: unknown[] = []
  const confirmed: unknown[] = []
  const wire = (answer: boolean) =>
    createClient({
      locale: () => 'en',
      tokens: { get: () => 'abc', set: () => {} },
      onError: (error) => errors.push(error),
      confirm: async (area, sentAt) => {
        confirmed.push([area, sentAt <= Date.now()])
        return answer
      },
      fetch: async (url, init) => {
        const { method = 'GET', headers = {}, body = null } = init ?? {}
        sent.push({ url: String(url), method, headers: headers as Record<string, string>, body })
        const code = answers.shift() ?? 428
        return Response.json(
          { code, msg: 'said', data: code === 200 ? {} : { key: 'CONFIRM_IDENTITY' } },
          { status: code },
        )
      },
    })
  const body = { id: 1, kind: 'money', amount: '1.00', reason: 'x' } as const
  await wire(true)(adjustMoney, { body })
  expect(confirmed).toEqual([
    ['Admin', true],
    ['Admin', true],
  ])
  expect(sent).toHaveLength(3)
  expect(sent[2]).toEqual(sent[0])
  expect(errors).toEqual([])
  await expect(wire(false)(adjustMoney, { body })).rejects.toMatchObject({ key: 'CONFIRM_IDENTITY' })
  expect(sent).toHaveLength(4)
  expect(errors).toHaveLength(1)
})

test('a login tells the device’s token, and a renewed token is kept', async () => {
  const { call, sent, tokens } = wired({ code: 200, data: {}, headers: { authorization: 'Bearer next' } }, 'old')
  const proof = { challenge: 'c', nonce: '1' }
  await call(loginHome, { body: { provider: 'users', username: 'u', password: 'p', proof } })
  expect(sent[0]?.headers.Authorization).toBe('Bearer old')
  expect(tokens).toEqual(['next'])
})

test('a file travels as it is', async () => {
  const { call, sent } = wired({ code: 200, data: '/uploads/a.webp' })
  const body = new FormData()
  await call(uploadHome, { body })
  expect(sent[0]?.body).toBe(body)
  expect(sent[0]?.headers['Content-Type']).toBeUndefined()
})

test('a file comes as it is, its refusal like any other', async () => {
  const answers = [
    new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
    Response.json({ code: 404, msg: 'said', data: { key: 'NOT_FOUND' } }, { status: 404 }),
  ]
  const call = createClient({
    locale: () => 'en',
    tokens: { get: () => 'abc', set: () => {} },
    fetch: async () => answers.shift() ?? Response.error(),
  })
  const name = privateName('/api/files/0a1b.pdf') ?? ''
  expect(name).toBe('0a1b.pdf')
  const file = await call(privateFileHome, { params: { name } })
  expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF-1.7'])
  await expect(call(privateFileHome, { params: { name } })).rejects.toMatchObject({ code: 404, key: 'NOT_FOUND' })
  expect(privateName('/uploads/ab/cd/0a1b.webp')).toBeNull()
})

test('a refusal is thrown with its key, fields and request id', async () => {
  const data = { key: 'INVALID_INPUT', request_id: 'r1', fields: { phone: 'PHONE_INVALID' }, more: 1 }
  const { call, errors } = wired({ code: 422, data })
  const error = await call(getMe, { body: { provider: 'users' } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ code: 422, message: 'said', key: 'INVALID_INPUT', requestId: 'r1', details: data })
  expect(error).toMatchObject({ fields: { phone: 'PHONE_INVALID' } })
  expect(errors).toEqual([error])
  await call(getMe, { body: { provider: 'users' } }, { quiet: true }).catch(() => {})
  expect(errors).toHaveLength(1)
})

test('no answer, or one that is none, is told apart from a refusal', async () => {
  for (const fetch of [
    async () => Promise.reject(new TypeError('no network')),
    async () => new Response('{"code":200,', { headers: { 'content-type': 'application/json' } }),
  ]) {
    const tokens = { get: () => null, set: () => {} }
    const call = createClient({ locale: () => 'zh-cn', tokens, fetch })
    await expect(call(listGoods, {})).rejects.toBeInstanceOf(NoAnswerError)
  }
})

test('a call that its caller gave up is no error of the shop', async () => {
  const errors: unknown[] = []
  const call = createClient({
    locale: () => 'en',
    tokens: { get: () => null, set: () => {} },
    onError: (error) => errors.push(error),
    fetch: (_url, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  })
  const giveUp = new AbortController()
  const pending = call(listGoods, {}, { signal: giveUp.signal })
  giveUp.abort()
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
  expect(errors).toEqual([])
})

test('tokens lie under the storage keys of the spec', () => {
  const kept = new Map<string, string>()
  const storage: Storage = {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const tokens = browserTokens(storage)
  tokens.set('Home', 'h')
  tokens.set('Seller', 's')
  tokens.set('Admin', 'a')
  expect([...kept]).toEqual([
    ['token', 'h'],
    ['Seller_token', 's'],
    ['Admin_token', 'a'],
  ])
  tokens.set('Home', null)
  expect(tokens.get('Home')).toBeNull()
})

test.each([
  [404, '', 'NOT_FOUND', 'Not found (404).'],
  [429, '', 'TOO_MANY_REQUESTS', 'You are requesting too often, please rest a while.'],
  [500, '', 'INTERNAL', /^500 \(Internal Server Error\)/],
  [502, 'Bad Gateway', 'INTERNAL', '502 Bad Gateway'],
] as const)('a %i without an envelope says what the catalogue says', async (status, statusText, key, message) => {
  const headers = { 'content-type': 'text/html' }
  const call = createClient({
    locale: () => 'en',
    tokens: { get: () => null, set: () => undefined },
    fetch: async () => new Response('<html>', { status, statusText, headers }),
  })
  const error = (await call(listGoods, { query: {} }).catch((caught: unknown) => caught)) as CallError
  expect([error.code, error.key]).toEqual([status, key])
  expect(error.message).toMatch(message)
})
