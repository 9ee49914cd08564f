import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMenuItem } from '../../menus/use-menu-item.ts'
import { FilterTabs } from '../../kit/search/filter-tabs.tsx'
import type { Screen } from '../../kit/screen/screen.ts'
import { stockTabs } from './stock-columns.tsx'

/** Tabs: all SKUs, or those low in stock. */
export function StockTabs({ screen }: { screen: Pick<Screen, 'filters' | 'setFilters'> }) {
  const t = useText()
  const canSearch = useMenuItem()?.buttons.includes('search') ?? false
  if (!canSearch) return null
  const { is_low = '', ...others } = screen.filters
  return (
    <FilterTabs
      label={t(l('库存', 'Stock'))}
      tabs={stockTabs.map(({ value, label }) => ({
        key: value,
        name: t(label),
        isPressed: is_low === value,
        onPress: () => screen.setFilters(value ? { ...others, is_low: value } : others),
      }))}
    />
  )
}
