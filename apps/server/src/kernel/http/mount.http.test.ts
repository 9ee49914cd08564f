import { route } from '@fangshi/contract/route'
import { Flag, Id, Money, Nothing, Text } from '@fangshi/contract/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { kernelApp, tokenOf, type KernelApp } from '../../../test/kernel.ts'
import { fail } from '../fail.ts'
import { on } from './on.ts'

const Line = z.strictObject({ sku_id: Id, gift: z.optional(Flag) })
const echo = route('POST /echo/{id}', {
  area: 'Home',
  right: 'public',
  does: 'Tells what arrived.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ words: z.optional(Text(0, 10)) }),
  body: z.strictObject({ name: Text(1, 10), price: z.optional(Money), lines: z.optional(z.array(Line)) }),
  reply: z.object({ id: z.number(), words: z.nullable(z.string()), name: z.string(), rest: z.string() }),
})
const bare = route('GET /bare', { area: 'Home', right: 'public', does: 'Takes nothing.', reply: Nothing })
const drop = route('DELETE /bare', { area: 'Home', right: 'public', does: 'Takes nothing.', reply: Nothing })
const broken = route('GET /broken', { area: 'Home', right: 'public', does: 'Breaks.', reply: Nothing })
const refused = route('GET /refused', { area: 'Home', right: 'public', does: 'Refuses.', reply: Nothing })
const mine = route('GET /mine', { area: 'Home', right: 'shopper', does: 'Who.', reply: z.object({ id: z.number() }) })
const perhaps = route('GET /perhaps', { area: 'Home', right: 'guest', does: 'Who.', reply: z.nullable(z.number()) })
const listed = route('GET /Admin/x', { area: 'Admin', right: 'Admin.x.index', does: 'Reads.', reply: Nothing })
const stored = route('POST /Admin/x', {
  area: 'Admin',
  right: 'Admin.x.store',
  confirm: false,
  does: 'Writes.',
  reply: Nothing,
})
const weighty = route('POST /Seller/weighty', {
  area: 'Seller',
  right: 'seller',
  does: 'Moves money.',
  body: Line,
  confirm: true,
  unaudited: true,
  reply: Nothing,
})
const keep = route('POST /keep', { area: 'Home', right: 'shopper', does: 'Keeps nothing.', reply: Nothing })
const upload = route('POST /up', {
  area: 'Home',
  right: 'public',
  does: 'Measures a file.',
  takes: 'multipart',
  bodyLimit: 1000,
  reply: z.number(),
})

let it: KernelApp
beforeAll(async () => {
  it = await kernelApp([
    on(echo, async ({ params, query, body: { name, ...rest } }) => ({
      id: params.id,
      words: query.words ?? null,
      name,
      rest: JSON.stringify(rest),
    })),
    on(bare, async () => ({})),
    on(drop, async () => ({})),
    on(broken, async () => {
      throw new Error('the secret of the house')
    }),
    on(refused, async () => fail('STOCK_SHORT', { sku_id: 7, stock: 2 })),
    on(mine, async ({ who }) => ({ id: who.user_id })),
    on(perhaps, async ({ who }) => who?.user_id ?? null),
    on(listed, async () => ({})),
    on(stored, async () => ({})),
    on(weighty, async () => ({})),
    on(keep, async () => ({})),
    on(upload, async ({ file }) => file?.bytes.length ?? 0),
  ])
})
afterAll(() => it.close())

const form = 'application/x-www-form-urlencoded'
const post = (payload: string | Buffer, type = form, url = '/api/echo/7') =>
  it.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
const get = (url: string, headers: Record<string, string> = {}) => it.app.inject({ method: 'GET', url, headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('the envelope (rules §12)', () => {
  test('a success', async () => {
    const answer = await post('name=a')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ code: 200, msg: 'success', data: { id: 7, words: null, name: 'a', rest: '{}' } })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  test('a refusal: code is the status, data has the key, the request id and the details', async () => {
    const answer = await get('/api/refused', { 'x-locale': 'en' })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      code: 422,
      msg: 'Insufficient stock.',
      data: { key: 'STOCK_SHORT', request_id: expect.stringMatching(/^[0-9a-f-]{36}$/), sku_id: 7, stock: 2 },
    })
  })

  test('an unforeseen error tells nothing but the request id under which the log tells all', async () => {
    const answer = await get('/api/broken')
    expect(answer.statusCode).toBe(500)
    const { data } = answer.json() as { data: Record<string, string> }
    expect(Object.keys(data)).toEqual(['key', 'request_id'])
    expect(answer.body).not.toMatch(/secret|Error|\.ts/)
    const line = it.lines.find((text) => text.includes('unforeseen error') && text.includes(data.request_id ?? '-'))
    expect(line).toContain('the secret of the house')
    expect(line).toContain('mount.http.test.ts')
  })

  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/api/echo/7'],
    ['PUT', '/api/echo/7'],
    ['PATCH', '/api/bare'],
    ['OPTIONS', '/api/bare'],
    ['GET', '/api/bare/'],
    ['GET', '/api/Bare'],
    ['GET', '/api/echo/%zz'],
    ['POST', `/api/echo/${'9'.repeat(3000)}`],
  ])('%s %.30s is not found', async (method, url) => {
    const answer = await it.app.inject({ method: method as 'GET', url: url as string })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 404, data: { key: 'NOT_FOUND', request_id: expect.any(String) } })
    expect(answer.headers).toHaveProperty('content-security-policy')
  })
})

describe('bodies', () => {
  test('forms and JSON have the same result', async () => {
    const asForm = await post('name=%20杯+&price=12.3&lines[0][sku_id]=5&lines[0][gift]=1&lines[1][sku_id]=6')
    const asJson = await post(
      '{"name":" 杯 ","price":"12.3","lines":[{"sku_id":5,"gift":true},{"sku_id":6}]}',
      'application/json; charset=utf-8',
    )
    expect(asForm.json()).toEqual(asJson.json())
    expect(asForm.json()).toMatchObject({
      data: { name: '杯', rest: '{"price":1230,"lines":[{"sku_id":5,"gift":true},{"sku_id":6}]}' },
    })
    expect((await post('name=a&lines[]=')).json()).toMatchObject({ data: { rest: '{"lines":[]}' } })
  })

  test.each([
    ['name=a&nmae=b', { nmae: 'UNKNOWN_KEY' }],
    ['name=a&lines[0][sku_id]=1&lines[0][price]=0', { 'lines.0.price': 'UNKNOWN_KEY' }],
    ['', { name: 'REQUIRED' }],
    ['name=', { name: 'REQUIRED' }],
    ['name[first]=a', { name: 'REQUIRED' }],
    ['name=a%00', { name: 'INVALID' }],
    ['name=12345678901', { name: 'TOO_LONG' }],
    ['name=a&price=1.234', { price: 'MONEY_INVALID' }],
    [
      'name=a&lines[0][sku_id]=2e3&lines[1][sku_id]=',
      { 'lines.0.sku_id': 'NUMBER_INVALID', 'lines.1.sku_id': 'NUMBER_INVALID' },
    ],
    ['name=a&lines=x', { lines: 'INVALID' }],
  ])('%j names the wrong fields', async (body, fields) => {
    const answer = await post(body)
    expect(answer.json()).toMatchObject({ code: 422, data: { key: 'INVALID_INPUT' } })
    expect((answer.json() as { data: { fields: object } }).data.fields).toEqual(fields)
  })

  test('parameters and queries are read as strictly', async () => {
    const fieldsOf = async (url: string) =>
      ((await post('name=a', form, url)).json() as { data: { fields?: object } }).data.fields
    expect(await fieldsOf('/api/echo/0')).toEqual({ id: 'TOO_SMALL' })
    expect(await fieldsOf('/api/echo/１')).toEqual({ id: 'NUMBER_INVALID' })
    expect(await fieldsOf('/api/echo/7?word=x')).toEqual({ word: 'UNKNOWN_KEY' })
    expect((await post('name=a', form, '/api/echo/7?words=%E6%9D%AF')).json()).toMatchObject({ data: { words: '杯' } })
    expect((await get('/api/bare?utm=1')).json()).toMatchObject({ data: { fields: { utm: 'UNKNOWN_KEY' } } })
    const withBody = await it.app.inject({ method: 'DELETE', url: '/api/bare', payload: { id: 1 } })
    expect(withBody.json()).toMatchObject({ data: { fields: { id: 'UNKNOWN_KEY' } } })
  })

  test.each([
    ['{"name":', 'application/json'],
    ['"text"', 'application/json'],
    ['[1]', 'application/json'],
    ['null', 'application/json'],
    ['{"name":"a","__proto__":{"x":1}}', 'application/json'],
    ['{"name":"a","\\u005f_proto__":{"x":1}}', 'application/json'],
    ['{"name":"a","lines":[{"constructor":{"prototype":{"x":1}}}]}', 'application/json'],
    ['name=%zz', form],
    ['name=a&name=b', form],
    ['__proto__[x]=1', form],
    ['name=a&lines[]=5', form],
  ])('%s as %s cannot be read', async (body, type) => {
    expect((await post(body, type)).json()).toMatchObject({ code: 422, data: { key: 'BODY_MALFORMED' } })
  })

  test.each([
    [`a${'[b]'.repeat(8)}=1`, form],
    [`{"a":${'['.repeat(8)}${']'.repeat(8)}}`, 'application/json'],
    ['&'.repeat(1001), form],
    [`{"a":[${'1,'.repeat(1000)}1]}`, 'application/json'],
  ])('%.20s as %s holds too much', async (body, type) => {
    expect((await post(body, type)).json()).toMatchObject({ code: 413, data: { key: 'REQUEST_TOO_COMPLEX' } })
  })

  test('a text may hold such words', async () => {
    expect((await post('{"name":"__proto__"}', 'application/json')).statusCode).toBe(200)
  })

  test('bytes that are not UTF-8 cannot be read', async () => {
    const answer = await post(Buffer.from([...Buffer.from('name=a'), 0xff, 0xfe]))
    expect(answer.json()).toMatchObject({ code: 422 })
  })

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
    '%s is no type of bodies',
    async (type) => {
      const answer = await post('--x\r\n\r\n--x--', type)
      expect(answer.statusCode).toBe(415)
      expect(answer.json()).toMatchObject({ code: 415, data: { key: 'MEDIA_TYPE_UNKNOWN' } })
    },
  )

  test.each([
    ['a guest', {}, '/api/echo/7', 64 * 1024],
    ['a guest at an address of nothing', {}, '/api/nothing', 64 * 1024],
    ['a shopper', { authorization: `Bearer ${tokenOf('Home')}` }, '/api/keep', 1024 * 1024],
  ])('the most that %s may send', async (_, headers, url, most) => {
    const send = (bytes: number, type: string) => {
      const payload = `name=a&x=${'y'.repeat(bytes - 'name=a&x='.length)}`
      return it.app.inject({ method: 'POST', url, payload, headers: { ...headers, 'content-type': type } })
    }
    expect((await send(most, form)).statusCode).not.toBe(413)
    for (const type of [form, 'application/json']) {
      const answer = await send(most + 1, type)
      expect(answer.json()).toMatchObject({ code: 413, data: { key: 'BODY_TOO_LARGE' } })
    }
  })

  test('the body of one who may not call is not read', async () => {
    for (const payload of ['{', 'x'.repeat(100_000)]) {
      const answer = await post(payload, 'application/json', '/api/keep')
      expect(answer.json()).toMatchObject({ code: 401, data: { key: 'NOT_LOGGED_IN' } })
    }
  })

  test('files have the limit of their route', async () => {
    const file = (size: number) =>
      post(
        `--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${'y'.repeat(size)}\r\n--x--\r\n`,
        'multipart/form-data; boundary=x',
        '/api/up',
      )
    expect((await file(1000)).json()).toMatchObject({ data: 1000 })
    expect((await file(1001)).json()).toMatchObject({ code: 413, data: { key: 'FILE_TOO_LARGE' } })
    expect((await file(100_000)).json()).toMatchObject({ code: 413 })
    expect((await post('a=b', form, '/api/up')).json()).toMatchObject({ data: { key: 'FILE_MISSING' } })
    expect((await post('nothing', 'multipart/form-data; boundary=x', '/api/up')).statusCode).toBe(422)
  })

  test('many wrong fields do not make a long answer', async () => {
    const answer = await post(Array.from({ length: 900 }, (_, index) => `k${index}=`).join('&'))
    expect(answer.statusCode).toBe(422)
    expect(answer.body.length).toBeLessThan(10_000)
  })
})

describe('rights', () => {
  test('a shopper’s route asks for a shopper’s token', async () => {
    expect((await get('/api/mine', bearer(tokenOf('Home', 3)))).json()).toMatchObject({ data: { id: 3 } })
    for (const headers of [
      {},
      bearer('x'),
      bearer(tokenOf('Seller')),
      bearer(tokenOf('Admin')),
      bearer('unknown-token-unknown-token'),
      { authorization: tokenOf('Home') },
      { authorization: `Basic ${tokenOf('Home')}` },
    ]) {
      const answer = await get('/api/mine', headers)
      expect(answer.json()).toMatchObject({ code: 401, data: { key: 'NOT_LOGGED_IN' } })
    }
  })

  test('a guest’s route honours a token and bears any', async () => {
    expect((await get('/api/perhaps')).json()).toMatchObject({ data: null })
    expect((await get('/api/perhaps', bearer(tokenOf('Home', 4)))).json()).toMatchObject({ data: 4 })
    expect((await get('/api/perhaps', bearer('long-gone-token-of-somebody'))).json()).toMatchObject({ data: null })
  })

  test('a named right is asked for', async () => {
    const headers = bearer(tokenOf('Admin'))
    expect((await get('/api/Admin/x', headers)).statusCode).toBe(200)
    const refusal = await it.app.inject({ method: 'POST', url: '/api/Admin/x', headers })
    expect(refusal.json()).toMatchObject({ code: 403, data: { key: 'FORBIDDEN' } })
  })

  test('who may not call learns nothing of the input', async () => {
    expect((await get('/api/mine?wrong=1')).json()).toMatchObject({ code: 401 })
  })

  test('money, rights and secrets need a fresh confirmation, before the body is read', async () => {
    const send = (id: number, payload: string) =>
      it.app.inject({
        method: 'POST',
        url: '/api/Seller/weighty',
        headers: { ...bearer(tokenOf('Seller', id)), 'content-type': 'application/json' },
        payload,
      })
    expect((await send(98, '{')).json()).toMatchObject({ code: 428, data: { key: 'CONFIRM_IDENTITY' } })
    expect((await send(7, '{')).json()).toMatchObject({ data: { key: 'BODY_MALFORMED' } })
    expect((await send(7, '{"sku_id":1}')).statusCode).toBe(200)
  })

  test('a due token’s successor comes with the answer', async () => {
    const answer = await get('/api/mine', bearer(tokenOf('Home', 99)))
    expect(answer.headers.authorization).toBe(`Bearer ${tokenOf('Home', 100)}`)
    expect((await get('/api/mine', bearer(tokenOf('Home', 5)))).headers).not.toHaveProperty('authorization')
  })
})

test.each([
  [{ 'x-locale': 'en' }, 'en'],
  [{ 'x-locale': 'zh-CN', 'accept-language': 'en-US' }, 'zh'],
  [{ 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
  [{ 'accept-language': 'fr' }, 'zh'],
  [{}, 'zh'],
] as [Record<string, string>, string][])('%j is answered in %s', async (headers, language) => {
  const { msg } = (await get('/api/refused', headers)).json() as { msg: string }
  expect(msg).toBe(language === 'en' ? 'Insufficient stock.' : '库存不足')
})
