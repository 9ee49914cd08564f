import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { logoutHome } from '@fangshi/contract/accounts'
import { sellerSocketTicket, socketCloses, socketHeart, socketTicket } from '@fangshi/contract/socket'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prepareModules } from '../../../app.ts'
import { mintAdmin, mintClerk, mintStaff } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { loginSeller, makeShopper, makeStore } from '../../../../test/factories.ts'
import { startServer, type ServerProcess } from '../../../../test/processes/server-processes.ts'
import { connect, openSocket, type SocketReader } from '../../../../test/event-reader.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { listenerName } from '../../../kernel/events/listener.ts'
import { maxSocketsOfAccount } from '../../../kernel/events/sockets.ts'
import type { Audience } from '../../../kernel/events/socket-event.ts'
import { pushEvent } from '../../../kernel/events/push-event.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 }) // on a busy machine

let it: TestApp
let origin: string
/** The same shop served by another process. */
let other: ServerProcess
beforeAll(async () => {
  it = await testApp()
  await inTx(it.ctx.db, (tx) => prepareModules(tx, it.ctx))
  origin = await it.app.listen({ host: '127.0.0.1', port: 0 })
  it.ctx.events.start(it.ctx.config.databaseUrl ?? '')
  other = await startServer(it)
})
afterAll(async () => {
  await other.close()
  await it.close()
})

const say = (to: Audience, chat_id: number): Promise<void> =>
  inTx(it.ctx.db, async (tx) => pushEvent(tx, to, 'chat', { chat_id, what: 'chat' }))
const chatsOf = (reader: SocketReader): number[] => reader.events('chat').map(({ chat_id }) => chat_id)
const until = (reader: SocketReader, ids: number[]) =>
  vi.waitFor(() => expect(chatsOf(reader).toSorted()).toEqual(ids), 20_000)

test('a ticket opens one socket within 30 seconds, and ends with its session', async () => {
  const shopper = await makeShopper(it)
  const first = await openSocket(origin, shopper.call)
  const { ticket } = await shopper.call(socketTicket, {})
  expect(await connect(origin, ticket)).toBeTypeOf('object')
  expect(await connect(origin, ticket)).toBe(401)
  expect(await connect(origin, 'x'.repeat(43))).toBe(401)
  expect(await connect(origin, '')).toBe(401)
  const late = (await shopper.call(socketTicket, {})).ticket
  it.advance(30_001)
  expect(await connect(origin, late)).toBe(401)
  const last = (await shopper.call(socketTicket, {})).ticket
  await shopper.call(logoutHome, { body: { provider: 'users' } })
  expect(await connect(origin, last)).toBe(401)
  expect(await first.closed).toBe(socketCloses.ended)
})

test('guests and holders of another area get no ticket, and a session has few unused ones', async () => {
  const shopper = await makeShopper(it)
  await expect(it.as(null)(socketTicket, {})).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
  await expect(it.as(shopper.token, 'Seller')(sellerSocketTicket, {})).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
  for (let count = 0; count < 20; count++) await shopper.call(socketTicket, {})
  await expect(shopper.call(socketTicket, {})).rejects.toMatchObject({ key: 'TOO_MANY_REQUESTS', code: 429 })
})

test('each audience hears what is for it, in every process, and nothing else', async () => {
  const [shopper, stranger] = [await makeShopper(it), await makeShopper(it)]
  const [store, otherStore] = [await makeStore(it.ctx.db), await makeStore(it.ctx.db)]
  const owner = await loginSeller(it, store)
  const answering = await mintStaff(it, store, { rights: ['Seller.seckills.index'] })
  const packing = await mintStaff(it, store, { rights: ['Seller.orders.index'] })
  const [admin, clerk] = [await mintAdmin(it), await mintClerk(it, { rights: ['Admin.seckills.index'] })]
  const open = (token: string, area: 'Home' | 'Seller' | 'Admin', at = origin) =>
    openSocket(at, it.as(token, area), area)
  const readers = {
    here: await open(shopper.token, 'Home'),
    there: await open(shopper.token, 'Home', other.address),
    stranger: await open(stranger.token, 'Home'),
    owner: await open(owner.token, 'Seller'),
    answering: await open(answering.token, 'Seller', other.address),
    packing: await open(packing.token, 'Seller'),
    neighbour: await open((await loginSeller(it, otherStore)).token, 'Seller'),
    admin: await open(admin.token, 'Admin'),
    clerk: await open(clerk.token, 'Admin', other.address),
  }
  await say({ to: 'shopper', id: shopper.id }, 1)
  await say({ to: 'staff', store_id: store.store_id, right: 'Seller.seckills.index' }, 2)
  await say({ to: 'seller', id: packing.user_id }, 3)
  await say({ to: 'admins', right: 'Admin.seckills.index' }, 4)
  await say({ to: 'admin', id: admin.admin_id }, 5)
  const expected = {
    here: [1],
    there: [1],
    stranger: [],
    owner: [2],
    answering: [2],
    packing: [3],
    neighbour: [],
    admin: [4, 5],
    clerk: [4],
  }
  for (const [name, ids] of Object.entries(expected)) await until(readers[name as keyof typeof readers], ids)
})

test('what is rolled back is not told', async () => {
  const shopper = await makeShopper(it)
  const reader = await openSocket(origin, shopper.call)
  const to = { to: 'shopper', id: shopper.id } as const
  const undone = inTx(it.ctx.db, async (tx) => {
    pushEvent(tx, to, 'chat', { chat_id: 1, what: 'chat' })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await say(to, 2)
  await until(reader, [2])
})

test('hearts are answered, and whoever talks without end is let go', async () => {
  const shopper = await makeShopper(it)
  const reader = await openSocket(origin, shopper.call)
  for (let count = 0; count < 50; count++) reader.send(socketHeart)
  expect(await reader.closed).toBe(socketCloses.flood)
})

test('other paths have no socket, and requests for other protocols are answered as usual', async () => {
  const { ticket } = await (await makeShopper(it)).call(socketTicket, {})
  expect(await connect(`${origin}/api`, ticket)).toBe(404)
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': '' }
  const answer = once(get(`${origin}/healthz`, { headers }), 'response')
  expect(((await answer) as [IncomingMessage])[0].statusCode).toBe(200)
})

test('an account has a bounded number of sockets; one that closed makes room', async () => {
  const shopper = await makeShopper(it)
  const open: SocketReader[] = []
  for (let count = 0; count < maxSocketsOfAccount; count++) open.push(await openSocket(origin, shopper.call))
  const { ticket } = await shopper.call(socketTicket, {})
  expect(await connect(origin, ticket)).toBe(503)
  open[0]?.close()
  await open[0]?.closed
  await openSocket(origin, shopper.call)
})

test('after the listener was away sockets are told to look, and a process that stops sends its clients elsewhere', async () => {
  const shopper = await makeShopper(it)
  const reader = await openSocket(origin, shopper.call)
  await it.ctx.db.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [listenerName],
  )
  await vi.waitFor(() => expect(reader.messages).toHaveLength(2), 20_000)
  expect(reader.messages[1]).toBe('{"type":"open"}')
  await it.ctx.events.stop()
  expect(await reader.closed).toBe(socketCloses.restart)
  await openSocket(other.address, shopper.call)
})
