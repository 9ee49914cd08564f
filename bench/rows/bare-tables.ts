import type { Database } from '../../apps/server/src/kernel/db/db.ts'

export type Run = (text: string, values?: unknown[]) => Promise<void>

/**
 * Fills tables without their foreign keys and plain indexes, and adds those afterwards, which takes a fraction of the
 * time. The triggers of `quiet` tables are off meanwhile.
 */
export async function fillBare(
  db: Database,
  { tables, quiet }: { tables: readonly string[]; quiet: readonly string[] },
  fill: (run: Run) => Promise<void>,
): Promise<void> {
  const client = await db.pool.connect()
  const run: Run = async (text, values = []) => {
    await client.query(text, values)
  }
  try {
    await run(`set statement_timeout = 0; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`)
    const { rows } = await client.query<{ remove: string; restore: string }>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
              format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
         from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])
       union all
       select 'drop index ' || indexrelid::regclass, pg_get_indexdef(indexrelid) from pg_index i
        where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = i.indexrelid)`,
      [tables],
    )
    for (const { remove } of rows) await run(remove)
    for (const table of quiet) await run(`alter table ${table} disable trigger user`)
    await fill(run)
    for (const table of quiet) await run(`alter table ${table} enable trigger user`)
    for (const { restore } of rows) await run(restore)
    await run('vacuum analyze')
    await run('reset all')
  } finally {
    client.release()
  }
}
