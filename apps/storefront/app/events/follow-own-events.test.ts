import { expect, test } from 'vitest'
import { followOwnEvents, type FollowOptions, type OwnEvent } from './follow-own-events.ts'

const bytes = new TextEncoder()

/** Answers each request with the next of these: parts of a stream, or a status. */
function following(answers: (readonly string[] | number)[], more: Partial<FollowOptions> = {}) {
  const events: OwnEvent[] = []
  const live: boolean[] = []
  const requests: RequestInit[] = []
  const end = new AbortController()
  const send: typeof fetch = async (_url, init) => {
    requests.push(init ?? {})
    const answer = answers.shift()
    if (answer === undefined) {
      end.abort()
      throw new Error('no network')
    }
    if (typeof answer === 'number') return new Response('', { status: answer })
    const body = new ReadableStream<Uint8Array>({
      start(to) {
        for (const part of answer) to.enqueue(bytes.encode(part))
        to.close()
      },
    })
    return new Response(body)
  }
  const options: FollowOptions = {
    token: () => 'the-token',
    onEvent: (event) => events.push(event),
    onLive: (isLive) => live.push(isLive),
    fetch: send,
    wait: async () => {},
    ...more,
  }
  return { done: followOwnEvents(options, end.signal), events, live, requests }
}

const paid = 'event: bill\ndata: {"kind":"order_group","id":7,"status":"paid"}\n\n'
const bill = { topic: 'bill', kind: 'order_group', id: 7, status: 'paid' }

test('reads events however they are cut, and asks again when a stream ends', async () => {
  const { done, events, live, requests } = following([
    ['event: open\nda', 'ta: {}\n\n: \n\n', paid.slice(0, 20), paid.slice(20)],
    503,
    ['event: open\ndata: {}\n\n', paid],
  ])
  await done
  expect(events).toEqual([{ topic: 'open' }, bill, { topic: 'open' }, bill])
  expect(live).toEqual([true, false, false, true, false, false])
  expect(requests[0]?.headers).toMatchObject({ Authorization: 'Bearer the-token' })
})

test('what it does not know is left out', async () => {
  const { done, events } = following([
    [
      'event: weather\ndata: {}\n\n',
      'data: {}\n\n',
      'event: bill\ndata: {"id":"x"}\n\n',
      'event: __proto__\ndata: 1\n\n',
      paid,
    ],
  ])
  await done
  expect(events).toEqual([bill])
})

test('an ended session is not asked again, and without a token nothing is asked', async () => {
  const ended = following([401, [paid]])
  await ended.done
  expect([ended.requests.length, ended.events]).toEqual([1, []])
  const guest = following([[paid]], { token: () => null })
  await guest.done
  expect(guest.requests).toEqual([])
})

test('the pauses between vain tries grow to half a minute or so', async () => {
  const pauses: number[] = []
  const { done } = following([500, 500, 500, 500, 500, 500, 500, 500], { wait: async (ms) => void pauses.push(ms) })
  await done
  expect(pauses[0]).toBeLessThanOrEqual(1500)
  expect(Math.max(...pauses)).toBeGreaterThan(10_000)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(45_000)
})
