import { getTableName, inArray, is, sql, type SQL } from 'drizzle-orm'
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { fail } from '../fail.ts'

/** Rows are counted and paged exactly up to here; beyond, totals are estimates (rules §12). */
const countedRows = 100_000
const defaultPageSize = 30

export interface ListAsk {
  /** Where the page is found. */
  table: PgTable
  id: PgColumn
  /** What its rows have, and where they lie under the same ids. */
  rows: { table: PgTable; id: PgColumn; fields: Record<string, PgColumn | SQL.Aliased> }
  where: SQL | undefined
  /** The same rows found by an index of its own: `narrow` is what that index serves. Not where it leaves most rows. */
  byIndex?: { where: SQL | undefined; narrow: SQL } | undefined
  /** Selects the ids of the same rows without their table. Only where the list is ordered by them. */
  alone?: SQL | undefined
  /** Columns of the table, each `asc` or `desc`. */
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

interface Span {
  limit: number
  offset: number
}
type Found = Pick<ListPage, 'total' | 'capped'> & { ids: number[] }

/**
 * One page of a table. The page's ids are found first, in indexes where they serve, and only their rows are read.
 * Throws NARROW_SEARCH past the 100,000th row.
 */
export async function listPage(db: Db, ask: ListAsk): Promise<ListPage> {
  const { rows: from, page = 1, per_page = defaultPageSize } = ask
  const span = { limit: per_page, offset: (page - 1) * per_page }
  if (span.offset >= countedRows) fail('NARROW_SEARCH')
  const { ids, total, capped } = await findIds(db, ask, span)
  const chosen = { ...from.fields, id: from.id }
  const rows = ids.length ? await db.q.select(chosen).from(from.table).where(inArray(from.id, ids)) : []
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = (row: Record<string, unknown>): number => places.get(row.id as number) ?? 0
  rows.sort((a, b) => placeOf(a) - placeOf(b))
  return { rows, total, capped, page, per_page }
}

/**
 * Few rows are counted and paged in one pass. Of many, which the planner's statistics tell beforehand, nothing is
 * counted: a page is as far as one must read.
 */
async function findIds(db: Db, ask: ListAsk, span: Span): Promise<Found> {
  const { table, byIndex } = ask
  const estimate = await estimateRows(db, table, byIndex ? byIndex.where : ask.where)
  const all = byIndex ? await tableRows(db, table) : 0
  const isVain = !byIndex || (await estimateRows(db, table, byIndex.narrow)) > all / 2
  const where = isVain ? ask.where : byIndex.where
  if (estimate < countedRows) {
    const counted = await findAll(db, { ...ask, where }, span, countedRows + 1)
    return { ...counted, capped: counted.total > countedRows }
  }
  // A row found by the narrowing index costs about as much as two that one walks past in the list's order.
  const walked = ((span.offset + span.limit) * all) / Math.max(1, estimate)
  if (!isVain && walked > 2 * estimate) return findAll(db, { ...ask, where }, span)
  const ids = await findInOrder(db, ask, span)
  const end = span.offset + ids.length
  // The last row came: the estimate was wrong or old, and this is the number.
  if (ids.length < span.limit && (ids.length > 0 || end === 0)) return { ids, total: end, capped: false }
  return { ids, total: Math.max(estimate, end), capped: true }
}

/** How many rows the table has, as far as its statistics know. */
async function tableRows(db: Db, table: PgTable): Promise<number> {
  const { rows } = await db.q.execute<{ all: number }>(
    sql`select reltuples as all from pg_class where oid = ${getTableName(table)}::regclass`,
  )
  return rows[0]?.all ?? 0
}

/** How many rows the planner expects. */
async function estimateRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const { rows } = await db.q.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${table} where ${where ?? sql`true`}`,
  )
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** The page's ids and how many rows there are, of the first `most`, from one pass over the matching rows. */
async function findAll(db: Db, ask: ListAsk, { limit, offset }: Span, max?: number): Promise<Found> {
  const { table, id, where = sql`true`, alone, order } = ask
  const columns = sql.join([...columnsOf(id, order)], sql`, `)
  const inOrder = sql`order by ${sql.join([...order], sql`, `)}`
  const all = alone ? sql`select id from (${alone}) as ${table}` : sql`select ${columns} from ${table} where ${where}`
  // Under the table's own name the found rows take the table's order as it is written.
  const { rows } = await db.q.execute<{ total: number; ids: string[] }>(
    sql`select cardinality(ids) as total, ids[${offset + 1}::int : ${offset + limit}::int]::text[] as ids from (
      select coalesce(array_agg(${id} ${inOrder}), '{}') as ids
        from (${all} ${inOrder} limit ${max ?? null}) as ${table}) as found`,
  )
  const { total, ids } = rows[0] as { total: number; ids: string[] }
  return { ids: ids.map(Number), total, capped: false }
}

/** The page's ids by walking through the rows in the list's order. */
async function findInOrder(db: Db, { table, id, where, order }: ListAsk, { limit, offset }: Span): Promise<number[]> {
  const page = db.q
    .select({ id })
    .from(table)
    .where(where)
    .orderBy(...order)
  return (await page.limit(limit).offset(offset)).map((row) => row.id as number)
}

/** The columns that a page is found and ordered by. */
const columnsOf = (id: PgColumn, order: readonly SQL[]): Set<PgColumn> =>
  new Set([id, ...order.flatMap(({ queryChunks }) => queryChunks.filter((chunk) => is(chunk, PgColumn)))])

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
