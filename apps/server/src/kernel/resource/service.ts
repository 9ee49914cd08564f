import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { and, asc, desc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import type { Locale } from '@fangshi/contract/locale'
import type { Resource } from '@fangshi/contract/resource'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../db/db.ts'
import type { Admin, Seller } from '../http/who.ts'

export type Row<T extends PgTable> = T['$inferSelect']
/** A decoded form; an update has some of its fields only. */
export type Form = Readonly<Record<string, unknown>>

/** Who writes, in which transaction. */
export interface Write {
  tx: Tx
  ctx: Context
  who: Seller | Admin
  locale: Locale
}

/** What is about to happen to a row, or just has: no `before` is an add, no `form` a delete. */
export interface Step<T extends PgTable> {
  form?: Form
  before?: Row<T>
  /** The row as it is now stored; absent before the write and after a delete. */
  after?: Row<T>
}

/** What a filter asks of a row, and what follows from it that an index serves where few rows match. */
export interface Sifted {
  where?: SQL | undefined
  narrow?: SQL | undefined
  /** What follows is not only true of the rows, it is what is asked. */
  isSame?: boolean
  /** The ids of just the caller's rows that it asks for, where they are quicker found without their table. */
  alone?: SQL
}

/** Who filters, and where a filter may look something up first. */
export interface Sifting {
  db: Db
  who: Seller | Admin
}
type Sift = SQL | Sifted | undefined

/** The server's half of a plain screen: where its rows lie, and what is particular about them. */
export interface Service<T extends PgTable> {
  /** Has a column `id`. With a column `deleted_at` a delete only marks the row, and lists leave it out. */
  table: T
  /** A narrow copy of the columns that lists search and are ordered by, with the same ids, where the table is long and wide. */
  searched?: PgTable
  /** Columns that order the list, `-` in front for descending. Default `-id`. */
  order?: readonly string[]
  /** The column that names a row in dictionaries. Default `name`. */
  label?: string
  /** Long columns that no list shows, so none reads them. */
  heavy?: readonly string[]
  /** Lists level by level: the column that names the parent, the column it names, and what the top has for a parent. */
  tree?: { parent: string; key: string; top: string | number | null }
  /** Column values that every row of this caller has: the store of a seller, a kind. Others' rows do not exist (rules §11). */
  own?: (who: Seller | Admin) => Readonly<Record<string, unknown>>
  /** As `own`, where it takes more than column values. */
  ownWhere?: (who: Seller | Admin) => SQL
  /** What rows there are at all, where the table has others too; told which filters are asked, since some say it already. */
  only?: (asked: readonly string[]) => SQL | undefined
  /** What a filter works on, where it is not the column of its name. */
  filters?: Readonly<Record<string, PgColumn | SQL | ((condition: Condition, by: Sifting) => Sift | Promise<Sift>)>>
  /** Form fields whose values the audit log must not keep. */
  secrets?: readonly string[]
  /** Fields that `show` adds and that belong to the change: the audit log keeps them too, before and after. */
  audited?: readonly string[]
  /** Form → columns, where they differ. */
  write?: (form: Form, write: Write, before?: Row<T>) => Form | Promise<Form>
  /** Refuses a step, inside its transaction. */
  check?: (step: Step<T>, write: Write) => Promise<void>
  /** What else belongs to the change, inside its transaction. */
  after?: (step: Step<T>, write: Write) => Promise<void>
  /** Fields of the wire rows that the table does not have, for a whole page in one go. */
  show?: (rows: readonly Row<T>[], reading: { db: Db; locale: Locale }) => Promise<readonly Form[]>
  /** Beyond `show`, fields of the single view alone. */
  showOne?: (row: Row<T>, reading: { db: Db; locale: Locale }) => Promise<Form>
}

/** Everything the verbs need, worked out once. */
export interface Bound<T extends PgTable = PgTable> {
  resource: Resource
  service: Service<T>
  table: T
  columns: Record<string, PgColumn>
  id: PgColumn
  /** Where pages are found, and in which order: the table, or its narrow copy. */
  searched: { table: PgTable; columns: Record<string, PgColumn>; id: PgColumn; order: SQL[] }
  /** Names of the wire row in lists and in the single view. */
  rowNames: string[]
  detailNames: string[]
  formNames: ReadonlySet<string>
}

const namesOf = (shape: unknown): string[] => Object.keys((shape as { shape: object }).shape)

export function bind<T extends PgTable>(resource: Resource, service: Service<T>): Bound<T> {
  const columns = getTableColumns(service.table) as Record<string, PgColumn>
  const searched = service.searched ?? service.table
  const inSearched = getTableColumns(searched) as Record<string, PgColumn>
  const at = (name: string): PgColumn => inSearched[name] ?? missing(resource.name, name)
  const order = (service.order ?? ['-id']).map((name) =>
    name.startsWith('-') ? desc(at(name.slice(1))) : asc(at(name)),
  )
  return {
    resource,
    service,
    table: service.table,
    columns,
    id: columns.id ?? missing(resource.name, 'id'),
    searched: { table: searched, columns: inSearched, id: at('id'), order },
    rowNames: namesOf(resource.row),
    detailNames: namesOf(resource.detail),
    formNames: new Set(namesOf(resource.form)),
  }
}

const missing = (resource: string, column: string): never => {
  throw new Error(`${resource}: its table has no column ${column}`)
}

/** The caller's rows that are not deleted; in a narrow copy, where lists look for them. */
export function ownRows<T extends PgTable>(
  { service, columns, searched }: Bound<T>,
  who: Seller | Admin,
  asked?: readonly string[],
): SQL | undefined {
  const at = asked ? searched.columns : columns
  const own = Object.entries(service.own?.(who) ?? {}).map(([name, value]) => eq(at[name] as PgColumn, value))
  const kept = at.deleted_at && isNull(at.deleted_at)
  return and(kept, service.only?.(asked ?? []), service.ownWhere?.(who), ...own)
}
