import * as z from 'zod/mini'
import {
  Chat,
  ChatCards,
  ChatCursor,
  ChatMarks,
  ChatMessage,
  ChatMessages,
  NewMessage,
  byChatId,
  cardsQuery,
  chatListOf,
  marksBody,
  messagesQuery,
  recalling,
  sendFails,
} from './chat-shapes.ts'
import { route } from './route.ts'
import { Id } from './shapes.ts'

const home = { area: 'Home', right: 'shopper' } as const

export const listChats = route('GET /user/chats', {
  ...home,
  does: 'The own conversations in which somebody has written, the one with the newest message first, 30 a page.',
  query: z.strictObject({ before: z.optional(ChatCursor) }),
  reply: chatListOf(Chat),
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
  params: byChatId,
  reply: Chat,
  fails: ['CHAT_NOT_FOUND'],
})
export const chatMessages = route('GET /user/chats/{id}/messages', {
  ...home,
  does: 'Messages of an own conversation: the newest, those before a number, or those after one.',
  params: byChatId,
  query: messagesQuery,
  reply: ChatMessages,
  fails: ['CHAT_NOT_FOUND'],
})
export const sendMessage = route('POST /user/chats/{id}/messages', {
  ...home,
  does: 'Sends a message to the store, at most 20 in 10 seconds. The same `client_id` again answers the message that there is.',
  params: byChatId,
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
  params: byChatId,
  body: marksBody,
  reply: ChatMarks,
  fails: ['CHAT_NOT_FOUND'],
})
export const chatCards = route('GET /user/chats/{id}/cards', {
  ...home,
  does: 'What the shopper may want to send to the store: own orders from it, and its goods that were looked at.',
  params: byChatId,
  query: cardsQuery,
  reply: ChatCards,
  fails: ['CHAT_NOT_FOUND'],
})
