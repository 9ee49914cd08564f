import { listStores } from '@fangshi/contract/catalog'
import { redirect, useNavigation } from 'react-router'
import socialImage from '~/assets/social.jpg'
import { localPath } from '~/i18n/local-path.ts'
import { translator, type TextKey, type Translate } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { links, type StoreListFilters } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { serverContext } from '~/host/server-context.ts'
import { breadcrumbData } from '~/seo/breadcrumb-data.ts'
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { classNames } from '~/ui/class-names.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { SortLink } from '~/ui/list/sort-links.tsx'
import { SearchForm } from '~/ui/inputs/search-form.tsx'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/stores'
import { NearButton } from './near-button.tsx'
import { StoreCard } from './store-card.tsx'
import { placeOf, readStoreFilters, storesWith } from './stores-query.ts'

export const handle: PageHandle = { queryKeys: ['keywords', 'sort', 'near', 'page'] }

const perPage = 12

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, locale } = context.get(serverContext)
  const filters = readStoreFilters(new URL(request.url).searchParams)
  const { near, ...query } = filters
  const stores = await call(listStores, { query: { ...query, ...placeOf(near), per_page: perPage } })
  // An old link may name a page after the last one.
  if (!stores.data.length && stores.total) {
    throw redirect(
      localPath(storesWith(filters, { page: stores.last_page > 1 ? stores.last_page : undefined }), locale),
    )
  }
  return { filters, stores }
}

const titleOf = ({ keywords }: StoreListFilters, t: Translate): string =>
  keywords ? t('store:foundTitle', { words: keywords }) : t('store:title')

const crumbsOf = (filters: StoreListFilters, t: Translate): Crumb[] => [
  { name: t('shell:home'), to: links.home() },
  { name: titleOf(filters, t) },
]

export function meta({ matches, loaderData: { filters } }: Route.MetaArgs) {
  const { locale, publicUrl } = rootData(matches)
  const t = translator(locale)
  const { keywords, page } = filters
  const path = links.stores({ keywords, page })
  const title = titleOf(filters, t)
  return pageMeta(matches, {
    title: page ? t('store:pageTitle', { title, page }) : title,
    description: t('store:description'),
    path,
    image: socialImage,
    noindex: keywords !== undefined,
    data: [breadcrumbData(crumbsOf(filters, t), publicUrl, path)],
  })
}

const sorts: [sort: StoreListFilters['sort'], name: TextKey][] = [
  [undefined, 'store:sortDefault'],
  ['sales', 'store:sortSales'],
  ['newest', 'store:sortNewest'],
]

export default function Stores({ loaderData: { filters, stores } }: Route.ComponentProps) {
  const t = useText()
  const isBusy = useNavigation().location?.pathname === links.stores()
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(filters, t)} />
      <div className="flex flex-wrap items-baseline gap-x-3 pb-3 md:pb-4">
        <h1 className="text-20 font-bold md:text-24">{titleOf(filters, t)}</h1>
        <p role="status" className="text-13 text-ink-2">
          {t('store:storeCount', { count: stores.total })}
        </p>
      </div>
      <div className="mb-4 flex flex-col gap-2 md:flex-row md:items-center md:justify-between">
        <nav
          aria-label={t('store:sort')}
          className="-mx-2 flex flex-wrap items-center justify-between md:mx-0 md:justify-start md:gap-2"
        >
          {sorts.map(([sort, name]) => (
            <SortLink key={name} to={storesWith(filters, { sort })} isCurrent={filters.sort === sort}>
              {t(name)}
            </SortLink>
          ))}
          <NearButton filters={filters} />
        </nav>
        <SearchForm
          action={links.stores()}
          words={filters.keywords}
          label={t('store:searchStores')}
          placeholder={t('store:searchPlaceholder')}
          button={t('store:search')}
          pathOf={(keywords) => storesWith(filters, { keywords })}
          className="md:w-72"
        />
      </div>
      {stores.data.length ? (
        <div
          aria-busy={isBusy || undefined}
          className={classNames(
            'grid grid-cols-1 gap-3 transition duration-200 md:grid-cols-2 md:gap-4 xl:grid-cols-3',
            isBusy && 'opacity-60',
          )}
        >
          {stores.data.map((store) => (
            <StoreCard key={store.id} store={store} />
          ))}
        </div>
      ) : (
        <div className="card">
          <EmptyState
            object="stores"
            text={filters.keywords ? t('store:nothingFor', { words: filters.keywords }) : t('store:nothing')}
          >
            <ButtonLink tone="brand" to={filters.keywords ? links.stores() : links.list()}>
              {t(filters.keywords ? 'store:allStores' : 'errors:browse')}
            </ButtonLink>
          </EmptyState>
        </div>
      )}
      <Pager page={stores.current_page} last={stores.last_page} pathOf={(page) => storesWith(filters, { page })} />
    </>
  )
}
