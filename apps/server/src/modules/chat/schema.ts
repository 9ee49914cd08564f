import { chatEvents, chatSides, messageKinds } from '@fangshi/contract/chat-shapes'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, localText, ref } from '../../kernel/db/columns.ts'
import { users } from '../accounts/schema.ts'
import { goods } from '../catalog/schema.ts'
import { orders } from '../orders/schema.ts'
import { stores } from '../stores/schema.ts'

const seq = () => integer().notNull().default(0)

/** Conversations of shoppers with stores (rules §10), one for each pair. Whoever adds a message holds its row. */
export const chats = pgTable(
  'chats',
  {
    id: id(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    last_seq: seq(),
    /** When somebody last wrote; null while nobody has, apart from the greeting. */
    last_at: instant(),
    /** When the shopper wrote what the store has not answered. */
    waiting_since: instant(),
    /** Up to which message each side has got and read the conversation. */
    shopper_delivered: seq(),
    shopper_read: seq(),
    store_delivered: seq(),
    store_read: seq(),
    /** Messages of the other side after the read mark. */
    shopper_unread: seq(),
    store_unread: seq(),
    /** Who of the store answers; null for anybody. */
    assignee_id: ref().references(() => users.id),
    /** The store takes no messages of the shopper. */
    muted_at: instant(),
    mute_reason: text().notNull().default(''),
    /** When the answer out of hours was last given. */
    away_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique('chats_pair').on(t.user_id, t.store_id),
    index('chats_user')
      .on(t.user_id, t.last_at.desc(), t.id.desc())
      .where(sql`${t.last_at} is not null`),
    index('chats_user_unread')
      .on(t.user_id)
      .where(sql`${t.shopper_unread} > 0`),
    index('chats_store')
      .on(t.store_id, t.last_at.desc(), t.id.desc())
      .where(sql`${t.last_at} is not null`),
    index('chats_store_unread')
      .on(t.store_id, t.last_at.desc(), t.id.desc())
      .where(sql`${t.store_unread} > 0`),
    index('chats_waiting')
      .on(t.store_id, t.waiting_since, t.id)
      .where(sql`${t.waiting_since} is not null`),
    index('chats_waiting_since')
      .on(t.waiting_since)
      .where(sql`${t.waiting_since} is not null`),
    index('chats_assignee').on(t.assignee_id, t.last_at.desc(), t.id.desc()),
    check(
      'chats_marks',
      sql`0 <= ${t.shopper_read} and ${t.shopper_read} <= ${t.shopper_delivered} and ${t.shopper_delivered} <= ${t.last_seq}
        and 0 <= ${t.store_read} and ${t.store_read} <= ${t.store_delivered} and ${t.store_delivered} <= ${t.last_seq}`,
    ),
    check(
      'chats_unread',
      sql`${t.shopper_unread} between 0 and ${t.last_seq} - ${t.shopper_read} and ${t.store_unread} between 0 and ${t.last_seq} - ${t.store_read}`,
    ),
    check('chats_muted', sql`(${t.muted_at} is null) = (${t.mute_reason} = '')`),
  ],
)

/** Messages, numbered within their conversation without gaps. A recalled one has no content. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    chat_id: ref()
      .notNull()
      .references(() => chats.id),
    seq: integer().notNull(),
    /** That of the conversation; goods and orders are its own. */
    store_id: ref().notNull(),
    side: text({ enum: [...chatSides, 'system'] }).notNull(),
    /** Who sent it; null for what nobody sent by hand. */
    sender_id: ref().references(() => users.id),
    /** The sender's own id of the message, which makes sending it twice impossible. */
    client_id: text().notNull().default(''),
    kind: text({ enum: [...messageKinds, 'system'] }).notNull(),
    text: text().notNull().default(''),
    /** Of an automatic answer instead, as the store wrote it then. */
    auto_text: localText(),
    image: text().notNull().default(''),
    goods_id: ref(),
    order_id: ref(),
    event: text({ enum: chatEvents }),
    /** Whom the event is about, as they were called then. */
    event_name: text().notNull().default(''),
    recalled_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.chat_id, t.seq] }),
    foreignKey({
      name: 'chat_messages_goods',
      columns: [t.store_id, t.goods_id],
      foreignColumns: [goods.store_id, goods.id],
    }),
    foreignKey({
      name: 'chat_messages_order',
      columns: [t.store_id, t.order_id],
      foreignColumns: [orders.store_id, orders.id],
    }),
    uniqueIndex('chat_messages_client')
      .on(t.chat_id, t.sender_id, t.client_id)
      .where(sql`${t.sender_id} is not null`),
    index('chat_messages_sender').on(t.sender_id, t.created_at),
    index('chat_messages_recalled')
      .on(t.chat_id, t.seq)
      .where(sql`${t.recalled_at} is not null`),
    index('chat_messages_of_goods')
      .on(t.store_id, t.goods_id)
      .where(sql`${t.goods_id} is not null`),
    index('chat_messages_of_order')
      .on(t.store_id, t.order_id)
      .where(sql`${t.order_id} is not null`),
    check('chat_messages_seq', sql`${t.seq} > 0`),
    check(
      'chat_messages_sender',
      sql`(${t.sender_id} is null) = (${t.client_id} = '') and case ${t.side} when 'shopper' then ${t.sender_id} is not null
        when 'store' then (${t.sender_id} is null) = (${t.auto_text} is not null) else ${t.sender_id} is null end`,
    ),
    check(
      'chat_messages_system',
      sql`(${t.side} = 'system') = (${t.kind} = 'system') and (${t.kind} = 'system') = (${t.event} is not null)`,
    ),
    check(
      'chat_messages_content',
      sql`case when ${t.recalled_at} is not null then ${t.text} = '' and ${t.image} = '' and num_nonnulls(${t.goods_id}, ${t.order_id}) = 0
        else (${t.kind} = 'text') = (${t.text} <> '' or ${t.auto_text} is not null) and (${t.kind} = 'image') = (${t.image} <> '')
          and (${t.kind} = 'goods') = (${t.goods_id} is not null) and (${t.kind} = 'order') = (${t.order_id} is not null) end`,
    ),
    check('chat_messages_length', sql`length(${t.text}) <= 1000 and length(${t.client_id}) <= 40`),
  ],
)

/** Automatic answers of a store, its hours, and the quick replies of its staff. */
export const chatSettings = pgTable(
  'chat_settings',
  {
    store_id: ref()
      .primaryKey()
      .references(() => stores.id),
    greeting: localText().notNull(),
    away: localText().notNull(),
    /** Days of the week, 1 for Monday to 7; none for a store without hours. */
    days: integer().array().notNull(),
    /** Minutes of the day in the platform's zone, from before till. */
    from_minute: integer().notNull(),
    till_minute: integer().notNull(),
    quick_replies: text().array().notNull(),
  },
  (t) => [
    check(
      'chat_settings_hours',
      sql`0 <= ${t.from_minute} and ${t.from_minute} < ${t.till_minute} and ${t.till_minute} < 1440`,
    ),
    check(
      'chat_settings_replies',
      sql`cardinality(${t.quick_replies}) <= 50 and ${t.days} <@ '{1,2,3,4,5,6,7}'::int[]`,
    ),
  ],
)
