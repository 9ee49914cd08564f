import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { searchTexts } from './texts.ts'
import { listTexts } from '../list/texts.ts'
import { chipsOf, type Chip } from './chip-text.ts'
import styles from './filter-chips.module.css'
import type { Filters } from '../list/list-state.ts'
import { useNames } from '../list/names.ts'
import type { NamedColumn } from '../list/column.ts'
import type { SearchOption } from './search-option.ts'

interface Props {
  options: readonly SearchOption[]
  filters: Filters
  onChange: (filters: Filters) => void
}

/** The words of chips; values of a dictionary by their names. */
function useChipText(chips: readonly Chip[]): (chip: Chip) => string {
  const t = useText()
  const columns = chips.flatMap(({ field, option }): NamedColumn[] =>
    option?.dict ? [{ key: field, label: option.label ?? { 'zh-cn': '', en: '' }, options: option.dict }] : [],
  )
  const rows = chips.flatMap(({ field, parts }) => parts.map((part) => ({ id: 0, [field]: part })))
  const names = useNames(columns, rows)
  return ({ field, label, sign, parts, isRange, option }) => {
    const words = parts.map((part) => {
      const choice = option?.data?.find(({ value }) => String(value) === part)
      if (choice) return t(choice.label)
      const column = columns.find(({ key }) => key === field)
      return (column && names(column, part)) ?? part
    })
    const name = typeof label === 'string' ? label : t(label)
    return `${name}: ${sign}${words.map((word) => word || '…').join(isRange ? ' – ' : ', ')}`
  }
}

/** The applied filters, each with a button that takes it away. */
export function FilterChips({ options, filters, onChange }: Props) {
  const t = useText()
  const chips = chipsOf(options, filters)
  const textOf = useChipText(chips)
  if (!chips.length) return null
  const without = (gone: string): Filters =>
    Object.fromEntries(Object.entries(filters).filter(([field]) => field !== gone))
  return (
    <ul className={styles.chips} aria-label={t(searchTexts.applied)}>
      {chips.map((chip) => {
        const text = textOf(chip)
        return (
          <li key={chip.field} className={styles.chip}>
            <span className={styles.text}>{text}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={t(searchTexts.removeFilter, { text })}
              onClick={() => onChange(without(chip.field))}
            >
              <CloseOutlined aria-hidden />
            </button>
          </li>
        )
      })}
      <li>
        <Button type="link" size="small" onClick={() => onChange({})}>
          {t(listTexts.clearFilters)}
        </Button>
      </li>
    </ul>
  )
}
