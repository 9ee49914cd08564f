import type { Row } from '../../fields/row.ts'
import type { NamedColumn, Names } from '../../list/column.ts'
import type { ListPage } from '../../list/list-page.ts'

/** The props of `ExportButton`. */
export interface ExportProps {
  /** The screen's name, for the file. */
  name: string
  /** Those on screen, in their order. */
  columns: readonly NamedColumn[]
  rows: readonly Row[]
  /** Rows chosen on this and other pages. */
  selection: readonly Row[]
  /** A page of all rows that the filters let through; its errors are those of `call`. */
  list: (page: number, perPage: number, signal?: AbortSignal) => Promise<ListPage>
  /** The dictionary names of rows; rows that were on screen need no request. */
  namesOf: (rows: readonly Row[]) => Promise<Names>
  /** Why it cannot be pressed now. */
  disabled?: string
}
