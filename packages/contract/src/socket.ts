import * as z from 'zod/mini'
import { ChatMarks } from './chat-shapes.ts'
import { Id } from './shapes.ts'
import { route } from './route.ts'

/**
 * The socket of open pages (rules §10): `/ws?ticket=…`, over which an account is told what of its own has changed. Ids
 * alone are told; the receiver fetches the row as always, with all checks. So an event may come twice, and none is
 * missed by whoever asks anew at each `open`.
 */

/** What is told, by topic. */
export const socketEventShapes = {
  /** Something in a conversation is new: a message, a recall, a read mark, who answers it. */
  chat: z.object({
    chat_id: Id,
    /** The number of the message, when the event is about one. */
    seq: z.optional(Id),
    what: z.literal(['message', 'recall', 'read', 'chat']),
    /** Of both sides, when they are what has changed. */
    marks: z.optional(ChatMarks),
  }),
  /** One was told something new; `id` is that of the notification. */
  notification: z.object({ id: Id }),
} as const

export type SocketTopic = keyof typeof socketEventShapes
export type SocketEvents = { [Topic in SocketTopic]: z.output<(typeof socketEventShapes)[Topic]> }

/**
 * What the server sends, one JSON object a message. `open`: everything from here on is told, so look at what came before;
 * sent at the beginning and whenever something may have been missed. `heart` answers the client’s.
 */
export type SocketMessage =
  | { type: 'open' }
  | { type: 'heart' }
  | { [Topic in SocketTopic]: { type: 'event'; topic: Topic; data: SocketEvents[Topic] } }[SocketTopic]

/** What a client sends, this often in ms, and nothing else. */
export const socketHeart = '{"type":"heart"}'
export const socketHeartMs = 40_000
/** A socket that has sent nothing for so long is closed, in ms. */
export const socketSilentMs = 55_000

/** Why the server closes a socket. After `again` a client comes back at once, after `ended` not before the next login. */
export const socketCloses = {
  /** After some minutes, so that all that is checked at a ticket is checked again. */
  again: 4000,
  /** The session has ended. */
  ended: 4401,
  silent: 4408,
  /** More than a client has to say. */
  flood: 4429,
  /** The process stops; another one takes over. */
  restart: 1012,
} as const

/** The path of the socket; the ticket is the parameter `ticket`. */
export const socketPath = '/ws'

const ticket = {
  reply: z.object({ ticket: z.string() }),
  fails: ['TOO_MANY_REQUESTS'],
} as const
const gives =
  'A ticket for the socket `/ws?ticket=…`, for one use within 30 seconds. The socket tells by id what of one’s own has changed.'

export const socketTicket = route('POST /ws_ticket', { ...ticket, area: 'Home', right: 'shopper', does: gives })
export const sellerSocketTicket = route('POST /Seller/ws_ticket', {
  ...ticket,
  area: 'Seller',
  right: 'seller',
  unaudited: true,
  whileSuspended: true,
  confirm: false,
  does: gives,
})
export const adminSocketTicket = route('POST /Admin/ws_ticket', {
  ...ticket,
  area: 'Admin',
  right: 'admin',
  unaudited: true,
  confirm: false,
  does: gives,
})
