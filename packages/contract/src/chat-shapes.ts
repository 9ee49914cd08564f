import * as z from 'zod/mini'
import { orderStatuses } from './status.ts'
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

export const ClientId = z.string('REQUIRED').check(z.regex(/^[\w-]{8,40}$/, 'INVALID'))

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

export const byChatId = z.strictObject({ id: Id })
/** Names the next page of conversations. */
export const ChatCursor = z.string().check(z.regex(/^\d{1,16}-\d{1,16}$/, 'INVALID'))
export const chatListOf = <Row extends z.ZodMiniType>(row: Row) =>
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
export const messagesQuery = z
  .strictObject({
    before: z.optional(Whole(1)),
    after: z.optional(Whole(0)),
    limit: z.optional(Whole(1, 100)),
  })
  .check(
    z.refine(({ before, after }) => before === undefined || after === undefined, { path: ['after'], error: 'INVALID' }),
  )

/** A message; sent again with the same `client_id` it is the same message. Exactly what its kind needs is given. */
export const NewMessage = z.strictObject({
  client_id: ClientId,
  kind: z.literal(messageKinds, 'CHOICE_INVALID'),
  text: z.optional(Text(1, maxMessageText)),
  /** The address of an own upload. */
  image: z.optional(FileAddress),
  goods_id: z.optional(Id),
  order_id: z.optional(Id),
})
export type NewMessage = z.output<typeof NewMessage>
export const marksBody = z.strictObject({ delivered: z.optional(Whole(0)), read: z.optional(Whole(0)) })
export const sendFails = [
  'CHAT_NOT_FOUND',
  'CHAT_MUTED',
  'TOO_MANY_REQUESTS',
  'GOODS_NOT_FOUND',
  'ORDER_NOT_FOUND',
] as const
export const recalling = {
  params: z.strictObject({ id: Id, seq: Whole(1) }),
  reply: ChatMessage,
  fails: ['CHAT_NOT_FOUND', 'NOT_FOUND', 'RECALL_TOO_LATE'],
} as const
/** `before`: orders older than this one. `order_id`: of which order there is talk. */
export const cardsQuery = z.strictObject({ before: z.optional(Id), order_id: z.optional(Id) })
export const ChatCards = z.object({
  /** The shopper’s orders from the store, the newest first, 20 a page. */
  orders: z.array(ChatOrder),
  /** `before` of the next page of orders; null at the end. */
  next: z.nullable(z.number()),
  /** The order that was named; null without one, or when it is not the shopper’s from the store. */
  order: z.nullable(ChatOrder),
  /** Goods of the store that the shopper looked at last, at most 20; none on later pages of orders. */
  goods: z.array(ChatGoods),
})
