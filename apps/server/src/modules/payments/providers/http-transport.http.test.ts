import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PrivateTargetError } from '../../../kernel/http/outgoing.ts'
import { httpTransport } from './http-transport.ts'
import type { ProviderRequest } from './transport.ts'

let server: Server
let calls = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    calls += 1
    const status = Number(request.url?.slice(1))
    response.writeHead(status, { 'Wechatpay-Serial': 'ABC' })
    request.pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const post = (path: string): ProviderRequest => ({
  method: 'POST',
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
  headers: {},
  body: Buffer.from('付款'),
})
const send = httpTransport({ publicOnly: false })

test('status, headers and bytes come back as they were sent', async () => {
  const answer = await send(post('/404'))
  expect([answer.status, answer.headers['wechatpay-serial'], String(answer.body)]).toEqual([404, 'ABC', '付款'])
})

test('a provider on a private network is not reached where that is refused', async () => {
  await expect(httpTransport({ publicOnly: true })(post('/200'))).rejects.toBeInstanceOf(PrivateTargetError)
})

test('after five failures in a row the provider is left alone', async () => {
  await send(post('/200'))
  calls = 0
  for (let round = 0; round < 5; round++) await expect(send(post('/502'))).rejects.toThrow('502')
  await expect(send(post('/200'))).rejects.toMatchObject({ name: 'BreakerOpenError' })
  expect(calls).toBe(5)
})
