import { listPointsOrders } from '@fangshi/contract/points-mall'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '~/api/call.ts'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { useSite } from '~/site/shell-data.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { pointsTexts, usePointsTexts } from '../own-texts.ts'
import type { Route } from './+types/points-orders'
import { PointsOrderCard } from './points-order-card.tsx'

export const handle: PageHandle = { queryKeys: ['page'] }

export function meta({ matches }: Route.MetaArgs) {
  const t = pointsTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('points:orders'),
    description: t('points:ordersText'),
    path: links.pointsOrders(),
    noindex: true,
  })
}

/** The shopper's orders of points goods, newest first. */
export default function PointsOrders() {
  const t = usePointsTexts()
  const locale = useLocale()
  const { points_mall } = useSite()
  const [params] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const orders = useQuery({
    queryKey: ['user', 'pointsOrders', page, locale],
    queryFn: ({ signal }) => call(listPointsOrders, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <UserPage title={t('points:orders')}>
      <Loaded query={orders} skeleton={<RowsSkeleton />}>
        {({ data, current_page, last_page }) =>
          data.length === 0 ? (
            <div className="card">
              <EmptyState object="orders" text={t('points:noOrders')}>
                <ButtonLink tone="brand" to={points_mall ? links.pointsMall() : links.list()}>
                  {t('points:browse')}
                </ButtonLink>
              </EmptyState>
            </div>
          ) : (
            <>
              <div className="space-y-3 md:space-y-4">
                {data.map((order) => (
                  <PointsOrderCard key={order.id} order={order} readAt={orders.dataUpdatedAt} />
                ))}
              </div>
              <Pager page={current_page} last={last_page} pathOf={(to) => links.pointsOrders(to)} />
            </>
          )
        }
      </Loaded>
    </UserPage>
  )
}
