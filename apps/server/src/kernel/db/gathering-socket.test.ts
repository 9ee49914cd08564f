import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { GatheringSocket } from './gathering-socket.ts'

test('what is written in one turn is sent at once, in its order', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = new GatheringSocket()
  const sent = vi.spyOn(socket, '_writev' as never)
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [[peer]] = await Promise.all([once(server, 'connection'), once(socket, 'connect')])
  const received = text(peer)
  for (const statement of ['first', 'second']) {
    socket.cork()
    socket.write(`bind ${statement} `)
    socket.write(`execute ${statement} `)
    socket.uncork()
  }
  expect(sent).not.toHaveBeenCalled()
  socket.end()
  expect(await received).toBe('bind first execute first bind second execute second ')
  expect(sent).toHaveBeenCalledOnce()
  server.close()
})
