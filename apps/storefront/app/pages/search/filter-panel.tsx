import type { Reply } from '@fangshi/contract/route'
import type { goodsFacets } from '@fangshi/contract/catalog'
import { useText } from '~/i18n/text.tsx'
import type { GoodsFilters } from '~/routing/links.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { ClassFilter } from './class-filter.tsx'
import { FilterGroup } from './filter-group.tsx'
import { FilterLink } from './filter-link.tsx'
import { listWith } from './list-query.ts'
import { PriceFilter } from './price-filter.tsx'

export interface FilterProps {
  filters: GoodsFilters
  facets: Reply<typeof goodsFacets>
  /** The scroll position stays when a filter changes; otherwise the list is shown from the top. */
  isInPlace: boolean
}

/**
 * All filters with their counts, beside the list or in the sheet on phones. Links and one form, so they work without
 * scripts.
 */
export function FilterPanel(props: FilterProps) {
  const t = useText()
  const { filters, facets, isInPlace } = props
  return (
    <>
      <FilterGroup title={t('goods:categories')}>
        <ClassFilter {...props} />
      </FilterGroup>
      <FilterGroup title={t('goods:price')}>
        <PriceFilter {...props} />
        <FilterLink
          to={listWith(filters, { in_stock: filters.in_stock ? undefined : '1' })}
          name={t('goods:inStock')}
          count={facets.in_stock}
          isChosen={filters.in_stock === '1'}
          isInPlace={isInPlace}
        />
      </FilterGroup>
      {facets.brands.length > 0 && (
        <FilterGroup title={t('goods:brand')}>
          <ChoiceFilter filters={filters} isInPlace={isInPlace} name="brand_id" options={facets.brands} />
        </FilterGroup>
      )}
      {facets.stores.length > 0 && (
        <FilterGroup title={t('goods:store')}>
          <ChoiceFilter filters={filters} isInPlace={isInPlace} name="store_id" options={facets.stores} />
        </FilterGroup>
      )}
    </>
  )
}
