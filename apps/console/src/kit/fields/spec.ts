import type { ErrorKey } from '@fangshi/contract/errors'
import type { ComponentType } from 'react'
import type { UiText } from '../../i18n/ui-text.ts'
import type { Row } from './row.ts'

/** What a form holds while it is filled in: wire values by field name. */
export type FormValues = Record<string, unknown>

interface Common {
  label: UiText
  required?: boolean
  /** Of 24 columns; default 12. Phones always use all. */
  span?: number
  placeholder?: UiText
  disabled?: boolean
  /** A sentence below the field. */
  help?: UiText
  /** The field in the example rows of an import's template; default: something that its type accepts, in one row. */
  examples?: readonly UiText[]
  /** What an empty form starts with. */
  initial?: unknown
  /** Fields that are not shown are neither checked nor sent. */
  showIf?: (values: FormValues) => boolean
  /** The field's own rule for values that are not empty; `required` is checked first. */
  check?: (value: unknown, values: FormValues) => ErrorKey | undefined
}

interface Local {
  /** The value is LocalText: a tab for Chinese and one for English. */
  local?: true
}

/** One of a fixed list. */
export interface Choice {
  value: string | number
  label: UiText
}

export interface TreeChoice extends Choice {
  children?: readonly TreeChoice[]
}

/** Choices that the server lists: a dictionary or any other list (spec §7, `GET {dictionary key}`). */
export interface Dictionary {
  /** Below `/api`. */
  url: string
  /** The property of a row that becomes the value; default `id`. */
  valueName: string
  /** The property of a row that is shown; default `name`. */
  labelName: string
}

export interface TextSpec extends Common, Local {
  type: 'text'
  maxlength?: number
}

export interface PasswordSpec extends Common {
  type: 'password'
  maxlength?: number
}

export interface NumberSpec extends Common {
  type: 'number'
  min?: number
  max?: number
  /** Decimals; default 0. */
  precision?: number
  step?: number
  unit?: UiText
  /** The value is money as text with two decimals, not below 0 unless `min` says so. */
  money?: true
}

export interface TextareaSpec extends Common, Local {
  type: 'textarea'
  /** Default 15 (spec §9). */
  maxlength?: number
  /** Lines; default 4. */
  rows?: number
}

export interface EditorSpec extends Common, Local {
  type: 'editor'
  /** px with the toolbar; default 385, of which 300 are the editing area (spec §9). */
  height?: number
}

export interface SelectSpec extends Common {
  type: 'select'
  options: readonly Choice[] | Dictionary
  /** Choices before those of a dictionary. */
  extra?: readonly Choice[]
  /** The value is a list. */
  multiple?: boolean
  /** Typing filters the list; default: for dictionaries and lists of more than 8. */
  filterable?: boolean
}

export interface RadioSpec extends Common {
  type: 'radio'
  options: readonly Choice[]
}

export interface AutocompleteSpec extends Common {
  type: 'autocomplete'
  /** Suggestions; any other text is valid too. */
  options: readonly string[] | Dictionary
  maxlength?: number
}

export interface SwitchSpec extends Common {
  type: 'switch'
  activeText?: UiText
  inactiveText?: UiText
}

export interface CascaderSpec extends Common {
  type: 'cascader'
  /** A dictionary's rows name their parents in `pid`. */
  options: readonly TreeChoice[] | Dictionary
  /** The value is the list of ids from the root on, not the last id alone. */
  wholePath?: boolean
  /** Branches can be chosen too. */
  anyLevel?: boolean
}

export interface CascaderLazySpec extends Common {
  type: 'cascader_lazy'
  /** Called with `pid=0` first, then with the parent's `idName` (spec §7). The value is the list from the root on. */
  lazyUrl: string
  /** Default `code` (spec §3). */
  idName?: string
  /** Default `name`. */
  labelName?: string
  /** How many levels there are, for rows that say neither `has_children` nor `leaf`. */
  levels?: number
  anyLevel?: boolean
}

export interface AvatarSpec extends Common {
  type: 'avatar'
}

export interface ImageSpec extends Common {
  type: 'image'
  /** The value is a list in an order; the first is the main picture. */
  multiple?: boolean
  /** Most pictures of a list; default 10. */
  max?: number
  /** The server crops to exactly this size. */
  crop?: { width: number; height: number }
  /** Another way to add a picture than uploading one. */
  library?: ComponentType<LibraryProps>
}

/** A component that offers existing pictures. */
export interface LibraryProps {
  /** The field's name. */
  label: string
  /** How many more may be picked. */
  left: number
  disabled: boolean
  onPick: (addresses: string[]) => void
}

export interface FileSpec extends Common {
  type: 'file'
  /** As of `<input accept>`. */
  accept?: string
  /** Only readable with a permission: documents, certificates. */
  private?: true
  /** Shows private pictures of the own store at once; elsewhere each view is logged, so they are opened on request. */
  preview?: true
}

export interface IconSpec extends Common {
  type: 'icon'
}

/** What the dialog of a `table_select` is given. */
export interface PickerProps {
  title: string
  /** Several can be picked. */
  many?: boolean
  /** Ids of earlier picks: they are ticked. */
  picked?: readonly number[]
  /** Receives the ids, and the rows of those that were on screen. */
  onPick: (ids: number[], rows: readonly Row[]) => void
  onClose: () => void
}

/** The rows that a `table_select` picks; `pickFrom` makes it. */
export interface RowSource {
  /** Its dictionary names earlier picks. */
  resource: { dict: { path: string } }
  /** The field that names a row; default: name, goods_name or nickname. */
  showName?: string
  /** The dialog that shows the table. */
  Picker: ComponentType<PickerProps>
}

export interface TableSelectSpec extends Common {
  type: 'table_select'
  source: RowSource
  /** The value is the ids joined by commas, not one id (spec §4, picker dialog). */
  many?: boolean
}

export interface DateSpec extends Common {
  type: 'date'
}

export interface DatetimeSpec extends Common {
  type: 'datetime'
}

export interface DateRangeSpec extends Common {
  type: 'daterange'
  startPlaceholder?: UiText
  endPlaceholder?: UiText
}

/** One field of a form: what it is called, which control it has, what its value is on the wire. */
export type FieldSpec =
  | TextSpec
  | PasswordSpec
  | NumberSpec
  | TextareaSpec
  | EditorSpec
  | SelectSpec
  | RadioSpec
  | AutocompleteSpec
  | SwitchSpec
  | CascaderSpec
  | CascaderLazySpec
  | AvatarSpec
  | ImageSpec
  | FileSpec
  | IconSpec
  | TableSelectSpec
  | DateSpec
  | DatetimeSpec
  | DateRangeSpec

export type FieldType = FieldSpec['type']
/** The fields of a form by their wire names. */
export type FieldSpecs = Readonly<Record<string, FieldSpec>>
export type SpecOf<T extends FieldType> = Extract<FieldSpec, { type: T }>

export const isLocal = (spec: FieldSpec): spec is FieldSpec & { local: true } => 'local' in spec && spec.local === true

export const isDictionary = (options: readonly unknown[] | Dictionary): options is Dictionary => 'url' in options
