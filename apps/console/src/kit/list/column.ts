import type { ReactNode } from 'react'
import type { Row } from '../fields/row.ts'
import type { Choice, Dictionary } from '../fields/spec.ts'
import type { UiText } from '../../i18n/ui-text.ts'

export type TagColor = 'default' | 'processing' | 'success' | 'warning' | 'error'

export interface TagChoice extends Choice {
  color?: TagColor
}

/** `price` is ¥12.30, `money` a movement: +12.30 green, -12.30 red. `tags` is one text, `tags_array` a list. */
export type ColumnType =
  | 'text'
  | 'id'
  | 'number'
  | 'price'
  | 'money'
  | 'time'
  | 'boolean'
  | 'tags'
  | 'tags_array'
  | 'icon'
  | 'dict'
  | 'dict_tags'
  | 'avatar'
  | 'image'
  | 'images'

/** How one field of the rows is shown, in the table, in the single view and in exports. */
export interface Column<R = Row> {
  label: UiText
  /** Default `text`: plain or in both languages, '-' when empty. */
  type?: ColumnType
  /** What the values of `dict` and `dict_tags` mean. */
  options?: readonly TagChoice[] | Dictionary
  /** px */
  width?: number
  fixed?: 'left' | 'right'
  /** What a card on a phone shows at its top; default: the first column of tags. */
  isState?: true
  /** Tags that say what something is rather than how it stands have no colour. */
  isNeutral?: true
  /** Not shown until the reader asks for it in the column panel. */
  hidden?: boolean
  /** What is shown, where it is not the row's field of this name. */
  value?: (row: R) => unknown
  /** A cell of the screen's own; exports take `value`. */
  cell?: (row: R) => ReactNode
}

export type Columns<R = Row> = { readonly [K in keyof R & string]?: Column<R> }

/** A column with its name. */
export interface NamedColumn extends Column {
  key: string
}

export const namedColumns = <R>(columns: Columns<R>): NamedColumn[] =>
  Object.entries(columns as Columns).flatMap(([key, column]) => (column ? [{ ...column, key }] : []))

/** What the values of dictionary columns are called, in the reader's language. */
export type Names = (column: NamedColumn, value: unknown) => string | undefined
