import type { Operator } from '@fangshi/contract/filters'
import type { Choice, Dictionary, RowSource } from '../fields/spec.ts'
import type { UiText } from '../../i18n/ui-text.ts'

/** One field of the search bar (spec §3). */
export interface SearchOption {
  /** Default `text`. */
  type?: 'text' | 'number' | 'select' | 'cascader' | 'table_select' | 'date' | 'daterange'
  /** Default "Field". */
  label?: UiText
  /** The field's key on the wire; default `name`. */
  value?: string
  /** Said instead of the label where the field stands alone, among the applied filters. */
  altLabel?: UiText
  data?: readonly Choice[]
  /** Choices that the server lists; those of a cascader name their parents in `pid`. */
  dict?: Dictionary
  /** What a `table_select` picks from; its `dict` names what was picked. */
  source?: RowSource
  /** Default: the label. */
  placeholder?: UiText
  /** Default: equals; of a date range: between. */
  where?: Operator
  /** No field of the bar: a tab or a link sets it, and it can be taken away again. */
  onlyChip?: true
  /** Says something within this other filter alone, and is taken away with it. */
  within?: string
}
