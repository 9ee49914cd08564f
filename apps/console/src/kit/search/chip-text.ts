import type { Operator } from '@fangshi/contract/filters'
import type { UiText } from '../../i18n/ui-text.ts'
import type { Filters } from '../list/list-state.ts'
import { fieldOf, splitFilter } from './search-values.ts'
import type { SearchOption } from './search-option.ts'

export interface Chip {
  field: string
  /** What stands in front: the option's label and its operator; the field's name where no option has it. */
  label: UiText | string
  sign: string
  /** The parts of the value: two of a range, several of a list. */
  parts: readonly string[]
  isRange: boolean
  option?: SearchOption
}

const signs: Readonly<Partial<Record<Operator, string>>> = { gt: '> ', lt: '< ', ngt: '≥ ', nlt: '≤ ' }

/** The filters that are applied, for people to see and to take away one by one. */
export function chipsOf(options: readonly SearchOption[], filters: Filters): Chip[] {
  return Object.entries(filters).map(([field, text]) => {
    const option = options.find((one) => fieldOf(one) === field)
    const { value, operator } = splitFilter(text)
    return {
      field,
      label: option?.altLabel ?? option?.label ?? field,
      sign: (operator && signs[operator]) ?? '',
      parts: operator === 'in' || operator === 'between' ? value.split(',') : [value],
      isRange: operator === 'between',
      option,
    }
  })
}
