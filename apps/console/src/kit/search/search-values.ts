import { filterText, operators, type Operator } from '@fangshi/contract/filters'
import type { Filters } from '../list/list-state.ts'
import type { SearchOption } from './search-option.ts'

/** What stands in the fields of a search bar, by field; a range is its two ends. */
export type SearchValues = Readonly<Record<string, unknown>>

export const fieldOf = (option: SearchOption): string => option.value ?? 'name'

const operatorOf = ({ type, where }: SearchOption): Operator | undefined =>
  where ?? (type === 'daterange' ? 'between' : undefined)

/** `value|operator` in its two parts. */
export function splitFilter(text: string): { value: string; operator: Operator | undefined } {
  const at = text.lastIndexOf('|')
  const operator = operators.find((one) => one === text.slice(at + 1))
  return at >= 0 && operator ? { value: text.slice(0, at), operator } : { value: text, operator: undefined }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.some((part) => part !== '' && part !== null) ? value.join(',') : ''
  return value === undefined || value === null ? '' : String(value as string | number).trim()
}

/** What the search submits: each value with its operator behind it (spec §7). Fields that no option names stay. */
export function toFilters(options: readonly SearchOption[], values: SearchValues, before: Filters = {}): Filters {
  const filters = { ...before }
  for (const option of options) {
    const field = fieldOf(option)
    const text = textOf(values[field])
    if (text) filters[field] = filterText(text, operatorOf(option))
    else delete filters[field]
  }
  return filters
}

/** Filters without those that say something only within another one, which is not among them. */
export function withoutLoose(options: readonly SearchOption[], filters: Filters): Filters {
  const loose = options.filter(({ within }) => within && !filters[within]).map(fieldOf)
  return Object.fromEntries(Object.entries(filters).filter(([field]) => !loose.includes(field)))
}

/** The value as the control of an option takes it. */
function valueOf(option: SearchOption, text: string): unknown {
  if (option.type === 'daterange') return text.split(',')
  if (option.type !== 'select' && option.type !== 'cascader') return text
  // Choices of a dictionary are numbers on the wire, those of a fixed list are what they are.
  const known = option.data?.find(({ value }) => String(value) === text)
  return known?.value ?? (option.dict && /^\d+$/.test(text) ? Number(text) : text)
}

/** Fills the search bar from the address. */
export function fromFilters(options: readonly SearchOption[], filters: Filters): SearchValues {
  return Object.fromEntries(
    options.flatMap((option) => {
      const field = fieldOf(option)
      const text = filters[field]
      return text === undefined ? [] : [[field, valueOf(option, splitFilter(text).value)]]
    }),
  )
}
