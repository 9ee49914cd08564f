import * as z from 'zod/mini'
import { ChatMessage, ClientId, maxMessageText, messageKinds, sendFails } from './chat-shapes.ts'
import { route } from './route.ts'
import { DateTime, Id, Text, Whole } from './shapes.ts'

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
