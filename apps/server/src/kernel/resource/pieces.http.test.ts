import { resource } from '@fangshi/contract/resource'
import { numberFilter, textFilter } from '@fangshi/contract/filters'
import { Id, Money, Text } from '@fangshi/contract/shapes'
import { sql } from 'drizzle-orm'
import { bigint, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newKey } from '../../../test/app.ts'
import * as z from 'zod/mini'
import { kernelApp, tokenOf, type KernelApp } from '../../../test/kernel.ts'
import type { Change } from '../http/who.ts'
import { dict } from './dict.ts'
import { importRows } from './import-rows.ts'
import { list } from './list.ts'
import { one } from './one.ts'
import { ownStore } from './own-store.ts'
import { serve, type ResourceSpec } from './serve.ts'
import { tableSearch } from './table-search.ts'
import { write } from './write.ts'

const Form = z.strictObject({ name: Text(1, 20), price: Money, colours: z.optional(z.array(Text(1, 10))) })
const resourceOf = (name: string) =>
  resource('Seller', name, {
    does: 'Cups',
    form: Form,
    row: z.object({ id: Id, name: z.string(), price: z.string(), colours: z.array(z.string()) }),
    filters: { name: textFilter('like'), price: numberFilter(), height: numberFilter() },
    sorts: ['name'],
    confirm: false,
  })

const cups = pgTable(
  'cups',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    store_id: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    price_cents: bigint({ mode: 'number' }).notNull(),
    deleted_at: timestamp({ withTimezone: true }),
  },
  (t) => [unique('cups_name').on(t.store_id, t.name)],
)
const cheapCups = pgTable('cheap_cups', { id: bigint({ mode: 'number' }), name: text() })
const spec: ResourceSpec<typeof cups> = {
  table: cups,
  own: ownStore,
  show: async (rows) => rows.map(({ name }) => ({ colours: name === 'tea cup' ? ['red'] : [] })),
}

const whole = resourceOf('whole')
const read = resourceOf('read')
const listed = resourceOf('listed')
const searched = resourceOf('searched')
const written = resourceOf('written')

let app: KernelApp
let rights: (right: string) => boolean
let buttons: (button: string) => boolean
const audited: Change[] = []
beforeAll(async () => {
  const routes = [
    ...serve(whole, spec),
    list(read, spec),
    one(read, spec),
    list(listed, spec),
    list(searched, spec, tableSearch({ table: cheapCups })),
    ...write(written, spec),
    importRows(written, spec),
    dict(written, spec),
  ]
  const guard = {
    allow: async (_who: unknown, right: string) => rights(right),
    mayPress: async (_who: unknown, _screen: string, anyOf: readonly string[]) => anyOf.some(buttons),
    audit: async (_tx: unknown, _origin: unknown, changes: readonly Change[]) => void audited.push(...changes),
  }
  app = await kernelApp(routes, {}, {}, guard)
  await app.ctx.db.pool.query(`
    create table cups (id bigint primary key generated always as identity, store_id bigint not null, name text not null,
      price_cents bigint not null, deleted_at timestamptz, constraint cups_name unique (store_id, name));
    create view cheap_cups as select id, name from cups where price_cents < 500`)
})
afterAll(() => app.close())

const teaCup = 1
const mug = 2
const others = 3
beforeEach(async () => {
  rights = () => true
  buttons = () => true
  audited.length = 0
  await app.ctx.db.pool.query(`
    truncate cups restart identity;
    insert into cups (store_id, name, price_cents) values (1, 'tea cup', 1230), (1, 'mug', 400), (2, 'tea cup', 100)`)
})

interface TestRequest {
  as?: string | null
  body?: object
}
async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { as, body }: TestRequest = {}) {
  const token = as === undefined ? tokenOf('Seller', 1) : as
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), 'idempotency-key': newKey() }
  const response = await app.app.inject({ method, url: `/api${path}`, headers, ...(body ? { payload: body } : {}) })
  return { status: response.statusCode, data: response.json<{ data: Record<string, unknown> }>().data }
}
const get = (path: string, as?: string | null) => send('GET', path, as === undefined ? {} : { as })
const stored = async () =>
  (
    await app.ctx.db.q
      .select({ id: cups.id, name: cups.name })
      .from(cups)
      .where(sql`deleted_at is null`)
  ).length

test('list and one answer alone, and every other verb is not there', async () => {
  expect((await get('/Seller/read')).data).toMatchObject({ total: 2, data: [{ id: mug }, { id: teaCup }] })
  expect((await get(`/Seller/read/${teaCup}`)).data).toEqual({
    id: 1,
    name: 'tea cup',
    revision: expect.any(String) as string,
    price: '12.30',
    colours: ['red'],
  })
  const body = { name: 'bowl', price: '1.00' }
  expect((await send('POST', '/Seller/read', { body })).status).toBe(404)
  expect((await send('PUT', `/Seller/read/${teaCup}`, { body })).status).toBe(404)
  expect((await send('DELETE', `/Seller/read/${teaCup}`)).status).toBe(404)
  expect((await send('POST', '/Seller/read/import/excel', { body: { rows: [body] } })).status).toBe(404)
  expect((await get(`/Seller/listed/${teaCup}`)).status).toBe(404)
  expect((await get('/Seller/listed/dict')).status).toBe(404)
  expect((await get('/Seller/written')).status).toBe(404)
  expect(await stored()).toBe(3)
})

test('each piece has its own right and needs a login', async () => {
  expect((await get('/Seller/read', null)).status).toBe(401)
  rights = (right) => right === 'Seller.read.index'
  expect((await get('/Seller/read')).status).toBe(200)
  expect((await get(`/Seller/read/${teaCup}`)).status).toBe(403)
  expect((await get('/Seller/written/dict')).status).toBe(403)
  expect((await send('DELETE', `/Seller/written/${teaCup}`)).status).toBe(403)
})

test('without its button a piece is refused: searching, viewing, adding, editing, deleting, importing', async () => {
  const body = { name: 'bowl', price: '1.00' }
  const calls = {
    search: () => get('/Seller/read?name=mug'),
    view: () => get(`/Seller/read/${teaCup}`),
    add: () => send('POST', '/Seller/written', { body }),
    edit: () => send('PUT', `/Seller/written/${teaCup}`, { body: { name: 'glass' } }),
    delete: () => send('DELETE', `/Seller/written/${teaCup}`),
    batch_delete: () => send('DELETE', `/Seller/written/${mug},${teaCup}`),
    import: () => send('POST', '/Seller/written/import/excel', { body: { rows: [{ ...body, name: 'vase' }] } }),
  }
  buttons = () => false
  expect((await get('/Seller/read')).status).toBe(200)
  for (const [button, call] of Object.entries(calls)) {
    buttons = (name) => name !== button
    // Whoever may edit may also view.
    if (button === 'view') buttons = () => false
    expect(await call(), button).toMatchObject({ status: 403 })
  }
  expect(await stored()).toBe(3)
})

test('rows of another store are not there', async () => {
  expect((await get(`/Seller/read/${others}`)).status).toBe(404)
  expect((await send('PUT', `/Seller/written/${others}`, { body: { name: 'mine' } })).status).toBe(404)
  expect((await send('DELETE', `/Seller/written/${others}`)).status).toBe(404)
  expect((await send('DELETE', `/Seller/written/${mug},${others}`)).status).toBe(409)
  expect((await get('/Seller/written/dict')).data).toEqual([
    { id: mug, name: 'mug' },
    { id: teaCup, name: 'tea cup' },
  ])
  expect((await get('/Seller/read', tokenOf('Seller', 2))).data).toMatchObject({ total: 1, data: [{ id: others }] })
})

test('only declared filters are taken, with their own operators', async () => {
  expect((await get('/Seller/read?name=CUP|like')).data).toMatchObject({ total: 1, data: [{ id: teaCup }] })
  expect((await get('/Seller/read?price=500|lt')).data).toMatchObject({ total: 1, data: [{ id: mug }] })
  expect(await get('/Seller/read?store_id=2')).toMatchObject({
    status: 422,
    data: { fields: { store_id: 'UNKNOWN_KEY' } },
  })
  expect(await get('/Seller/read?name=a|gt')).toMatchObject({
    status: 422,
    data: { fields: { name: 'FILTER_INVALID' } },
  })
})

test('a declared filter that the table does not know is an error, never no filter', async () => {
  expect((await get('/Seller/read?height=9')).status).toBe(500)
  expect(app.lines.join()).toContain('the table cups has no column height_cents')
})

test('a list with a search of its own finds rows there and reads them from their table', async () => {
  expect((await get('/Seller/searched')).data).toMatchObject({
    total: 2,
    data: [{ id: others }, { id: mug, price: '4.00' }],
  })
})

test('writes keep to the form and the own store, and the audit log has what lies in other tables', async () => {
  const body = { name: 'bowl', price: '1.00', colours: ['blue'] }
  expect((await send('POST', '/Seller/written', { body })).data).toMatchObject({ id: 4, price: '1.00' })
  const { rows } = await app.ctx.db.pool.query('select store_id, price_cents from cups where id = 4')
  expect(rows).toEqual([{ store_id: 1, price_cents: 100 }])
  expect(await send('POST', '/Seller/written', { body: { ...body, store_id: 2 } })).toMatchObject({ status: 422 })
  expect(await send('POST', '/Seller/written', { body })).toMatchObject({
    status: 422,
    data: { fields: { name: 'TAKEN' } },
  })
  await send('PUT', `/Seller/written/${teaCup}`, { body: { name: 'glass' } })
  expect(audited).toMatchObject([
    { target: 4, after: { name: 'bowl', price: '1.00', colours: [] } },
    { target: teaCup, before: { name: 'tea cup', colours: ['red'] }, after: { name: 'glass', colours: [] } },
  ])
})

test('a deleted row is only marked, and nothing finds it', async () => {
  expect((await send('DELETE', `/Seller/whole/${mug},${teaCup}`)).data).toEqual({ deleted: 2 })
  expect((await get('/Seller/whole')).data).toMatchObject({ total: 0 })
  expect((await get(`/Seller/whole/${mug}`)).status).toBe(404)
  expect((await get('/Seller/whole/dict')).data).toEqual([])
  expect((await app.ctx.db.pool.query('select from cups')).rowCount).toBe(3)
})

test('an import adds all rows or none, and names those that are wrong', async () => {
  const rows = [
    { name: 'bowl', price: '1.00' },
    { name: 'mug', price: '1.00' },
    { name: '', price: '1.00' },
  ]
  const add = (some: object[]) => send('POST', '/Seller/written/import/excel', { body: { rows: some } })
  expect(await add(rows)).toMatchObject({
    status: 422,
    data: { key: 'IMPORT_INVALID', wrong_rows: 1, errors: [{ row: 2, field: 'name', key: 'REQUIRED' }] },
  })
  expect(await add(rows.slice(0, 2))).toMatchObject({ data: { errors: [{ row: 1, field: 'name', key: 'TAKEN' }] } })
  expect(await stored()).toBe(3)
  expect((await add(rows.slice(0, 1))).data).toEqual({ imported: 1 })
  expect(audited).toMatchObject([{ after: { name: 'bowl' } }])
})
