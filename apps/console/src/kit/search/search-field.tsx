import { useText } from '../../i18n/use-text.ts'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { FieldControl } from '../fields/form/field-control.tsx'
import type { FieldSpec } from '../fields/spec.ts'
import type { SearchOption } from './search-option.ts'

/** Spec §3: what a field without a label is called. */
const unnamed = l('字段', 'Field')

const labelOf = ({ label = unnamed }: SearchOption): UiText => label

/** The control of a search option is that of a form field of the same kind. */
function specOf(option: SearchOption): FieldSpec {
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

interface Props {
  option: SearchOption
  value: unknown
  onChange: (value: unknown) => void
}

/** One field of the search bar; its label is its placeholder. */
export function SearchField({ option, value, onChange }: Props) {
  const t = useText()
  const name = t(labelOf(option))
  return (
    <FieldControl spec={specOf(option)} label={name} aria-label={name} value={value as never} onChange={onChange} />
  )
}
