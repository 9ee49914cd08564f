import { useText } from '~/i18n/text.tsx'
import type { GoodsFilters } from '~/routing/links.ts'
import type { FilterProps } from './filter-panel.tsx'
import { FilterLink } from './filter-link.tsx'
import { listWith } from './list-query.ts'

const maxShown = 8

interface Option {
  id: number
  name: string
  count: number
}

/** Brands or stores, one of which can be chosen. The chosen one comes first; long lists collapse behind "more". */
export function ChoiceFilter({
  filters,
  isInPlace,
  name,
  options,
}: Pick<FilterProps, 'filters' | 'isInPlace'> & { name: 'brand_id' | 'store_id'; options: readonly Option[] }) {
  const t = useText()
  const chosen = filters[name]
  const sorted = [...options].sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
  const link = ({ id, name: title, count }: Option) => {
    const change: GoodsFilters = { [name]: id === chosen ? undefined : id }
    return (
      <li key={id}>
        <FilterLink
          to={listWith(filters, change)}
          name={title}
          count={count}
          isChosen={id === chosen}
          isInPlace={isInPlace}
        />
      </li>
    )
  }
  const folded = sorted.slice(maxShown)
  return (
    <>
      <ul>{sorted.slice(0, maxShown).map(link)}</ul>
      {folded.length > 0 && (
        <details>
          <summary className="min-h-8 rounded-1 py-1 text-13 text-ink-2 hover:text-brand">
            {t('goods:moreOptions', { count: folded.length })}
          </summary>
          <ul>{folded.map(link)}</ul>
        </details>
      )}
    </>
  )
}
