import { expect, test } from 'vitest'
import { createOutbox, judgeCall, type OutboxEntry, type Verdict } from './chat-outbox.ts'
import { CallError, NoAnswerError } from './client.ts'

type Entry = OutboxEntry<string>
class Refused extends Error {}

const judge = (error: unknown): Verdict => (error instanceof Refused ? { refused: error.message } : { again: null })
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A server that keeps each own id once, and the outbox that talks to it. `answers`: what the next tries meet. */
function talking(answers: ('kept' | 'answer lost' | 'not reached' | Refused)[], left: readonly Entry[] = []) {
  const kept: string[] = []
  const pauses: number[] = []
  let most = 0
  let sending = 0
  const outbox = createOutbox<string>({
    async send({ client_id }) {
      most = Math.max(most, ++sending)
      await turn()
      sending--
      const answer = answers.shift() ?? 'kept'
      if (answer instanceof Refused) throw answer
      if (answer !== 'not reached' && !kept.includes(client_id)) kept.push(client_id)
      if (answer !== 'kept') throw new Error('no answer')
    },
    judge,
    left,
    wait: async (ms) => void pauses.push(ms),
  })
  const settle = async (): Promise<void> => {
    for (let turns = 0; turns < 50; turns++) await turn()
  }
  return { outbox, kept, pauses, settle, most: () => most }
}

const entry = (client_id: string) => ({ client_id, chat_id: 1, body: client_id })

test('whatever the network does, each message is kept once and in order, one at a time', async () => {
  const { outbox, kept, settle, most } = talking(['answer lost', 'not reached', 'kept', 'not reached', 'answer lost'])
  let changes = 0
  const unwatch = outbox.watch(() => changes++)
  outbox.add(entry('a'))
  outbox.add(entry('b'))
  outbox.add(entry('c'))
  expect(outbox.entries().map(({ client_id }) => client_id)).toEqual(['a', 'b', 'c'])
  await settle()
  expect(kept).toEqual(['a', 'b', 'c'])
  expect([outbox.entries(), most()]).toEqual([[], 1])
  const seen = changes
  unwatch()
  outbox.add(entry('d'))
  await settle()
  expect(changes).toBe(seen)
})

test('pauses grow to five seconds', async () => {
  const { outbox, pauses, settle } = talking(Array.from({ length: 8 }, () => 'not reached'))
  outbox.add(entry('a'))
  await settle()
  expect(pauses).toEqual([1000, 2000, 4000, 5000, 5000, 5000, 5000, 5000])
})

test('one that is refused says why, does not keep the others, and can be sent again or given up', async () => {
  const { outbox, kept, settle } = talking([new Refused('muted'), 'kept', new Refused('muted'), 'kept'])
  outbox.add(entry('a'))
  outbox.add(entry('b'))
  await settle()
  expect(kept).toEqual(['b'])
  expect(outbox.entries()).toMatchObject([{ client_id: 'a', state: 'failed', failure: 'muted' }])
  outbox.retry('a')
  await settle()
  expect(outbox.entries()).toMatchObject([{ client_id: 'a', state: 'failed' }])
  outbox.retry('a')
  await settle()
  expect([kept, outbox.entries()]).toEqual([['b', 'a'], []])
  const again = talking([new Refused('muted')])
  again.outbox.add(entry('a'))
  await again.settle()
  again.outbox.drop('a')
  expect(again.outbox.entries()).toEqual([])
})

test('what a page left behind is sent by the next one', async () => {
  const { kept, settle } = talking(
    [],
    [
      { ...entry('a'), state: 'sending' },
      { ...entry('b'), state: 'waiting' },
    ],
  )
  await settle()
  expect(kept).toEqual(['a', 'b'])
})

test('who waits tries at once when there is a connection again', async () => {
  let tries = 0
  const outbox = createOutbox<string>({
    async send() {
      if (++tries < 2) throw new Error('offline')
    },
    judge,
  })
  outbox.add(entry('a'))
  await turn()
  expect(tries).toBe(1)
  outbox.wake()
  await turn()
  expect([tries, outbox.entries()]).toEqual([2, []])
})

test.each<[unknown, Verdict]>([
  [new NoAnswerError(), { again: null }],
  [new DOMException('', 'TimeoutError'), { again: null }],
  [new CallError(502, '502 Bad Gateway', {}), { again: null }],
  [new CallError(503, '', { key: 'BUSY' }), { again: null }],
  [new CallError(429, '', { key: 'TOO_MANY_REQUESTS', retry_after: 7 }), { again: 7000 }],
  [new CallError(429, '', {}), { again: 1000 }],
  [new CallError(422, '内容过长', { key: 'TOO_LONG' }), { refused: '内容过长' }],
  [new Error('no picture'), { refused: 'no picture' }],
])('%s means %o', (error, verdict) => {
  expect(judgeCall(error)).toEqual(verdict)
})
