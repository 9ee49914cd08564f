import { ArrowDown, ArrowDownUp, ArrowUp, SlidersHorizontal } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useSortTexts } from '~/comments/sort-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import type { TextKey } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import type { GoodsFilters } from '~/routing/links.ts'
import { classNames } from '~/ui/class-names.ts'
import { listWith, filterCount } from './list-query.ts'

const plainSorts: [sort: GoodsFilters['sort'], name: TextKey | 'sorting:comments'][] = [
  [undefined, 'goods:sortDefault'],
  ['sales', 'goods:sortSales'],
  ['comments', 'sorting:comments'],
  ['newest', 'goods:sortNewest'],
]

const look = (isCurrent: boolean): string =>
  classNames(
    'inline-flex min-h-11 items-center gap-1 rounded-2 px-2 whitespace-nowrap hover:text-brand md:min-h-9 md:px-3',
    isCurrent ? 'font-medium text-brand' : 'text-ink-2',
  )

/** Sorts by price, ascending first and descending on the next click. */
function PriceSort({ filters }: { filters: GoodsFilters }) {
  const t = useText()
  const isUp = filters.sort === 'price_up'
  const isCurrent = isUp || filters.sort === 'price_down'
  const Icon = !isCurrent ? ArrowDownUp : isUp ? ArrowUp : ArrowDown
  return (
    <LocalLink
      to={listWith(filters, { sort: isUp ? 'price_down' : 'price_up' })}
      rel="nofollow"
      aria-current={isCurrent || undefined}
      aria-label={t(isUp || !isCurrent ? 'goods:sortPriceUp' : 'goods:sortPriceDown')}
      className={look(isCurrent)}
    >
      {t('goods:sortPrice')}
      <Icon size={14} />
    </LocalLink>
  )
}

/** The sort options; on narrow screens also the filter button, fixed below the header. */
export function SortBar({ filters, onFilters }: { filters: GoodsFilters; onFilters: () => void }) {
  const t = useSortTexts()
  const count = filterCount(filters)
  const openSheet = (event: MouseEvent): void => {
    event.preventDefault()
    onFilters()
  }
  return (
    <div className="sticky top-16 z-20 -mx-4 flex items-center border-b border-line bg-canvas px-2 md:top-20 md:-mx-6 md:px-3 lg:static lg:mx-0 lg:mb-4 lg:rounded-3 lg:border-0 lg:bg-surface lg:px-3 lg:py-1.5 lg:shadow-1">
      <nav
        aria-label={t('goods:sort')}
        className="flex flex-1 flex-wrap items-center justify-between md:justify-start md:gap-2"
      >
        {plainSorts.map(([sort, name]) => (
          <LocalLink
            key={name}
            to={listWith(filters, { sort })}
            rel={sort && 'nofollow'}
            aria-current={filters.sort === sort || undefined}
            className={look(filters.sort === sort)}
          >
            {t(name)}
          </LocalLink>
        ))}
        <PriceSort filters={filters} />
      </nav>
      {/* Without scripts the link shows the filters above the list. */}
      <a
        href="#filters"
        role="button"
        aria-haspopup="dialog"
        onClick={openSheet}
        className={classNames(look(count > 0), 'ml-1 border-l border-line pl-3 lg:hidden')}
      >
        <SlidersHorizontal size={16} />
        {t('goods:filters')}
        {count > 0 && (
          <>
            <span className="sr-only">{t('goods:filterCount', { count })}</span>
            <span
              aria-hidden
              className="min-w-5 rounded-full bg-brand px-1 text-center text-12 text-on-brand tabular-nums"
            >
              {count}
            </span>
          </>
        )}
      </a>
    </div>
  )
}
