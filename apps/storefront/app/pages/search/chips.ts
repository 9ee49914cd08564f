import type { Translate } from '~/i18n/language.ts'
import type { GoodsFilters } from '~/routing/links.ts'
import type { FilterProps } from './filter-panel.tsx'

interface Chip {
  name: string
  /** The change that removes the filter. */
  change: GoodsFilters
}

function priceName({ price_min: min, price_max: max }: GoodsFilters, t: Translate): string {
  if (min && max) return t('goods:priceRange', { min, max })
  return min ? t('goods:priceFrom', { min }) : t('goods:priceUpTo', { max: max ?? '' })
}

/** The active filters as chips. `className` is the name of the chosen category. */
export function chipsOf(
  { filters, facets }: Pick<FilterProps, 'filters' | 'facets'>,
  className: string | undefined,
  t: Translate,
) {
  const nameOf = (options: readonly { id: number; name: string }[], id: number): string =>
    options.find((one) => one.id === id)?.name ?? `#${id}`
  const chips: Chip[] = []
  if (filters.class_id) chips.push({ name: className ?? `#${filters.class_id}`, change: { class_id: undefined } })
  if (filters.brand_id) chips.push({ name: nameOf(facets.brands, filters.brand_id), change: { brand_id: undefined } })
  if (filters.store_id) chips.push({ name: nameOf(facets.stores, filters.store_id), change: { store_id: undefined } })
  if (filters.price_min || filters.price_max) {
    chips.push({ name: priceName(filters, t), change: { price_min: undefined, price_max: undefined } })
  }
  if (filters.in_stock) chips.push({ name: t('goods:inStock'), change: { in_stock: undefined } })
  return chips
}
