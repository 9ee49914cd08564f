import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/db.ts'

/** Up to this many ids are looked up first and named one by one; beyond, their select goes into the query. */
const namedMost = 500

/**
 * The ids that a select finds, as what a column can be compared with by `=`, named one by one where they are few: of named
 * ids the statistics know how many rows they have, so that the planner rightly begins with those or walks through the table.
 */
export async function namedIds(db: Db, select: SQL): Promise<{ ids: SQL; isNamed: boolean }> {
  const { rows } = await db.q.execute<{ id: string }>(sql`${select} limit ${namedMost + 1}`)
  if (rows.length > namedMost) return { ids: sql`any(${select})`, isNamed: false }
  return { ids: sql`any(${sql.param(rows.map(({ id }) => id))}::bigint[])`, isNamed: true }
}
