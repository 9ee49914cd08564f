import { beforeEach, expect, test, vi } from 'vitest'
import { stubServer } from '../../test/shop-server.ts'
import { readPublic } from './read-public.ts'

const page = { documentElement: { lang: 'en' } }
const server = stubServer()
vi.stubGlobal('document', page)
beforeEach(() => server.clear())

test('the data of an answer are given, in the language of the page and without a token', async () => {
  server.answer('GET /clock', () => ({ now_ms: 5 }))
  expect(await readPublic('/clock')).toEqual({ now_ms: 5 })
  page.documentElement.lang = 'zh-CN'
  await readPublic('/clock')
  expect(server.locales).toEqual(['en', 'zh-cn'])
  expect(server.tokens).toEqual([null, null])
})

test('an answer may be that there is nothing', async () => {
  server.answer('GET /goods/5/seckill', () => null)
  expect(await readPublic('/goods/5/seckill')).toBeNull()
})

test.each([
  ['a refusal', () => Response.json({ code: 404, msg: 'gone', data: {} }, { status: 404 }), '/clock answered 404'],
  ['a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), '/clock answered 502'],
  ['a page in place of an answer', () => new Response('<!doctype html>'), 'JSON'],
])('%s is an error', async (_, answer, message) => {
  server.answer('GET /clock', answer)
  await expect(readPublic('/clock')).rejects.toThrow(message)
})

test('a lost answer is an error', async () => {
  await expect(readPublic('/clock')).rejects.toThrow('Failed to fetch')
})
