import { expect, test, vi } from 'vitest'
import type { ChatEntry } from './chat-draft.ts'
import { createTalk } from './chat-talk.ts'
import type { ChatMarks, ChatMessage, ChatMessages } from './chat-shapes.ts'
import type { SocketNews } from './socket-client.ts'

const said = (seq: number, from: ChatMessage['from'] = 'store'): ChatMessage => ({
  seq,
  client_id: '',
  from,
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
const turn = async (): Promise<void> => {
  for (let times = 0; times < 20; times++) await Promise.resolve()
}

/** A shopper's page over a server with so many messages of the store. */
function talking(count: number) {
  const server = {
    messages: Array.from({ length: count }, (_, at) => said(at + 1)),
    readCalls: 0,
    read: 0,
    woken: 0,
    isCut: false,
  }
  const marks = (): ChatMarks => ({
    shopper_delivered: server.read,
    shopper_read: server.read,
    store_delivered: 0,
    store_read: 0,
  })
  const page = { visibilityState: 'visible', listeners: new Set<() => void>() }
  const [newsListeners, watchers, sent] = [
    new Set<(news: SocketNews) => void>(),
    new Set<() => void>(),
    new Set<(chatId: number, message: ChatMessage) => void>(),
  ]
  let isLive = true
  let entries: ChatEntry[] = []
  const outboxWatchers = new Set<() => void>()
  const talk = createTalk({
    id: 7,
    side: 'shopper',
    calls: {
      async messages({ after = 0 }): Promise<ChatMessages> {
        server.readCalls++
        if (server.isCut) throw new Error('no answer')
        const data = server.messages.filter(({ seq }) => seq > after)
        return {
          data,
          has_more: false,
          last_seq: data.length,
          recalled: [],
          marks: marks(),
          is_muted: false,
          mute_reason: '',
        }
      },
      async mark({ read = 0 }) {
        server.read = read
        return marks()
      },
      recall: async (seq) => ({ ...server.messages[seq - 1]!, is_recalled: true }),
    },
    hub: {
      listen: (listener) => (newsListeners.add(listener), () => void newsListeners.delete(listener)),
      isLive: () => isLive,
      watch: (watcher) => (watchers.add(watcher), () => void watchers.delete(watcher)),
      wake: () => void server.woken++,
    },
    outbox: {
      entries: () => entries,
      watch: (watcher) => (outboxWatchers.add(watcher), () => void outboxWatchers.delete(watcher)),
      onSent: (listener) => (sent.add(listener), () => void sent.delete(listener)),
    },
    page: {
      get visibilityState() {
        return page.visibilityState
      },
      addEventListener: (_, listener) => void page.listeners.add(listener),
      removeEventListener: (_, listener) => void page.listeners.delete(listener),
    },
    sizes: class {
      observe(): void {}
      disconnect(): void {}
    },
  })
  return {
    server,
    talk,
    listeners: () => newsListeners.size + watchers.size + sent.size + outboxWatchers.size + page.listeners.size,
    tell(news: SocketNews) {
      for (const listener of newsListeners) listener(news)
    },
    look(visibilityState: string) {
      page.visibilityState = visibilityState
      for (const listener of page.listeners) listener()
    },
    connect(next: boolean) {
      isLive = next
      for (const watcher of watchers) watcher()
    },
    write(next: ChatEntry[]) {
      entries = next
      for (const watcher of outboxWatchers) watcher()
    },
    tellSent(message: ChatMessage) {
      for (const listener of sent) listener(7, message)
    },
  }
}
const news: SocketNews = { type: 'event', topic: 'chat', data: { chat_id: 7, what: 'message' } }

test('what is told of the conversation is asked for, and read by whoever looks at its end', async () => {
  const { server, talk, tell, look, listeners } = talking(3)
  const leave = talk.follow()
  await turn()
  expect([talk.state().status, talk.state().lines.length, talk.state().above, server.read]).toEqual([
    'ready',
    3,
    'begin',
    3,
  ])
  look('hidden')
  server.messages.push(said(4))
  tell({ type: 'event', topic: 'chat', data: { chat_id: 8, what: 'message' } })
  await turn()
  expect(talk.state().lines.length).toBe(3)
  tell(news)
  await turn()
  expect([talk.state().lines.length, server.read]).toEqual([4, 3])
  look('visible')
  await turn()
  expect(server.read).toBe(4)
  leave()
  expect(listeners()).toBe(0)
})

test('lines are the same ones while nothing of theirs has changed; a recall changes its own', async () => {
  const { server, talk, tell } = talking(2)
  talk.follow()
  await turn()
  const { lines } = talk.state()
  tell(news)
  await turn()
  expect([server.readCalls, talk.state().lines === lines]).toEqual([2, true])
  talk.recall(2)
  await turn()
  expect(talk.state().lines.map(({ message }) => message.is_recalled)).toEqual([false, true])
})

test('an own message whose answer is under way is not asked for, and marks come with what is told', async () => {
  vi.useFakeTimers()
  try {
    const { server, talk, tell, write, tellSent } = talking(1)
    talk.follow()
    await turn()
    const entry: ChatEntry = { client_id: 'own-1', chat_id: 7, body: { kind: 'text', text: 'hello' }, state: 'sending' }
    const own = { ...said(2, 'shopper'), client_id: 'own-1', is_own: true }
    const announce = (seq: number): void =>
      tell({ type: 'event', topic: 'chat', data: { chat_id: 7, what: 'message', seq } })
    write([entry])
    server.messages.push(own)
    announce(2)
    tellSent(own)
    write([])
    vi.advanceTimersByTime(1000)
    await turn()
    expect([server.readCalls, talk.state().lines.length]).toEqual([1, 2])
    const marks = { shopper_delivered: 1, shopper_read: 1, store_delivered: 2, store_read: 2 }
    tell({ type: 'event', topic: 'chat', data: { chat_id: 7, what: 'read', marks } })
    expect([server.readCalls, talk.state().marks.store_read]).toEqual([1, 2])
    // The other side has written before the own message, whose answer takes its time.
    write([{ ...entry, client_id: 'own-2' }])
    server.messages.push(said(3))
    announce(3)
    await turn()
    expect(server.readCalls).toBe(1)
    vi.advanceTimersByTime(400)
    await turn()
    expect([server.readCalls, talk.state().lines.length]).toEqual([2, 3])
  } finally {
    vi.useRealTimers()
  }
})

test('an own message waits until the server has made it one of the conversation', async () => {
  const { talk, write, tellSent } = talking(1)
  talk.follow()
  await turn()
  const entry: ChatEntry = { client_id: 'own-1', chat_id: 7, body: { kind: 'text', text: 'hello' }, state: 'sending' }
  write([entry, { ...entry, client_id: 'own-2', chat_id: 8 }])
  expect(talk.state().waiting.map(({ client_id }) => client_id)).toEqual(['own-1'])
  tellSent({ ...said(2, 'shopper'), client_id: 'own-1', is_own: true })
  expect([talk.state().waiting, talk.state().lines.at(-1)?.message.seq]).toEqual([[], 2])
})

test('without a connection it says so after a while, and asks by itself', async () => {
  vi.useFakeTimers()
  try {
    const { server, talk, connect, tellSent } = talking(1)
    const leave = talk.follow()
    await turn()
    connect(false)
    vi.advanceTimersByTime(3900)
    expect(talk.state().isAway).toBe(false)
    vi.advanceTimersByTime(200)
    expect([talk.state().isAway, server.readCalls]).toEqual([true, 1])
    server.messages.push(said(2))
    vi.advanceTimersByTime(6000)
    await turn()
    expect([talk.state().lines.length, server.readCalls]).toEqual([2, 2])
    // An answer to what was written says that there is a network again.
    tellSent(said(3))
    expect(server.woken).toBe(1)
    connect(true)
    tellSent(said(4))
    expect(server.woken).toBe(1)
    vi.advanceTimersByTime(60_000)
    expect([talk.state().isAway, server.readCalls]).toEqual([false, 2])
    leave()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('a first reading that failed is made again', async () => {
  const { server, talk } = talking(1)
  server.isCut = true
  talk.follow()
  await turn()
  expect(talk.state().status).toBe('failed')
  server.isCut = false
  talk.retry()
  await turn()
  expect([talk.state().status, talk.state().lines.length]).toEqual(['ready', 1])
})
