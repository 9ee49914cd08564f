import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, PrivateTargetError } from './outgoing.ts'
import { isPrivateAddress } from './private-address.ts'

let server: Server
let port: number
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: '/' }).end()
    else if (request.url === '/never') response.write('…')
    else request.pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const how = { method: 'POST', timeoutMs: 2000, maxBytes: 1000, publicOnly: false } as const
const at = (path: string, host = '127.0.0.1'): URL => new URL(`http://${host}:${port}${path}`)

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '168.63.129.16',
  '100.100.100.200',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  'no address',
])('%s is private', (ip) => expect(isPrivateAddress(ip)).toBe(true))
test.each([
  '::1',
  '::',
  '::7f00:1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '::ffff:0:7f00:1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
])('%s is private', (ip) => expect(isPrivateAddress(ip)).toBe(true))
test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (ip) =>
  expect(isPrivateAddress(ip)).toBe(false),
)

test('a whole answer comes back; redirects are not followed', async () => {
  const answer = await ask(at('/'), { ...how, body: Buffer.from('坊市') })
  expect([answer.status, answer.body.toString()]).toEqual([200, '坊市'])
  expect(await ask(at('/away'), how)).toMatchObject({ status: 302, headers: { location: '/' } })
})

test('no answer in time, and one that is too large, are errors', async () => {
  await expect(ask(at('/never'), { ...how, timeoutMs: 100 })).rejects.toThrow()
  await expect(ask(at('/'), { ...how, body: Buffer.alloc(1001) })).rejects.toThrow('too large')
  await expect(ask(new URL('http://127.0.0.1:1/'), how)).rejects.toThrow()
})

test.each(['127.0.0.1', 'localhost', '[::1]', '[::7f00:1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])(
  'what may reach public targets only does not reach %s',
  async (host) => {
    await ask(at('/'), { ...how, body: Buffer.from('kept open') })
    await expect(ask(at('/', host), { ...how, publicOnly: true })).rejects.toBeInstanceOf(PrivateTargetError)
  },
)
