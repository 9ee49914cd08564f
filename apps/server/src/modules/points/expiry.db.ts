import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import type { DatedPoints, Validity } from './expiry.ts'

/** A day on which old points end. */
export interface ExpiryDay extends Validity {
  /** `YYYY-MM-DD`. */
  day: string
}

const begin = statement(
  'points.begin_expiry',
  `insert into points_expiry_days (day, valid_days, since, created_at)
   select $1::date, $2::int, case when last.valid_days = $2::int then last.since else $1::date end, $3::timestamptz
     from (select) one left join (
       select valid_days, since from points_expiry_days order by day desc limit 1) last on true
    where $2::int > 0 or last.valid_days > 0
   on conflict (day) do nothing`,
)
const open = statement(
  'points.open_expiry',
  `select day::text, valid_days, since::text from points_expiry_days where day = $1::date and finished_at is null`,
)

/** Begins a day with the setting of now; undefined when it is done, and while points never end. */
export async function beginExpiry(tx: Tx, { day, valid_days, at }: { day: string; valid_days: number; at: Date }) {
  await tx.rows(begin, [day, valid_days, at])
  return tx.row<ExpiryDay>(open, [day])
}

const last = statement(
  'points.last_expiry',
  'select day::text, valid_days, since::text from points_expiry_days order by day desc limit 1',
)
/** The setting that the timer has met last. */
export const lastExpiry = (db: Db) => db.row<ExpiryDay>(last)

/** Points received since an instant ($1). Points returned by a cancelled order keep their age, so they do not count. */
const cameIn = `(select coalesce(sum(p.amount), 0) from ledger_postings p
                  where p.account_id = a.id and p.amount > 0 and p.log_event <> 'points_returned' and p.created_at >= $1)`

const holders = statement(
  'points.holders_of_old',
  `select a.id, a.owner_id as user_id from ledger_accounts a
    where a.owner_kind = 'user' and a.kind = 'points' and a.balance > 0 and a.owner_id > $2 and a.balance > ${cameIn}
      and not exists (select from ledger_transactions t where t.operation_key = 'points_expired:' || a.owner_id || ':' || $3)
    order by a.owner_id limit $4`,
)
/** Accounts of points that hold some from before an instant, after this user, but for those whose day this was already. */
export const holdersOfOld = (tx: Tx, before: Date, { after, day }: { after: number; day: string }, limit: number) =>
  tx.rows<{ id: number; user_id: number }>(holders, [before, after, day, limit])

const lock = statement(
  'points.lock_holders',
  'select id from ledger_accounts where id = any($1::bigint[]) order by id for no key update',
)
const old = statement(
  'points.old_of_holders',
  `select a.owner_id as user_id, (a.balance - ${cameIn})::int as points from ledger_accounts a
    where a.id = any($2::bigint[]) and a.balance > ${cameIn} order by a.owner_id`,
)
/** Locks points accounts and returns how many points from before an instant each still has: the oldest are spent first. */
export async function lockOld(tx: Tx, accountIds: readonly number[], before: Date) {
  await tx.rows(lock, [accountIds])
  // A statement of its own, so that it sees what the locks waited for.
  return tx.rows<{ user_id: number; points: number }>(old, [before, accountIds])
}

const count = statement(
  'points.count_expired',
  'update points_expiry_days set points = points + $2 where day = $1::date',
)
/** Notes that so many points ended. */
export const countExpired = (tx: Tx, day: string, points: number) => tx.rows(count, [day, points])

const finish = statement('points.finish_expiry', 'update points_expiry_days set finished_at = $2 where day = $1::date')
export const finishExpiry = (tx: Tx, day: string, at: Date) => tx.rows(finish, [day, at])

const dated = statement(
  'points.dated',
  `select a.balance, coalesce((
            select jsonb_agg(jsonb_build_object('day', d.day, 'points', d.points)) from (
              select to_char((p.created_at at time zone 'UTC') + interval '8 hours', 'YYYY-MM-DD') as day, sum(p.amount) as points
                from ledger_postings p
               where p.account_id = a.id and p.amount > 0 and p.log_event <> 'points_returned' and p.created_at >= $2
               group by 1) d), '[]') as came_in
     from ledger_accounts a where a.owner_kind = 'user' and a.owner_id = $1 and a.kind = 'points'`,
)
/** The points of a user, and the points received on each day since an instant. */
export const datedPoints = (db: Db, userId: number, since: Date) => db.row<DatedPoints>(dated, [userId, since])
