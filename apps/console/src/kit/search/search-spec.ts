import { l, type UiText } from '../../i18n/ui-text.ts'
import type { FieldSpec } from '../fields/spec.ts'
import type { SearchOption } from './search-option.ts'

/** Spec §3: what a field without a label is called. */
const unnamed = l('字段', 'Field')

export const labelOf = ({ label = unnamed }: SearchOption): UiText => label

/** The control of a search option is that of a form field of the same kind. */
export function specOf(option: SearchOption): FieldSpec {
  const common = { label: labelOf(option), placeholder: option.placeholder ?? labelOf(option) }
  const options = option.dict ?? option.data ?? []
  switch (option.type) {
    case 'select':
      return { ...common, type: 'select', options }
    case 'cascader':
      return { ...common, type: 'cascader', options, anyLevel: true }
    case 'table_select':
      return option.source ? { ...common, type: 'table_select', source: option.source } : { ...common, type: 'text' }
    case 'date':
      return { ...common, type: 'date' }
    case 'daterange':
      return { ...common, type: 'daterange' }
    // Amounts and ids are typed as they stand: a number control would take the zeros from them.
    default:
      return { ...common, type: 'text', maxlength: 100 }
  }
}
