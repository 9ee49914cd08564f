import * as shop from '@fangshi/contract/chats'
import * as backoffice from '@fangshi/contract/chats-backoffice'
import type { Call } from '@fangshi/contract/client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintStaff } from '../../../test/accounts.ts'
import type { TestApp } from '../../../test/app.ts'
import {
  loginSeller,
  makeGoods,
  makeShopper,
  makeStore,
  orderAt,
  type MadeShopper,
  type MadeStore,
} from '../../../test/factories.ts'
import { picture, sendFile } from '../../../test/files/uploads.ts'
import { audit } from '../../audit.ts'

let office: Backoffice
let it: TestApp
beforeAll(async () => {
  office = await openBackoffice()
  it = office.app
})
afterEach(async () => expect(await audit(it.ctx.db)).toEqual([]))
afterAll(() => it.close())

let sent = 0
const newId = (): string => `message-${++sent}`
const say = (text: string) => ({ client_id: newId(), kind: 'text', text }) as const

const dayMs = 24 * 60 * 60_000
/** Noon in the platform's zone on the next such day of the week, 1 for Monday to 7. */
function nextNoon(day: number): Date {
  const today = Math.floor((it.ctx.now().getTime() + dayMs / 3) / dayMs)
  const days = Array.from({ length: 7 }, (_, at) => new Date((today + 1 + at) * dayMs + dayMs / 6))
  return days.find((at) => (at.getUTCDay() || 7) === day)!
}

interface Talk {
  id: number
  shopper: MadeShopper
  store: MadeStore
  seller: Call
}
/** A conversation without messages. */
async function newTalk(given: { store?: MadeStore; shopper?: MadeShopper } = {}): Promise<Talk> {
  const [shopper, store] = [given.shopper ?? (await makeShopper(it)), given.store ?? (await makeStore(it.ctx.db))]
  const { id } = await shopper.call(shop.openChat, { body: { store_id: store.store_id } })
  return { id, shopper, store, seller: (await loginSeller(it, store)).call }
}
const read = ({ id, shopper }: Talk, query: object = {}) => shopper.call(shop.chatMessages, { params: { id }, query })
const write = ({ id, shopper }: Talk, text: string) =>
  shopper.call(shop.sendMessage, { params: { id }, body: say(text) })
const answer = ({ id, seller }: Talk, text: string) =>
  seller(backoffice.sendStoreMessage, { params: { id }, body: say(text) })

test('shopper and store write to each other, and what each reads says who wrote it', async () => {
  const talk = await newTalk()
  const { id, shopper, seller } = talk
  expect((await shopper.call(shop.listChats, {})).data).toEqual([])
  await write(talk, '有现货吗？')
  await answer(talk, '有的')
  const own = await read(talk)
  expect(
    own.data.map(({ seq, from, is_own, text, sender_name }) => ({ seq, from, is_own, text, sender_name })),
  ).toEqual([
    { seq: 1, from: 'shopper', is_own: true, text: '有现货吗？', sender_name: '' },
    { seq: 2, from: 'store', is_own: false, text: '有的', sender_name: '' },
  ])
  const theirs = await seller(backoffice.storeChatMessages, { params: { id } })
  expect(theirs.data.map(({ is_own }) => is_own)).toEqual([false, true])
  expect(theirs.data[1]?.sender_name).not.toBe('')
  const [listed] = (await shopper.call(shop.listChats, {})).data
  expect(listed).toMatchObject({ id, unread: 1, last_seq: 2, last: { text: '有的' }, is_open: true, is_online: false })
  expect((await seller(backoffice.listStoreChats, {})).data).toMatchObject([{ id, unread: 1, waiting_since: null }])
})

test('opening again finds the same conversation', async () => {
  const { id, shopper, store, seller } = await newTalk()
  expect((await shopper.call(shop.openChat, { body: { store_id: store.store_id } })).id).toBe(id)
  expect((await seller(backoffice.openStoreChat, { body: { user_id: shopper.id } })).id).toBe(id)
  const stranger = await makeShopper(it)
  expect(await keyOf(seller(backoffice.openStoreChat, { body: { user_id: stranger.id } }))).toBe('NOT_FOUND')
  const buyer = await orderAt(it, 'waiting_payment', { store })
  const opened = await seller(backoffice.openStoreChat, { body: { user_id: buyer.shopper.id } })
  expect(opened.user_id).toBe(buyer.shopper.id)
  expect((await seller(backoffice.openStoreChat, { body: { order_id: buyer.id } })).id).toBe(opened.id)
  const foreign = await orderAt(it, 'waiting_payment')
  expect(await keyOf(seller(backoffice.openStoreChat, { body: { order_id: foreign.id } }))).toBe('NOT_FOUND')
  expect(await keyOf(seller(backoffice.openStoreChat, { body: {} }))).toBe('INVALID_INPUT')
})

test('a message sent again is the one that there is, whatever it says', async () => {
  const talk = await newTalk()
  const body = say('一次')
  const { id, shopper } = talk
  const first = await shopper.call(shop.sendMessage, { params: { id }, body })
  const again = await shopper.call(shop.sendMessage, { params: { id }, body: { ...body, text: '两次' } })
  expect(again).toEqual(first)
  expect((await read(talk)).data).toHaveLength(1)
  // The other side may give the same id to a message of its own.
  await talk.seller(backoffice.sendStoreMessage, { params: { id }, body })
  expect((await read(talk)).data).toHaveLength(2)
})

test('pages go both ways from a number, without gaps', async () => {
  const talk = await newTalk()
  for (let count = 1; count <= 12; count++) await write(talk, String(count))
  const seqs = async (query: object) => {
    const { data, has_more } = await read(talk, query)
    return [data.map(({ seq }) => seq), has_more]
  }
  expect(await seqs({ limit: 5 })).toEqual([[8, 9, 10, 11, 12], true])
  expect(await seqs({ limit: 5, before: 8 })).toEqual([[3, 4, 5, 6, 7], true])
  expect(await seqs({ limit: 5, before: 3 })).toEqual([[1, 2], false])
  expect(await seqs({ limit: 5, after: 4 })).toEqual([[5, 6, 7, 8, 9], true])
  expect(await seqs({ limit: 5, after: 9 })).toEqual([[10, 11, 12], false])
  expect(await seqs({ after: 99 })).toEqual([[], false])
  expect(await keyOf(read(talk, { after: 1, before: 2 }))).toBe('INVALID_INPUT')
})

test('a picture is an own upload, goods are the store’s, an order is the shopper’s own', async () => {
  const talk = await newTalk()
  const { id, shopper, store, seller } = talk
  const send = (body: object) =>
    shopper.call(shop.sendMessage, { params: { id }, body: { client_id: newId(), ...body } as never })
  const { url } = await sendFile(it, shopper.token, await picture('png', 20, 20))
  expect(await send({ kind: 'image', image: url })).toMatchObject({ kind: 'image', image: url })
  const foreign = await sendFile(it, (await makeShopper(it)).token, await picture('png', 20, 20))
  await expect(send({ kind: 'image', image: foreign.url })).rejects.toMatchObject({
    details: { fields: { image: 'FILE_ADDRESS_INVALID' } },
  })
  const goods = await makeGoods(it.ctx.db, store.store_id)
  expect((await send({ kind: 'goods', goods_id: goods.goods_id })).goods).toMatchObject({
    goods_id: goods.goods_id,
    state: 'on_sale',
  })
  const others = await makeGoods(it.ctx.db, (await makeStore(it.ctx.db)).store_id)
  expect(await keyOf(send({ kind: 'goods', goods_id: others.goods_id }))).toBe('GOODS_NOT_FOUND')
  const rich = await makeShopper(it, { money_cents: 100_000 })
  const order = await orderAt(it, 'waiting_delivery', { store, goods, shopper: rich })
  expect(await keyOf(send({ kind: 'order', order_id: order.id }))).toBe('ORDER_NOT_FOUND')
  const richTalk = await newTalk({ store, shopper: rich })
  const card = { client_id: newId(), kind: 'order', order_id: order.id } as const
  const shown = await seller(backoffice.sendStoreMessage, { params: { id: richTalk.id }, body: card })
  expect(shown.order).toMatchObject({
    order_no: order.order_no,
    status: 'waiting_delivery',
    total_price: '26.00',
    buy_num: 2,
  })
  expect(
    await keyOf(seller(backoffice.sendStoreMessage, { params: { id }, body: { ...card, client_id: newId() } })),
  ).toBe('ORDER_NOT_FOUND')
  const cards = (query: object) => rich.call(shop.chatCards, { params: { id: richTalk.id }, query })
  const first = await cards({ order_id: order.id })
  expect(first.orders.map(({ order_id }) => order_id)).toEqual([order.id])
  expect([first.next, first.order?.order_no]).toEqual([null, order.order_no])
  const elsewhere = await orderAt(it, 'waiting_payment')
  expect((await cards({ order_id: elsewhere.id })).order).toBeNull()
  expect(await keyOf(cards({ before: 0 }))).toBe('INVALID_INPUT')
})

test('older orders are further pages of the cards, on both sides', async () => {
  const store = await makeStore(it.ctx.db)
  const order = await orderAt(it, 'waiting_payment', { store })
  const { id, seller, shopper } = await newTalk({ store, shopper: order.shopper })
  for (let more = 0; more < 22; more++) await orderAt(it, 'waiting_payment', { store, shopper })
  for (const read of [
    (query: object) => shopper.call(shop.chatCards, { params: { id }, query }),
    (query: object) => seller(backoffice.storeChatCards, { params: { id }, query }),
  ]) {
    const first = await read({})
    expect(first.orders).toHaveLength(20)
    const { orders, next } = await read({ before: first.next ?? 0 })
    expect([orders.length, next]).toEqual([3, null])
    expect(new Set([...first.orders, ...orders].map(({ order_id }) => order_id)).size).toBe(23)
    expect((await read({ order_id: orders[2]?.order_id })).order).toEqual(orders[2])
  }
})

test('exactly the field of its kind belongs to a message', async () => {
  const talk = await newTalk()
  const fields = async (body: object): Promise<object> =>
    talk.shopper
      .call(shop.sendMessage, { params: { id: talk.id }, body: { client_id: newId(), ...body } as never })
      .then(() => ({}))
      .catch((error: { details: { fields: object } }) => error.details.fields)
  expect(await fields({ kind: 'text' })).toEqual({ text: 'REQUIRED' })
  expect(await fields({ kind: 'text', text: '   ' })).toEqual({ text: 'REQUIRED' })
  expect(await fields({ kind: 'text', text: 'x'.repeat(1001) })).toEqual({ text: 'TOO_LONG' })
  expect(await fields({ kind: 'text', text: 'x', goods_id: 1 })).toEqual({ goods_id: 'UNKNOWN_KEY' })
  expect(await fields({ kind: 'goods' })).toEqual({ goods_id: 'REQUIRED' })
  expect(await fields({ kind: 'system', text: 'x' })).toEqual({ kind: 'CHOICE_INVALID' })
  expect(await fields({ kind: 'text', text: 'x', client_id: '' })).toEqual({ client_id: 'INVALID' })
  const odd = '<img src=x onerror=alert(1)> javascript:alert(1) \u202Etxt'
  expect((await write(talk, odd)).text).toBe(odd)
})

test('marks say what each side has got and read, and never go back', async () => {
  const talk = await newTalk()
  const { id, shopper, seller } = talk
  for (const text of ['一', '二', '三']) await write(talk, text)
  const mark = (body: object) => seller(backoffice.markStoreChat, { params: { id }, body })
  expect(await mark({ delivered: 2 })).toMatchObject({ store_delivered: 2, store_read: 0 })
  expect(await mark({ read: 3 })).toMatchObject({ store_delivered: 3, store_read: 3 })
  expect(await mark({ read: 1, delivered: 1 })).toMatchObject({ store_delivered: 3, store_read: 3 })
  expect(await mark({ read: 99 })).toMatchObject({ store_read: 3 })
  expect((await read(talk)).marks).toMatchObject({ store_read: 3, shopper_read: 0 })
  await answer(talk, '四')
  expect(await shopper.call(shop.chatsUnread, {})).toEqual({ unread: 1 })
  await shopper.call(shop.markChat, { params: { id }, body: { read: 4 } })
  expect(await shopper.call(shop.chatsUnread, {})).toEqual({ unread: 0 })
  expect(await seller(backoffice.storeChatsUnread, {})).toEqual({ unread: 0, waiting: 0 })
})

test('a sender recalls a message within two minutes, which leaves a mark and nothing of what it said', async () => {
  const talk = await newTalk()
  const { id, shopper, seller } = talk
  await write(talk, '说错了')
  const recall = (seq: number) => shopper.call(shop.recallMessage, { params: { id, seq } })
  expect(await recall(1)).toMatchObject({ seq: 1, is_recalled: true, text: '', recall_until: null })
  expect(await recall(1)).toMatchObject({ is_recalled: true })
  const { data, recalled } = await seller(backoffice.storeChatMessages, { params: { id } })
  expect([data[0]?.is_recalled, data[0]?.text, recalled]).toEqual([true, '', [1]])
  const { rows } = await it.ctx.db.pool.query('select text from chat_messages where chat_id = $1', [id])
  expect(rows).toEqual([{ text: '' }])
  await answer(talk, '店铺的话')
  expect(await keyOf(recall(2))).toBe('NOT_FOUND')
  expect(await keyOf(recall(9))).toBe('NOT_FOUND')
  await write(talk, '太晚了')
  it.advance(2 * 60_000 + 1000)
  expect(await keyOf(recall(3))).toBe('RECALL_TOO_LATE')
})

test('twenty messages in ten seconds, then the sender waits; sending one again is not one more', async () => {
  const talk = await newTalk()
  const { id, shopper } = talk
  const body = say('第一条')
  await shopper.call(shop.sendMessage, { params: { id }, body })
  for (let count = 2; count <= 20; count++) await write(talk, String(count))
  await expect(write(talk, '21')).rejects.toMatchObject({ key: 'TOO_MANY_REQUESTS', code: 429 })
  await shopper.call(shop.sendMessage, { params: { id }, body })
  await answer(talk, '别急')
  it.advance(10_001)
  await write(talk, '21')
  expect((await read(talk)).last_seq).toBe(22)
})

test('whoever is muted reads on and is told why; the store may still write', async () => {
  const talk = await newTalk()
  const { id, shopper, seller } = talk
  await write(talk, '在吗')
  await seller(backoffice.muteShopper, { params: { id }, body: { reason: '骚扰' } })
  await expect(write(talk, '为什么')).rejects.toMatchObject({ key: 'CHAT_MUTED', code: 403 })
  expect(await read(talk)).toMatchObject({ is_muted: true, mute_reason: '骚扰' })
  // Whoever may not write waits for no answer.
  expect(await seller(backoffice.storeChatsUnread, {})).toMatchObject({ waiting: 0 })
  await answer(talk, '请文明用语')
  await seller(backoffice.unmuteShopper, { params: { id } })
  await write(talk, '好的')
  expect(await office.auditOf('Seller.chats.mute', id)).toMatchObject([
    { before: { mute_reason: '' }, after: { user_id: shopper.id, mute_reason: '骚扰' } },
    { before: { mute_reason: '骚扰' }, after: { mute_reason: '' } },
  ])
})

test('a store greets, answers out of hours at most every four hours, and keeps quick replies', async () => {
  const store = await makeStore(it.ctx.db)
  const { call: seller } = await loginSeller(it, store)
  const before = await seller(backoffice.chatSettings, {})
  expect(before).toMatchObject({ greeting: { 'zh-cn': '' }, days: [], quick_replies: [] })
  const { revision } = before
  const settings = {
    greeting: { 'zh-cn': '欢迎光临', en: 'Welcome' },
    away: { 'zh-cn': '客服下班了' },
    days: [1, 2, 3, 4, 5],
    from: '09:00',
    till: '18:00',
    quick_replies: ['稍等', '已发货'],
  }
  const saved = await seller(backoffice.saveChatSettings, { body: { ...settings, revision } })
  expect(saved).toMatchObject(settings)
  expect(await keyOf(seller(backoffice.saveChatSettings, { body: { ...settings, till: '20:00', revision } }))).toBe(
    'FORM_STALE',
  )
  await expect(seller(backoffice.saveChatSettings, { body: { ...settings, till: '08:00' } })).rejects.toMatchObject({
    details: { fields: { till: 'TIME_INVALID' } },
  })
  it.setNow(nextNoon(6))
  const talk = await newTalk({ store })
  const texts = async () => (await read(talk)).data.map(({ text, is_auto }) => (is_auto ? `auto: ${text}` : text))
  expect(await texts()).toEqual(['auto: 欢迎光临'])
  expect((await seller(backoffice.listStoreChats, {})).data).toEqual([])
  await write(talk, '在吗')
  await write(talk, '在不在')
  expect(await texts()).toEqual(['auto: 欢迎光临', '在吗', 'auto: 客服下班了', '在不在'])
  expect((await seller(backoffice.listStoreChats, { query: { tab: 'waiting' } })).data).toHaveLength(1)
  expect(await talk.shopper.call(shop.showChat, { params: { id: talk.id } })).toMatchObject({ is_open: false })
  it.advance(4 * 60 * 60_000)
  await write(talk, '还没上班？')
  expect(await texts()).toHaveLength(6)
  it.setNow(nextNoon(1))
  await write(talk, '周一了')
  expect(await texts()).toHaveLength(7)
})

test('a conversation is handed to a colleague who may answer, and both sides see to whom', async () => {
  const talk = await newTalk()
  const { id, store, seller } = talk
  const answering = await mintStaff(it, store, { rights: ['Seller.chats.index', 'Seller.chats.send'] })
  const packing = await mintStaff(it, store, { rights: ['Seller.orders.index'] })
  await write(talk, '在吗')
  const staff = await seller(backoffice.chatStaff, {})
  expect(staff.map(({ user_id }) => user_id)).toEqual([store.user_id, answering.user_id].toSorted((a, b) => a - b))
  const transfer = (user_id: number) => seller(backoffice.transferChat, { params: { id }, body: { user_id } })
  expect((await transfer(answering.user_id)).assignee).toMatchObject({ user_id: answering.user_id, is_own: false })
  expect(await keyOf(transfer(packing.user_id))).toBe('NOT_FOUND')
  expect(await keyOf(transfer(talk.shopper.id))).toBe('NOT_FOUND')
  expect((await read(talk)).data.at(-1)).toMatchObject({
    from: 'system',
    kind: 'system',
    event: { what: 'transferred' },
  })
  const mine = (token: string) => it.as(token, 'Seller')(backoffice.listStoreChats, { query: { tab: 'mine' } })
  expect((await mine(answering.token)).data.map((one) => one.id)).toEqual([id])
  expect((await seller(backoffice.listStoreChats, { query: { tab: 'mine' } })).data).toEqual([])
})

test('lists are in pages from the newest, and a store finds shoppers by their nickname', async () => {
  const store = await makeStore(it.ctx.db)
  const talks: Talk[] = []
  for (let count = 0; count < 32; count++) {
    const talk = await newTalk({ store })
    await write(talk, String(count))
    it.advance(1000)
    talks.push(talk)
  }
  const { seller } = talks[0]!
  const first = await seller(backoffice.listStoreChats, {})
  expect([first.data.length, first.unread, first.waiting]).toEqual([30, 32, 32])
  const rest = await seller(backoffice.listStoreChats, { query: { before: first.next! } })
  expect([rest.data.length, rest.next]).toEqual([2, null])
  const ids = talks.map(({ id }) => id)
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(ids.toReversed())
  const waiting = await seller(backoffice.listStoreChats, { query: { tab: 'waiting' } })
  expect(waiting.data.map(({ id }) => id)).toEqual(ids.slice(0, 30))
  const more = await seller(backoffice.listStoreChats, { query: { tab: 'waiting', before: waiting.next! } })
  expect(more.data.map(({ id }) => id)).toEqual(ids.slice(30))
  const { rows } = await it.ctx.db.pool.query<{ nickname: string }>('select nickname from users where id = $1', [
    talks[3]!.shopper.id,
  ])
  const found = await seller(backoffice.listStoreChats, { query: { word: rows[0]!.nickname } })
  expect(found.data.map(({ id }) => id)).toEqual([talks[3]!.id])
  expect((await seller(backoffice.listStoreChats, { query: { tab: 'unread' } })).data).toHaveLength(30)
})

test('nobody talks with their own store, nor with one that has not passed', async () => {
  const store = await makeStore(it.ctx.db)
  const owner = { id: store.user_id }
  const own = await makeShopper(it)
  await it.ctx.db.pool.query('update users set phone = null where id = $1', [owner.id])
  await it.ctx.db.pool.query('update stores set user_id = $1 where id = $2', [own.id, store.store_id])
  expect(await keyOf(own.call(shop.openChat, { body: { store_id: store.store_id } }))).toBe('CHAT_WITH_OWN_STORE')
  expect(await keyOf(own.call(shop.openChat, { body: { store_id: 999_999 } }))).toBe('STORE_NOT_FOUND')
})
