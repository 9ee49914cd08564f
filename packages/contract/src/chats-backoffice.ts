import * as z from 'zod/mini'
import {
  ChatCards,
  ChatCursor,
  ChatMarks,
  ChatMessage,
  ChatMessages,
  NewMessage,
  StoreChat,
  byChatId,
  cardsQuery,
  chatListOf,
  marksBody,
  messagesQuery,
  recalling,
  sendFails,
} from './chat-shapes.ts'
import { route } from './route.ts'
import { Id, Text, Whole } from './shapes.ts'

const reads = { area: 'Seller', right: 'Seller.chats.index' } as const
/** Messages are their own record of who wrote what and when, so they are not in the audit log besides. */
const writes = { area: 'Seller', right: 'Seller.chats.send', whileSuspended: true, confirm: false } as const

export const chatTabs = ['all', 'waiting', 'unread', 'mine'] as const
export type ChatTab = (typeof chatTabs)[number]

export const listStoreChats = route('GET /Seller/chats', {
  ...reads,
  does: 'Conversations of the own store, the one with the newest message first, 30 a page; `waiting` the one that waits longest first.',
  query: z.strictObject({
    tab: z.optional(z.literal(chatTabs, 'CHOICE_INVALID')),
    /** Part of a nickname, among the 1,000 newest conversations. */
    word: z.optional(Text(0, 30)),
    before: z.optional(ChatCursor),
  }),
  reply: z.extend(chatListOf(StoreChat), { waiting: z.number() }),
})
export const openStoreChat = route('POST /Seller/chats', {
  ...writes,
  unaudited: true,
  does: 'The conversation with a shopper who has one with the store or has ordered from it, or with the shopper of one of its orders.',
  body: z.strictObject({ user_id: z.optional(Id), order_id: z.optional(Id) }).check(
    z.refine(({ user_id, order_id }) => (user_id === undefined) !== (order_id === undefined), {
      path: ['user_id'],
      error: 'REQUIRED',
    }),
  ),
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
  params: byChatId,
  reply: StoreChat,
  fails: ['CHAT_NOT_FOUND'],
})
export const storeChatMessages = route('GET /Seller/chats/{id}/messages', {
  ...reads,
  does: 'Messages of a conversation of the own store: the newest, those before a number, or those after one.',
  params: byChatId,
  query: messagesQuery,
  reply: ChatMessages,
  fails: ['CHAT_NOT_FOUND'],
})
export const sendStoreMessage = route('POST /Seller/chats/{id}/messages', {
  ...writes,
  unaudited: true,
  does: 'Sends a message to the shopper, at most 20 in 10 seconds. The same `client_id` again answers the message that there is.',
  params: byChatId,
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
  confirm: false,
  does: 'Says up to which message the store has got and read the conversation; marks never go back.',
  params: byChatId,
  body: marksBody,
  reply: ChatMarks,
  fails: ['CHAT_NOT_FOUND'],
})
export const storeChatCards = route('GET /Seller/chats/{id}/cards', {
  ...reads,
  does: 'What the store knows of the shopper: the orders from it, and its goods that the shopper looked at.',
  params: byChatId,
  query: cardsQuery,
  reply: ChatCards,
  fails: ['CHAT_NOT_FOUND'],
})
export const muteShopper = route('PUT /Seller/chats/{id}/mute', {
  area: 'Seller',
  right: 'Seller.chats.mute',
  whileSuspended: true,
  confirm: false,
  does: 'Takes no more messages of a shopper, who is told the reason.',
  params: byChatId,
  body: z.strictObject({ reason: Text(1, 200) }),
  reply: StoreChat,
  fails: ['CHAT_NOT_FOUND'],
})
export const unmuteShopper = route('PUT /Seller/chats/{id}/unmute', {
  area: 'Seller',
  right: 'Seller.chats.mute',
  whileSuspended: true,
  confirm: false,
  does: 'Takes messages of a shopper again.',
  params: byChatId,
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
  confirm: false,
  does: 'Says who answers a conversation from now on, which the shopper is told; colleagues are those of `/Seller/chats/staff`.',
  params: byChatId,
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
  confirm: false,
  does: 'Saves greeting, hours, the answer out of hours, and quick replies of the own store.',
  body: z.extend(ChatSettings, { revision: z.optional(z.string().check(z.maxLength(40, 'TOO_LONG'))) }),
  reply: z.extend(ChatSettings, { revision: z.string() }),
  fails: ['FORM_STALE'],
})

export const disputeChat = route('GET /Admin/refunds/{id}/chat', {
  area: 'Admin',
  right: 'Admin.refunds.chat',
  does: 'What shopper and store of a dispute wrote to each other, the newest 50 or those before a number. Each look is in the audit log.',
  params: byChatId,
  query: z.strictObject({ before: z.optional(Whole(1)) }),
  reply: z.object({ data: z.array(ChatMessage), has_more: z.boolean() }),
  fails: ['NOT_FOUND'],
})
