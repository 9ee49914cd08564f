import type { Route } from '@fangshi/contract/route'
import type * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../test/app.ts'
import { makeExpress } from '../test/factories.ts'
import { foreignBodies, foreignPath } from '../test/every-route/foreign-ids.ts'
import { idPaths, type Node } from '../test/every-route/id-paths.ts'
import { fillStore, type RowsOfStore } from '../test/every-route/rows-of-store.ts'
import { sampleForm } from '../test/every-route/sample-form.ts'
import { mounted, prepareModules } from './app.ts'
import { inTx } from './kernel/db/tx.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

/**
 * Every Seller route with the rows of another store (rules §§2, 11): whoever calls, they count as missing, and nothing in
 * the database changes. New routes are included automatically.
 */

const mark = '别家的'
const routes = mounted.map(({ route }) => route).filter((route) => route.area === 'Seller' && route.right !== 'public')
const nameOf = ({ method, path }: Route): string => `${method} ${path}`
const isNamed = ({ right }: Route): boolean => right.includes('.')

let it: TestApp
let theirs: RowsOfStore
const stores = {} as Record<'open' | 'closed' | 'suspended' | 'pending', RowsOfStore>
let fingerprintSql: string

beforeAll(async () => {
  it = await testApp()
  await inTx(it.ctx.db, (tx) => prepareModules(tx, it.ctx))
  await makeExpress(it.ctx.db)
  theirs = await fillStore(it, mark)
  for (const state of ['open', 'closed', 'suspended', 'pending'] as const) stores[state] = await fillStore(it, '自家的')
  const { pool } = it.ctx.db
  const setState = (of: RowsOfStore, change: string) =>
    pool.query(`update stores set ${change} where id = $1`, [of.store_id])
  await setState(stores.closed, `status = 'closed'`)
  await setState(stores.suspended, `status = 'suspended'`)
  await setState(stores.pending, `status = 'closed', verify = 'verifying', passed_at = null`)
  // All tables except sessions, which record their last use.
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'sessions' order by 1`,
  )
  expect(rows.length).toBeGreaterThan(40)
  fingerprintSql = rows
    .map(({ name }) => `select '${name}' as name, sum(hashtextextended(t::text, 0))::text as hash from ${name} t`)
    .join(' union all ')
})
afterAll(() => it.close())

const fingerprint = async (): Promise<string> =>
  JSON.stringify((await it.ctx.db.pool.query({ name: 'fingerprint', text: fingerprintSql })).rows)

interface ForeignCall {
  route: Route
  path: string
  body?: object | undefined
  /** The id in the body that belongs to the other store. */
  at?: string
}
interface Answer {
  status: number
  key: string
  fields: string[]
  text: string
}

async function send({ route, path, body }: ForeignCall, token: string | null): Promise<Answer> {
  const response = await it.app.inject({
    method: route.method,
    url: `/api${path}`,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })
  const isJson = String(response.headers['content-type']).includes('json')
  const data = isJson ? response.json<{ data?: { key?: string; fields?: object } | null }>().data : null
  return {
    status: response.statusCode,
    key: data?.key ?? '',
    fields: Object.keys(data?.fields ?? {}),
    text: response.body,
  }
}

const sampleBody = ({ body }: Route): object | undefined =>
  body && 'shape' in body ? sampleForm(body as z.ZodMiniObject) : undefined

/** A call that names no row; null for a route that must name one. */
const plainCall = (route: Route): ForeignCall | null =>
  route.path.includes('{') ? null : { route, path: route.path, body: sampleBody(route) }

/** The route's calls with rows of the other store: in its path, and in its body place by place. */
function foreignCalls(route: Route, own: RowsOfStore): ForeignCall[] {
  const path = foreignPath(route, theirs)
  const bodies = foreignBodies(route, idPaths(route.body as Node | undefined), { own, theirs })
  return [...(path ? [{ route, path, body: sampleBody(route) }] : []), ...bodies.map((it) => ({ route, ...it }))]
}

/** Not found, or no right; or an invalid choice at the field that named it. */
const isRefused = ({ status, key, fields }: Answer, at: string | undefined): boolean => {
  if (status === 403 || status === 404) return true
  const [field = ''] = (at ?? '').split(/[.[]/)
  return at !== undefined && status === 422 && key !== '' && fields.some((name) => name.split(/[.[]/)[0] === field)
}

/** After so many writes the database is compared: that takes longer than a call that is refused. */
const comparedAfter = 8

/** Sends the calls in turn; returns those that were not refused, and the few after which something was changed. */
async function faultsOf(
  calls: readonly ForeignCall[],
  token: string | null,
  isRight: (answer: Answer, call: ForeignCall) => boolean,
) {
  const faults: string[] = []
  const before = await fingerprint()
  const written: string[] = []
  for (const [index, call] of calls.entries()) {
    const name = `${nameOf(call.route)}${call.at ? ` ${call.at}` : ''}`
    const answer = await send(call, token)
    if (!isRight(answer, call)) faults.push(`${name}: ${answer.status} ${answer.text.slice(0, 200)}`)
    if (call.route.method !== 'GET') written.push(name)
    if (written.length < comparedAfter && index < calls.length - 1) continue
    if ((await fingerprint()) !== before) return [...faults, `one of these changed the database: ${written.join(', ')}`]
    written.length = 0
  }
  return faults
}

const all = (own: RowsOfStore): ForeignCall[] => routes.flatMap((route) => foreignCalls(route, own))
const plain = (): ForeignCall[] => routes.flatMap((route) => plainCall(route) ?? [])

test('there are routes, and each id that they take is known', () => {
  expect(routes.length).toBeGreaterThan(40)
  expect(all(stores.open).length).toBeGreaterThan(30)
})

test('the rows are of the right kinds: a store finds its own', async () => {
  const { open } = stores
  // In the money log and private files, the rows of a new store stand for someone else's.
  const reads = routes.filter(({ method, path }) => method === 'GET' && !/money_logs|files/.test(path))
  const calls = reads.flatMap((route): ForeignCall[] => {
    const path = foreignPath(route, open)
    return path ? [{ route, path }] : []
  })
  expect(calls.length).toBeGreaterThan(5)
  expect(await faultsOf(calls, open.owner, ({ status }) => status === 200)).toEqual([])
})

describe.each(['open', 'closed', 'suspended'] as const)('the owner of a store that is %s', (state) => {
  test('finds nothing of another store and changes nothing of it', async () => {
    const own = stores[state]
    expect(await faultsOf(all(own), own.owner, (answer, { at }) => isRefused(answer, at))).toEqual([])
  })

  test('reads nothing of another store in lists', async () => {
    const reads = plain().filter(({ route }) => route.method === 'GET')
    expect(reads.length).toBeGreaterThan(10)
    const isOwn = ({ status, text }: Answer): boolean => status < 500 && !text.includes(mark)
    expect(await faultsOf(reads, stores[state].owner, isOwn)).toEqual([])
  })
})

test('a suspended store changes nothing but what it still may (rules §2)', async () => {
  const own = stores.suspended
  const writes = routes.filter((route) => route.method !== 'GET' && !route.whileSuspended && !route.unaudited)
  const calls = writes.flatMap((route) => [...foreignCalls(route, own), ...[plainCall(route) ?? []].flat()])
  expect(calls.length).toBeGreaterThan(10)
  expect(await faultsOf(calls, own.owner, ({ key }) => key === 'STORE_SUSPENDED')).toEqual([])
})

test('staff without a right gets nowhere, with rows of the own store or of another', async () => {
  const { open } = stores
  const named = [...all(open), ...plain()].filter(({ route }) => isNamed(route))
  const ownPaths = routes.filter(isNamed).flatMap((route): ForeignCall[] => {
    const path = foreignPath(route, open)
    return path ? [{ route, path, body: sampleBody(route) }] : []
  })
  expect(await faultsOf([...named, ...ownPaths], open.staff, ({ status }) => status === 403)).toEqual([])
  const others = all(open).filter(({ route }) => !isNamed(route))
  expect(await faultsOf(others, open.staff, (answer, { at }) => isRefused(answer, at))).toEqual([])
})

test.each([
  ['a store that is not passed', () => stores.pending.owner],
  ['staff of a store that is not passed', () => stores.pending.staff],
  ['nobody', () => null],
])('%s gets nowhere', async (_, tokenOf) => {
  const calls = [...all(stores.pending), ...plain()]
  expect(await faultsOf(calls, tokenOf(), ({ status }) => status === 401)).toEqual([])
})
