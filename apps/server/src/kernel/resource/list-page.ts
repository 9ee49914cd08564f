import { inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { fail } from '../fail.ts'

/** Rows are counted and paged exactly up to here; beyond, totals are estimates (rules §12). */
export const countedRows = 100_000
const defaultPageSize = 30

export interface ListAsk {
  table: PgTable
  id: PgColumn
  /** What a row has. */
  fields: Record<string, PgColumn | SQL.Aliased>
  where: SQL | undefined
  order: readonly SQL[]
  page?: number | undefined
  per_page?: number | undefined
}

export interface ListPage {
  rows: Record<string, unknown>[]
  total: number
  /** True when `total` is an estimate. */
  capped: boolean
  page: number
  per_page: number
}

/**
 * One page of a table. The page's ids are found first, in an index where there is one, and only their rows are read.
 * Throws NARROW_SEARCH past the 100,000th row.
 */
export async function listPage(db: Db, ask: ListAsk): Promise<ListPage> {
  const { table, id, fields, where, order, page = 1, per_page = defaultPageSize } = ask
  const offset = (page - 1) * per_page
  if (offset >= countedRows) fail('NARROW_SEARCH')
  const ids = db.q
    .select({ id })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(per_page)
    .offset(offset)
  const [rows, counted] = await Promise.all([
    db.q
      .select(fields)
      .from(table)
      .where(inArray(id, ids))
      .orderBy(...order),
    countRows(db, table, where),
  ])
  return { rows, ...counted, page, per_page }
}

/** Counts up to the bound, then asks the planner. */
export async function countRows(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
): Promise<{ total: number; capped: boolean }> {
  const from = where ? sql`from ${table} where ${where}` : sql`from ${table}`
  const { rows } = await db.q.execute<{ n: string }>(
    sql`select count(*) as n from (select 1 ${from} limit ${countedRows + 1}) few`,
  )
  const n = Number(rows[0]?.n)
  if (n <= countedRows) return { total: n, capped: false }
  const plan = await db.q.execute<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select 1 ${from}`,
  )
  return { total: Math.max(n, plan.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0), capped: true }
}

/** The page as it travels. */
export const showPage = <Wire>({ total, capped, page, per_page }: Omit<ListPage, 'rows'>, data: Wire[]) => ({
  data,
  count: data.length,
  total,
  ...(capped ? { total_capped: true } : {}),
  per_page,
  last_page: Math.max(1, Math.ceil(Math.min(total, countedRows) / per_page)),
  current_page: page,
})
