import { expect, test } from 'vitest'
import { bodyOf, createChatOutbox, waitingOf, type ChatEntry } from './chat-draft.ts'
import type { ChatMessage, NewMessage } from './chat-shapes.ts'

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1))

/** A storage of this test alone. */
function storing(): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

// Of a message only these fields are read here.
const messageOf = ({ client_id }: NewMessage) => ({ client_id, seq: 1 }) as ChatMessage

test('a draft sends what its kind needs, and nothing that is only shown', () => {
  const goods = { goods_id: 7, goods_name: '', goods_image: '', goods_price: '1.00', state: 'on_sale' } as const
  expect(bodyOf('own-id-1', { kind: 'goods', goods })).toEqual({ client_id: 'own-id-1', kind: 'goods', goods_id: 7 })
  expect(bodyOf('own-id-2', { kind: 'text', text: 'hello' })).toEqual({
    client_id: 'own-id-2',
    kind: 'text',
    text: 'hello',
  })
})

test('what is not sent is there for the next page, which sends it under the same id', async () => {
  const storage = storing()
  const first = createChatOutbox({
    storage,
    key: 'outbox',
    send: () => new Promise(() => {}),
    upload: async () => '',
  })
  first.write(3, { kind: 'text', text: 'are you there?' })
  first.write(3, { kind: 'image', file: new File([], 'a.png') })
  const clientId = first.entries()[0]?.client_id
  const sent: NewMessage[] = []
  const second = createChatOutbox({
    storage,
    key: 'outbox',
    send: async (_chatId, body) => (sent.push(body), messageOf(body)),
    upload: async () => '',
  })
  await turn()
  expect(sent).toEqual([{ client_id: clientId, kind: 'text', text: 'are you there?' }])
  expect([second.entries(), storage.getItem('outbox')]).toEqual([[], null])
  storage.setItem('outbox', 'no JSON')
  expect(
    createChatOutbox({
      storage,
      key: 'outbox',
      send: async () => messageOf(sent[0]!),
      upload: async () => '',
    }).entries(),
  ).toEqual([])
})

test('a picture is uploaded once, however often its message is sent; what it became is told first', async () => {
  let uploads = 0
  let tries = 0
  const confirmed: [number, string, number][] = []
  const outbox = createChatOutbox({
    storage: storing(),
    key: 'outbox',
    async send(_chatId, body) {
      if (++tries < 2) throw new DOMException('', 'TimeoutError')
      expect(body.image).toBe('/uploads/1.png')
      return messageOf(body)
    },
    async upload() {
      return `/uploads/${++uploads}.png`
    },
  })
  outbox.onSent((chatId, message) => confirmed.push([chatId, message.client_id, outbox.entries().length]))
  outbox.write(5, { kind: 'image', file: new File([], 'a.png'), preview: 'blob:1' })
  const clientId = outbox.entries()[0]!.client_id
  await turn()
  outbox.wake()
  await turn()
  await turn()
  expect([uploads, tries, confirmed]).toEqual([1, 2, [[5, clientId, 1]]])
})

test('what has arrived is not shown as waiting', () => {
  const entry = (client_id: string, chat_id = 1): ChatEntry => ({
    client_id,
    chat_id,
    body: { kind: 'text', text: '' },
    state: 'sending',
  })
  const arrived = messageOf({ client_id: 'b', kind: 'text' })
  expect(waitingOf([entry('a'), entry('b'), entry('c', 2)], 1, [arrived])).toEqual([entry('a')])
})
