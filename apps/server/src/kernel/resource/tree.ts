import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/db.ts'
import { failFields } from '../fail.ts'
import type { Tree } from './spec.ts'

/** Refuses PARENT_INVALID for a parent that is the row itself or stands below it. */
export async function refuseCircle(
  tx: Tx,
  table: PgTable,
  tree: Tree,
  row: Record<string, unknown>,
  parent: unknown,
): Promise<void> {
  if (parent === null || parent === undefined || parent === tree.top) return
  const [from, up, key] = [getTableName(table), tree.parent, tree.key].map((name) => sql.identifier(name))
  const { rows } = await tx.q.execute(sql`
    with recursive above as (
      select ${key} as at, ${up} as up from ${from} where ${key} = ${parent}
      union select t.${key}, t.${up} from ${from} t join above on t.${key} = above.up
    ) select from above where at = ${row[tree.key]}`)
  if (rows.length) failFields({ [tree.parent]: 'PARENT_INVALID' })
}
