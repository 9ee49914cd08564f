import { statement, type Db, type Tx } from '../../kernel/db/db.ts'

export interface Run {
  id: number
  settlement_no: string
  completed_until: Date
  received_until: Date
}

interface NewRun extends Omit<Run, 'id'> {
  /** Of a run by timer. */
  day: string | null
  /** Of a run by hand. */
  admin_id: number | null
  waiting_days: number
  started_at: Date
}

const columns = 'id, settlement_no, completed_until, received_until'
const insert = statement(
  'settlements.begin',
  `insert into settlement_runs (settlement_no, day, admin_id, waiting_days, completed_until, received_until, started_at)
   select $1, $2::date, $3::bigint, $4::float8, $5::timestamptz, $6::timestamptz, $7::timestamptz
       on conflict do nothing returning ${columns}`,
)
const numbered = statement('settlements.numbered', 'select 1 from settlement_runs where settlement_no = $1')
const unfinished = statement(
  'settlements.unfinished',
  `select ${columns} from settlement_runs where finished_at is null`,
)
const lastDay = statement('settlements.last_day', `select max(day)::text as day from settlement_runs`)
const lastRun = statement(
  'settlements.last_run',
  'select settlement_no, started_at, finished_at from settlement_runs order by id desc limit 1',
)
const finish = statement(
  'settlements.finish',
  `with closed as (
     update settlement_statements set state = 'closed' where run_id = $1 and state = 'open'
   )
   update settlement_runs set finished_at = $2 where id = $1 and finished_at is null`,
)

/** Starts a run; undefined if another is under way or has its number, or the day already had one. */
export const insertRun = (tx: Tx, run: NewRun) =>
  tx.row<Run>(insert, [
    run.settlement_no,
    run.day,
    run.admin_id,
    run.waiting_days,
    run.completed_until,
    run.received_until,
    run.started_at,
  ])

/** Whether a run has a number. */
export const isNumberUsed = async (tx: Tx, settlement_no: string): Promise<boolean> =>
  (await tx.row(numbered, [settlement_no])) !== undefined

/** The run that is under way or was interrupted. */
export const unfinishedRun = (db: Db) => db.row<Run>(unfinished)

/** The day of the last run by timer. */
export const lastSettlingDay = async (db: Db): Promise<string | null> =>
  (await db.row<{ day: string | null }>(lastDay))?.day ?? null

/** The run that began last. */
export const latestRun = (db: Db) =>
  db.row<{ settlement_no: string; started_at: Date; finished_at: Date | null }>(lastRun)

/** Ends a run and closes its statements. */
export const finishRun = (tx: Tx, id: number, at: Date) => tx.rows(finish, [id, at])
