import type { listGoods } from '@fangshi/contract/catalog'
import type { Reply } from '@fangshi/contract/route'
import { useNavigation } from 'react-router'
import { useSortTexts } from '~/comments/sort-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import type { TextKey } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { links, type StoreGoodsFilters } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { classNames } from '~/ui/class-names.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { ProductCard } from '~/ui/goods/product-card.tsx'
import { SortLink } from '~/ui/list/sort-links.tsx'
import { SearchForm } from '~/ui/inputs/search-form.tsx'
import type { StoreInfo } from './store-head.tsx'

const sorts: [sort: StoreGoodsFilters['sort'], name: TextKey | 'sorting:comments'][] = [
  [undefined, 'store:sortDefault'],
  ['sales', 'store:sortSales'],
  ['comments', 'sorting:comments'],
  ['newest', 'goods:sortNewest'],
  ['price_up', 'store:sortPriceUp'],
  ['price_down', 'store:sortPriceDown'],
]

interface Props {
  store: StoreInfo
  filters: StoreGoodsFilters
  goods: Reply<typeof listGoods>
}

/** The path of the store with some filters changed, from the first page. */
const pathWith = (store: StoreInfo, filters: StoreGoodsFilters, change: StoreGoodsFilters): string =>
  links.store(store.id, { ...filters, page: undefined, ...change })

function ClassChips({ store, filters }: Omit<Props, 'goods'>) {
  const t = useText()
  const chips = [{ id: undefined, name: t('store:allGoods'), count: store.goods_count }, ...store.classes]
  return (
    <nav aria-label={t('store:classes')}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        {chips.map(({ id, name, count }) => (
          <li key={id ?? 0}>
            <LocalLink
              to={pathWith(store, filters, { class_id: id })}
              rel={id ? 'nofollow' : undefined}
              preventScrollReset
              aria-current={filters.class_id === id || undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 whitespace-nowrap md:min-h-9',
                filters.class_id === id
                  ? 'border-ink bg-ink font-medium text-on-ink'
                  : 'border-line bg-surface hover:border-ink-3',
              )}
            >
              {name}
              <span className={classNames('text-12 tabular-nums', filters.class_id !== id && 'text-ink-3')}>
                {count}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The goods of a store with search, categories, sorting and pages. */
export function StoreGoods({ store, filters, goods }: Props) {
  const t = useSortTexts()
  const isBusy = useNavigation().location?.pathname === links.store(store.id)
  const { keywords } = filters
  return (
    <section aria-labelledby="store-goods" className="pt-6 md:pt-8">
      <div className="flex flex-col gap-3 pb-3 md:flex-row md:items-center md:justify-between">
        <h2 id="store-goods" className="text-20 font-bold md:text-24">
          {keywords ? t('store:foundGoods', { words: keywords }) : t('store:allGoods')}
          <span role="status" className="ml-3 text-13 font-normal text-ink-2">
            {t('store:goodsCount', { count: goods.total })}
          </span>
        </h2>
        <SearchForm
          action={links.store(store.id)}
          words={keywords}
          label={t('store:inStore')}
          placeholder={t('store:inStorePlaceholder')}
          button={t('store:search')}
          pathOf={(words) => pathWith(store, filters, { keywords: words })}
          className="md:w-72"
        />
      </div>
      {store.classes.length > 1 && <ClassChips store={store} filters={filters} />}
      <nav
        aria-label={t('store:sort')}
        className="-mx-4 mb-3 flex items-center overflow-x-auto px-2 [scrollbar-width:none] md:mx-0 md:mb-4 md:px-0"
      >
        {sorts.map(([sort, name]) => (
          <SortLink key={name} to={pathWith(store, filters, { sort })} isCurrent={filters.sort === sort}>
            {t(name)}
          </SortLink>
        ))}
      </nav>
      {goods.data.length ? (
        <div
          aria-busy={isBusy || undefined}
          className={classNames('goods-grid transition duration-200', isBusy && 'opacity-60')}
        >
          {goods.data.map((one) => (
            <ProductCard key={one.id} goods={one} />
          ))}
        </div>
      ) : (
        <div className="card">
          <EmptyState object="search" text={keywords ? t('store:noGoodsFor', { words: keywords }) : t('store:noGoods')}>
            <ButtonLink tone="brand" to={store.goods_count ? links.store(store.id) : links.list()}>
              {t(store.goods_count ? 'store:wholeStore' : 'errors:browse')}
            </ButtonLink>
          </EmptyState>
        </div>
      )}
      <Pager page={goods.current_page} last={goods.last_page} pathOf={(page) => pathWith(store, filters, { page })} />
    </section>
  )
}
