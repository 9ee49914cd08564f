import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/db.ts'

/** Keeps a statement below PostgreSQL's 65,535 parameters for tables of up to 32 columns. */
const rowsAtOnce = 2000

function* parts<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce)
}

export async function insertRows<T extends PgTable>(tx: Tx, table: T, rows: readonly T['$inferInsert'][]) {
  for (const part of parts(rows)) await tx.q.insert(table).values(part)
}

/** Inserts rows that the plan knows by key and gives each key's id. A row of VALUES gets its id in its turn. */
export async function insertKeyed<T extends PgTable & { id: PgColumn }>(
  tx: Tx,
  table: T,
  rows: readonly (readonly [key: string, row: T['$inferInsert']])[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const part of parts(rows)) {
    const values = part.map(([, row]) => row)
    const made = await tx.q.insert(table).values(values).returning({ id: table.id })
    part.forEach(([key], index) => ids.set(key, made[index]?.id as number))
  }
  return ids
}
