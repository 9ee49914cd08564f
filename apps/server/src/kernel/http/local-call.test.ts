import { route } from '@fangshi/contract/route'
import { Flag, Id, Nothing, Text } from '@fangshi/contract/shapes'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { fail } from '../fail.ts'
import { localCalls } from './local-call.ts'
import { on } from './on.ts'

const show = (area: 'public' | 'guest' | 'shopper', path: '/open/{id}' | '/visit/{id}' | '/mine/{id}') =>
  route(`GET ${path}`, {
    area: 'Home',
    right: area,
    does: 'Tells what arrived.',
    params: z.strictObject({ id: Id }),
    query: z.strictObject({ words: z.optional(Text(0, 10)), page: z.optional(Id), cheap: z.optional(Flag) }),
    reply: z.object({ input: z.string() }),
  })
const open = show('public', '/open/{id}')
const visit = show('guest', '/visit/{id}')
const mine = show('shopper', '/mine/{id}')
const refuse = route('GET /refuse', { area: 'Home', right: 'public', does: 'Refuses.', reply: Nothing })
const broken = route('GET /broken', { area: 'Home', right: 'public', does: 'Breaks.', reply: Nothing })

const repeatInput = async ({
  params,
  query,
  locale,
  ip,
  who,
}: {
  params: object
  query: object
  locale: string
  ip: string
  who: unknown
}) => ({
  input: JSON.stringify({ ...params, ...query, locale, ip, who }),
})
const callsFor = localCalls(
  () => ({}) as Context,
  [
    on(open, repeatInput),
    on(visit, repeatInput),
    on(mine, repeatInput),
    on(refuse, async () => fail('GOODS_NOT_FOUND', { id: 7 })),
    on(broken, async () => Promise.reject(new Error('broken'))),
  ],
)
const call = callsFor('en')

test('a call in process is read like one over HTTP, as a guest without an address', async () => {
  const query = { words: ' 杯 ', page: 2, cheap: true }
  const expected = { id: 7, words: '杯', page: 2, cheap: true, locale: 'en', ip: '', who: null }
  expect(JSON.parse((await call(open, { params: { id: 7 }, query })).input)).toEqual(expected)
  expect(JSON.parse((await call(visit, { params: { id: 7 }, query })).input)).toEqual(expected)
})

test('a route is known by method and path: the pages bring their own copy of the contract', async () => {
  expect((await call({ ...open }, { params: { id: 7 } })).input).toContain('"id":7')
})

test('a refusal comes as the HTTP client would throw it', async () => {
  await expect(call(refuse, {})).rejects.toMatchObject({
    name: 'CallError',
    code: 404,
    key: 'GOODS_NOT_FOUND',
    message: 'Product not found.',
    details: { id: 7 },
  })
  await expect(call(open, { params: { id: 0 } })).rejects.toMatchObject({ code: 422, fields: { id: 'TOO_SMALL' } })
})

test('what nobody foresaw stays what it is', async () => {
  await expect(call(broken, {})).rejects.toThrow('broken')
})

test('routes that need a login cannot be called, nor those that are not there', async () => {
  await expect(call(mine, { params: { id: 7 } })).rejects.toThrow('cannot be called in process')
  const nowhere = route('GET /nowhere', { area: 'Home', right: 'public', does: 'Is not there.', reply: Nothing })
  await expect(call(nowhere, {})).rejects.toThrow('cannot be called in process')
})
