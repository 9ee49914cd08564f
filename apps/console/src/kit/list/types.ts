import type { Operator } from '@fangshi/contract/filters'
import type { Button, FormOf, Resource, RowOf } from '@fangshi/contract/resource'
import type { ReactNode } from 'react'
import type { Choice, Dictionary, FieldSpec, FieldSpecs, FormValues } from '../fields/spec.ts'
import type { Label } from '../label.ts'

/** A row of any screen as it travels. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number }

/** A page of a list (rules §12). */
export interface ListPage {
  data: readonly Row[]
  total: number
  /** There are at least `total` rows. */
  total_capped?: boolean
  per_page: number
  last_page: number
  current_page: number
}

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
  label: Label
  /** Default `text`: plain or in both languages, '-' when empty. */
  type?: ColumnType
  /** What the values of `dict` and `dict_tags` mean. */
  options?: readonly TagChoice[] | Dictionary
  /** px */
  width?: number
  fixed?: 'left' | 'right'
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

/** One field of the search bar (spec §3). */
export interface SearchOption {
  /** Default `text`. */
  type?: 'text' | 'number' | 'select' | 'cascader' | 'table_select' | 'date' | 'daterange'
  /** Default "Field". */
  label?: Label
  /** The field's key on the wire; default `name`. */
  value?: string
  /** Said instead of the label where the field stands alone, among the applied filters. */
  altLabel?: Label
  data?: readonly Choice[]
  /** Choices that the server lists; those of a cascader name their parents in `pid`. */
  dict?: Dictionary
  /** What a `table_select` picks from; its `dict` names what was picked. */
  source?: PickerSource
  /** Default: the label. */
  placeholder?: Label
  /** Default: equals; of a date range: between. */
  where?: Operator
  /** No field of the bar: a tab or a link sets it, and it can be taken away again. */
  onlyChip?: true
}

/** Shown, hidden, or disabled for a reason. */
export type ButtonSetting = boolean | { show?: boolean; disabled?: Label }
export type ButtonSettings = Readonly<Partial<Record<Button, ButtonSetting>>>

/** A button of a row beside view, edit and delete. */
export interface RowAction {
  key: string
  label: string
  isDanger?: boolean
  /** Why it cannot be pressed now. */
  disabled?: string
  onClick: () => void
}

/** What extensions of a screen may read and do. */
export interface Screen<R = Row> {
  rows: readonly R[]
  selection: readonly R[]
  /** Filters as they stand in the address: `field` → `value|operator`. */
  filters: Readonly<Record<string, string>>
  setFilters: (filters: Readonly<Record<string, string>>) => void
  /** Asks the server again. */
  reload: () => void
  clearSelection: () => void
}

/** Fields of a resource's form, and of no other name. */
type FieldsOf<R extends Resource> = string extends keyof FormOf<R>
  ? FieldSpecs
  : { readonly [K in keyof FormOf<R> & string]?: FieldSpec }

/** A plain back-office screen: what `tableScreen` needs to know of it. Without a type argument: of any resource. */
export interface ScreenSpec<R extends Resource = Resource> {
  resource: R
  columns: Columns<RowOf<R>>
  search?: readonly SearchOption[]
  form?: FieldsOf<R>
  /** Beyond the columns and the form, in the single view alone. */
  view?: Columns<RowOf<R>>
  /** Beyond the columns on screen, in exports alone. */
  exportAdd?: Columns<RowOf<R>>
  /** The field that rows below name in `pid`; default `id`. */
  treeKey?: keyof RowOf<R> & string
  /** Default: all that resource and rights allow, but not the delete button of rows. */
  buttons?: ButtonSettings
  /**
   * The form's values of a row that is edited; default: the fields of the same name. On a tree it is also told `{ pid }`
   * alone, for a row that is added below another.
   */
  toForm?: (row: RowOf<R>) => FormValues
  /** The body that is sent; default: the form's values. */
  toBody?: (values: FormValues) => FormValues
  /** Beside the buttons at the right of the title. */
  headActions?: (screen: Screen<RowOf<R>>) => ReactNode
  toolbarLeft?: (screen: Screen<RowOf<R>>) => ReactNode
  toolbarRight?: (screen: Screen<RowOf<R>>) => ReactNode
  /** Above search bar and table, for instance tabs. */
  above?: (screen: Screen<RowOf<R>>) => ReactNode
  rowButtons?: (row: RowOf<R>, screen: Screen<RowOf<R>>) => readonly RowAction[]
  /** Below the fields of the dialog; without a row it adds. Fields of its own stand in the antd form around it. */
  formExtra?: (row: RowOf<R> | undefined) => ReactNode
  /** CSS width of the form's dialog; default: half of the window (spec §9). */
  formWidth?: string
  viewExtra?: (row: RowOf<R>) => ReactNode
}

/** What the values of dictionary columns are called, in the reader's language. */
export type Names = (column: NamedColumn, value: unknown) => string | undefined

/** What `ExportButton` of the toolbar is told. */
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

/** What `ImportButton` of the toolbar is told. */
export interface ImportProps {
  name: string
  resource: Resource
  form: FieldSpecs
  /** As of the screen. */
  toBody?: ScreenSpec['toBody']
  onImported: () => void
  /** Rows belong together: right ones are not imported without the others. */
  isWhole?: true
  disabled?: string
}

/** What a table picker picks from. */
export interface PickerSource<R extends Resource = Resource> {
  resource: R
  columns: Columns<RowOf<R>>
  search?: readonly SearchOption[]
  /** Filters that always apply: `field` → `value|operator`. */
  params?: Readonly<Record<string, string>>
  /** The field that names a row; default: name, goods_name or nickname. */
  showName?: string
}
