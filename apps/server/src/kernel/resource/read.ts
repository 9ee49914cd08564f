import { and, desc, eq, getTableName, inArray, is, isNull, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Condition } from '@fangshi/contract/filters'
import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import { maxChoices, type Resource } from '@fangshi/contract/resource'
import type { Db } from '../db/db.ts'
import { fail } from '../fail.ts'
import type { CallOf } from '../http/on.ts'
import { conditionSql } from './conditions.ts'
import { listPage, showPage } from './list-page.ts'
import { ownRows, type Bound, type Form, type Row, type Sifted, type Sifting } from './service.ts'
import { toWire } from './wire-row.ts'

/** Most rows of one level of a tree. */
const maxChildren = 1000

async function sift<T extends PgTable>(
  { service, searched }: Bound<T>,
  [name, condition]: readonly [string, Condition],
  by: Sifting,
): Promise<Sifted> {
  const { columns } = searched
  const at = service.filters?.[name] ?? columns[name] ?? columns[`${name}_cents`]
  const sifted =
    typeof at === 'function' ? await at(condition, by) : at && conditionSql(at as PgColumn | SQL, condition)
  return is(sifted, SQL) ? { where: sifted } : { ...sifted }
}

/** Of a span of time the newest first, by the index that finds it: ids come in nearly the same order, but are another's. */
const orderFor = ({ order, columns }: Bound['searched'], given: Readonly<Record<string, unknown>>): SQL[] =>
  given.created_at && columns.created_at ? [desc(columns.created_at), ...order] : order

/** The columns of a list: all but the long ones that only the single view shows; of a tree, whether there is more below. */
function listFields<T extends PgTable>(bound: Bound<T>): Record<string, PgColumn | SQL.Aliased> {
  const { columns, rowNames, detailNames, service, table } = bound
  const longOnes = [...detailNames.filter((name) => !rowNames.includes(name)), ...(service.heavy ?? [])]
  const fields = Object.fromEntries(Object.entries(columns).filter(([name]) => !longOnes.includes(name)))
  if (!service.tree) return fields
  const { parent, key } = service.tree
  // Spelled out: in a select from one table Drizzle writes columns bare, and bare they would be the child's.
  const [from, up, own] = [getTableName(table), parent, key].map((name) => sql.identifier(name))
  const below = sql<boolean>`exists (select from ${from} child where child.${up} = ${from}.${own})`
  return { ...fields, has_children: below.as('has_children') }
}

/** Rows as they travel: the table's own fields under their names, and those that the service adds. */
export async function showRows<T extends PgTable>(
  bound: Bound<T>,
  rows: readonly Record<string, unknown>[],
  names: readonly string[],
  reading: { db: Db; locale: Locale },
): Promise<Form[]> {
  const { service } = bound
  const added = rows.length ? await service.show?.(rows as readonly Row<T>[], reading) : undefined
  const top = service.tree?.top === null ? { [service.tree.parent]: 0 } : {}
  return rows.map((row, index) => {
    const wire = { ...toWire(row, names), ...added?.[index] }
    for (const [parent, none] of Object.entries(top)) wire[parent] ??= none
    return wire
  })
}

/** The list: declared filters, pages, or one level of a tree. */
export async function readList<T extends PgTable>(bound: Bound<T>, call: CallOf<Resource['index']>) {
  const { resource, service, columns, table, id, searched } = bound
  const { page, per_page, isChildren, pid, ...given } = call.query as Record<string, unknown>
  const conditions = Object.entries(given).filter((entry): entry is [string, Condition] => entry[1] !== undefined)
  if (conditions.length) await call.press(resource.screen, 'search')
  const by = { db: call.ctx.db, who: call.who }
  const filters = await Promise.all(conditions.map((condition) => sift(bound, condition, by)))
  const own = ownRows(
    bound,
    call.who,
    conditions.map(([name]) => name),
  )
  const where = and(own, ...filters.map((filter) => filter.where))
  const fields = listFields(bound)
  const reading = { db: call.ctx.db, locale: call.locale }
  if (isChildren && service.tree) {
    const parent = columns[service.tree.parent] as PgColumn
    const isTop = pid === undefined || pid === '' || pid === '0'
    const level = !isTop ? eq(parent, pid) : service.tree.top === null ? isNull(parent) : eq(parent, service.tree.top)
    const rows = await call.ctx.db.q
      .select(fields)
      .from(table as PgTable)
      .where(and(where, level))
      .orderBy(...searched.order)
      .limit(maxChildren)
    const paging = { total: rows.length, capped: false, page: 1, per_page: maxChildren }
    return showPage(paging, await showRows(bound, rows, bound.rowNames, reading))
  }
  const narrow = and(...filters.map((filter) => filter.narrow))
  const found = filters.map((filter) => (filter.isSame ? filter.narrow : and(filter.where, filter.narrow)))
  const byIndex = narrow && { narrow, where: and(own, ...found) }
  const sizes = { page: page as number | undefined, per_page: per_page as number | undefined }
  // Nothing else is asked of the rows: whose they are, the ids know.
  const alone = filters.length === 1 && !service.only && !service.ownWhere ? filters[0]?.alone : undefined
  const find = { table: searched.table, id: searched.id, where, byIndex, alone, order: orderFor(searched, given) }
  const ask = { ...find, rows: { table, id, fields }, ...sizes }
  const listed = await listPage(call.ctx.db, ask)
  return showPage(listed, await showRows(bound, listed.rows, bound.rowNames, reading))
}

/** A row as the single view gives it. */
export async function showDetail<T extends PgTable>(
  bound: Bound<T>,
  row: Record<string, unknown>,
  reading: { db: Db; locale: Locale },
): Promise<Form> {
  const [wire] = await showRows(bound, [row], bound.detailNames, reading)
  return { ...wire, ...(await bound.service.showOne?.(row as Row<T>, reading)) }
}

/** One row of the caller. Throws NOT_FOUND. */
export async function readOne<T extends PgTable>(bound: Bound<T>, call: CallOf<Resource['show']>): Promise<Form> {
  await call.press(bound.resource.screen, 'view', 'edit')
  const { db } = call.ctx
  const [row] = await db.q
    .select()
    .from(bound.table as PgTable)
    .where(and(eq(bound.id, call.params.id), ownRows(bound, call.who)))
  if (!row) return fail('NOT_FOUND')
  return showDetail(bound, row, { db, locale: call.locale })
}

/** Ids and names for choices, in the caller's language (rules §11). */
export async function readChoices<T extends PgTable>(bound: Bound<T>, call: CallOf<Resource['dict']>) {
  const { service, searched } = bound
  const { columns, id, table } = searched
  const labelName = service.label ?? 'name'
  const label = columns[labelName] as PgColumn
  const parent = service.tree && service.tree.key === 'id' ? columns[service.tree.parent] : undefined
  const ids = call.query.id?.replace(/\|in$/, '').split(',').map(Number).filter(Number.isSafeInteger)
  const { name } = call.query
  const named = name
    ? await sift(bound, [labelName, { op: 'like', values: [name] }], { db: call.ctx.db, who: call.who })
    : {}
  const rows = await call.ctx.db.q
    .select({ id, label, ...(parent ? { pid: parent } : {}) })
    .from(table)
    .where(and(ownRows(bound, call.who, []), ids && inArray(id, ids), named.where, named.narrow))
    .orderBy(...searched.order)
    .limit(maxChoices)
  return rows.map((row) => ({
    id: row.id as number,
    name: label.getSQLType() === 'jsonb' ? localText(row.label as LocalText, call.locale) : String(row.label),
    ...(parent ? { pid: (row.pid as number | null) ?? 0 } : {}),
  }))
}
