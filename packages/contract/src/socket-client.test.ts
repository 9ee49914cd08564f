import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followSocket, pauseAfter, type SocketLike, type SocketNews } from './socket-client.ts'
import { createSocketHub } from './socket-hub.ts'
import { socketCloses, socketHeart, socketHeartMs } from './socket.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A socket whose other end is the test. */
class Ended implements SocketLike {
  onmessage: SocketLike['onmessage'] = null
  onclose: SocketLike['onclose'] = null
  readonly sent: unknown[] = []
  url: string
  constructor(url: string) {
    this.url = url
  }
  send(data: unknown): void {
    this.sent.push(data)
  }
  close(): void {
    this.end(1006)
  }
  end(code: number): void {
    this.onclose?.({ code })
    this.onclose = null
  }
  hear(message: object | string): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message)
    this.onmessage?.({ data })
  }
}

function following(tickets: (string | null)[] = []) {
  const sockets: Ended[] = []
  const news: SocketNews[] = []
  const live: boolean[] = []
  const client = followSocket({
    ticket: async () => {
      const next = tickets.length ? tickets.shift() : 'a ticket'
      if (next === undefined) throw new Error('not reached')
      return next
    },
    origin: () => 'https://shop.example',
    onNews: (one) => news.push(one),
    onLive: (isLive) => live.push(isLive),
    connect(url) {
      const socket = new Ended(url)
      sockets.push(socket)
      return socket
    },
  })
  return { client, sockets, news, live, ticketsLeft: tickets }
}

const after = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)
const event = { type: 'event', topic: 'chat', data: { chat_id: 7, what: 'message' } } as const

test('tells what it hears, and connects again with a new ticket whenever it is lost', async () => {
  const { sockets, news, live, client } = following(['first', 'second'])
  await after(0)
  expect(sockets[0]?.url).toBe('wss://shop.example/ws?ticket=first')
  sockets[0]?.hear({ type: 'open' })
  sockets[0]?.hear(event)
  sockets[0]?.hear('no JSON')
  sockets[0]?.end(1006)
  expect(live).toEqual([true, false])
  await after(1000)
  expect(sockets[1]?.url).toContain('ticket=second')
  sockets[1]?.hear({ type: 'open' })
  expect(news).toEqual([{ type: 'open' }, event, { type: 'open' }])
  client.close()
})

test('a heart is sent in time, and a connection that does not answer is given up', async () => {
  const { sockets, live, client } = following()
  await after(0)
  sockets[0]?.hear({ type: 'open' })
  await after(socketHeartMs)
  expect(sockets[0]?.sent).toEqual([socketHeart])
  sockets[0]?.hear({ type: 'heart' })
  await after(socketHeartMs)
  expect([sockets[0]?.sent.length, live]).toEqual([2, [true]])
  await after(10_000)
  expect(live).toEqual([true, false])
  await after(1000)
  expect(sockets).toHaveLength(2)
  client.close()
})

test('an ended session, or none, is not asked for again', async () => {
  const { sockets } = following()
  await after(0)
  sockets[0]?.hear({ type: 'open' })
  sockets[0]?.end(socketCloses.ended)
  await after(60_000)
  expect(sockets).toHaveLength(1)
  const guest = following([null])
  await after(60_000)
  expect(guest.sockets).toHaveLength(0)
})

test('pauses grow, but not after the server let go of a connection itself', () => {
  expect(pauseAfter(socketCloses.again, 0, 1)).toBe(0)
  expect(pauseAfter(socketCloses.again, 3, 1)).toBe(8000)
  expect(pauseAfter(socketCloses.restart, 0, 0)).toBe(200)
  expect(pauseAfter(socketCloses.restart, 0, 1)).toBe(2000)
  expect([0, 1, 2, 3, 4, 9].map((failures) => pauseAfter(1006, failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 15_000, 15_000,
  ])
  expect(pauseAfter(1006, 0, 0)).toBe(500)
})

test('with the network back it tries at once, and once it is closed never again', async () => {
  const { client, sockets } = following()
  await after(0)
  sockets[0]?.end(1006)
  await after(0)
  client.wake()
  await after(0)
  expect(sockets).toHaveLength(2)
  sockets[1]?.hear({ type: 'open' })
  client.wake()
  expect(sockets[1]?.sent).toEqual([socketHeart])
  client.close()
  await after(60_000)
  expect(sockets).toHaveLength(2)
})

test('who follows a topic asks once for what comes together, after a lost connection too, and goes on when an ask fails', async () => {
  const sockets: Ended[] = []
  const hub = createSocketHub(async () => ({ ticket: 'a ticket' }), {
    origin: () => 'https://shop.example',
    connect(url) {
      const socket = new Ended(url)
      sockets.push(socket)
      return socket
    },
  })
  const ask = vi.fn(async (): Promise<void> => {
    throw new Error('not reached')
  })
  const stop = hub.follow('chat', ask, 2000)
  await after(0)
  sockets[0]?.hear({ type: 'open' })
  await after(100)
  sockets[0]?.hear(event)
  sockets[0]?.hear({ ...event, topic: 'notification' })
  await after(400)
  expect(ask).toHaveBeenCalledTimes(1)
  sockets[0]?.hear({ ...event, topic: 'notification' })
  await after(5000)
  expect(ask).toHaveBeenCalledTimes(1)
  sockets[0]?.end(1006)
  await after(20_000)
  sockets[1]?.hear({ type: 'open' })
  await after(400)
  expect(ask).toHaveBeenCalledTimes(2)
  sockets[1]?.hear(event)
  stop()
  await after(5000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('who follows without a socket asks after a while', async () => {
  const hub = createSocketHub(() => Promise.reject(new Error('not reached')), { origin: () => 'https://shop.example' })
  const ask = vi.fn(async () => {})
  const stop = hub.follow('chat', ask, 2000)
  await after(1999)
  expect(ask).toHaveBeenCalledTimes(0)
  await after(1)
  expect(ask).toHaveBeenCalledTimes(1)
  stop()
})
