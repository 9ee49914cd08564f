import type { chatEvents, MessageKind } from '@fangshi/contract/chat-shapes'
import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'

export interface MessageRow {
  chat_id: number
  seq: number
  side: 'shopper' | 'store' | 'system'
  sender_id: number | null
  sender_name: string | null
  client_id: string
  kind: MessageKind | 'system'
  text: string
  auto_text: LocalText | null
  image: string
  goods_id: number | null
  order_id: number | null
  event: (typeof chatEvents)[number] | null
  event_name: string
  recalled_at: Date | null
  created_at: Date
}

const columns = `m.chat_id, m.seq, m.side, m.sender_id, m.client_id, m.kind, m.text, m.auto_text, m.image, m.goods_id, m.order_id,
  m.event, m.event_name, m.recalled_at, m.created_at, (select nickname from users where id = m.sender_id) as sender_name`

const newest = statement(
  'chat.messages_before',
  `select ${columns} from chat_messages m where m.chat_id = $1 and m.seq < $2 order by m.seq desc limit $3`,
)
const next = statement(
  'chat.messages_after',
  `select ${columns} from chat_messages m where m.chat_id = $1 and m.seq > $2 order by m.seq limit $3`,
)
/** The last messages before a number, the lowest number first. */
export const messagesBefore = async (db: Db, chatId: number, before: number, limit: number): Promise<MessageRow[]> =>
  (await db.rows<MessageRow>(newest, [chatId, before, limit])).toReversed()
/** The first messages after a number. */
export const messagesAfter = (db: Db, chatId: number, after: number, limit: number) =>
  db.rows<MessageRow>(next, [chatId, after, limit])

const lastOf = statement(
  'chat.last_messages',
  `select ${columns} from chats c join chat_messages m on m.chat_id = c.id and m.seq = c.last_seq where c.id = any($1::bigint[])`,
)
/** The last message of each conversation that has one. */
export const lastMessages = async (db: Db, chatIds: readonly number[]): Promise<Map<number, MessageRow>> =>
  new Map((await db.rows<MessageRow>(lastOf, [chatIds])).map((row) => [row.chat_id, row]))

const one = statement('chat.message', `select ${columns} from chat_messages m where m.chat_id = $1 and m.seq = $2`)
export const messageAt = (db: Db, chatId: number, seq: number) => db.row<MessageRow>(one, [chatId, seq])

const sent = statement(
  'chat.message_sent',
  `select ${columns} from chat_messages m where m.chat_id = $1 and m.sender_id = $2 and m.client_id = $3`,
)
/** The message of a conversation with this id of the sender's. */
export const messageSent = (db: Db, chatId: number, senderId: number, clientId: string) =>
  db.row<MessageRow>(sent, [chatId, senderId, clientId])

const recent = statement(
  'chat.sent_since',
  `select count(*)::int as count, min(created_at) as first,
          exists(select from chat_messages where chat_id = $3 and sender_id = $1 and client_id = $4) as is_sent
     from chat_messages where sender_id = $1 and created_at > $2`,
)
/** How many messages a sender has sent since a time, when the first of them, and whether one has this id in a conversation. */
export const sentSince = async (db: Db, senderId: number, since: Date, chatId: number, clientId: string) =>
  (await db.row<{ count: number; first: Date | null; is_sent: boolean }>(recent, [senderId, since, chatId, clientId]))!

/** The content of a message; absent fields are empty. */
export type NewRow = Pick<MessageRow, 'side' | 'kind'> &
  Partial<
    Pick<
      MessageRow,
      'sender_id' | 'client_id' | 'text' | 'auto_text' | 'image' | 'goods_id' | 'order_id' | 'event' | 'event_name'
    >
  >

/**
 * Adds the next message to a locked conversation. $14: somebody wrote it, $15: it is new to the shopper, $16: to the store, $17: who answers when
 * nobody does.
 */
const insert = statement(
  'chat.message_insert',
  `with c as (
     update chats set last_seq = last_seq + 1, last_at = case when $14 then $13 else last_at end,
            shopper_unread = shopper_unread + $15::int, store_unread = store_unread + $16::int,
            waiting_since = case when not $14 then waiting_since when $2 = 'shopper' then coalesce(waiting_since, $13) end,
            assignee_id = coalesce(assignee_id, $17)
      where id = $1 returning id, store_id, last_seq
   )
   insert into chat_messages as m (chat_id, seq, store_id, side, sender_id, client_id, kind, text, auto_text, image, goods_id, order_id,
                                   event, event_name, created_at)
   select c.id, c.last_seq, c.store_id, $2, $3::bigint, $4, $5, $6, $7::jsonb, $8, $9::bigint, $10::bigint, $11, $12, $13 from c
   returning ${columns}`,
)
export const insertMessage = async (tx: Tx, chatId: number, row: NewRow, at: Date): Promise<MessageRow> => {
  const sender = row.sender_id ?? null
  return (await tx.row<MessageRow>(insert, [
    chatId,
    row.side,
    sender,
    row.client_id ?? '',
    row.kind,
    row.text ?? '',
    row.auto_text ? JSON.stringify(row.auto_text) : null,
    row.image ?? '',
    row.goods_id ?? null,
    row.order_id ?? null,
    row.event ?? null,
    row.event_name ?? '',
    at,
    sender !== null,
    row.side === 'store' ? 1 : 0,
    row.side === 'shopper' ? 1 : 0,
    row.side === 'store' ? sender : null,
  ]))!
}

const recall = statement(
  'chat.recall',
  `update chat_messages as m set recalled_at = $3, text = '', auto_text = null, image = '', goods_id = null, order_id = null
    where m.chat_id = $1 and m.seq = $2 and m.recalled_at is null returning ${columns}`,
)
/** Deletes the content of a message; its row and number stay. */
export const blankMessage = (tx: Tx, chatId: number, seq: number, at: Date) =>
  tx.row<MessageRow>(recall, [chatId, seq, at])

const away = statement('chat.away', 'update chats set away_at = $2 where id = $1')
/** Records when the answer out of hours was sent. */
export const setAway = (tx: Tx, chatId: number, at: Date) => tx.rows(away, [chatId, at])

const forget = statement(
  'chat.forget',
  `update chat_messages m set recalled_at = now(), text = '', image = '', goods_id = null, order_id = null
     from chats c where c.user_id = $1 and m.chat_id = c.id and m.side = 'shopper' and m.recalled_at is null`,
)
/** Deletes the content of a shopper's messages in all conversations. */
export const forgetMessages = async (tx: Tx, userId: number): Promise<void> => {
  await tx.rows(forget, [userId])
}
