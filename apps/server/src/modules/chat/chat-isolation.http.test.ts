import * as shop from '@fangshi/contract/chats'
import * as backoffice from '@fangshi/contract/chats-backoffice'
import * as byForm from '@fangshi/contract/chats-by-form'
import type { Call } from '@fangshi/contract/client'
import type { Route } from '@fangshi/contract/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintStaff } from '../../../test/accounts.ts'
import type { TestApp } from '../../../test/app.ts'
import { loginSeller, makeShopper, makeStore } from '../../../test/factories.ts'

/** Every call of conversations by everybody who might make it: whose rows it shows or changes. */

let office: Backoffice
let it: TestApp
/** The ids of the conversation that the calls are about. */
let chat: { id: number; user_id: number; store_id: number; colleague: number }
/** A store that nobody has talked with. */
let thirdStore: number
const callers = {} as Record<Caller, Call>
/** Their tokens, for the calls that take them in the form. */
const tokens = {} as Record<Caller, string>

const everybody = [
  'guest',
  'shopper',
  'muted',
  'otherShopper',
  'owner',
  'staff',
  'reader',
  'otherStaff',
  'otherStore',
  'suspended',
] as const
type Caller = (typeof everybody)[number]

let sent = 0
const text = () => ({ client_id: `isolated-${++sent}`, kind: 'text' as const, text: '你好' })

beforeAll(async () => {
  office = await openBackoffice()
  it = office.app
  const store = await makeStore(it.ctx.db)
  const [shopper, stranger, muted] = [await makeShopper(it), await makeShopper(it), await makeShopper(it)]
  const { id } = await shopper.call(shop.openChat, { body: { store_id: store.store_id } })
  await shopper.call(shop.sendMessage, { params: { id }, body: text() })
  const withMuted = await muted.call(shop.openChat, { body: { store_id: store.store_id } })
  const owner = await loginSeller(it, store)
  await owner.call(backoffice.muteShopper, { params: { id: withMuted.id }, body: { reason: '广告' } })
  const all = ['index', 'send', 'mute', 'transfer', 'settings'].map((verb) => `Seller.chats.${verb}`)
  const staff = await mintStaff(it, store, { rights: all })
  const reader = await mintStaff(it, store, { rights: ['Seller.chats.index'] })
  const otherStaff = await mintStaff(it, store, { rights: ['Seller.orders.index'] })
  const otherStore = await loginSeller(it, await makeStore(it.ctx.db))
  thirdStore = (await makeStore(it.ctx.db)).store_id
  const suspendedStore = await makeStore(it.ctx.db, { status: 'suspended' })
  const suspended = await loginSeller(it, suspendedStore)
  chat = { id, user_id: shopper.id, store_id: store.store_id, colleague: staff.user_id }
  mutedChat = withMuted.id
  const withSuspended = await shopper.call(shop.openChat, { body: { store_id: suspendedStore.store_id } })
  suspendedChat = withSuspended.id
  Object.assign(tokens, {
    guest: '',
    shopper: shopper.token,
    muted: muted.token,
    otherShopper: stranger.token,
    owner: owner.token,
    staff: staff.token,
    reader: reader.token,
    otherStaff: otherStaff.token,
    otherStore: otherStore.token,
    suspended: suspended.token,
  } satisfies Record<Caller, string>)
  const sellers = ['owner', 'staff', 'reader', 'otherStaff', 'otherStore', 'suspended']
  for (const name of everybody) callers[name] = it.as(tokens[name] || null, sellers.includes(name) ? 'Seller' : 'Home')
})
afterAll(() => it.close())

let mutedChat: number
let suspendedChat: number

type ExpectedAnswers = Record<Caller, string>
const login = 'NOT_LOGGED_IN'
const shoppers = ['shopper', 'muted', 'otherShopper'] as const
/** A call of the shop: those of the back offices have no session there. */
const home = (expected: Record<(typeof shoppers)[number], string>): ExpectedAnswers => ({
  guest: login,
  owner: login,
  staff: login,
  reader: login,
  otherStaff: login,
  otherStore: login,
  suspended: login,
  ...expected,
})
/** A call of a store: shoppers have no session there; staff without the right are refused. */
const seller = (expected: Pick<ExpectedAnswers, 'reader'> & Partial<ExpectedAnswers>): ExpectedAnswers => ({
  guest: login,
  shopper: login,
  muted: login,
  otherShopper: login,
  owner: 'ok',
  staff: 'ok',
  otherStaff: 'FORBIDDEN',
  otherStore: 'CHAT_NOT_FOUND',
  suspended: 'CHAT_NOT_FOUND',
  ...expected,
})
const ofShopper = home({ shopper: 'ok', muted: 'CHAT_NOT_FOUND', otherShopper: 'CHAT_NOT_FOUND' })
const ofEach = home({ shopper: 'ok', muted: 'ok', otherShopper: 'ok' })

type CallRoute = (call: Call) => Promise<unknown>
const params = () => ({ id: chat.id })
const calls: [name: string, ask: CallRoute, expected: ExpectedAnswers][] = [
  ['GET /user/chats', (call) => call(shop.listChats, {}), ofEach],
  ['GET /user/chats/unread', (call) => call(shop.chatsUnread, {}), ofEach],
  ['POST /user/chats', (call) => call(shop.openChat, { body: { store_id: thirdStore } }), ofEach],
  ['GET /user/chats/{id}', (call) => call(shop.showChat, { params: params() }), ofShopper],
  ['GET /user/chats/{id}/messages', (call) => call(shop.chatMessages, { params: params() }), ofShopper],
  ['POST /user/chats/{id}/messages', (call) => call(shop.sendMessage, { params: params(), body: text() }), ofShopper],
  [
    'PUT /user/chats/{id}/messages/{seq}/recall',
    (call) => call(shop.recallMessage, { params: { id: chat.id, seq: 1 } }),
    ofShopper,
  ],
  ['POST /user/chats/{id}/marks', (call) => call(shop.markChat, { params: params(), body: { read: 1 } }), ofShopper],
  ['GET /user/chats/{id}/cards', (call) => call(shop.chatCards, { params: params() }), ofShopper],
  [
    'GET /Seller/chats',
    (call) => call(backoffice.listStoreChats, {}),
    seller({ reader: 'ok', otherStore: 'ok', suspended: 'ok' }),
  ],
  [
    'GET /Seller/chats/unread',
    (call) => call(backoffice.storeChatsUnread, {}),
    seller({ reader: 'ok', otherStore: 'ok', suspended: 'ok' }),
  ],
  [
    'POST /Seller/chats',
    (call) => call(backoffice.openStoreChat, { body: { user_id: chat.user_id } }),
    seller({ reader: 'FORBIDDEN', otherStore: 'NOT_FOUND', suspended: 'ok' }),
  ],
  ['GET /Seller/chats/{id}', (call) => call(backoffice.showStoreChat, { params: params() }), seller({ reader: 'ok' })],
  [
    'GET /Seller/chats/{id}/messages',
    (call) => call(backoffice.storeChatMessages, { params: params() }),
    seller({ reader: 'ok' }),
  ],
  [
    'POST /Seller/chats/{id}/messages',
    (call) => call(backoffice.sendStoreMessage, { params: params(), body: text() }),
    seller({ reader: 'FORBIDDEN' }),
  ],
  [
    'PUT /Seller/chats/{id}/messages/{seq}/recall',
    (call) => call(backoffice.recallStoreMessage, { params: { id: chat.id, seq: 1 } }),
    seller({ owner: 'NOT_FOUND', staff: 'NOT_FOUND', reader: 'FORBIDDEN' }),
  ],
  [
    'POST /Seller/chats/{id}/marks',
    (call) => call(backoffice.markStoreChat, { params: params(), body: { read: 1 } }),
    seller({ reader: 'ok' }),
  ],
  [
    'GET /Seller/chats/{id}/cards',
    (call) => call(backoffice.storeChatCards, { params: params() }),
    seller({ reader: 'ok' }),
  ],
  [
    'PUT /Seller/chats/{id}/mute',
    (call) => call(backoffice.muteShopper, { params: params(), body: { reason: '广告' } }),
    seller({ reader: 'FORBIDDEN' }),
  ],
  [
    'PUT /Seller/chats/{id}/unmute',
    (call) => call(backoffice.unmuteShopper, { params: params() }),
    seller({ reader: 'FORBIDDEN' }),
  ],
  [
    'GET /Seller/chats/staff',
    (call) => call(backoffice.chatStaff, {}),
    seller({ reader: 'ok', otherStore: 'ok', suspended: 'ok' }),
  ],
  [
    'PUT /Seller/chats/{id}/transfer',
    (call) => call(backoffice.transferChat, { params: params(), body: { user_id: chat.colleague } }),
    seller({ reader: 'FORBIDDEN' }),
  ],
  [
    'GET /Seller/chats/settings',
    (call) => call(backoffice.chatSettings, {}),
    seller({ reader: 'ok', otherStore: 'ok', suspended: 'ok' }),
  ],
  [
    'PUT /Seller/chats/settings',
    (call) => call(backoffice.saveChatSettings, { body: settings }),
    seller({ reader: 'FORBIDDEN', otherStore: 'ok', suspended: 'STORE_SUSPENDED' }),
  ],
]
const settings = {
  greeting: { 'zh-cn': '' },
  away: { 'zh-cn': '' },
  days: [],
  from: '09:00',
  till: '18:00',
  quick_replies: [],
}

describe.each(calls)('%s', (_name, ask, expected) => {
  test.each(Object.entries(expected) as [Caller, string][])('%s: %s', async (caller, key) => {
    expect(await keyOf(ask(callers[caller]))).toBe(key)
  })
})

type RType = 'stores' | 'users'
/** The calls whose token comes in the form: with a store as a shopper, with a shopper as one of a store. */
const forms: [
  name: string,
  ask: (token: string, rtype: RType) => Promise<unknown>,
  as: Record<RType, ExpectedAnswers>,
][] = [
  [
    'POST /Chat/add',
    (token, rtype) =>
      it.as(null)(byForm.chatAdd, {
        body: { token, rtype, rid: rtype === 'stores' ? thirdStore : chat.user_id },
      }),
    { stores: ofEach, users: seller({ reader: 'FORBIDDEN', otherStore: 'NOT_FOUND', suspended: 'ok' }) },
  ],
  [
    'POST /Chat/friends',
    (token, rtype) => it.as(null)(byForm.chatFriends, { body: { token, rtype } }),
    { stores: ofEach, users: seller({ reader: 'ok', otherStore: 'ok', suspended: 'ok' }) },
  ],
  [
    'POST /Chat/friend_content',
    (token, rtype) => it.as(null)(byForm.chatContent, { body: { token, rtype, rid: otherSide(rtype) } }),
    {
      stores: home({ shopper: 'ok', muted: 'ok', otherShopper: 'CHAT_NOT_FOUND' }),
      users: seller({ reader: 'ok', suspended: 'ok' }),
    },
  ],
  [
    'POST /Chat/send',
    (token, rtype) =>
      it.as(null)(byForm.chatSend, {
        body: { token, rtype, rid: otherSide(rtype), content_type: 'text', content: '你好' },
      }),
    {
      stores: home({ shopper: 'ok', muted: 'CHAT_MUTED', otherShopper: 'CHAT_NOT_FOUND' }),
      users: seller({ reader: 'FORBIDDEN', suspended: 'ok' }),
    },
  ],
]
const otherSide = (rtype: RType): number => (rtype === 'stores' ? chat.store_id : chat.user_id)
describe.each(forms)('%s', (_name, ask, as) => {
  test.each(everybody)('with a store, %s', async (caller) => {
    expect(await keyOf(ask(tokens[caller], 'stores'))).toBe(as.stores[caller])
  })
  test.each(everybody)('with a shopper, %s', async (caller) => {
    expect(await keyOf(ask(tokens[caller], 'users'))).toBe(as.users[caller])
  })
})

const ofDispute = 'GET /Admin/refunds/{id}/chat'
describe(ofDispute, () => {
  const look = (call: Call) => call(backoffice.disputeChat, { params: { id: 999_999 } })
  test.each(everybody)('%s: no session there', async (caller) => {
    expect(await keyOf(look(it.as(tokens[caller] || null, 'Admin')))).toBe(login)
  })
  test('an administrator without the right, and one who has it where nobody disagrees', async () => {
    const clerk = await office.clerk({ rights: ['Admin.refunds.index'] })
    expect(await keyOf(look(clerk.call))).toBe('FORBIDDEN')
    const reader = await office.clerk({ rights: [backoffice.disputeChat.right] })
    expect(await keyOf(look(reader.call))).toBe('NOT_FOUND')
  })
})

test('every call of conversations is tried above', () => {
  const isRoute = (one: unknown): one is Route => typeof one === 'object' && one !== null && 'path' in one
  const routes = [shop, backoffice, byForm].flatMap((part) => Object.values<unknown>(part).filter(isRoute))
  const named = routes.map(({ method, path }) => `${method} ${path}`)
  const tried = [...calls.map(([name]) => name), ...forms.map(([name]) => name), ofDispute]
  expect(tried.toSorted()).toEqual(named.toSorted())
})

test('who is muted reads the conversation and writes nothing', async () => {
  const at = { params: { id: mutedChat } }
  expect(await callers.muted(shop.chatMessages, at)).toMatchObject({ is_muted: true, mute_reason: '广告' })
  expect(await keyOf(callers.muted(shop.sendMessage, { ...at, body: text() }))).toBe('CHAT_MUTED')
})

test('a suspended store reads and answers its own shoppers', async () => {
  const at = { params: { id: suspendedChat } }
  await callers.suspended(backoffice.storeChatMessages, at)
  await callers.suspended(backoffice.sendStoreMessage, { ...at, body: text() })
  expect(await keyOf(callers.suspended(backoffice.transferChat, { ...at, body: { user_id: chat.colleague } }))).toBe(
    'NOT_FOUND',
  )
})

test('lists hold one’s own conversations alone', async () => {
  const idsOf = async (call: Call) => (await call(shop.listChats, {})).data.map(({ id }) => id)
  expect(await idsOf(callers.shopper)).toContain(chat.id)
  expect(await idsOf(callers.otherShopper)).toEqual([])
  expect((await callers.otherStore(backoffice.listStoreChats, {})).data).toEqual([])
  expect(await callers.otherStore(backoffice.storeChatsUnread, {})).toEqual({ unread: 0, waiting: 0 })
  const ofStore = (await callers.owner(backoffice.listStoreChats, {})).data.map(({ id }) => id)
  expect(ofStore).toEqual([chat.id])
})
