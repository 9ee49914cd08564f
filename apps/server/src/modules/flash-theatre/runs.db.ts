import type { TheatreState, Verdict } from '@fangshi/contract/flash-theatre'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import type { theatreMoments, theatreRuns } from './schema.ts'

export type RunRow = typeof theatreRuns.$inferSelect
export type MomentRow = typeof theatreMoments.$inferSelect

/** How a run is to be. */
export interface RunTerms {
  buyers: number
  quota: number
  max_per_person: number
}

const insert = statement(
  'theatre.insert_run',
  `insert into theatre_runs (buyers, quota, max_per_person, admin_id, started_at, seen_at)
   values ($1, $2, $3, $4, $5, $5) returning id`,
)
/** Adds a run that waits for its job, and returns its id. Another one that goes on violates `theatre_runs_one`. */
export const insertRun = async (tx: Tx, run: RunTerms & { admin_id: number; at: Date }): Promise<number> => {
  const values = [run.buyers, run.quota, run.max_per_person, run.admin_id, run.at]
  return (await tx.row<{ id: number }>(insert, values))!.id
}

const begin = statement(
  'theatre.begin_run',
  `update theatre_runs set state = 'preparing', seen_at = $2 where id = $1 and state = 'waiting' returning *`,
)
/** Lets a job carry out a run that waits; undefined when another has taken it. */
export const beginRun = (db: Db, id: number, at: Date) => db.row<RunRow>(begin, [id, at])

const schedule = statement(
  'theatre.schedule_run',
  'update theatre_runs set seckill_id = $2, stock_before = $3 where id = $1',
)
export const noteSeckill = (tx: Tx, id: number, seckillId: number, stockBefore: number) =>
  tx.rows(schedule, [id, seckillId, stockBefore])

const move = statement(
  'theatre.move_run',
  `update theatre_runs set state = $2, seen_at = $3, opened_at = case when $2 = 'selling' then $3 else opened_at end
    where id = $1 and ended_at is null`,
)
export const moveRun = (db: Db, id: number, state: TheatreState, at: Date) => db.rows(move, [id, state, at])

const see = statement('theatre.see_run', 'update theatre_runs set seen_at = $2 where id = $1 and ended_at is null')
/** Says that the process that carries a run out is alive. */
export const seeRun = (db: Db, id: number, at: Date) => db.rows(see, [id, at])

const judge = statement(
  'theatre.judge_run',
  `update theatre_runs set after_rush = coalesce($2, after_rush), after_clearing = coalesce($3, after_clearing) where id = $1`,
)
export const keepVerdict = (db: Db, id: number, verdicts: { rush?: Verdict; clearing?: Verdict }) =>
  db.rows(judge, [id, verdicts.rush ?? null, verdicts.clearing ?? null])

const end = statement(
  'theatre.end_run',
  'update theatre_runs set state = $2, ended_at = $3, failure = $4 where id = $1 and ended_at is null',
)
export const endRun = (
  db: Db,
  id: number,
  state: 'done' | 'failed' | 'interrupted',
  at: Date,
  failure: string | null = null,
) => db.rows(end, [id, state, at, failure])

const dead = statement(
  'theatre.dead_run',
  `update theatre_runs set state = 'clearing', seen_at = $1::timestamptz
    where ended_at is null and seen_at < $1::timestamptz - case when state = 'waiting' then interval '2 minutes' else interval '30 seconds' end
   returning *`,
)
/** Takes over the run whose process has not been seen for a while. */
export const takeDeadRun = (db: Db, at: Date) => db.row<RunRow>(dead, [at])

const latest = statement(
  'theatre.latest_runs',
  `select r.*, a.nickname as started_by, coalesce(m.ordered, 0) as ordered, coalesce(m.paid, 0) as paid,
          coalesce(m.refused, 0) as refused
     from theatre_runs r join admins a on a.id = r.admin_id left join lateral (
       select ordered, paid, refused from theatre_moments where run_id = r.id order by at_ms desc limit 1) m on true
    where $1::bigint is null or r.id = $1 order by r.id desc limit 20`,
)
export type ShownRun = RunRow & { started_by: string; ordered: number; paid: number; refused: number }
/** The latest runs, or one. */
export const latestRuns = (db: Db, id: number | null) => db.rows<ShownRun>(latest, [id])

const momentsOfRun = statement('theatre.moments', 'select * from theatre_moments where run_id = $1 order by at_ms')
export const momentsOf = (db: Db, id: number) => db.rows<MomentRow>(momentsOfRun, [id])
