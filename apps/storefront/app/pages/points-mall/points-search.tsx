import { listPointsGoods, pointsClasses, pointsGoodsSorts } from '@fangshi/contract/points-mall'
import { redirect } from 'react-router'
import { serverContext } from '~/host/server-context.ts'
import { localPath } from '~/i18n/local-path.ts'
import { useText } from '~/i18n/text.tsx'
import { orNotFound } from '~/routing/not-found.ts'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { Breadcrumb } from '~/ui/breadcrumb.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { SortLink } from '~/ui/list/sort-links.tsx'
import { withOldParams } from '../search/old-params.ts'
import type { Route } from './+types/points-search'
import { pointsTexts, usePointsTexts } from './own-texts.ts'
import { PointsGrid } from './points-card.tsx'
import { pointsWith, readPointsFilters } from './points-query.ts'

export const handle: PageHandle = { queryKeys: ['class_id', 'cid', 'sort', 'page'] }

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { call, locale } = context.get(serverContext)
  const filters = readPointsFilters(withOldParams(params.params, new URL(request.url).searchParams))
  const [goods, classes] = await Promise.all([
    orNotFound(call(listPointsGoods, { query: filters })),
    orNotFound(call(pointsClasses, {})),
  ])
  // An old link may name a page after the last one.
  if (!goods.data.length && goods.total) throw redirect(localPath(pointsWith(filters, {}), locale))
  return { filters, goods, classes }
}

type LoaderData = Awaited<ReturnType<typeof loader>>

const titleOf = ({ filters, classes }: LoaderData, all: string): string =>
  classes.find(({ id }) => id === filters.class_id)?.name ?? all

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = pointsTexts(rootData(matches).locale)
  const { class_id, page } = loaderData.filters
  return pageMeta(matches, {
    title: `${titleOf(loaderData, t('points:all'))} · ${t('points:title')}`,
    description: t('points:description'),
    path: links.pointsSearch({ class_id, page }),
  })
}

const sorts = [undefined, ...pointsGoodsSorts] as const

/** The points goods of a class or of all, in an order. */
export default function PointsSearch({ loaderData }: Route.ComponentProps) {
  const t = usePointsTexts()
  const shared = useText()
  const { filters, goods, classes } = loaderData
  const title = titleOf(loaderData, t('points:all'))
  const crumbs = [
    { name: shared('shell:home'), to: links.home() },
    { name: t('points:title'), to: links.pointsMall() },
    { name: title },
  ]
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <div className="flex flex-wrap items-baseline gap-x-3 pb-2">
        <h1 className="text-20 font-bold md:text-24">{title}</h1>
        <p role="status" className="text-13 text-ink-2">
          {t('points:count', { count: goods.total })}
        </p>
      </div>
      <nav aria-label={t('points:classes')} className="-mx-2 flex flex-wrap">
        {[{ id: undefined, name: t('points:allClasses') }, ...classes].map(({ id, name }) => (
          <SortLink key={id ?? 0} to={pointsWith(filters, { class_id: id })} isCurrent={filters.class_id === id}>
            {name}
          </SortLink>
        ))}
      </nav>
      <nav aria-label={t('points:sort')} className="-mx-2 mb-3 flex flex-wrap border-t border-line">
        {sorts.map((sort) => (
          <SortLink key={sort ?? ''} to={pointsWith(filters, { sort })} isCurrent={filters.sort === sort}>
            {t(`points:sort_${sort ?? 'standard'}`)}
          </SortLink>
        ))}
      </nav>
      {goods.data.length ? (
        <PointsGrid goods={goods.data} level="h2" />
      ) : (
        <div className="card">
          <EmptyState object="search" text={t('points:none')} />
        </div>
      )}
      <Pager page={goods.current_page} last={goods.last_page} pathOf={(page) => pointsWith(filters, { page })} />
    </>
  )
}
