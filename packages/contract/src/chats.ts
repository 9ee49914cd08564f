import * as z from 'zod/mini'
import { orderStatuses } from './status.ts'
import { route } from './route.ts'
import { DateTime, FileAddress, Id, Text, Whole } from './shapes.ts'

/**
 * Conversations of shoppers with stores (rules §10): one for each pair. Messages are numbered from 1 without gaps in the
 * order in which the server took them; a number is of its conversation. The socket tells that something is new (`chat` of
 * `socket.ts`); what it is, these routes say.
 */

/** What somebody may send. */
export const messageKinds = ['text', 'image', 'goods', 'order'] as const
export type MessageKind = (typeof messageKinds)[number]
export const chatSides = ['shopper', 'store'] as const
export type ChatSide = (typeof chatSides)[number]
/** What a line of the system tells: who answers from now on. */
export const chatEvents = ['transferred'] as const
/** The longest text of a message, in characters. */
export const maxMessageText = 1000
/** How long a message can be recalled, in ms. */
export const recallMs = 2 * 60_000

/** Goods as they are now. `gone`: there is no page of them any more. */
export const ChatGoods = z.object({
  goods_id: Id,
  goods_name: z.string(),
  goods_image: z.string(),
  /** From the cheapest SKU. */
  goods_price: z.string(),
  state: z.literal(['on_sale', 'off_shelf', 'gone']),
})
export type ChatGoods = z.input<typeof ChatGoods>

/** An order as it is now. */
export const ChatOrder = z.object({
  order_id: Id,
  order_no: z.string(),
  status: z.literal(orderStatuses),
  total_price: z.string(),
  /** Pieces, and the picture and name of the first line. */
  buy_num: z.number(),
  goods_name: z.string(),
  goods_image: z.string(),
  created_at: DateTime,
})
export type ChatOrder = z.input<typeof ChatOrder>

const ClientId = z.string('REQUIRED').check(z.regex(/^[\w-]{8,40}$/, 'INVALID'))

export const ChatMessage = z.object({
  seq: z.number(),
  /** The id that its sender gave it; empty for what nobody sent by hand. */
  client_id: z.string(),
  from: z.literal([...chatSides, 'system']),
  /** Sent by the caller. */
  is_own: z.boolean(),
  /** Of a store: who of its staff; empty for automatic answers, and in the shop. */
  sender_name: z.string(),
  /** The greeting, or the answer out of hours. */
  is_auto: z.boolean(),
  kind: z.literal([...messageKinds, 'system']),
  /** Of a text; plain, never HTML. Empty once recalled. */
  text: z.string(),
  /** Of an image; empty otherwise and once recalled. */
  image: z.string(),
  goods: z.nullable(ChatGoods),
  order: z.nullable(ChatOrder),
  /** Of a line of the system. */
  event: z.nullable(z.object({ what: z.literal(chatEvents), name: z.string() })),
  is_recalled: z.boolean(),
  /** Until when the caller may recall it; null when not at all. */
  recall_until: z.nullable(DateTime),
  created_at: DateTime,
})
export type ChatMessage = z.input<typeof ChatMessage>

/** Up to which message both sides have got and read what there is. */
export const ChatMarks = z.object({
  shopper_delivered: z.number(),
  shopper_read: z.number(),
  store_delivered: z.number(),
  store_read: z.number(),
})
export type ChatMarks = z.input<typeof ChatMarks>

const chat = {
  id: Id,
  store_id: Id,
  store_name: z.string(),
  store_logo: z.string(),
  /** Whether somebody of the other side has an open page. */
  is_online: z.boolean(),
  /** Messages of the other side after the own read mark. */
  unread: z.number(),
  last_seq: z.number(),
  /** The last message; null while there is none. */
  last: z.nullable(ChatMessage),
  /** When somebody last wrote. */
  last_at: z.nullable(DateTime),
  marks: ChatMarks,
  is_muted: z.boolean(),
  /** Why the store takes no messages of the shopper; empty when it does. */
  mute_reason: z.string(),
}

/** A conversation as its shopper reads it. */
export const Chat = z.object({
  ...chat,
  /** Within the store's hours; true for a store that has named none. */
  is_open: z.boolean(),
})
export type Chat = z.input<typeof Chat>

/** A conversation as its store reads it. */
export const StoreChat = z.object({
  ...chat,
  user_id: Id,
  nickname: z.string(),
  avatar: z.string(),
  /** Since when the shopper waits for an answer; null when not. */
  waiting_since: z.nullable(DateTime),
  /** Who answers it; null for anybody. */
  assignee: z.nullable(z.object({ user_id: Id, name: z.string(), is_own: z.boolean() })),
})
export type StoreChat = z.input<typeof StoreChat>

const byId = z.strictObject({ id: Id })
/** Names the next page of conversations. */
const Cursor = z.string().check(z.regex(/^\d{1,16}-\d{1,16}$/, 'INVALID'))
const listOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    data: z.array(row),
    /** `before` of the next page; null at the end. */
    next: z.nullable(z.string()),
    /** Unread messages of all conversations. */
    unread: z.number(),
  })

/** Pages of messages, the lowest number first. */
export const ChatMessages = z.object({
  data: z.array(ChatMessage),
  /** Whether there are more in the direction that was asked for. */
  has_more: z.boolean(),
  last_seq: z.number(),
  /** Numbers of messages that were recalled, the last 100: what a reader has of them is to be marked. */
  recalled: z.array(z.number()),
  marks: ChatMarks,
  is_muted: z.boolean(),
  mute_reason: z.string(),
})
export type ChatMessages = z.input<typeof ChatMessages>

/** Without both the newest messages; `before` those before a number, `after` those after it. */
const messagesQuery = z
  .strictObject({
    before: z.optional(Whole(1)),
    after: z.optional(Whole(0)),
    limit: z.optional(Whole(1, 100)),
  })
  .check(
    z.refine(({ before, after }) => before === undefined || after === undefined, { path: ['after'], error: 'INVALID' }),
  )

/** A message; sent again with the same `client_id` it is the same message. Exactly what its kind needs is given. */
const NewMessage = z.strictObject({
  client_id: ClientId,
  kind: z.literal(messageKinds, 'CHOICE_INVALID'),
  text: z.optional(Text(1, maxMessageText)),
  /** The address of an own upload. */
  image: z.optional(FileAddress),
  goods_id: z.optional(Id),
  order_id: z.optional(Id),
})
export type NewMessage = z.output<typeof NewMessage>
const marksBody = z.strictObject({ delivered: z.optional(Whole(0)), read: z.optional(Whole(0)) })
const sendFails = ['CHAT_NOT_FOUND', 'CHAT_MUTED', 'TOO_MANY_REQUESTS', 'GOODS_NOT_FOUND', 'ORDER_NOT_FOUND'] as const
const recalling = {
  params: z.strictObject({ id: Id, seq: Whole(1) }),
  reply: ChatMessage,
  fails: ['CHAT_NOT_FOUND', 'NOT_FOUND', 'RECALL_TOO_LATE'],
} as const
const Cards = z.object({
  /** The shopper’s last orders from the store, at most 20. */
  orders: z.array(ChatOrder),
  /** Goods of the store that the shopper looked at last, at most 20. */
  goods: z.array(ChatGoods),
})

const home = { area: 'Home', right: 'shopper' } as const

export const listChats = route('GET /user/chats', {
  ...home,
  does: 'The own conversations in which somebody has written, the one with the newest message first, 30 a page.',
  query: z.strictObject({ before: z.optional(Cursor) }),
  reply: listOf(Chat),
})
export const openChat = route('POST /user/chats', {
  ...home,
  does: 'The conversation with a store, which is opened when there is none.',
  body: z.strictObject({ store_id: Id }),
  reply: Chat,
  fails: ['STORE_NOT_FOUND', 'CHAT_WITH_OWN_STORE'],
})
export const chatsUnread = route('GET /user/chats/unread', {
  ...home,
  does: 'The number of unread messages in all own conversations.',
  reply: z.object({ unread: z.number() }),
})
export const showChat = route('GET /user/chats/{id}', {
  ...home,
  does: 'One of the own conversations.',
  params: byId,
  reply: Chat,
  fails: ['CHAT_NOT_FOUND'],
})
export const chatMessages = route('GET /user/chats/{id}/messages', {
  ...home,
  does: 'Messages of an own conversation: the newest, those before a number, or those after one.',
  params: byId,
  query: messagesQuery,
  reply: ChatMessages,
  fails: ['CHAT_NOT_FOUND'],
})
export const sendMessage = route('POST /user/chats/{id}/messages', {
  ...home,
  does: 'Sends a message to the store, at most 20 in 10 seconds. The same `client_id` again answers the message that there is.',
  params: byId,
  body: NewMessage,
  reply: ChatMessage,
  fails: sendFails,
})
export const recallMessage = route('PUT /user/chats/{id}/messages/{seq}/recall', {
  ...home,
  ...recalling,
  does: 'Recalls an own message within two minutes; that there was one stays to be seen.',
})
export const markChat = route('POST /user/chats/{id}/marks', {
  ...home,
  does: 'Says up to which message the shopper has got and read the conversation; marks never go back.',
  params: byId,
  body: marksBody,
  reply: ChatMarks,
  fails: ['CHAT_NOT_FOUND'],
})
export const chatCards = route('GET /user/chats/{id}/cards', {
  ...home,
  does: 'What the shopper may want to send to the store: own orders from it, and its goods that were looked at.',
  params: byId,
  reply: Cards,
  fails: ['CHAT_NOT_FOUND'],
})

const reads = { area: 'Seller', right: 'Seller.chats.index' } as const
/** Messages are their own record of who wrote what and when, so they are not in the audit log besides. */
const writes = { area: 'Seller', right: 'Seller.chats.send', whileSuspended: true } as const

export const chatTabs = ['all', 'waiting', 'unread', 'mine'] as const
export type ChatTab = (typeof chatTabs)[number]

export const listStoreChats = route('GET /Seller/chats', {
  ...reads,
  does: 'Conversations of the own store, the one with the newest message first, 30 a page; `waiting` the one that waits longest first.',
  query: z.strictObject({
    tab: z.optional(z.literal(chatTabs, 'CHOICE_INVALID')),
    /** Part of a nickname, among the 1,000 newest conversations. */
    word: z.optional(Text(0, 30)),
    before: z.optional(Cursor),
  }),
  reply: z.extend(listOf(StoreChat), { waiting: z.number() }),
})
export const openStoreChat = route('POST /Seller/chats', {
  ...writes,
  unaudited: true,
  does: 'The conversation with a shopper who has one with the store, or has ordered from it.',
  body: z.strictObject({ user_id: Id }),
  reply: StoreChat,
  fails: ['NOT_FOUND'],
})
export const storeChatsUnread = route('GET /Seller/chats/unread', {
  ...reads,
  does: 'The number of unread messages of shoppers, and how many shoppers wait for an answer.',
  reply: z.object({ unread: z.number(), waiting: z.number() }),
})
export const showStoreChat = route('GET /Seller/chats/{id}', {
  ...reads,
  does: 'A conversation of the own store.',
  params: byId,
  reply: StoreChat,
  fails: ['CHAT_NOT_FOUND'],
})
export const storeChatMessages = route('GET /Seller/chats/{id}/messages', {
  ...reads,
  does: 'Messages of a conversation of the own store: the newest, those before a number, or those after one.',
  params: byId,
  query: messagesQuery,
  reply: ChatMessages,
  fails: ['CHAT_NOT_FOUND'],
})
export const sendStoreMessage = route('POST /Seller/chats/{id}/messages', {
  ...writes,
  unaudited: true,
  does: 'Sends a message to the shopper, at most 20 in 10 seconds. The same `client_id` again answers the message that there is.',
  params: byId,
  body: NewMessage,
  reply: ChatMessage,
  fails: sendFails,
})
export const recallStoreMessage = route('PUT /Seller/chats/{id}/messages/{seq}/recall', {
  ...writes,
  ...recalling,
  does: 'Recalls a message that the caller sent within the last two minutes; that there was one stays to be seen.',
})
export const markStoreChat = route('POST /Seller/chats/{id}/marks', {
  ...reads,
  unaudited: true,
  whileSuspended: true,
  does: 'Says up to which message the store has got and read the conversation; marks never go back.',
  params: byId,
  body: marksBody,
  reply: ChatMarks,
  fails: ['CHAT_NOT_FOUND'],
})
export const storeChatCards = route('GET /Seller/chats/{id}/cards', {
  ...reads,
  does: 'What the store knows of the shopper: the last orders from it, and its goods that the shopper looked at.',
  params: byId,
  reply: Cards,
  fails: ['CHAT_NOT_FOUND'],
})
export const muteShopper = route('PUT /Seller/chats/{id}/mute', {
  area: 'Seller',
  right: 'Seller.chats.mute',
  whileSuspended: true,
  does: 'Takes no more messages of a shopper, who is told the reason.',
  params: byId,
  body: z.strictObject({ reason: Text(1, 200) }),
  reply: StoreChat,
  fails: ['CHAT_NOT_FOUND'],
})
export const unmuteShopper = route('PUT /Seller/chats/{id}/unmute', {
  area: 'Seller',
  right: 'Seller.chats.mute',
  whileSuspended: true,
  does: 'Takes messages of a shopper again.',
  params: byId,
  reply: StoreChat,
  fails: ['CHAT_NOT_FOUND'],
})
const Colleague = z.object({ user_id: Id, name: z.string(), is_online: z.boolean(), is_own: z.boolean() })
export type ChatColleague = z.input<typeof Colleague>
export const chatStaff = route('GET /Seller/chats/staff', {
  ...reads,
  does: 'Who of the store may answer shoppers.',
  reply: z.array(Colleague),
})
export const transferChat = route('PUT /Seller/chats/{id}/transfer', {
  area: 'Seller',
  right: 'Seller.chats.transfer',
  whileSuspended: true,
  does: 'Says who answers a conversation from now on, which the shopper is told; colleagues are those of `/Seller/chats/staff`.',
  params: byId,
  body: z.strictObject({ user_id: Id }),
  reply: StoreChat,
  fails: ['CHAT_NOT_FOUND', 'NOT_FOUND'],
})

const Minute = z.string('REQUIRED').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'TIME_INVALID'))
/** A text in both languages; empty for none. */
const Answer = z.strictObject({ 'zh-cn': Text(0, 300), en: z.optional(Text(0, 300)) })
export const ChatSettings = z.strictObject({
  /** The first message of a new conversation. */
  greeting: Answer,
  /** Answered out of hours, at most every four hours in a conversation. */
  away: Answer,
  /** Days of the week in the platform’s zone, 1 for Monday to 7; none when the store has no hours. */
  days: z.array(Whole(1, 7)).check(z.maxLength(7, 'TOO_LONG')),
  /** `HH:mm`, from before till. */
  from: Minute,
  till: Minute,
  quick_replies: z.array(Text(1, 300)).check(z.maxLength(50, 'TOO_LONG')),
})
export type ChatSettings = z.input<typeof ChatSettings>
export const chatSettings = route('GET /Seller/chats/settings', {
  ...reads,
  does: 'Greeting, hours, the answer out of hours, and quick replies of the own store.',
  reply: z.extend(ChatSettings, { revision: z.string() }),
})
export const saveChatSettings = route('PUT /Seller/chats/settings', {
  area: 'Seller',
  right: 'Seller.chats.settings',
  does: 'Saves greeting, hours, the answer out of hours, and quick replies of the own store.',
  body: z.extend(ChatSettings, { revision: z.optional(z.string().check(z.maxLength(40, 'TOO_LONG'))) }),
  reply: z.extend(ChatSettings, { revision: z.string() }),
  fails: ['FORM_STALE'],
})

export const disputeChat = route('GET /Admin/refunds/{id}/chat', {
  area: 'Admin',
  right: 'Admin.refunds.chat',
  does: 'What shopper and store of a dispute wrote to each other, the newest 50 or those before a number. Each look is in the audit log.',
  params: byId,
  query: z.strictObject({ before: z.optional(Whole(1)) }),
  reply: z.object({ data: z.array(ChatMessage), has_more: z.boolean() }),
  fails: ['NOT_FOUND'],
})

/**
 * The calls that the product names (spec §7): the token comes with the form. `rtype` says whom one talks with: a store,
 * as a shopper; or `users`, a shopper, as one of the staff of a store.
 */
const token = {
  token: z.optional(z.string().check(z.maxLength(200, 'TOO_LONG'))),
  provider: z.optional(z.literal('users', 'PROVIDER_MISMATCH')),
}
const RType = z.literal(['stores', 'users'], 'CHOICE_INVALID')
const other = { ...token, rid: Id, rtype: RType }
const byForm = { area: 'Home', right: 'public' } as const
const Friend = z.object({
  id: Id,
  rid: Id,
  rtype: RType,
  name: z.string(),
  image: z.string(),
  unread: z.number(),
  last: z.nullable(ChatMessage),
  last_at: z.nullable(DateTime),
})

export const chatAdd = route('POST /Chat/add', {
  ...byForm,
  does: 'Opens or finds the conversation with a store or, for its staff, with a shopper. The token comes in the body.',
  body: z.strictObject(other),
  reply: Friend,
  fails: ['NOT_LOGGED_IN', 'FORBIDDEN', 'STORE_NOT_FOUND', 'NOT_FOUND', 'CHAT_WITH_OWN_STORE'],
})
export const chatFriends = route('POST /Chat/friends', {
  ...byForm,
  does: 'The newest 30 conversations of a shopper (`rtype` stores) or of a store (`users`). The token comes in the body.',
  body: z.strictObject({ ...token, rtype: z.optional(RType) }),
  reply: z.array(Friend),
  fails: ['NOT_LOGGED_IN', 'FORBIDDEN'],
})
export const chatContent = route('POST /Chat/friend_content', {
  ...byForm,
  does: 'Messages of a conversation, the newest first, 50 a page; `before` names the number that they come before. The token comes in the body.',
  body: z.strictObject({ ...other, before: z.optional(Whole(1)) }),
  reply: z.object({ data: z.array(ChatMessage), has_more: z.boolean() }),
  fails: ['NOT_LOGGED_IN', 'FORBIDDEN', 'CHAT_NOT_FOUND'],
})
export const chatSend = route('POST /Chat/send', {
  ...byForm,
  does: 'Sends a message: `content` is the text, the address of an own upload, or the id of goods or of an order. The token comes in the body.',
  body: z.strictObject({
    ...other,
    /** Sent again with the same one it is the same message; without one every call is a message. */
    client_id: z.optional(ClientId),
    content_type: z.literal(messageKinds, 'CHOICE_INVALID'),
    content: Text(1, maxMessageText),
  }),
  reply: ChatMessage,
  fails: ['NOT_LOGGED_IN', 'FORBIDDEN', ...sendFails],
})
