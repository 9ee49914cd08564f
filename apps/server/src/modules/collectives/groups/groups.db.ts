import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { Group } from './group.ts'

/** A group buy as somebody finds it who would like to order in it. */
export interface CollectiveTerms {
  collective_id: number
  activity_id: number
  goods_id: number
  store_id: number
  off_bp: number
  people: number
  hours: number
  max_per_person: number
  /** Its window is now and nobody stopped it. */
  is_running: boolean
  /** Pieces that the shopper has ordered in all of its groups. */
  ordered: number
}
const terms = statement(
  'collectives.terms',
  `select c.id as collective_id, c.activity_id, c.goods_id, c.store_id, c.off_bp, c.people, c.hours, c.max_per_person,
          c.stopped_at is null and c.start_time <= $2 and c.end_time > $2 as is_running,
          coalesce((select pieces from activity_buyers where activity_id = c.activity_id and user_id = $3), 0) as ordered
     from collectives c where c.id = $1 and not c.is_draft`,
)
/** A planned group buy at an instant, for a shopper; undefined for a draft. */
export const termsOf = (db: Db, id: number, { user_id, at }: { user_id: number; at: Date }) =>
  db.row<CollectiveTerms>(terms, [id, at, user_id])

/** Of the group `g`: its paid seats, and those that are kept unpaid at the instant `now`. */
const counts = (now: string): string => `
  (select count(*)::int from collective_seats t where t.group_id = g.id and t.state = 'paid') as joined,
  (select count(*)::int from collective_seats t where t.group_id = g.id and t.state = 'held' and t.held_until > ${now}) as held`

const byNo = statement(
  'collectives.group_by_no',
  `select g.id, g.group_no, g.state, g.off_bp, g.people, g.hours, g.expires_at, ${counts('$2::timestamptz')}, g.collective_id,
          (select order_id from collective_seats t
            where t.group_id = g.id and t.user_id = $3 and t.state in ('held', 'paid')) as own_order_id
     from collective_groups g where g.group_no = $1`,
)
/** A group by its number, as a shopper finds it; null for nobody in particular. */
export const groupByNo = (db: Db, groupNo: string, { user_id, at }: { user_id: number | null; at: Date }) =>
  db.row<Group & { collective_id: number }>(byNo, [groupNo, at, user_id])

const lockByNo = statement(
  'collectives.lock_group_by_no',
  'select id from collective_groups where group_no = $1 for no key update',
)
export const lockGroupByNo = (tx: Tx, groupNo: string) => tx.row(lockByNo, [groupNo])

export interface NewGroup {
  group_no: string
  collective_id: number
  activity_id: number
  goods_id: number
  off_bp: number
  people: number
  hours: number
  at: Date
}
const found = statement(
  'collectives.found_group',
  `insert into collective_groups (group_no, collective_id, activity_id, goods_id, off_bp, people, hours, state, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, 'founding', $8) on conflict (group_no) do nothing returning id`,
)
/** Writes a group whose founder has still to pay; undefined when its number is in use. */
export const insertGroup = async (tx: Tx, it: NewGroup): Promise<number | undefined> =>
  (
    await tx.row<{ id: number }>(found, [
      it.group_no,
      it.collective_id,
      it.activity_id,
      it.goods_id,
      it.off_bp,
      it.people,
      it.hours,
      it.at,
    ])
  )?.id

const open = statement(
  'collectives.open_group',
  `update collective_groups set state = 'open', opened_at = $2, expires_at = $3 where id = $1 and state = 'founding'`,
)
/** Opens a locked group, whose founder has paid. */
export const openGroup = (tx: Tx, id: number, at: Date, expiresAt: Date) => tx.rows(open, [id, at, expiresAt])

const complete = statement(
  'collectives.complete_group',
  `update collective_groups set state = 'completed', ended_at = least($2, expires_at - interval '1 millisecond')
    where id = $1 and state = 'open' and people = (
      select count(*) from collective_seats where group_id = $1 and state = 'paid') returning id`,
)
/** Completes a locked open group once all its seats are paid; false while one is not. */
export const completeGroup = async (tx: Tx, id: number, at: Date): Promise<boolean> =>
  (await tx.rows(complete, [id, at])).length === 1

const failing = statement(
  'collectives.fail_group',
  `update collective_groups g set state = 'failed', ended_at = $2,
          is_refunding = exists (select from collective_seats where group_id = g.id and state = 'paid')
    where id = $1 and (state = 'founding' or state = 'open' and expires_at <= $2) returning id`,
)
/** Ends a group whose time is up, or whose founder did not pay; false for any other. What its paid seats cost has to go back. */
export const failGroup = async (tx: Tx, id: number, at: Date): Promise<boolean> =>
  (await tx.rows(failing, [id, at])).length === 1

const refunded = statement(
  'collectives.group_refunded',
  `update collective_groups g set is_refunding = false
    where id = $1 and is_refunding and not exists (select from collective_seats where group_id = g.id and state = 'paid')`,
)
/** Notes that the money of all seats of a failed group went back, if it did. */
export const noteRefunded = (tx: Tx, id: number) => tx.rows(refunded, [id])

const due = statement(
  'collectives.due_groups',
  `select id from (
     select id from collective_groups where state = 'open' and expires_at <= $1
     union all
     select id from collective_groups where is_refunding) g
    where id > $2 order by id limit $3`,
)
/** Groups whose time is up, and failed ones that still have money to give back, with ids after the given one. */
export const dueGroups = async (db: Db, now: Date, after: number, limit: number): Promise<number[]> =>
  (await db.rows<{ id: number }>(due, [now, after, limit])).map(({ id }) => id)

/** SQL of when the next group's time is up, or the time `$1` when one's is. */
export const nextGroupEnd = `select min(greatest(expires_at, $1)) from collective_groups where state = 'open'`
