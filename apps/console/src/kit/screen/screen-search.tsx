import { useMemo, type Ref } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { chipOptions } from '../search/chip-options.ts'
import { FilterChips } from '../search/filter-chips.tsx'
import { SearchBar } from '../search/search-bar.tsx'
import { SearchDrawer } from '../search/search-drawer.tsx'
import { withoutLoose } from '../search/search-values.ts'
import type { Filters } from '../list/list-state.ts'
import { usePhone } from '../ui/use-phone.ts'
import type { ScreenState } from './use-screen.ts'

interface Props {
  state: ScreenState
  /** The fields, for the shortcut that leads to them. */
  area: Ref<HTMLDivElement>
}

const noOptions = [] as const

/** The search of a screen and the filters that apply. */
export function ScreenSearch({ state: { spec, name, buttons, list, columns }, area }: Props) {
  const t = useText()
  const { resource, search = noOptions } = spec
  const options = useMemo(() => search.filter(({ onlyChip }) => !onlyChip), [search])
  const chips = chipOptions(search, columns.all, list.filters)
  const Search = usePhone() ? SearchDrawer : SearchBar
  const setFilters = (filters: Filters): void => list.setFilters(withoutLoose(search, filters))
  const { isShown, reason } = buttons.search
  return (
    <>
      {isShown && (
        <div ref={area}>
          <Search
            name={resource.path}
            label={name}
            options={options}
            filters={list.filters}
            onSearch={setFilters}
            disabled={reason && t(reason)}
          />
        </div>
      )}
      <FilterChips options={chips} filters={list.filters} onChange={setFilters} />
    </>
  )
}
