import { route } from '@fangshi/contract/route'
import { Nothing, Text } from '@fangshi/contract/shapes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { kernelApp, tokenOf, type KernelApp } from '../../test/kernel.ts'
import { on } from './http/on.ts'

const phone = '13812345678'
const secret = 'correct-horse-battery-staple'
const body = z.strictObject({ phone: Text(1, 20), password: Text(1, 60) })
const at = (path: 'driver' | 'drizzle' | 'row') =>
  route(`POST /${path}/{phone}`, {
    area: 'Home',
    right: 'shopper',
    does: 'Fails.',
    params: z.strictObject({ phone: Text(1, 20) }),
    query: z.strictObject({ words: z.optional(Text(0, 30)) }),
    body,
    reply: Nothing,
  })

let it: KernelApp
beforeAll(async () => {
  it = await kernelApp([
    on(at('driver'), async ({ ctx, body: { phone: given } }) => {
      await ctx.db.pool.query('select $1::date', [given])
      return {}
    }),
    on(at('drizzle'), async ({ ctx, body: { phone: given, password } }) => {
      await ctx.db.q.execute(sql`select ${password}::date, ${given}::date`)
      return {}
    }),
    on(at('row'), async ({ ctx, body: { phone: given } }) => {
      await ctx.db.pool.query(
        `insert into users (username, nickname, password_hash, phone) values ('u' || $1, $1, '', $1)`,
        [given],
      )
      return {}
    }),
  ])
})
afterAll(() => it.close())

test.each(['driver', 'drizzle', 'row'])('what fails in the %s is logged without what people wrote', async (path) => {
  it.lines.length = 0
  const ask = () =>
    it.app.inject({
      method: 'POST',
      url: `/api/${path}/${phone}?words=${secret}`,
      headers: { authorization: `Bearer ${tokenOf('Home', 7)}`, 'x-locale': 'en' },
      payload: { phone, password: secret },
    })
  await ask()
  const answer = await ask()
  expect(answer.statusCode).toBe(500)
  const { request_id } = (answer.json() as { data: { request_id: string } }).data
  const ofRequest = (): Record<string, never>[] =>
    it.lines.filter((line) => line.includes(request_id)).map((line) => JSON.parse(line) as Record<string, never>)
  // The last line is written after the answer is out.
  await expect.poll(() => ofRequest().length).toBe(3)
  const lines = ofRequest()
  const text = JSON.stringify(lines)
  for (const hidden of [phone, secret, tokenOf('Home', 7), 'Bearer']) expect(text).not.toContain(hidden)
  // and yet it says what happened where
  expect(lines.map(({ msg }) => msg)).toEqual(['incoming request', 'unforeseen error', 'request completed'])
  expect(lines[0]).toMatchObject({ req: { method: 'POST', path: `/api/${path}/138****5678` } })
  expect(text).toMatch(/date\/time field value out of range|invalid input syntax for type date|unique constraint/)
  expect(text).toContain('log.http.test.ts')
})
