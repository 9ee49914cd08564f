import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useId, useState, type CSSProperties } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { searchTexts } from './texts.ts'
import type { Filters } from '../list/list-state.ts'
import styles from './search-bar.module.css'
import { SearchField } from './search-field.tsx'
import { fieldOf, fromFilters, toFilters, type SearchValues } from './search-values.ts'
import type { SearchOption } from './search-option.ts'
import { cellsOf, maxFolded, placesOf } from './search-places.ts'
import { useStored } from '../ui/use-stored.ts'

interface Props {
  /** Where whether it is open is remembered. */
  name: string
  /** What is searched, read out as the name of the bar. */
  label: string
  options: readonly SearchOption[]
  filters: Filters
  onSearch: (filters: Filters) => void
  /** All fields below each other, as in a drawer. */
  isStacked?: boolean
  /** Why searching is not possible now. */
  disabled?: string
}

/** The search fields of a list in a grid, with Search, Reset and a toggle beyond five fields (spec §2, widget 1). */
export function SearchBar({ name, label, options, filters, onSearch, isStacked = false, disabled }: Props) {
  const t = useText()
  const { message } = App.useApp()
  const gridId = useId()
  const [values, setValues] = useState<SearchValues>(() => fromFilters(options, filters))
  const [shown, setShown] = useState(filters)
  const [folded, setFolded] = useStored(`console_search:${name}`, ['folded', 'open'])

  // Back, a chip or a link changed the filters: the fields follow.
  if (shown !== filters) {
    setShown(filters)
    setValues(fromFilters(options, filters))
  }

  const canFold = options.length > maxFolded && !isStacked
  const isFolded = canFold && folded === 'folded'
  const shownOptions = isFolded ? options.slice(0, maxFolded) : options
  const search = (next: Filters): void => {
    if (options.length) onSearch(next)
    else message.warning(t(searchTexts.noSearchOptions))
  }

  return (
    <form
      role="search"
      aria-label={label}
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault()
        if (disabled === undefined) search(toFilters(options, values, filters))
      }}
    >
      <div
        id={gridId}
        className={isStacked ? styles.stack : styles.grid}
        style={placesOf(shownOptions) as CSSProperties}
      >
        {shownOptions.map((option) => {
          const field = fieldOf(option)
          return (
            <div key={field} className={cellsOf(option) > 1 ? styles.wide : undefined}>
              <SearchField
                option={option}
                value={values[field]}
                onChange={(value) => setValues((before) => ({ ...before, [field]: value }))}
              />
            </div>
          )
        })}
        <div className={styles.buttons}>
          <Button
            color="primary"
            variant="outlined"
            htmlType="submit"
            icon={<SearchOutlined aria-hidden />}
            disabled={disabled !== undefined}
            title={disabled}
          >
            {t(searchTexts.search)}
          </Button>
          <Button
            disabled={disabled !== undefined}
            onClick={() => {
              setValues({})
              search(toFilters(options, {}, filters))
            }}
          >
            {t(searchTexts.reset)}
          </Button>
          {canFold && (
            <Button
              type="link"
              aria-expanded={!isFolded}
              aria-controls={gridId}
              icon={isFolded ? <DownOutlined aria-hidden /> : <UpOutlined aria-hidden />}
              iconPlacement="end"
              onClick={() => setFolded(isFolded ? 'open' : 'folded')}
            >
              {isFolded ? t(searchTexts.expand, { count: options.length - maxFolded }) : t(searchTexts.fold)}
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}
