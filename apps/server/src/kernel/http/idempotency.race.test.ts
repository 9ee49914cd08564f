import { route } from '@fangshi/contract/route'
import { Text, Whole } from '@fangshi/contract/shapes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eventually } from '../../../test/eventually.ts'
import { kernelApp, tokenOf, type KernelApp } from '../../../test/kernel.ts'
import { fail } from '../fail.ts'
import { forgetOldKeys } from './idempotency.ts'
import { on, onSteps } from './on.ts'

const giving = (area: 'Home' | 'Seller', path: '/give' | '/give_more' | '/give_and_tell' | '/Seller/give') =>
  route(`POST ${path}`, {
    area,
    right: area === 'Home' ? 'shopper' : 'seller',
    idempotent: true,
    does: 'Writes a gift down.',
    body: z.strictObject({ amount: Whole(1), note: z.optional(Text(0, 20)) }),
    reply: z.object({ id: z.number(), amount: z.number(), note: z.nullable(z.string()) }),
  })

let it: KernelApp
/** What a handler does before it writes: nothing, wait, refuse, or break. */
let before: () => Promise<void> = async () => {}

beforeAll(async () => {
  const mount = (area: 'Home' | 'Seller', path: '/give' | '/give_more' | '/Seller/give') =>
    on(giving(area, path), async ({ tx, body }) => {
      const { rows } = await tx.client.query<{ id: number }>('insert into gifts (amount) values ($1) returning id', [
        body.amount,
      ])
      await before()
      return { id: rows[0]?.id ?? 0, amount: body.amount, note: body.note ?? null }
    })
  const stepwise = onSteps(giving('Home', '/give_and_tell'), async ({ ctx, once, body }) => {
    const id = await once(async (tx) => {
      const { rows } = await tx.client.query<{ id: number }>('insert into gifts (amount) values ($1) returning id', [
        body.amount,
      ])
      return rows[0]?.id ?? 0
    })
    // Not in the transaction of the key any more: another connection sees the row.
    const { rows } = await ctx.db.pool.query<{ amount: number }>('select amount from gifts where id = $1', [id])
    await before()
    return { id, amount: rows[0]?.amount ?? 0, note: null }
  })
  it = await kernelApp([mount('Home', '/give'), mount('Home', '/give_more'), mount('Seller', '/Seller/give'), stepwise])
  await it.ctx.db.pool.query('create table gifts (id serial, amount int)')
})
afterAll(() => it.close())
beforeEach(async () => {
  before = async () => {}
  await it.ctx.db.pool.query('truncate gifts; truncate idempotency_keys')
})

interface Ask {
  key?: string
  url?: string
  token?: string
  payload?: string | object
}
const give = async ({
  key = 'the-same-key',
  url = '/api/give',
  token = tokenOf('Home'),
  payload = { amount: 5 },
}: Ask = {}) => {
  const isForm = typeof payload === 'string'
  const answer = await it.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      authorization: `Bearer ${token}`,
      ...(key ? { 'idempotency-key': key } : {}),
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    },
  })
  return answer.json() as { code: number; data: { key?: string; id?: number } }
}
const gifts = async (): Promise<number> => (await it.ctx.db.pool.query('select 1 from gifts')).rows.length

test.each(['', 'short', 'x'.repeat(101), 'with space', 'with,comma'])('the key %j is none', async (key) => {
  expect(await give({ key })).toMatchObject({ code: 422, data: { key: 'IDEMPOTENCY_KEY_MISSING' } })
  expect(await gifts()).toBe(0)
})

test('the same key and input has the same answer and no second effect', async () => {
  const first = await give({ payload: { amount: 5, note: 'a' } })
  expect(first).toMatchObject({ code: 200, data: { amount: 5, note: 'a' } })
  expect(await give({ payload: { note: 'a', amount: 5 } })).toEqual(first)
  expect(await give({ payload: 'note=%20a&amount=5' })).toEqual(first) // the validated input counts, not its spelling
  expect(await gifts()).toBe(1)
})

test('the same key with other input is refused', async () => {
  await give()
  expect(await give({ payload: { amount: 6 } })).toMatchObject({ code: 422, data: { key: 'IDEMPOTENCY_KEY_REUSED' } })
  expect(await gifts()).toBe(1)
})

test('account, area, route and key are the scope', async () => {
  await give()
  await give({ key: 'another-key' })
  await give({ token: tokenOf('Home', 2) })
  await give({ url: '/api/give_more' })
  await give({ url: '/api/Seller/give', token: tokenOf('Seller') })
  expect(await gifts()).toBe(5)
})

test('32 at once have one effect and one answer', async () => {
  // The first call waits until all others have a connection or wait for one.
  const { pool } = it.ctx.db
  before = () => eventually(() => expect(pool.totalCount - pool.idleCount + pool.waitingCount).toBe(32))
  const answers = await Promise.all(Array.from({ length: 32 }, () => give()))
  expect(answers[0]?.code).toBe(200)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await gifts()).toBe(1)
})

test('a refusal leaves no trace: the next try is a first one', async () => {
  before = async () => fail('BALANCE_SHORT')
  expect(await give()).toMatchObject({ code: 422, data: { key: 'BALANCE_SHORT' } })
  before = async () => Promise.reject(new Error('broken'))
  expect(await give()).toMatchObject({ code: 500 })
  expect(await gifts()).toBe(0)
  before = async () => {}
  expect(await give()).toMatchObject({ code: 200 })
  expect(await gifts()).toBe(1)
})

test('what follows the transaction of a key is done on each call, and may fail without undoing it', async () => {
  const url = '/api/give_and_tell'
  before = async () => fail('BALANCE_SHORT')
  expect(await give({ url })).toMatchObject({ code: 422 })
  expect(await gifts()).toBe(1)
  before = async () => {}
  const answers = await Promise.all(Array.from({ length: 8 }, () => give({ url })))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(answers[0]).toMatchObject({ code: 200, data: { amount: 5 } })
  expect(await gifts()).toBe(1)
  expect(await give({ url, key: '' })).toMatchObject({ code: 422, data: { key: 'IDEMPOTENCY_KEY_MISSING' } })
  expect(await give({ url, payload: { amount: 6 } })).toMatchObject({ data: { key: 'IDEMPOTENCY_KEY_REUSED' } })
})

test('a twin whose first is refused becomes the first', async () => {
  let tries = 0
  before = async () => {
    if (tries++ > 0) return
    const { pool } = it.ctx.db
    await eventually(() => expect(pool.totalCount - pool.idleCount).toBe(3))
    fail('STOCK_SHORT')
  }
  const codes = (await Promise.all([give(), give(), give()])).map(({ code }) => code)
  expect(codes.sort()).toEqual([200, 200, 422])
  expect(await gifts()).toBe(1)
})

test('a twin that waits longer than a lock may is told so', { timeout: 20_000 }, async () => {
  let open = (): void => {}
  let begun = (): void => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  before = () => {
    begun()
    return new Promise((resolve) => (open = resolve))
  }
  const first = give()
  await hasBegun
  expect(await give()).toMatchObject({ code: 409, data: { key: 'REQUEST_IN_PROGRESS' } })
  open()
  expect(await first).toMatchObject({ code: 200 })
  expect(await gifts()).toBe(1)
})

test('answers are kept 48 hours', async () => {
  await give()
  const hour = 60 * 60 * 1000
  const age = async (hours: number) => {
    await forgetOldKeys.run({ ...it.ctx, now: () => new Date(Date.now() + hours * hour) })
    return (await it.ctx.db.pool.query('select 1 from idempotency_keys')).rows.length
  }
  expect(await age(47)).toBe(1)
  expect(await age(49)).toBe(0)
})
