import { route, type Area, type Method } from '@fangshi/contract/route'
import { Id, Nothing, Text } from '@fangshi/contract/shapes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { kernelApp, tokenOf, type KernelApp } from '../../../test/kernel.ts'
import type { Context } from '../../context.ts'
import { statement, type Db, type Tx } from '../db/db.ts'
import { fail } from '../fail.ts'
import { act, actInOneStatement, actPrepared, perform } from './act.ts'
import { behindButton, on } from './on.ts'
import type { Guard } from './who.ts'

const params = z.strictObject({ id: Id })
const body = z.strictObject({ text: Text(1, 20) })
const note = z.object({ id: z.number(), text: z.string(), count: z.number() })
const write = (path: `/${string}`, area: Area = 'Admin') =>
  route(`PUT ${path}`, {
    area,
    right: area === 'Home' ? 'shopper' : 'admin',
    does: 'Writes.',
    params,
    body,
    reply: note,
  })
const renamed = write('/notes/{id}')
const own = write('/own/{id}', 'Home')
const namesakes = route('PUT /namesakes/{id}', {
  area: 'Admin',
  right: 'admin',
  does: 'Writes.',
  params,
  body: z.strictObject({ id: Id, text: Text(1, 20) }),
  reply: note,
})
const unreadable = write('/unreadable/{id}')
const prepared = write('/prepared/{id}')
const bare = route('PUT /bare/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'Writes.',
  params,
  query: z.strictObject({ text: Text(1, 20) }),
  reply: Nothing,
})
const session = route('POST /session', {
  area: 'Admin',
  right: 'admin',
  unaudited: true,
  does: 'Opens.',
  reply: z.object({ token: z.string() }),
})
const performed = write('/performed/{id}')
const many = route('POST /many', { area: 'Admin', right: 'admin', does: 'Writes.', body, reply: Nothing })
const once = route('POST /once', {
  area: 'Admin',
  right: 'admin',
  does: 'Writes.',
  body,
  reply: Nothing,
  idempotent: true,
})
const removed = route('DELETE /notes/{id}', { area: 'Admin', right: 'admin', does: 'Deletes.', params, reply: Nothing })

interface NoteInput {
  id: number
  text: string
}

/** A use case as modules have them. */
async function writeNote(tx: Tx, _ctx: Context, _who: unknown, { id, text }: NoteInput) {
  await tx.client.query('insert into notes (id, text) values ($1, $2)', [id, text])
  if (text === 'bad') fail('INVALID_INPUT')
  return { target: id, before: { text: '' }, after: { text }, text }
}
const writeTwo = async (tx: Tx, ctx: Context, who: unknown, { text }: { text: string }) => [
  await writeNote(tx, ctx, who, { id: 1, text }),
  await writeNote(tx, ctx, who, { id: 2, text }),
]
const show = async ({ target, text }: { target: number; text: string }, { tx }: { tx: Tx }) => {
  const { rows } = await tx.client.query<{ n: number }>('select count(*)::int as n from notes')
  return { id: target, text, count: rows[0]?.n ?? 0 }
}

/** What happens before the transaction of a use case, which its refusal does not take back. */
async function tryFirst({ ctx, params, body }: { ctx: Context; params: { id: number }; body: { text: string } }) {
  await ctx.db.pool.query(`insert into notes (id, text) values ($1, 'tried')`, [params.id])
  return { id: params.id, text: body.text.trim() }
}

const insertNote = statement('act test.note', 'insert into notes (id, text) values ($1, $2)')
async function writeAlone(db: Db, _ctx: Context, _who: unknown, { id, text }: NoteInput) {
  await db.rows(insertNote, [id, text])
  if (text === 'bad') fail('INVALID_INPUT')
}

let it: KernelApp
beforeAll(async () => {
  const routes = [
    act(renamed, writeNote, show),
    act(own, writeNote, show),
    act(namesakes, writeNote, show),
    act(unreadable, writeNote, () => fail('NOT_FOUND')),
    actPrepared(prepared, tryFirst, writeNote, show),
    act(
      session,
      async () => 'opened',
      (token) => ({ token }),
    ),
    actInOneStatement(bare, writeAlone),
    on(performed, async (call) => {
      const { id } = call.params
      const done = await perform(call, (tx) => writeNote(tx, call.ctx, call.who, { id, text: call.body.text.trim() }))
      return { id, text: done.text, count: 0 }
    }),
    act(many, writeTwo),
    act(once, writeTwo),
    behindButton(
      '/Admin/notes',
      'delete',
      act(removed, async (_tx, _ctx, _who, { id }) => ({ target: id })),
    ),
  ]
  const audit: Guard['audit'] = async (tx, { action }, changes) => {
    for (const { target, before, after } of changes)
      await tx.client.query('insert into records values ($1, $2, $3, $4)', [action, target, before, after])
  }
  it = await kernelApp(routes, {}, {}, { audit })
  await it.ctx.db.pool.query('create table notes (id int, text text)')
  await it.ctx.db.pool.query('create table records (action text, target int, before jsonb, after jsonb)')
})
afterAll(() => it.close())
beforeEach(() => it.ctx.db.pool.query('truncate notes, records'))

const send = (method: Method, url: string, payload: object = {}, area: Area = 'Admin') =>
  it.app.inject({
    method,
    url: `/api${url}`,
    payload,
    headers: { authorization: `Bearer ${tokenOf(area)}`, 'idempotency-key': 'one-and-the-same' },
  })
const rows = async (table: 'notes' | 'records') => (await it.ctx.db.pool.query(`select * from ${table}`)).rows

test('the use case gets path and body, the log what it changed, the caller what is shown of it', async () => {
  const answer = await send('PUT', '/notes/7', { text: 'tea' })
  // Shown inside the transaction: the row counts already.
  expect(answer.json().data).toEqual({ id: 7, text: 'tea', count: 1 })
  expect(await rows('records')).toEqual([
    { action: 'PUT /notes/{id}', target: 7, before: { text: '' }, after: { text: 'tea' } },
  ])
})

test('a field of the body cannot stand in for the row that the path names', async () => {
  expect((await send('PUT', '/namesakes/7', { id: 8, text: 'tea' })).json().data).toMatchObject({ id: 7 })
})

test('a refusal of the use case or of what is shown leaves neither the change nor a record', async () => {
  expect((await send('PUT', '/notes/7', { text: 'bad' })).statusCode).toBe(422)
  expect((await send('PUT', '/unreadable/7', { text: 'tea' })).statusCode).toBe(404)
  expect([await rows('notes'), await rows('records')]).toEqual([[], []])
})

test('a list of changes makes a record for each', async () => {
  expect((await send('POST', '/many', { text: 'tea' })).json().data).toEqual({})
  expect((await rows('records')).map(({ target }) => target)).toEqual([1, 2])
})

test('an idempotent call acts and records once, in the transaction of its key', async () => {
  await send('POST', '/once', { text: 'tea' })
  expect((await send('POST', '/once', { text: 'tea' })).statusCode).toBe(200)
  expect([(await rows('notes')).length, (await rows('records')).length]).toEqual([2, 2])
})

test('a handler may perform a use case with an input of its own', async () => {
  expect((await send('PUT', '/performed/3', { text: ' tea ' })).json().data).toMatchObject({ id: 3, text: 'tea' })
  expect((await rows('records')).map(({ after }) => after)).toEqual([{ text: 'tea' }])
})

test('what prepares the input stays when the use case refuses', async () => {
  const answer = await send('PUT', '/prepared/3', { text: ' tea ' })
  expect(answer.json().data).toEqual({ id: 3, text: 'tea', count: 2 })
  expect((await rows('records')).map(({ after }) => after)).toEqual([{ text: 'tea' }])
  expect((await send('PUT', '/prepared/4', { text: ' bad ' })).statusCode).toBe(422)
  expect((await rows('notes')).map(({ id, text }) => [id, text])).toEqual([
    [3, 'tried'],
    [3, 'tea'],
    [4, 'tried'],
  ])
})

test('opening or ending a session keeps no record', async () => {
  expect((await send('POST', '/session')).json().data).toEqual({ token: 'opened' })
  expect(await rows('records')).toEqual([])
})

test('a write of one statement gets path and query, and no transaction stands around it', async () => {
  expect((await send('PUT', '/bare/5?text=tea', {}, 'Home')).json().data).toEqual({})
  expect((await send('PUT', '/bare/6?text=bad', {}, 'Home')).statusCode).toBe(422)
  expect((await rows('notes')).map(({ id }) => id)).toEqual([5, 6])
})

test('the shop keeps no records', async () => {
  expect((await send('PUT', '/own/7', { text: 'tea' }, 'Home')).json().data).toMatchObject({ id: 7 })
  expect([(await rows('notes')).length, await rows('records')]).toEqual([1, []])
})

test('behind a button that the caller lacks nothing happens', async () => {
  expect((await send('DELETE', '/notes/7')).statusCode).toBe(403)
  expect(await rows('records')).toEqual([])
})
