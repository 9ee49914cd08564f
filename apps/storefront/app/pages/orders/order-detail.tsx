import { listQuestions } from '@fangshi/contract/content-help'
import { getOrder } from '@fangshi/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { GroupProgress } from '~/collectives/group-progress.tsx'
import { isAboutGroup } from '~/collectives/standing.ts'
import { useOwnEvents } from '~/events/use-own-events.ts'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { isMissing, showUnlessMissing } from '~/api/missing.ts'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { OrderRequests } from '../refunds/order-requests.tsx'
import { refundQueries } from '../refunds/refund-queries.ts'
import { isOnTheWay } from './order.ts'
import { OrderGoodsCard } from './order-goods-card.tsx'
import { OrderBar } from './order-bar.tsx'
import { OrderQuestions } from './order-questions.tsx'
import { OrderInfo } from './order-info.tsx'
import { OrderState } from './order-state.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { ParcelList } from './parcel-list.tsx'

/** A shopper's order: state, timeline, parcels, goods and price, address; what can be done stays at the bottom. */
export function OrderDetail({ id }: { id: number }) {
  const t = useOrderTexts()
  const locale = useLocale()
  const query = useQuery({
    queryKey: ['order', id, locale],
    queryFn: ({ signal }) => call(getOrder, { params: { id } }, { quiet: true, signal }).catch(showUnlessMissing),
    staleTime: 0,
    // Parcels move on their own; reading their state is cheap for the server.
    refetchInterval: ({ state }) => (state.data && isOnTheWay(state.data) ? 30_000 : false),
  })
  // Read at the same time, so that nothing moves when they stand above the rest.
  const requests = useQuery(refundQueries.ofOrder(id, locale))
  const faq = useQuery({
    queryKey: ['questions', 'order', locale],
    queryFn: ({ signal }) => call(listQuestions, { params: { place: 'order' } }, { quiet: true, signal }),
    staleTime: 600_000,
  })
  // Paid on another device, or closed: the page shows it by itself.
  useOwnEvents(query.data?.order_status === 'waiting_payment', () => void query.refetch())
  if (isMissing(query.error)) {
    return (
      <EmptyState object="orders" text={t('order:missing')}>
        <ButtonLink to={links.orders()}>{t('order:allOrders')}</ButtonLink>
      </EmptyState>
    )
  }
  if (query.data && (requests.isPending || faq.isPending)) return <RowsSkeleton count={4} />
  return (
    <Loaded query={query} skeleton={<RowsSkeleton count={4} />}>
      {(order) => (
        <div className="space-y-3 md:space-y-4">
          <OrderState order={order} readAt={query.dataUpdatedAt} />
          {order.collective && order.pay_time && isAboutGroup(order) && (
            <GroupProgress
              group={order.collective}
              goodsName={order.order_goods[0]?.goods_name ?? ''}
              className="card p-4 md:p-6"
            />
          )}
          <OrderRequests requests={requests.data?.data ?? []} />
          <OrderTimeline order={order} />
          <ParcelList order={order} />
          <OrderGoodsCard order={order} />
          <OrderInfo order={order} />
          {faq.data && <OrderQuestions faq={faq.data} />}
          <OrderBar order={order} />
        </div>
      )}
    </Loaded>
  )
}
