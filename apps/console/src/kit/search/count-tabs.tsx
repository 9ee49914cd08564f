import { useQuery } from '@tanstack/react-query'
import { useText } from '../../i18n/use-text.ts'
import type { UiText } from '../../i18n/ui-text.ts'
import { useMenuItem } from '../../menus/use-menu-item.ts'
import { FilterTabs } from './filter-tabs.tsx'
import type { ListControls } from '../list/use-list-state.ts'

export interface CountTab {
  /** The value of the filter; empty for no filter. */
  value: string
  label: UiText
  /** The name of its count. */
  count: string
}

/** Counting stops here, so this number means at least as many. */
const maxCounted = 10_000

interface Props {
  /** What the tabs are states of. */
  name: UiText
  /** The list's path, so the counts are refetched with it. */
  path: string
  /** The filter that a tab sets. */
  field: string
  tabs: readonly CountTab[]
  ask: (signal: AbortSignal) => Promise<Readonly<Record<string, number>>>
  screen: Pick<ListControls, 'filters' | 'setFilters'>
}

/** States with how many rows each has; pressing one filters the list. */
export function CountTabs({ name, path, field, tabs, ask, screen }: Props) {
  const t = useText()
  const canSearch = useMenuItem()?.buttons.includes('search') ?? false
  const { data } = useQuery({ queryKey: [path, 'list', 'counts'], queryFn: ({ signal }) => ask(signal) })
  if (!canSearch) return null
  const { [field]: chosen = '', ...others } = screen.filters
  return (
    <FilterTabs
      label={t(name)}
      tabs={tabs.map(({ value, label, count }) => {
        const counted = data?.[count]
        return {
          key: value,
          name: t(label),
          ...(counted === undefined ? {} : { count: `${counted}${counted >= maxCounted ? '+' : ''}` }),
          isPressed: chosen === value,
          onPress: () => screen.setFilters(value ? { ...others, [field]: value } : others),
        }
      })}
    />
  )
}
