import type { Chat, ChatGoods, ChatMarks, ChatMessage, ChatOrder, StoreChat } from '@fangshi/contract/chat-shapes'
import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { Db } from '../../kernel/db/db.ts'
import type { Admin, Seller, Shopper } from '../../kernel/http/who.ts'
import { goodsCards, orderCards, type GoodsCardRow, type OrderCardRow } from './cards.db.ts'
import type { ChatRow } from './chats.db.ts'
import { accountsOnline, storesOnline } from '../../kernel/events/presence.ts'
import { isOpenAt } from './hours.ts'
import { recallUntil } from './message.ts'
import { lastMessages, type MessageRow } from './messages.db.ts'
import { hoursOf } from './settings.db.ts'

/** Who reads, when and in which language. */
export interface Reader {
  db: Db
  who: Shopper | Seller | Admin
  locale: Locale
  now: Date
}

export const marksOf = (chat: ChatMarks): ChatMarks => ({
  shopper_delivered: chat.shopper_delivered,
  shopper_read: chat.shopper_read,
  store_delivered: chat.store_delivered,
  store_read: chat.store_read,
})

export const showGoods = (row: GoodsCardRow, locale: Locale): ChatGoods => ({
  goods_id: row.goods_id,
  goods_name: localText(row.goods_name, locale),
  goods_image: row.goods_image,
  goods_price: formatMoney(row.price_cents),
  state: row.listed ? 'on_sale' : row.has_page ? 'off_shelf' : 'gone',
})

export const showOrder = (row: OrderCardRow, locale: Locale): ChatOrder => ({
  order_id: row.order_id,
  order_no: row.order_no,
  status: row.status,
  total_price: formatMoney(row.total_cents),
  buy_num: row.buy_num,
  goods_name: localText(row.goods_name, locale),
  goods_image: row.goods_image,
  created_at: formatDateTime(row.created_at),
})

const idsOf = (ids: (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))]

/** Messages with the goods and orders that they show, as they are now. */
export async function showMessages(
  rows: readonly MessageRow[],
  { db, who, locale, now }: Reader,
): Promise<ChatMessage[]> {
  const [goods, orders] = await Promise.all([
    goodsCards(db, idsOf(rows.map(({ goods_id }) => goods_id))),
    orderCards(db, idsOf(rows.map(({ order_id }) => order_id))),
  ])
  const caller = who.area === 'Admin' ? null : who.user_id
  return rows.map((row) => {
    const isOwn = row.sender_id !== null && row.sender_id === caller
    const until = recallUntil(row.created_at)
    const shownGoods = row.goods_id === null ? undefined : goods.get(row.goods_id)
    const shownOrder = row.order_id === null ? undefined : orders.get(row.order_id)
    return {
      seq: row.seq,
      client_id: isOwn ? row.client_id : '',
      from: row.side,
      is_own: isOwn,
      sender_name: row.side === 'store' && who.area !== 'Home' ? (row.sender_name ?? '') : '',
      is_auto: row.side === 'store' && row.sender_id === null,
      kind: row.kind,
      text: row.auto_text ? localText(row.auto_text, locale) : row.text,
      image: row.image,
      goods: shownGoods ? showGoods(shownGoods, locale) : null,
      order: shownOrder ? showOrder(shownOrder, locale) : null,
      event: row.event && { what: row.event, name: row.event_name },
      is_recalled: row.recalled_at !== null,
      recall_until: isOwn && !row.recalled_at && now < until ? formatDateTime(until) : null,
      created_at: formatDateTime(row.created_at),
    }
  })
}

const showTime = (at: Date | null): string | null => at && formatDateTime(at)

async function lastOf(rows: readonly ChatRow[], reader: Reader): Promise<Map<number, ChatMessage>> {
  const last = [
    ...(await lastMessages(
      reader.db,
      rows.map(({ id }) => id),
    )),
  ]
  const shown = await showMessages(
    last.map(([, row]) => row),
    reader,
  )
  return new Map(last.map(([id], at) => [id, shown[at]!]))
}

const common = (row: ChatRow, last: ChatMessage | undefined, locale: Locale) => ({
  id: row.id,
  store_id: row.store_id,
  store_name: localText(row.store_name, locale),
  store_logo: row.store_logo,
  last_seq: row.last_seq,
  last: last ?? null,
  last_at: showTime(row.last_at),
  marks: marksOf(row),
  is_muted: row.muted_at !== null,
  mute_reason: row.mute_reason,
})

/** Conversations as their shopper reads them. */
export async function showChats(rows: readonly ChatRow[], reader: Reader): Promise<Chat[]> {
  const last = await lastOf(rows, reader)
  const storeIds = rows.map(({ store_id }) => store_id)
  const [hours, online] = await Promise.all([hoursOf(reader.db, storeIds), storesOnline(reader.db, storeIds)])
  return rows.map((row) => {
    const of = hours.get(row.store_id)
    return {
      ...common(row, last.get(row.id), reader.locale),
      is_online: online.has(row.store_id),
      unread: row.shopper_unread,
      is_open: !of || isOpenAt(of, reader.now),
    }
  })
}

/** Conversations as their store reads them. */
export async function showStoreChats(rows: readonly ChatRow[], reader: Reader & { who: Seller }): Promise<StoreChat[]> {
  const last = await lastOf(rows, reader)
  const userIds = rows.map(({ user_id }) => user_id)
  const online = await accountsOnline(reader.db, 'Home', userIds)
  return rows.map((row) => ({
    ...common(row, last.get(row.id), reader.locale),
    is_online: online.has(row.user_id),
    unread: row.store_unread,
    user_id: row.user_id,
    nickname: row.nickname,
    avatar: row.avatar,
    waiting_since: showTime(row.waiting_since),
    assignee:
      row.assignee_id === null
        ? null
        : {
            user_id: row.assignee_id,
            name: row.assignee_name ?? '',
            is_own: row.assignee_id === reader.who.user_id,
          },
  }))
}
