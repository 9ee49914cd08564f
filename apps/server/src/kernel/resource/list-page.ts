import { getTableName, inArray, is, sql, type SQL } from 'drizzle-orm'
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { fail } from '../fail.ts'
import { chooseStrategy, countedRows, type Span } from './page-strategy.ts'
import type { SearchPlan } from './search-plan.ts'
import type { PageQuery } from './search-query.ts'

const defaultPageSize = 30

/** What a page reads of its rows, once their ids are found. */
export interface RowSource {
  table: PgTable
  id: PgColumn
  fields: Record<string, PgColumn | SQL.Aliased>
}

/** A page as it was found, before its rows are shown. */
export interface ListPage {
  rows: Record<string, unknown>[]
  total: number
  /** True when `total` is an estimate. */
  capped: boolean
  page: number
  per_page: number
}

type PageIds = Pick<ListPage, 'total' | 'capped'> & { ids: number[] }

/**
 * One page of a search. The page's ids are found first, in indexes where they serve, and only their rows are read.
 * Throws NARROW_SEARCH past the 100,000th row (rules §12).
 */
export async function listPage(db: Db, plan: SearchPlan, source: RowSource, paging: PageQuery): Promise<ListPage> {
  const { page = 1, per_page = defaultPageSize } = paging
  const span = { limit: per_page, offset: (page - 1) * per_page }
  if (span.offset >= countedRows) fail('NARROW_SEARCH')
  const { ids, total, capped } = await findIds(db, plan, span)
  return { rows: await readRows(db, source, ids), total, capped, page, per_page }
}

/** The rows of these ids, in their order. */
async function readRows(db: Db, { table, id, fields }: RowSource, ids: readonly number[]) {
  const rows = ids.length
    ? await db.q
        .select({ ...fields, id })
        .from(table)
        .where(inArray(id, [...ids]))
    : []
  const places = new Map(ids.map((rowId, place) => [rowId, place]))
  const placeOf = (row: Record<string, unknown>): number => places.get(row.id as number) ?? 0
  return rows.sort((a, b) => placeOf(a) - placeOf(b))
}

async function findIds(db: Db, plan: SearchPlan, span: Span): Promise<PageIds> {
  const { table, exact, indexed } = plan
  const rows = await estimateRows(db, table, indexed ? indexed.where : exact)
  const strategy = chooseStrategy({ rows, indexed: indexed && (await estimateIndex(db, table, indexed)) }, span)
  if (strategy.way === 'collect') {
    const where = indexed && strategy.useIndex ? indexed.where : exact
    const collected = await collect(db, plan, where, span, strategy.limit)
    return { ...collected, capped: strategy.limit === collected.total }
  }
  const ids = await walk(db, plan, span)
  const end = span.offset + ids.length
  // The page is the last: the estimate was wrong or old, and this is the number.
  if (ids.length < span.limit && (ids.length > 0 || end === 0)) return { ids, total: end, capped: false }
  return { ids, total: Math.max(rows, end), capped: true }
}

async function estimateIndex(db: Db, table: PgTable, { candidates }: NonNullable<SearchPlan['indexed']>) {
  return { table: await tableRows(db, table), candidates: await estimateRows(db, table, candidates) }
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

/** The page's ids and how many rows there are, of the first `max`, from one pass over the matching rows. */
async function collect(db: Db, plan: SearchPlan, where: SQL | undefined, { limit, offset }: Span, max?: number) {
  const { table, id, idsOnly, order } = plan
  const columns = sql.join([...orderColumns(id, order)], sql`, `)
  const inOrder = sql`order by ${sql.join([...order], sql`, `)}`
  const all = idsOnly
    ? sql`select id from (${idsOnly}) as ${table}`
    : sql`select ${columns} from ${table} where ${where ?? sql`true`}`
  // Under the table's own name the matching rows take the table's order as it is written.
  const { rows } = await db.q.execute<{ total: number; ids: string[] }>(
    sql`select cardinality(ids) as total, ids[${offset + 1}::int : ${offset + limit}::int]::text[] as ids from (
      select coalesce(array_agg(${id} ${inOrder}), '{}') as ids
        from (${all} ${inOrder} limit ${max ?? null}) as ${table}) as found`,
  )
  const { total, ids } = rows[0] as { total: number; ids: string[] }
  return { ids: ids.map(Number), total }
}

/** The page's ids by reading rows in the order of the list, or its ids alone where that is always quicker. */
async function walk(db: Db, plan: SearchPlan, { limit, offset }: Span): Promise<number[]> {
  const { table, id, exact, idsOnly, neverWalks, order } = plan
  if (idsOnly && neverWalks) {
    const inOrder = sql`order by ${sql.join([...order], sql`, `)}`
    const { rows } = await db.q.execute<{ id: string }>(
      sql`select id from (${idsOnly}) as ${table} ${inOrder} limit ${limit} offset ${offset}`,
    )
    return rows.map((row) => Number(row.id))
  }
  const page = db.q
    .select({ id })
    .from(table)
    .where(exact)
    .orderBy(...order)
  return (await page.limit(limit).offset(offset)).map((row) => row.id as number)
}

/** The columns by which a page is found and ordered. */
const orderColumns = (id: PgColumn, order: readonly SQL[]): Set<PgColumn> =>
  new Set([id, ...order.flatMap(({ queryChunks }) => queryChunks.filter((chunk) => is(chunk, PgColumn)))])

/** A page as it travels (rules §12). */
export const showPage = <Wire>(
  { total, capped = false, page, per_page }: Omit<ListPage, 'rows' | 'capped'> & { capped?: boolean },
  data: Wire[],
) => ({
  data,
  count: data.length,
  total,
  ...(capped ? { total_capped: true } : {}),
  per_page,
  last_page: Math.max(1, Math.ceil(Math.min(total, countedRows) / per_page)),
  current_page: page,
})
