import type { Client } from 'pg'

/** How much a database holds: the rows of each table, and the values of each column that are not null. */
export type Contents = Readonly<Record<string, number>>

/** Counts the rows of every table (`orders`) and the values of every column (`orders.paid_at`). */
export async function countContents(client: Client): Promise<Contents> {
  const { rows: columns } = await client.query<{ table: string; columns: string[] }>(`
    select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`)
  const contents: Record<string, number> = {}
  for (const { table, columns: names } of columns) {
    const counts = names.map((name) => `count("${name}")::int as "${table}.${name}"`)
    const { rows } = await client.query<Record<string, number>>(
      `select count(*)::int as "${table}", ${counts.join(', ')} from "${table}"`,
    )
    Object.assign(contents, rows[0])
  }
  return contents
}

/** Names the tables and columns that lost rows or values, except what a migration removes on purpose. */
export function lostContents(before: Contents, after: Contents, removed: readonly string[] = []): string[] {
  const isRemoved = (name: string): boolean => removed.some((one) => name === one || name.startsWith(`${one}.`))
  return Object.entries(before)
    .filter(([name, count]) => (after[name] ?? -1) < count && !isRemoved(name))
    .map(([name, count]) => `${name}: ${count} before, ${after[name] ?? 'not there'} after`)
}
