import { goodsFacets, listGoods, suggestGoods } from '@fangshi/contract/catalog'
import type { Call } from '@fangshi/contract/client'
import { useState } from 'react'
import { redirect, useNavigation } from 'react-router'
import { localPath } from '~/i18n/local-path.ts'
import { translator } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { serverContext } from '~/host/server-context.ts'
import { shellDataOf, useShellData } from '~/site/shell-data.ts'
import type { ClassNode } from '~/site/shown-classes.ts'
import { breadcrumbData } from '~/seo/breadcrumb-data.ts'
import { Breadcrumb } from '~/ui/breadcrumb.tsx'
import { classNames } from '~/ui/class-names.ts'
import { Pager } from '~/ui/list/pager.tsx'
import { cardGoods } from '~/ui/goods/card-texts.ts'
import { ProductCard } from '~/ui/goods/product-card.tsx'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/search'
import { AppliedChips } from './applied-chips.tsx'
import { classTrail } from './class-branch.ts'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { canonicalPath, listWith, isIndexable, listKeys, perPage, readFilters } from './list-query.ts'
import { listCrumbs, listTitle } from './list-title.ts'
import { NoResults } from './no-results.tsx'
import { withOldParams } from './old-params.ts'
import { SortBar } from './sort-bar.tsx'

export const handle: PageHandle = { queryKeys: listKeys }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { call, locale } = context.get(serverContext)
  const filters = readFilters(withOldParams(params.params, new URL(request.url).searchParams))
  const { sort, page, in_stock, ...others } = filters
  const narrowed = { ...others, in_stock: in_stock && true }
  const [goods, facets] = await Promise.all([
    call(listGoods, { query: { ...narrowed, sort, page, per_page: perPage } }),
    call(goodsFacets, { query: narrowed }),
  ])
  // An old link may name a page after the last one.
  if (!goods.data.length && goods.total) {
    throw redirect(localPath(listWith(filters, { page: goods.last_page > 1 ? goods.last_page : undefined }), locale))
  }
  const ways = goods.total ? null : await waysOut(call, filters.keywords)
  return { filters, goods: { ...goods, data: goods.data.map(cardGoods) }, facets, ways }
}

/** What an empty list offers: words like those typed, popular searches, and what sells best. */
async function waysOut(call: Call, keywords: string | undefined) {
  const [nearest, hot, best] = await Promise.all([
    keywords ? call(suggestGoods, { query: { keywords } }) : null,
    call(suggestGoods, { query: {} }),
    call(listGoods, { query: { sort: 'sales', per_page: 8 } }),
  ])
  const words = nearest?.words.filter((word) => word !== keywords) ?? []
  return { words, hotWords: hot.words, goods: best.data.map(cardGoods) }
}

export function meta({ matches, loaderData: { filters } }: Route.MetaArgs) {
  const { locale, publicUrl } = rootData(matches)
  const t = translator(locale)
  const { classes } = shellDataOf(matches)
  const title = listTitle(filters, classes, t)
  const path = canonicalPath(filters)
  const isKnown = !filters.class_id || classTrail<ClassNode>(classes, filters.class_id).length > 0
  return pageMeta(matches, {
    title: filters.page ? t('goods:pageTitle', { title, page: filters.page }) : title,
    description: t('goods:classDescription', { name: title }),
    path,
    noindex: !isIndexable(filters) || !isKnown,
    hasCanonical: isKnown,
    data: [breadcrumbData(listCrumbs(filters, classes, t), publicUrl, path)],
  })
}

export default function SearchPage({ loaderData: { filters, goods, facets, ways } }: Route.ComponentProps) {
  const t = useText()
  const { classes } = useShellData()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const isBusy = useNavigation().location?.pathname === links.list()
  const isCapped = goods.total_capped ?? false
  return (
    <>
      <Breadcrumb crumbs={listCrumbs(filters, classes, t)} />
      <div className="flex flex-wrap items-baseline gap-x-3 pb-2 md:pb-4">
        <h1 className="text-20 font-bold md:text-24">{listTitle(filters, classes, t)}</h1>
        <p role="status" className="text-13 text-ink-2">
          {t(isCapped ? 'goods:resultMany' : 'goods:resultCount', { count: goods.total })}
        </p>
      </div>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-6">
        <aside
          id="filters"
          aria-labelledby="filters-title"
          className="card mb-4 hidden p-4 target:block lg:mb-0 lg:block"
        >
          <h2 id="filters-title" className="sr-only">
            {t('goods:filters')}
          </h2>
          <FilterPanel filters={filters} facets={facets} isInPlace />
        </aside>
        <section id="results" tabIndex={-1} aria-label={t('goods:results')} aria-busy={isBusy || undefined}>
          <SortBar filters={filters} onFilters={() => setIsSheetOpen(true)} />
          <div className="pt-3 lg:pt-0">
            <AppliedChips
              filters={filters}
              facets={facets}
              className={classTrail<ClassNode>(classes, filters.class_id).at(-1)?.name}
            />
          </div>
          {goods.is_near && (
            <p role="note" className="pb-3 text-ink-2">
              {t('goods:nearFor', { words: filters.keywords ?? '' })}
            </p>
          )}
          {ways ? (
            <NoResults filters={filters} ways={ways} />
          ) : (
            <div
              className={classNames(
                'grid grid-cols-2 gap-2 transition duration-200 md:grid-cols-3 md:gap-4 xl:grid-cols-4',
                isBusy && 'opacity-60',
              )}
            >
              {goods.data.map((one, index) => (
                <ProductCard key={one.id} goods={one} isFirst={index === 0} level="h2" />
              ))}
            </div>
          )}
          <Pager page={goods.current_page} last={goods.last_page} pathOf={(page) => listWith(filters, { page })} />
        </section>
      </div>
      <FilterSheet
        isOpen={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
        filters={filters}
        facets={facets}
        total={goods.total}
        isCapped={isCapped}
      />
    </>
  )
}
