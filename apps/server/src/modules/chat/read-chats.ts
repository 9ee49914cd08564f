import type { Chat, ChatMessages, StoreChat } from '@fangshi/contract/chat-shapes'
import type { ChatTab } from '@fangshi/contract/chats-backoffice'
import type { Db } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Seller, Shopper } from '../../kernel/http/who.ts'
import { orderCards, ordersAtStore, viewedGoods } from './cards.db.ts'
import {
  chatOf,
  chatToRead,
  chatsOfShopper,
  chatsOfStore,
  countsOfStore,
  findChats,
  unreadOf,
  type ChatRow,
  type Place,
} from './chats.db.ts'
import { messagesAfter, messagesBefore } from './messages.db.ts'
import { partyOf } from './party.ts'
import { marksOf, showChats, showGoods, showMessages, showOrder, showStoreChats, type Reader } from './show-chat.ts'

const pageSize = 30
const maxSeq = 2_147_483_647

/** A place as `ms-id`, and back. */
const placeOf = (cursor: string | undefined): Place | null => {
  if (cursor === undefined) return null
  const [ms, id] = cursor.split('-').map(Number)
  const at = new Date(ms ?? 0)
  return Number.isNaN(at.getTime()) ? null : { at, id: id ?? 0 }
}
const cursorOf = (at: Date | null, id: number): string => `${at?.getTime() ?? 0}-${id}`

type Of<W extends Shopper | Seller> = Reader & { who: W }

/** A page of the shopper's conversations. */
export async function listOwn(reader: Of<Shopper>, before: string | undefined) {
  const rows = await chatsOfShopper(reader.db, reader.who.user_id, placeOf(before), pageSize + 1)
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    data: await showChats(page, reader),
    next: rows.length > pageSize && last ? cursorOf(last.last_at, last.id) : null,
    unread: await unreadOf(reader.db, reader.who.user_id),
  }
}

/** A page of the store's conversations, or those that match a search word. */
export async function listOfStore(
  reader: Of<Seller>,
  {
    tab = 'all',
    word = '',
    before,
  }: { tab?: ChatTab | undefined; word?: string | undefined; before?: string | undefined },
) {
  const { db, who } = reader
  const rows = word
    ? await findChats(db, who.store_id, word, pageSize)
    : await chatsOfStore(db, who, tab, placeOf(before), pageSize + 1)
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  const at = tab === 'waiting' ? last?.waiting_since : last?.last_at
  return {
    data: await showStoreChats(page, reader),
    next: rows.length > pageSize && last ? cursorOf(at ?? null, last.id) : null,
    ...(await countsOfStore(db, who.store_id)),
  }
}

const ownChat = async (db: Db, who: Shopper | Seller, id: number): Promise<ChatRow> =>
  (await chatOf(db, id, partyOf(who))) ?? fail('CHAT_NOT_FOUND')

/** A conversation as its shopper reads it. Throws CHAT_NOT_FOUND. */
export async function readChat(reader: Of<Shopper>, id: number): Promise<Chat> {
  const [shown] = await showChats([await ownChat(reader.db, reader.who, id)], reader)
  return shown!
}
/** A conversation as its store reads it. Throws CHAT_NOT_FOUND. */
export async function readStoreChat(reader: Of<Seller>, id: number): Promise<StoreChat> {
  const [shown] = await showStoreChats([await ownChat(reader.db, reader.who, id)], reader)
  return shown!
}

interface MessagesQuery {
  before?: number | undefined
  after?: number | undefined
  limit?: number | undefined
}
/** Messages of a conversation: the newest, those before a number or those after one. Throws CHAT_NOT_FOUND. */
export async function readMessages(
  reader: Of<Shopper> | Of<Seller>,
  id: number,
  { before = maxSeq, after, limit = 50 }: MessagesQuery,
): Promise<ChatMessages> {
  const { db, who } = reader
  const chat = (await chatToRead(db, id, partyOf(who))) ?? fail('CHAT_NOT_FOUND')
  const found =
    after === undefined
      ? await messagesBefore(db, id, Math.min(before, maxSeq), limit + 1)
      : await messagesAfter(db, id, Math.min(after, maxSeq), limit + 1)
  const page = after === undefined ? found.slice(-limit) : found.slice(0, limit)
  return {
    data: await showMessages(page, reader),
    has_more: found.length > limit,
    last_seq: chat.last_seq,
    recalled: chat.recalled,
    marks: marksOf(chat),
    is_muted: chat.muted_at !== null,
    mute_reason: chat.mute_reason,
  }
}

const ordersOfPage = 20

/** What may be sent as a card: orders of the shopper from the store, and its goods that they looked at. Throws CHAT_NOT_FOUND. */
export async function readCards(
  { db, who, locale }: Of<Shopper> | Of<Seller>,
  id: number,
  { before, order_id }: { before?: number | undefined; order_id?: number | undefined },
) {
  const { user_id, store_id } = await ownChat(db, who, id)
  const [found, goods, named] = await Promise.all([
    ordersAtStore(db, { user_id, store_id }, before ?? Number.MAX_SAFE_INTEGER, ordersOfPage + 1),
    before === undefined ? viewedGoods(db, user_id, store_id) : [],
    orderCards(db, order_id === undefined ? [] : [order_id]),
  ])
  const orders = found.slice(0, ordersOfPage).map((row) => showOrder(row, locale))
  const order = named.get(order_id ?? 0)
  return {
    orders,
    next: found.length > ordersOfPage ? (orders.at(-1)?.order_id ?? null) : null,
    order: order?.user_id === user_id && order.store_id === store_id ? showOrder(order, locale) : null,
    goods: goods.map((row) => showGoods(row, locale)),
  }
}
