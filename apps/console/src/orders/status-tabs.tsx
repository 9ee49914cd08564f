import { maxCounted, type countAdminOrders, type countSellerOrders } from '@fangshi/contract/orders-backoffice'
import type { OrderStatus } from '@fangshi/contract/status'
import { useQuery } from '@tanstack/react-query'
import { call } from '../session/api.ts'
import { l, type UiText } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useMenuItem } from '../menus/use-menu-item.ts'
import { FilterTabs } from '../kit/search/filter-tabs.tsx'
import type { Screen } from '../kit/screen/screen.ts'
import { statuses, texts } from './order-texts.ts'

interface Tab {
  key: string
  label: UiText
  of: readonly OrderStatus[]
}

/** Orders whose group is not full yet wait under those to ship (rules §5). */
const tabs: readonly Tab[] = [
  { key: 'all', label: l('全部', 'All'), of: statuses.map(({ value }) => value) },
  ...statuses
    .filter(({ value }) => value !== 'waiting_group')
    .map(({ value, label }) => ({
      key: value,
      label,
      of: value === 'waiting_delivery' ? ([value, 'waiting_group'] as const) : [value],
    })),
]

const filterOf = ({ key, of }: Tab): string => (key === 'all' ? '' : of.length > 1 ? `${of.join(',')}|in` : key)

interface Props {
  /** The list's path, so that the counts are asked anew with it. */
  path: string
  counts: typeof countSellerOrders | typeof countAdminOrders
  screen: Pick<Screen, 'filters' | 'setFilters'>
}

/** The states of orders with how many each has; pressing one filters the list. */
export function StatusTabs({ path, counts, screen }: Props) {
  const t = useText()
  const canSearch = useMenuItem()?.buttons.includes('search') ?? false
  const { data } = useQuery({
    queryKey: [path, 'list', 'counts'],
    queryFn: ({ signal }) => call(counts, {}, { signal, quiet: true }),
  })
  if (!canSearch) return null
  const numberOf = ({ of }: Tab): string => {
    const found = (data ?? []).filter(({ order_status }) => of.includes(order_status)).map(({ count }) => count)
    const isCut = found.some((count) => count >= maxCounted)
    return `${found.reduce((sum, count) => sum + count, 0)}${isCut ? '+' : ''}`
  }
  const { order_status = '', ...others } = screen.filters
  return (
    <FilterTabs
      label={t(texts.status)}
      tabs={tabs.map((tab) => {
        const filter = filterOf(tab)
        return {
          key: tab.key,
          name: t(tab.label),
          ...(data ? { count: numberOf(tab) } : {}),
          isPressed: order_status === filter,
          onPress: () => screen.setFilters(filter ? { ...others, order_status: filter } : others),
        }
      })}
    />
  )
}
