import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../kernel/db/db.ts'
import { goods } from '../../schema.ts'
import { tabs } from './filters.ts'

/** Counting stops here; this number means at least that many. */
const maxCounted = 10_000

/** How many of the goods that match `where` each tab holds. */
export async function countTabs<Tab extends string>(
  db: Db,
  names: readonly (Tab & keyof typeof tabs)[],
  where: SQL,
): Promise<Record<Tab | 'all', number>> {
  const count = (tab: SQL): SQL =>
    sql`(select count(*)::int from (select from ${goods} where ${goods.deleted_at} is null and ${where} and ${tab} limit ${maxCounted}) g)`
  const columns = [
    sql`${count(sql`true`)} as "all"`,
    ...names.map((name) => sql`${count(sql`(${tabs[name]})`)} as ${sql.identifier(name)}`),
  ]
  const { rows } = await db.q.execute<Record<Tab | 'all', number>>(sql`select ${sql.join(columns, sql`, `)}`)
  return rows[0] as Record<Tab | 'all', number>
}
