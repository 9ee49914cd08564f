import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Locale } from '@fangshi/contract/locale'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../db/db.ts'
import type { Admin, Seller } from '../http/who.ts'

export type Row<T extends PgTable> = T['$inferSelect']
/** Decoded fields by name: a form, of which an update has some fields only, or fields of a wire row. */
export type Form = Readonly<Record<string, unknown>>
/** Whoever works in a back office. */
export type Caller = Seller | Admin

/** What showing rows needs to know. */
export interface ShowContext {
  db: Db
  locale: Locale
  now: Date
}

/** Who writes, and in which transaction. */
export interface WriteContext {
  tx: Tx
  ctx: Context
  who: Caller
  locale: Locale
  /** An earlier state is written again: its parts come back under their own ids. */
  restores?: true
}

/** What is about to happen to a row, or just has: an add has no `before`, a delete has no `form`. */
export interface RowChange<T extends PgTable> {
  form?: Form
  before?: Row<T>
  /** The row as it is now stored; absent before the write and after a delete. */
  after?: Row<T>
}

/** The columns that make a table a tree. */
export interface Tree {
  /** Names the row above. */
  parent: string
  /** What `parent` refers to. */
  key: string
  /** What rows of the first level have as their parent; null travels as 0. */
  top: string | number | null
}

/** Which rows a screen has and how they travel; every piece of a resource needs to know it. */
export interface RowsSpec<T extends PgTable> {
  /** Has a column `id`. With a column `deleted_at` a delete only marks the row, and nothing finds it any longer. */
  table: T
  /** Column values that all rows of this caller have, such as the seller's store. Other rows do not exist for them (rules §11). */
  own?: (who: Caller) => Readonly<Record<string, unknown>>
  /** What else holds for the rows of the screen, where the table has others too. */
  only?: (who: Caller) => SQL
  /** The list can be read level by level, and no row may come to stand below itself. */
  tree?: Tree
  /** Fields of the wire rows that the table does not have, for a whole page at once. */
  show?: (rows: readonly Row<T>[], context: ShowContext) => Promise<readonly Form[]>
  /** Fields of the form that the table does not have as the form sends them, where `show` says them otherwise: for the audit log. */
  recorded?: (rows: readonly Row<T>[], context: ShowContext) => Promise<readonly Form[]>
}
