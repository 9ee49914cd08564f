import { setTimeout as wait } from 'node:timers/promises'
import type { ChatMessages } from '@fangshi/contract/chat-shapes'
import * as shop from '@fangshi/contract/chats'
import * as backoffice from '@fangshi/contract/chats-backoffice'
import { NoAnswerError, type Call } from '@fangshi/contract/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { openSocket } from '../../../test/event-reader.ts'
import { loginSeller, makeShopper, makeStore } from '../../../test/factories.ts'
import { patient, startServer, type ServerProcess } from '../../../test/processes/server-processes.ts'
import { audit } from '../../audit.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }) // on a busy machine

/** A shopper at one process and the store at another: each message once, and in one order for both. */

let it: TestApp
let servers: [ServerProcess, ServerProcess]
const started: ServerProcess[] = []
const start = async (): Promise<ServerProcess> => {
  const server = await startServer(it)
  started.push(server)
  return server
}
beforeAll(async () => {
  it = await testApp()
  servers = await Promise.all([start(), start()])
})
afterAll(async () => {
  await Promise.all(started.map((server) => server.close()))
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

/** Both sides of a new conversation, each at a process of its own. */
async function newTalk(at: readonly [ServerProcess, ServerProcess] = servers) {
  const [person, store] = [await makeShopper(it), await makeStore(it.ctx.db)]
  const { token } = await loginSeller(it, store)
  const { id } = await person.call(shop.openChat, { body: { store_id: store.store_id } })
  const shopper = at[0].as(person.token)
  return { id, shopper, store: at[1].as(token, 'Seller'), tokens: { shopper: person.token, store: token } }
}
const asShopper = (call: Call, id: number, client_id: string) =>
  patient(call)(shop.sendMessage, { params: { id }, body: { client_id, kind: 'text', text: client_id } })
const asStore = (call: Call, id: number, client_id: string) =>
  patient(call)(backoffice.sendStoreMessage, { params: { id }, body: { client_id, kind: 'text', text: client_id } })
const textsOf = ({ data }: ChatMessages): string[] => data.map(({ seq, text }) => `${seq} ${text}`)

test('each side hears at its process of what the other wrote at another, and both read one order', async () => {
  const { id, shopper, store } = await newTalk()
  const [ofShopper, ofStore] = await Promise.all([
    openSocket(servers[0].address, shopper),
    openSocket(servers[1].address, store, 'Seller'),
  ])
  const ids = Array.from({ length: 15 }, (_, at) => at)
  await Promise.all([
    ...ids.map((at) => asShopper(shopper, id, `shopper-${at}`)),
    ...ids.map((at) => asStore(store, id, `store---${at}`)),
  ])
  for (const reader of [ofShopper, ofStore])
    await vi.waitFor(() => expect(new Set(reader.events('chat').map(({ seq }) => seq)).size).toBe(30), 20_000)
  const [left, right] = await Promise.all([
    shopper(shop.chatMessages, { params: { id } }),
    store(backoffice.storeChatMessages, { params: { id } }),
  ])
  expect(textsOf(left)).toEqual(textsOf(right))
  expect(left.data.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
})

test('a message sent at both processes at once is there once, with one answer', async () => {
  const { id, tokens } = await newTalk()
  const calls = servers.map((server) => server.as(tokens.shopper))
  for (let round = 0; round < 8; round++) {
    const answers = await Promise.all(calls.map((call) => asShopper(call, id, `twice---${round}`)))
    expect(answers[0]?.seq).toBe(answers[1]?.seq)
  }
  const { data } = await calls[0]!(shop.chatMessages, { params: { id } })
  expect(data).toHaveLength(8)
})

test('of many messages at once a sender gets twenty through, whatever the process', async () => {
  const { id, tokens } = await newTalk()
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      asShopper((servers[at % 2] as ServerProcess).as(tokens.shopper), id, `many----${at}`).then(
        () => 'ok',
        (error: { key: string }) => error.key,
      ),
    ),
  )
  expect(results.filter((key) => key === 'ok').length).toBeGreaterThanOrEqual(20)
  expect(results.filter((key) => key !== 'ok' && key !== 'TOO_MANY_REQUESTS')).toEqual([])
  const { rows } = await it.ctx.db.pool.query(
    `select max(among) as most from (select count(*) over (order by created_at range between interval '9999 ms' preceding and current row)::int as among
                                       from chat_messages where chat_id = $1) m`,
    [id],
  )
  expect(rows).toEqual([{ most: 20 }])
})

test('when a process is killed, its clients send again elsewhere and catch up: nothing is lost and nothing twice', async () => {
  const doomed = await start()
  const { id, store, tokens } = await newTalk([doomed, servers[1]])
  const reader = await openSocket(doomed.address, doomed.as(tokens.shopper))
  const seen = new Map<number, string>()
  const catchUp = async (call: Call): Promise<void> => {
    for (;;) {
      const after = Math.max(0, ...seen.keys())
      const { data, has_more } = await patient(call)(shop.chatMessages, { params: { id }, query: { after } })
      for (const { seq, text } of data) seen.set(seq, text)
      if (!has_more) return
    }
  }
  const sendAt = async (client_id: string): Promise<void> => {
    const first = await doomed
      .as(tokens.shopper)(shop.sendMessage, { params: { id }, body: { client_id, kind: 'text', text: client_id } })
      .catch((error: unknown) => {
        if (error instanceof NoAnswerError) return null
        throw error
      })
    if (!first) await asShopper(servers[0].as(tokens.shopper), id, client_id)
  }
  const ids = Array.from({ length: 15 }, (_, at) => at)
  await catchUp(doomed.as(tokens.shopper))
  const sending = Promise.all([
    ...ids.map((at) => wait(at * 5).then(() => sendAt(`shopper-${at}`))),
    ...ids.map((at) => wait(at * 5).then(() => asStore(store, id, `store---${at}`))),
  ])
  await wait(40)
  doomed.kill()
  await reader.closed
  const again = await openSocket(servers[0].address, servers[0].as(tokens.shopper))
  await sending
  await catchUp(servers[0].as(tokens.shopper))
  expect([...seen.keys()]).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  expect(new Set(seen.values()).size).toBe(30)
  expect(textsOf(await store(backoffice.storeChatMessages, { params: { id } }))).toEqual(
    [...seen].map(([seq, text]) => `${seq} ${text}`),
  )
  again.close()
})
