import { useText } from '../../i18n/use-text.ts'
import { FieldControl } from '../fields/form/field-control.tsx'
import type { SearchOption } from './search-option.ts'
import { labelOf, specOf } from './search-spec.ts'

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
