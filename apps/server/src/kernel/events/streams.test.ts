import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { maxOfAccount, maxOfAddress, Streams, type Subscriber } from './streams.ts'

const shopper = (account_id: number, more: Partial<Subscriber> = {}): Subscriber => ({
  area: 'Home',
  account_id,
  session_id: account_id,
  ip: `192.0.2.${account_id}`,
  ...more,
})

/** A stream and what it has sent so far. */
function reading(streams: Streams, subscriber: Subscriber) {
  const stream = streams.open(subscriber)
  const sent: string[] = []
  let ended = false
  stream.on('data', (part: Buffer) => sent.push(part.toString()))
  stream.on('end', () => (ended = true))
  return { stream, sent, ended: () => ended }
}
const event = (account_id: number) => ({ area: 'Home' as const, account_id, topic: 'bill', data: { id: 1 } })
const text = 'event: bill\ndata: {"id":1}\n\n'
const open = 'event: open\ndata: {}\n\n'

afterEach(() => void vi.useRealTimers())

test('an event reaches the streams of its account in its area, and no other', async () => {
  const streams = new Streams()
  const [own, again, other] = [shopper(1), shopper(1), shopper(2)].map((who) => reading(streams, who))
  const seller = reading(streams, shopper(1, { area: 'Seller' }))
  streams.publish(event(1))
  await turn()
  expect(own?.sent.join('')).toBe(open + text)
  expect(again?.sent.join('')).toBe(open + text)
  expect(other?.sent.join('')).toBe(open)
  expect(seller.sent.join('')).toBe(open)
})

test('accounts and addresses have a number of streams; one that ended makes room', async () => {
  const streams = new Streams()
  const own = Array.from({ length: maxOfAccount }, () => reading(streams, shopper(1)))
  expect(() => streams.open(shopper(1))).toThrow('TOO_MANY_REQUESTS')
  own[0]?.stream.destroy()
  await turn()
  streams.open(shopper(1)).resume()
  const ip = '198.51.100.7'
  for (let id = 100; id < 100 + maxOfAddress; id++) streams.open(shopper(id, { ip })).resume()
  expect(() => streams.open(shopper(999, { ip }))).toThrow('TOO_MANY_REQUESTS')
  streams.open(shopper(999)).resume()
})

test('a session that ends ends its streams alone', async () => {
  const streams = new Streams()
  const [one, other] = [reading(streams, shopper(1)), reading(streams, shopper(1, { session_id: 77 }))]
  streams.endSession(77)
  await turn()
  expect([one.ended(), other.ended()]).toEqual([false, true])
  streams.endAll()
  await turn()
  expect(one.ended()).toBe(true)
})

test('a heartbeat keeps a stream for some minutes, and what nobody reads is let go', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const streams = new Streams()
  const read = reading(streams, shopper(1))
  const unread = streams.open(shopper(2))
  streams.beat()
  await turn()
  expect(read.sent.join('')).toBe(`${open}: \n\n`)
  for (let at = 0; at < 4000; at++) streams.publish(event(2))
  await turn()
  expect(unread.destroyed).toBe(true)
  vi.advanceTimersByTime(5 * 60_000 + 1)
  streams.beat()
  await turn()
  expect(read.ended()).toBe(true)
})
