import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { route } from '@fangshi/contract/route'
import { Nothing } from '@fangshi/contract/shapes'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { kernelApp, tokenOf, type KernelApp } from '../../../test/kernel.ts'
import { act } from './act.ts'
import { on } from './on.ts'

const Body = z.strictObject({ n: z.number() })
const create = route('POST /create', { area: 'Home', right: 'shopper', does: 'Adds.', body: Body, reply: Nothing })
const pay = route('POST /pay', { ...create, does: 'Pays.', idempotent: true })
const save = route('POST /Admin/save', { ...create, area: 'Admin', right: 'admin', confirm: false, does: 'Saves.' })
const upload = route('POST /up', {
  area: 'Home',
  right: 'public',
  does: 'Measures.',
  takes: 'multipart',
  reply: z.number(),
})
const full = route('GET /full', { area: 'Home', right: 'public', does: 'Finds no room.', reply: Nothing })

let it: KernelApp
let port: number
/** Where the audited calls came from. */
const addresses: string[] = []
/** Resolves when the next call has come to its handler. */
let begun = Promise.withResolvers<void>()
const insert = async (n: number) => {
  begun.resolve()
  await wait(150)
  await it.ctx.db.pool.query('insert into done values ($1)', [n])
  return { target: n }
}
const put = async (tx: { client: { query: (text: string, values: unknown[]) => Promise<unknown> } }, n: number) => {
  begun.resolve()
  await wait(150)
  await tx.client.query('insert into done values ($1)', [n])
  return { target: n }
}
beforeAll(async () => {
  const routes = [
    on(create, async ({ body }) => {
      await insert(body.n)
      return {}
    }),
    act(pay, (tx, _ctx, _who, { n }) => put(tx, n)),
    act(save, (tx, _ctx, _who, { n }) => put(tx, n)),
    on(upload, async ({ file }) => file?.bytes.length ?? 0),
    on(full, async () => {
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    }),
  ]
  it = await kernelApp(routes, {}, {}, { audit: async (_tx, { ip }) => void addresses.push(ip) })
  await it.ctx.db.pool.query('create table done (n int)')
  await it.app.listen({ host: '127.0.0.1', port: 0 })
  port = (it.app.server.address() as { port: number }).port
})
afterAll(() => it.close())
beforeEach(() => void (it.lines.length = 0))

/** Faults of ours, or answers with 500, in the log. */
const faults = () => it.lines.filter((line) => /"level":50|"status":500/.test(line))

async function write(path: string, body: string, announced: number, area: 'Home' | 'Admin', then: Promise<unknown>) {
  const socket = connect(port, '127.0.0.1')
  const head = [
    `POST /api${path} HTTP/1.1`,
    'Host: shop',
    'Content-Type: application/json',
    'Idempotency-Key: key-of-a-test',
  ]
  socket.write(
    `${head.join('\r\n')}\r\nAuthorization: Bearer ${tokenOf(area)}\r\nContent-Length: ${announced}\r\n\r\n${body}`,
  )
  await then
  socket.resetAndDestroy()
  await once(socket, 'close')
}

test.each([
  ['/create', 'Home', 1],
  ['/pay', 'Home', 2],
  ['/Admin/save', 'Admin', 3],
] as const)('a client that leaves while %s runs gets its work done once, and is no fault', async (path, area, n) => {
  const body = JSON.stringify({ n })
  begun = Promise.withResolvers<void>()
  await write(path, body, body.length, area, begun.promise)
  const count = async () =>
    (await it.ctx.db.pool.query<{ n: number }>('select count(*) as n from done where n = $1', [n])).rows[0]?.n
  await vi.waitFor(async () => expect(await count()).toBe(1), 20_000)
  await wait(100)
  expect(faults()).toEqual([])
})

test('the audit log knows the address of a client that has left', () => {
  expect(addresses).toEqual(['127.0.0.1'])
})

test.each(['/create', '/pay'])(
  'a client that leaves before its body to %s is complete has done nothing',
  async (path) => {
    await write(path, '{"n":9', 9, 'Home', wait(50))
    await wait(300)
    expect((await it.ctx.db.pool.query('select 1 from done where n = 9')).rows).toEqual([])
    expect(faults()).toEqual([])
  },
)

const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
test.each([
  ['in a file', `${head}yyyy`],
  ['in a part’s head', '--x\r\ncontent-dispo'],
  ['before the first part', '--x'],
  ['after nothing', ''],
  ['in the last boundary', `${head}yyyy\r\n--x`],
  ['in a part after the file', `${head}yyyy\r\n--x\r\ncontent-disposition: form-data; name="b"\r\n\r\n1`],
])('an upload that ends %s is refused', async (_, payload) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await it.app.inject({ method: 'POST', url: '/api/up', payload, headers })
  expect([200, 422]).toContain(answer.statusCode)
  await wait(20)
  expect(faults()).toEqual([])
})

test('who sends too much reads why, also while still sending, and goes on over the same connection', async () => {
  const socket = connect(port, '127.0.0.1')
  let answers = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answers += text))
  const [parts, part] = [50, 'x'.repeat(100_000)]
  const head = 'POST /api/up HTTP/1.1\r\nhost: shop\r\n'
  socket.write(`${head}content-type: application/json\r\ncontent-length: ${parts * part.length}\r\n\r\n`)
  for (let n = 0; n < parts; n++) {
    if (!socket.write(part)) await once(socket, 'drain')
    await wait(2)
  }
  await vi.waitFor(() => expect(answers).toContain('BODY_TOO_LARGE'), 20_000)
  socket.write('GET /api/full HTTP/1.1\r\nhost: shop\r\n\r\n')
  await vi.waitFor(() => expect(answers).toContain('BUSY'), 20_000)
  socket.destroy()
})

test('a body without end loses its connection', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {}).resume()
  socket.write(
    `POST /api/up HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: ${1024 ** 3}\r\n\r\n`,
  )
  await once(socket, 'close')
})

test('a full disk is no fault of ours but a reason to come back later', async () => {
  const answer = await it.app.inject('/api/full')
  expect(answer.json()).toMatchObject({ code: 503, data: { key: 'BUSY', retry_after: 2 } })
})
