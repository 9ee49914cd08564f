import { maxUnreadCounted, type NotificationArea, type NotificationKind } from '@fangshi/contract/notifications'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import type { Params } from './texts/fill.ts'

/** Whose notifications: an account in one area. */
export interface Account {
  area: NotificationArea
  account_id: number
}
const of = (it: Account) => [it.area, it.account_id]
const own = 'area = $1 and account_id = $2'

export interface NotificationRow {
  id: number
  kind: NotificationKind
  template: string
  params: Params
  read_at: Date | null
  created_at: Date
}
export interface NotificationFilter {
  kind?: NotificationKind | undefined
  unread?: boolean | undefined
}

/** Every combination walks an index of its own. */
const lists = Object.fromEntries(
  ['', ' and read_at is null', ' and kind = $3', ' and kind = $3 and read_at is null'].map((where, index) => [
    index,
    {
      page: statement(
        `notifications.page_${index}`,
        `select id, kind, template, params, read_at, created_at from notifications where ${own}${where}
          order by created_at desc, id desc limit $${where.includes('$3') ? 4 : 3} offset $${where.includes('$3') ? 5 : 4}`,
      ),
      total: statement(
        `notifications.total_${index}`,
        `select count(*)::int as total from notifications where ${own}${where}`,
      ),
    },
  ]),
)

/** A page of an account's notifications, the newest first, with their number. */
export async function pageOf(
  db: Db,
  account: Account,
  { kind, unread }: NotificationFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const { page, total } = lists[(kind ? 2 : 0) + (unread ? 1 : 0)] as (typeof lists)[string]
  const values = kind ? [...of(account), kind] : of(account)
  const rows = await db.rows<NotificationRow>(page, [...values, limit, offset])
  return { rows, total: (await db.row<{ total: number }>(total, values))?.total ?? 0 }
}

const unread = statement(
  'notifications.unread',
  `select (select count(*)::int from (select from notifications where ${own} and read_at is null limit ${maxUnreadCounted}) u) as unread,
          coalesce((select max(id) from notifications where ${own}), 0) as last_id`,
)
/** How many are unread, up to the most that is counted, and the newest id. */
export const unreadOf = async (db: Db, account: Account) =>
  (await db.row<{ unread: number; last_id: number }>(unread, of(account))) ?? { unread: 0, last_id: 0 }

const read = statement(
  'notifications.read',
  `update notifications set read_at = coalesce(read_at, $4) where ${own} and id = $3 returning id`,
)
/** Whether it is one of the account's. */
export const markRead = async (db: Db, account: Account, id: number, at: Date): Promise<boolean> =>
  (await db.rows(read, [...of(account), id, at])).length > 0

const readAll = statement(
  'notifications.read_all',
  `update notifications set read_at = $4 where ${own} and id <= $3 and read_at is null`,
)
export const markAllRead = (db: Db, account: Account, until: number, at: Date) =>
  db.rows(readAll, [...of(account), until, at])

const off = statement('notifications.switched_off', `select kind from notification_switches where ${own} and not is_on`)
/** The kinds that an account has switched off. */
export const switchedOff = async (db: Db, account: Account): Promise<NotificationKind[]> =>
  (await db.rows<{ kind: NotificationKind }>(off, of(account))).map(({ kind }) => kind)

const put = statement(
  'notifications.switch',
  `insert into notification_switches (area, account_id, kind, is_on) values ($1, $2, $3, $4)
   on conflict (area, account_id, kind) do update set is_on = excluded.is_on`,
)
export const putSwitch = (db: Db, account: Account, kind: NotificationKind, isOn: boolean) =>
  db.rows(put, [...of(account), kind, isOn])

const forget = statement('notifications.forget', "delete from notifications where area = 'Home' and account_id = $1")
/** Deletes the notifications of a person whose account is closed. */
export const forgetNotifications = (tx: Tx, userId: number) => tx.rows(forget, [userId])
