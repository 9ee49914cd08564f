import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import type { ReportLine, ReportSource, WeekFigures } from './figures.ts'

const line = `id, week::text, created_at, figures -> 'sales' -> 'now' as sales, figures -> 'sales' -> 'before' as sales_before`
const page = statement(
  'reports.page',
  `select ${line} from weekly_reports where scope = $1 order by week desc limit $2 offset $3`,
)
const total = statement('reports.total', 'select count(*)::int as total from weekly_reports where scope = $1')
/** A page of the reports of a store, or (scope 0) of the platform, and how many there are. */
export async function reportsOf(db: Db, scope: number, { limit, offset }: { limit: number; offset: number }) {
  const [rows, count] = await Promise.all([
    db.rows<ReportLine>(page, [scope, limit, offset]),
    db.row<{ total: number }>(total, [scope]),
  ])
  return { rows, total: count?.total ?? 0 }
}

const one = statement(
  'reports.one',
  'select id, week::text, figures, created_at from weekly_reports where id = $1 and scope = $2',
)
export const reportOf = (db: Db, scope: number, id: number) => db.row<ReportSource>(one, [id, scope])

/** Accounts that can still log in. */
const isActive = `(exists (select from users u where u.id = s.user_id and u.status = 'active')
  or exists (select from admins a where a.id = s.admin_id and a.status = 'active'))`
const unwritten = statement(
  'reports.unwritten',
  `select distinct s.scope, w.week::text as week from report_subscriptions s cross join unnest($1::date[]) w(week)
    where s.is_on and ${isActive}
      and (w.week = $2::date or s.since < ((w.week + 7)::timestamp at time zone 'Asia/Shanghai'))
      and not exists (select from weekly_reports r where r.scope = s.scope and r.week = w.week)
      and ($4::date is null or w.week < $4 or (w.week = $4 and s.scope > $5))
    order by 2 desc, 1 limit $3`,
)
export interface Unwritten {
  scope: number
  week: string
}
/**
 * Reports of these weeks that are subscribed to and not written: of the newest week whoever subscribed, of others those that were
 * subscribed to before their end; the newest first, and only those that come after `last`.
 */
export const unwrittenReports = (
  db: Db,
  weeks: readonly string[],
  newest: string,
  { limit, last }: { limit: number; last: Unwritten | undefined },
) => db.rows<Unwritten>(unwritten, [weeks, newest, limit, last?.week ?? null, last?.scope ?? null])

const insert = statement(
  'reports.insert',
  `insert into weekly_reports (store_id, week, figures, is_late, created_at) values (nullif($1::bigint, 0), $2, $3, $4, $5)
   on conflict (scope, week) do nothing returning id`,
)
interface NewReport extends Unwritten {
  figures: WeekFigures
  is_late: boolean
}
/** Its id; null where the report was written before. */
export const insertReport = async (tx: Tx, { scope, week, figures, is_late }: NewReport, now: Date) =>
  (await tx.row<{ id: number }>(insert, [scope, week, JSON.stringify(figures), is_late, now]))?.id ?? null
