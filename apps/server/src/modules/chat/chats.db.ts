import type { ChatTab } from '@fangshi/contract/chats-backoffice'
import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'

/** A conversation with the names of its two sides. */
export interface ChatRow {
  id: number
  user_id: number
  store_id: number
  last_seq: number
  last_at: Date | null
  waiting_since: Date | null
  shopper_delivered: number
  shopper_read: number
  store_delivered: number
  store_read: number
  shopper_unread: number
  store_unread: number
  assignee_id: number | null
  muted_at: Date | null
  mute_reason: string
  away_at: Date | null
  store_name: LocalText
  store_logo: string
  nickname: string
  avatar: string
  assignee_name: string | null
}

/** Whose conversations: a shopper's, or a store's. The other one is null. */
export interface Party {
  user_id: number | null
  store_id: number | null
}

const named = (chats: string): string => `
  select c.id, c.user_id, c.store_id, c.last_seq, c.last_at, c.waiting_since, c.shopper_delivered, c.shopper_read, c.store_delivered,
         c.store_read, c.shopper_unread, c.store_unread, c.assignee_id, c.muted_at, c.mute_reason, c.away_at,
         s.store_name, s.store_logo, u.nickname, u.avatar, a.nickname as assignee_name
    from ${chats} c join stores s on s.id = c.store_id join users u on u.id = c.user_id left join users a on a.id = c.assignee_id`
const own = 'c.id = $1 and (c.user_id = $2 or c.store_id = $3)'

const one = statement('chat.one', `${named('chats')} where ${own}`)
const locked = statement('chat.lock', `${named('chats')} where ${own} for no key update of c`)
const values = (id: number, { user_id, store_id }: Party) => [id, user_id, store_id]

/** A conversation of a party; undefined when it has none such. */
export const chatOf = (db: Db, id: number, party: Party) => db.row<ChatRow>(one, values(id, party))
/** The same, locked. */
export const lockChat = (tx: Tx, id: number, party: Party) => tx.row<ChatRow>(locked, values(id, party))

/** What sending and reading need of a conversation. */
export type TalkRow = Pick<
  ChatRow,
  | 'id'
  | 'user_id'
  | 'store_id'
  | 'last_seq'
  | 'shopper_delivered'
  | 'shopper_read'
  | 'store_delivered'
  | 'store_read'
  | 'muted_at'
  | 'mute_reason'
  | 'away_at'
>
const talk = `c.id, c.user_id, c.store_id, c.last_seq, c.shopper_delivered, c.shopper_read, c.store_delivered, c.store_read, c.muted_at,
  c.mute_reason, c.away_at`

const lockedToSend = statement(
  'chat.lock_to_send',
  `select ${talk}, t.away, t.days, t.from_minute, t.till_minute
     from chats c left join chat_settings t on t.store_id = c.store_id where ${own} for no key update of c`,
)
/** The automatic answer of a store out of hours, and its hours; null if the store has saved none. */
export interface AwayRow {
  away: LocalText | null
  days: number[]
  from_minute: number
  till_minute: number
}
/** A conversation of a party, locked, with the automatic answer of its store out of hours. */
export const lockToSend = (tx: Tx, id: number, party: Party) =>
  tx.row<TalkRow & AwayRow>(lockedToSend, values(id, party))

const toRead = statement(
  'chat.to_read',
  `select ${talk}, array(select m.seq from chat_messages m where m.chat_id = c.id and m.recalled_at is not null
      order by m.seq desc limit 100) as recalled
     from chats c where ${own}`,
)
/** A conversation of a party with the numbers of the last 100 messages that were recalled; undefined when it has none such. */
export const chatToRead = (db: Db, id: number, party: Party) =>
  db.row<TalkRow & { recalled: number[] }>(toRead, values(id, party))

const insert = statement(
  'chat.insert',
  'insert into chats (user_id, store_id, created_at) values ($1, $2, $3) on conflict do nothing returning id',
)
const between = statement('chat.between', 'select id from chats where user_id = $1 and store_id = $2')
/** The id of the conversation of a shopper with a store, which is added when there is none. */
export async function putChat(
  tx: Tx,
  userId: number,
  storeId: number,
  at: Date,
): Promise<{ id: number; isNew: boolean }> {
  const made = await tx.row<{ id: number }>(insert, [userId, storeId, at])
  if (made) return { id: made.id, isNew: true }
  return { id: (await chatBetween(tx, userId, storeId))!, isNew: false }
}
/** The id of the conversation of a shopper with a store; undefined without one. */
export const chatBetween = async (db: Db, userId: number, storeId: number): Promise<number | undefined> =>
  (await db.row<{ id: number }>(between, [userId, storeId]))?.id

const talks = statement('chat.store_talks', `select from stores where id = $1 and verify = 'passed'`)
/** Whether a store has passed verification; a closed or suspended one can still answer. */
export const isTalkingStore = async (db: Db, id: number): Promise<boolean> => (await db.row(talks, [id])) !== undefined

const known = statement(
  'chat.known_shopper',
  `select from users u where u.id = $1 and u.belong_id is null
     and (exists (select from chats where user_id = $1 and store_id = $2)
       or exists (select from orders where user_id = $1 and store_id = $2))`,
)
/** Whether a shopper has talked with a store or ordered from it. */
export const isKnownShopper = async (db: Db, userId: number, storeId: number): Promise<boolean> =>
  (await db.row(known, [userId, storeId])) !== undefined

const ofShopper = statement(
  'chat.list_own',
  `${named(`(select * from chats where user_id = $1 and last_at is not null and ($2::timestamptz is null or (last_at, id) < ($2, $3::bigint))
      order by last_at desc, id desc limit $4)`)} order by c.last_at desc, c.id desc`,
)
/** Where a page of conversations begins: after the one with this time and id. */
export interface Place {
  at: Date
  id: number
}
/** Conversations of a shopper, the newest first. */
export const chatsOfShopper = (db: Db, userId: number, after: Place | null, limit: number) =>
  db.rows<ChatRow>(ofShopper, [userId, after?.at ?? null, after?.id ?? null, limit])

const storeLists = {
  all: 'last_at is not null',
  unread: 'last_at is not null and store_unread > 0',
  mine: 'last_at is not null and assignee_id = $5',
} as const
const storeList = (tab: keyof typeof storeLists) =>
  statement(
    `chat.list_${tab}`,
    `${named(`(select * from chats where store_id = $1 and ${storeLists[tab]} and ($2::timestamptz is null or (last_at, id) < ($2, $3::bigint))
        order by last_at desc, id desc limit $4)`)} order by c.last_at desc, c.id desc`,
  )
const lists = {
  all: storeList('all'),
  unread: storeList('unread'),
  mine: storeList('mine'),
  waiting: statement(
    'chat.list_waiting',
    `${named(`(select * from chats where store_id = $1 and waiting_since is not null
        and ($2::timestamptz is null or (waiting_since, id) > ($2, $3::bigint)) order by waiting_since, id limit $4)`)} order by c.waiting_since, c.id`,
  ),
}
/** Conversations of a store, the newest first; those that wait the longest-waiting first. */
export const chatsOfStore = (
  db: Db,
  { store_id, user_id }: { store_id: number; user_id: number },
  tab: ChatTab,
  after: Place | null,
  limit: number,
) =>
  db.rows<ChatRow>(lists[tab], [
    store_id,
    after?.at ?? null,
    after?.id ?? null,
    limit,
    ...(tab === 'mine' ? [user_id] : []),
  ])

const byWord = statement(
  'chat.search',
  `select * from (${named(`(select * from chats where store_id = $1 and last_at is not null order by last_at desc, id desc limit 1000)`)}) c
    where strpos(lower(c.nickname), lower($2)) > 0 order by c.last_at desc, c.id desc limit $3`,
)
/** Those of the 1,000 newest conversations of a store whose shopper's nickname has a word in it. */
export const findChats = (db: Db, storeId: number, word: string, limit: number) =>
  db.rows<ChatRow>(byWord, [storeId, word, limit])

const unreadOfShopper = statement(
  'chat.unread_own',
  'select coalesce(sum(shopper_unread), 0)::int as unread from chats where user_id = $1 and shopper_unread > 0',
)
/** Unread messages of a shopper in all conversations. */
export const unreadOf = async (db: Db, userId: number): Promise<number> =>
  (await db.row<{ unread: number }>(unreadOfShopper, [userId]))!.unread

const storeCounts = statement(
  'chat.store_counts',
  `select (select coalesce(sum(store_unread), 0)::int from chats where store_id = $1 and store_unread > 0 and last_at is not null) as unread,
          (select count(*)::int from chats where store_id = $1 and waiting_since is not null) as waiting`,
)
/** Unread messages of a store, and how many shoppers wait for it. */
export const countsOfStore = async (db: Db, storeId: number) =>
  (await db.row<{ unread: number; waiting: number }>(storeCounts, [storeId]))!

const mark = {
  shopper: statement(
    'chat.mark_shopper',
    `update chats c set shopper_delivered = greatest(shopper_delivered, least($2, last_seq)),
            shopper_read = greatest(shopper_read, least($3, last_seq)),
            shopper_unread = (select count(*)::int from chat_messages m where m.chat_id = c.id and m.seq > greatest(shopper_read, least($3, last_seq)) and m.side = 'store')
      where id = $1`,
  ),
  store: statement(
    'chat.mark_store',
    `update chats c set store_delivered = greatest(store_delivered, least($2, last_seq)),
            store_read = greatest(store_read, least($3, last_seq)),
            store_unread = (select count(*)::int from chat_messages m where m.chat_id = c.id and m.seq > greatest(store_read, least($3, last_seq)) and m.side = 'shopper')
      where id = $1`,
  ),
}
/** Moves the marks of a side of a locked conversation forward, to its last message at most. */
export const setMarks = (tx: Tx, id: number, side: 'shopper' | 'store', delivered: number, read: number) =>
  tx.rows(mark[side], [id, Math.max(delivered, read), read])

const muteText = statement(
  'chat.mute',
  `update chats set muted_at = $2, mute_reason = $3, waiting_since = case when $2::timestamptz is null then waiting_since end where id = $1`,
)
/** Mutes the shopper of a locked conversation, which then no longer waits for an answer; null unmutes. */
export const setMuted = (tx: Tx, id: number, muted: { at: Date; reason: string } | null) =>
  tx.rows(muteText, [id, muted?.at ?? null, muted?.reason ?? ''])

const assign = statement('chat.assign', 'update chats set assignee_id = $2 where id = $1')
/** Sets who answers a locked conversation. */
export const setAssignee = (tx: Tx, id: number, userId: number) => tx.rows(assign, [id, userId])

/** The accounts of a store that may answer: the owner, and staff with the right $2. */
const staff = statement(
  'chat.staff',
  `select u.id as user_id, u.nickname as name from stores s join users u on u.id = s.user_id or u.belong_id = s.user_id
    where s.id = $1 and u.status = 'active'
      and (u.id = s.user_id or exists (select from user_roles h join role_permissions r on r.role_id = h.role_id
             join permissions p on p.id = r.permission_id where h.user_id = u.id and p.apis = $2))
    order by u.id limit 200`,
)
export const staffOf = (db: Db, storeId: number, right: string) =>
  db.rows<{ user_id: number; name: string }>(staff, [storeId, right])

const disputed = statement(
  'chat.of_dispute',
  `select c.id, c.user_id, c.store_id from refunds r join chats c on c.user_id = r.user_id and c.store_id = r.store_id
    where r.id = $1 and r.status = 'disputed'`,
)
const isDispute = statement('chat.is_dispute', `select from refunds where id = $1 and status = 'disputed'`)
/** The conversation of the two sides of an open dispute: null when they never talked, undefined when there is no such dispute. */
export async function chatOfDispute(db: Db, refundId: number) {
  const chat = await db.row<{ id: number; user_id: number; store_id: number }>(disputed, [refundId])
  return chat ?? ((await db.row(isDispute, [refundId])) ? null : undefined)
}
