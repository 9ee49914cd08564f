import type { countAdminOrders, countSellerOrders } from '@fangshi/contract/orders-backoffice'
import { useQuery } from '@tanstack/react-query'
import { call } from '../session/api.ts'
import { useText } from '../i18n/use-text.ts'
import { useMenuItem } from '../menus/use-menu-item.ts'
import { FilterTabs } from '../kit/search/filter-tabs.tsx'
import type { Screen } from '../kit/screen/screen.ts'
import { texts } from './order-texts.ts'
import { countOf, filterOf, statusTabs } from './status-filter.ts'

interface Props {
  /** The list's path, so the counts are refetched with it. */
  path: string
  counts: typeof countSellerOrders | typeof countAdminOrders
  screen: Pick<Screen, 'filters' | 'setFilters'>
}

/** Order statuses with their counts; selecting one filters the list. */
export function StatusTabs({ path, counts, screen }: Props) {
  const t = useText()
  const canSearch = useMenuItem()?.buttons.includes('search') ?? false
  const { data } = useQuery({
    queryKey: [path, 'list', 'counts'],
    queryFn: ({ signal }) => call(counts, {}, { signal, quiet: true }),
  })
  if (!canSearch) return null
  const { order_status = '', ...others } = screen.filters
  return (
    <FilterTabs
      label={t(texts.status)}
      tabs={statusTabs.map((tab) => {
        const filter = filterOf(tab)
        return {
          key: tab.key,
          name: t(tab.label),
          ...(data ? { count: countOf(tab, data) } : {}),
          isPressed: order_status === filter,
          onPress: () => screen.setFilters(filter ? { ...others, order_status: filter } : others),
        }
      })}
    />
  )
}
