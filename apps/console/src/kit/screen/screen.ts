import type { Button, DetailOf, FormOf, Resource, RowOf } from '@fangshi/contract/resource'
import type { ReactNode } from 'react'
import type { Row } from '../fields/row.ts'
import type { FieldSpec, FieldSpecs, FormValues } from '../fields/spec.ts'
import type { UiText } from '../../i18n/ui-text.ts'
import type { Columns } from '../list/column.ts'
import type { SearchOption } from '../search/search-option.ts'
import type { RowAction } from '../table/row-action.ts'
import type { FormExtra } from './form-extra.ts'

/** Shown, hidden, or disabled for a reason. */
export type ButtonSetting = boolean | { show?: boolean; disabled?: UiText }
export type ButtonSettings = Readonly<Partial<Record<Button, ButtonSetting>>>

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

/** What a page about one row shows beyond its columns. */
export interface RecordSpec<R = Row> {
  title: (row: R) => string
  /** Columns that stand below the title instead of among the facts. */
  states: readonly (keyof R & string)[]
  /** Columns that the title or the body says already. */
  leaveOut?: readonly (keyof R & string)[]
  /** Long texts and lists: each has a row of its own, and none while empty. */
  wide?: readonly (keyof R & string)[]
  /** Below the facts. */
  body: (row: R) => ReactNode
}

/** A back-office screen of a resource. Without a type argument: of any resource. */
export interface ScreenSpec<R extends Resource = Resource> {
  resource: R
  columns: Columns<RowOf<R>>
  search?: readonly SearchOption[]
  /** The order of the rows until the reader chooses one; default: the list's own. */
  sort?: R['sorts'][number]
  form?: FieldsOf<R>
  /** Beyond the columns and the form, in the single view alone. */
  view?: Columns<DetailOf<R>>
  /** Beyond the columns on screen, in exports alone. */
  exportAdd?: Columns<RowOf<R>>
  /** The field that rows below name in `pid`; default `id`. */
  treeKey?: keyof RowOf<R> & string
  /** Default: all that resource and rights allow, but not the delete button of rows. */
  buttons?: ButtonSettings
  /**
   * The form's values of a row that is edited; default: the fields of the same name. On a tree it also receives `{ pid }`
   * alone, for a row that is added below another.
   */
  toForm?: (row: DetailOf<R>) => FormValues
  /** The body that is sent; default: the form's values. */
  toBody?: (values: FormValues) => FormValues
  /** Beside the buttons at the right of the title. */
  headActions?: (screen: Screen<RowOf<R>>) => ReactNode
  toolbarLeft?: (screen: Screen<RowOf<R>>) => ReactNode
  toolbarRight?: (screen: Screen<RowOf<R>>) => ReactNode
  /** Above search bar and table, for instance tabs. */
  above?: (screen: Screen<RowOf<R>>) => ReactNode
  /** Why a row cannot be edited or deleted; undefined where it can. */
  refusal?: (row: RowOf<R>, button: 'edit' | 'delete') => UiText | undefined
  rowButtons?: (row: RowOf<R>, screen: Screen<RowOf<R>>) => readonly RowAction[]
  formExtra?: FormExtra<DetailOf<R>>
  /** CSS width of the form's dialog; default: half of the window (spec §9). */
  formWidth?: string
  viewExtra?: (row: DetailOf<R>) => ReactNode
  /** The single view is a page instead of a dialog, with the row's own actions in a bar. */
  record?: RecordSpec<DetailOf<R>>
}

/** A screen whose rows have the type that the contract's resource gives them. */
export const screen = <R extends Resource>(spec: ScreenSpec<R>): ScreenSpec =>
  // The kit reads rows by the keys of the columns: which fields they have, only the screen knows, and has proved above.
  spec as unknown as ScreenSpec
