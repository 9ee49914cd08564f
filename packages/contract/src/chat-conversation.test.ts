import { expect, test } from 'vitest'
import { createConversation, progressOf, withRecalled, type ConversationCalls } from './chat-conversation.ts'
import type { ChatMarks, ChatMessage } from './chat-shapes.ts'

const said = (seq: number): ChatMessage => ({
  seq,
  client_id: `own-id-${seq}`,
  from: 'store',
  is_own: false,
  sender_name: '',
  is_auto: false,
  kind: 'text',
  text: `line ${seq}`,
  image: '',
  goods: null,
  order: null,
  event: null,
  is_recalled: false,
  recall_until: null,
  created_at: '2026-03-01 09:30:00',
})

/** A server with so many messages, which counts its calls and can be cut off. */
function serving(count: number) {
  const server = {
    messages: Array.from({ length: count }, (_, at) => said(at + 1)),
    recalled: [] as number[],
    marks: { shopper_delivered: 0, shopper_read: 0, store_delivered: 0, store_read: 0 } as ChatMarks,
    isCut: false,
    calls: 0,
  }
  const calls: ConversationCalls = {
    async messages({ before = Infinity, after, limit = 50 }) {
      server.calls++
      if (server.isCut) throw new Error('no answer')
      const all = server.messages.filter(({ seq }) => seq < before && seq > (after ?? 0))
      const data = after === undefined ? all.slice(-limit) : all.slice(0, limit)
      return {
        data,
        has_more: all.length > data.length,
        last_seq: server.messages.length,
        recalled: server.recalled,
        marks: server.marks,
        is_muted: false,
        mute_reason: '',
      }
    },
    async mark({ read = 0 }) {
      if (server.isCut) throw new Error('no answer')
      server.marks = { ...server.marks, shopper_read: Math.max(server.marks.shopper_read, read) }
      return server.marks
    },
  }
  const conversation = createConversation(calls)
  const say = (more = 1): void => {
    for (let index = 0; index < more; index++) server.messages.push(said(server.messages.length + 1))
  }
  const numbers = (): number[] => conversation.state().messages.map(({ seq }) => seq)
  return { server, conversation, say, numbers }
}

const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)

test('begins with the newest messages, goes back page by page, and ends at the first', async () => {
  const { conversation, numbers } = serving(170)
  await conversation.catchUp()
  expect([numbers(), conversation.state().hasOlder]).toEqual([upTo(170, 121), true])
  // Whoever asks meanwhile waits for the same ones.
  expect(await Promise.all([conversation.loadOlder(), conversation.loadOlder()])).toEqual([true, true])
  expect([numbers(), conversation.state().hasOlder]).toEqual([upTo(170, 21), true])
  expect(await conversation.loadOlder()).toBe(true)
  expect([numbers(), conversation.state().hasOlder]).toEqual([upTo(170), false])
  expect(await conversation.loadOlder()).toBe(false)
})

test('after a cut all that came meanwhile is read, once and in order, however much it was', async () => {
  const { server, conversation, say, numbers } = serving(3)
  await conversation.catchUp()
  server.isCut = true
  say(250)
  await conversation.catchUp()
  expect(numbers()).toEqual(upTo(3))
  server.isCut = false
  await Promise.all([conversation.catchUp(), conversation.catchUp(), conversation.catchUp()])
  expect(numbers()).toEqual(upTo(253))
})

test('what is told while an answer is under way is asked for again', async () => {
  const { server, conversation, say, numbers } = serving(1)
  await conversation.catchUp()
  const first = conversation.catchUp()
  say()
  const second = conversation.catchUp()
  await Promise.all([first, second])
  expect([numbers(), server.calls]).toEqual([upTo(2), 3])
})

test('an own message stands at once where it follows; where others came before it, these are read too', async () => {
  const { server, conversation, say, numbers } = serving(2)
  await conversation.catchUp()
  say()
  conversation.add(said(3))
  expect([numbers(), server.calls]).toEqual([upTo(3), 1])
  say(3)
  conversation.add(said(6))
  await conversation.catchUp()
  expect(numbers()).toEqual(upTo(6))
})

test('recalled messages lose what they said, and marks never go back', async () => {
  const { server, conversation } = serving(3)
  server.marks = { ...server.marks, store_read: 3 }
  await conversation.catchUp()
  server.recalled = [2, 99]
  server.marks = { ...server.marks, store_read: 2 }
  await conversation.catchUp()
  expect(conversation.state().messages[1]).toMatchObject({ seq: 2, text: '', is_recalled: true })
  expect(conversation.state().marks.store_read).toBe(3)
  const messages = [said(1), said(2)]
  expect(withRecalled(messages, [])).toBe(messages)
})

test('reading is told up to the last message, and again when the first try failed', async () => {
  const { server, conversation } = serving(9)
  await conversation.catchUp()
  conversation.read(4)
  conversation.read(9)
  conversation.read(7)
  await new Promise((resolve) => setTimeout(resolve))
  expect(server.marks.shopper_read).toBe(9)
})

test('a conversation that cannot be read says so and can be tried again', async () => {
  const { server, conversation, numbers } = serving(2)
  server.isCut = true
  await conversation.catchUp()
  expect(conversation.state().status).toBe('failed')
  server.isCut = false
  const again = conversation.catchUp()
  expect(conversation.state().status).toBe('loading')
  await again
  expect(numbers()).toEqual([1, 2])
})

test('how far a message has come, by the marks of the other side', () => {
  const marks: ChatMarks = { shopper_delivered: 0, shopper_read: 0, store_delivered: 5, store_read: 3 }
  expect([3, 4, 6].map((seq) => progressOf(seq, marks, 'store'))).toEqual(['read', 'delivered', 'sent'])
  expect(progressOf(1, marks, 'shopper')).toBe('sent')
})
