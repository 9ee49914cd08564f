import { statement, type Db } from '../../kernel/db/db.ts'
import type { Facts } from './checks.ts'

type Counts = Facts['counts'] & { agreements: string[]; database_now: Date }

const counts = statement(
  'health.counts',
  `select (select count(*)::int from (select from areas limit 1) a) as areas,
          (select count(*)::int from expresses) as couriers,
          (select count(*)::int from (select from goods_classes limit 1) c) as classes,
          (select count(*)::int from (select from articles limit 1) a) as articles,
          (select count(*)::int from sms_templates where code = '') as "blankTemplates",
          (select count(*)::int from sms_logs where status = 'failed' and created_at >= $1) as "failedSms",
          (select count(*)::int from mail_sendings where error <> '' and created_at >= $1) as "failedMails",
          (select count(*)::int from admins a where a.is_super and a.status = 'active'
            and not exists (select from second_factors f where f.admin_id = a.id)) as "supersWithoutFactor",
          (select coalesce(json_agg(name), '[]') from agreements) as agreements,
          clock_timestamp() as database_now`,
)
/** Counts of what a platform needs, names of its agreements, and the database's clock. */
export const countsOf = async (db: Db, since: Date): Promise<Counts> =>
  (await db.row<Counts>(counts, [since])) as Counts

const failed = statement(
  'health.failed_jobs',
  `select name, count(*)::int as count from pgboss.job
    where state = 'failed' and completed_on >= $1 group by name order by count desc, name limit 5`,
)
/** Jobs that were abandoned since an instant, the most frequent first. */
export const failedJobs = (db: Db, since: Date) => db.rows<{ name: string; count: number }>(failed, [since])

const started = statement(
  'health.set_up',
  `select exists (select from goods_classes) as classes, exists (select from expresses) as couriers,
          (select coalesce(json_agg(name), '[]') from agreements) as agreements,
          exists (select from articles) as articles,
          exists (select from stores where verify = 'passed') as stores,
          exists (select from goods where listed) as goods`,
)
export interface StartedRow {
  classes: boolean
  couriers: boolean
  agreements: string[]
  articles: boolean
  stores: boolean
  goods: boolean
}
/** Which of its first data a platform has. */
export const startedWith = async (db: Db): Promise<StartedRow> => (await db.row<StartedRow>(started)) as StartedRow
