import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectEqualBooks } from '../../../../test/payments/equal-books.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../../test/payments/payments-at-simulator.ts'
import { audit } from '../../../audit.ts'
import type { ProviderRequest } from '../providers/transport.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }) // keys are made once, and the machine may be busy

/** Right notices that arrive in a wrong way, over real connections: refused, nothing written (payments §2.5, transport). */

let shop: PaymentsAtSimulator
let port: number
beforeAll(async () => {
  shop = await openPayments()
  port = Number(new URL(await shop.it.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterEach(async () => {
  expect(await audit(shop.it.ctx.db)).toEqual([])
  await expectEqualBooks(shop.it.ctx.db, shop.simulator)
})
afterAll(() => shop.it.close())

/** A notice as it would be sent. */
interface Message {
  path: string
  headers: Record<string, string>
  body: Buffer
}
const headLines = (method: string, path: string, headers: object): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: shop', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
    .join('\r\n')
    .concat('\r\n\r\n')
const statusIn = (answer: Buffer): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1])

async function opened(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  return socket
}
/** Writes these bytes and reads the status of the answer. */
async function exchange(...bytes: (string | Buffer)[]): Promise<number> {
  const socket = await opened()
  for (const part of bytes) socket.write(part)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return statusIn(answer)
}
const send = ({ path, headers, body }: Message, { method = 'POST' } = {}): Promise<number> =>
  exchange(headLines(method, path, { ...headers, 'Content-Length': body.length }), body)
const chunk = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
/** What it writes before it stalls or breaks off: half of the body. */
const half = ({ path, headers, body }: Message): (string | Buffer)[] => [
  headLines('POST', path, { ...headers, 'Content-Length': body.length }),
  body.subarray(0, body.length >> 1),
]
const multipart = ({ headers, ...message }: Message): Message => {
  const body = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="notice"\r\n\r\n'),
    message.body,
    Buffer.from('\r\n--x--\r\n'),
  ])
  return { ...message, headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' }, body }
}

/** By the name in the matrix: what is sent of a right notice, and the status of its answer; `refused` is 401 or 400. */
const cases: Record<string, { send: (message: Message) => Promise<number>; status: number | 'refused' }> = {
  '1 MB body': { send: (message) => send({ ...message, body: Buffer.alloc(1024 * 1024, 'a') }), status: 413 },
  gzip: {
    send: ({ body, headers, ...message }) =>
      send({ ...message, headers: { ...headers, 'Content-Encoding': 'gzip' }, body: gzipSync(body) }),
    status: 'refused',
  },
  'chunked, without a length and beyond the limit': {
    send: ({ path, headers }) =>
      exchange(
        headLines('POST', path, { ...headers, 'Transfer-Encoding': 'chunked' }),
        ...Array.from({ length: 9 }, () => chunk(Buffer.alloc(8 * 1024, 'a'))),
      ),
    status: 413,
  },
  'wrong content type': { send: (message) => send(multipart(message)), status: 'refused' },
  'slow body: others are served meanwhile, and the half of it counts nothing': {
    async send(message) {
      expect(shop.it.app.server.requestTimeout).toBe(30_000)
      const socket = await opened()
      for (const part of half(message)) socket.write(part)
      const other = await send({ ...message, path: message.path.replace(/\w+$/, 'fax') })
      socket.destroy()
      return other
    },
    status: 422,
  },
  aborted: {
    async send(message) {
      const socket = await opened()
      for (const part of half(message)) socket.write(part)
      socket.end()
      const [answer] = (await once(socket, 'data')) as [Buffer]
      return statusIn(answer)
    },
    status: 400,
  },
  GET: { send: (message) => send({ ...message, body: Buffer.alloc(0) }, { method: 'GET' }), status: 404 },
  'query string': { send: (message) => send({ ...message, path: `${message.path}?a=b` }), status: 422 },
}

const kept = async (): Promise<number> =>
  (await shop.it.ctx.db.pool.query<{ n: number }>('select count(*)::int as n from payment_notices')).rows[0]?.n ?? 0

test('there are as many cases as the matrix has', () => expect(Object.keys(cases)).toHaveLength(8))

describe.each(['wechat', 'alipay'] as const)('%s', (channel) => {
  test.each(Object.entries(cases))('transport: %s', async (_name, { send: sendWrong, status }) => {
    const { order, code } = await shop.begin(channel)
    await shop.simulator.act(code, 'pay')
    const before = await kept()
    const requests: ProviderRequest[] = []
    await shop.simulator.deliver(async (request) => {
      requests.push(request)
      throw new Error('not yet')
    }, code)
    const [{ url, headers, body }] = requests as [ProviderRequest]
    const message = { path: new URL(url).pathname, headers, body: body ?? Buffer.alloc(0) }
    const refused = channel === 'wechat' ? 401 : 400
    expect(await sendWrong(message)).toBe(status === 'refused' ? refused : status)
    expect(await kept()).toBe(before)
    // The same notice counts when it comes as it should.
    expect(await send(message)).toBe(channel === 'wechat' ? 204 : 200)
    const { rows } = await shop.it.ctx.db.pool.query('select status from orders where id = $1', [order.id])
    expect(rows).toEqual([{ status: 'waiting_delivery' }])
  })
})
