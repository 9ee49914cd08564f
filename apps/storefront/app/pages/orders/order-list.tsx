import { useNavigate, useSearchParams } from 'react-router'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useOwnEvents } from '~/events/use-own-events.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { OrderCard } from './order-card.tsx'
import { withoutDefaults, readFilters, type OrderFilters } from './order-filters.ts'
import { OrderSearch } from './order-search.tsx'
import { OrderTabs } from './order-tabs.tsx'
import { useOrders } from './use-orders.ts'

/** The shopper's orders by tab, keywords and days; all of it is in the address, so back and reload work. */
export function OrderList() {
  const t = useOrderTexts()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const query = useOrders(filters)
  // The groups of these orders fill up while one looks.
  useOwnEvents(query.data?.data.some(({ order_status }) => order_status === 'waiting_group') ?? false, ({ topic }) => {
    if (topic === 'collective') void query.refetch()
  })

  const pathOf = (change: Partial<OrderFilters>): string => {
    const { tab, ...rest } = withoutDefaults({ ...filters, page: 1, ...change })
    return links.orders(tab, rest)
  }
  const goTo = (change: Partial<OrderFilters>): void =>
    void navigate(localPath(pathOf(change)), { preventScrollReset: true })
  const isFiltered = Boolean(filters.keywords || filters.from || filters.to)

  return (
    <div className="space-y-3 md:space-y-4">
      <OrderTabs current={filters.tab} counts={query.data?.tabs} pathOf={(tab) => pathOf({ tab })} />
      <OrderSearch filters={filters} onChange={goTo} />
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ data, current_page, last_page }) => (
          <>
            <div aria-busy={query.isFetching} className="space-y-3 md:space-y-4">
              {data.map((order) => (
                <OrderCard key={order.id} order={order} readAt={query.dataUpdatedAt} />
              ))}
            </div>
            {data.length === 0 && (
              <EmptyState object="orders" text={t(isFiltered ? 'order:noMatch' : 'order:noOrders')}>
                {isFiltered ? (
                  <Button onClick={() => goTo({ keywords: '', from: '', to: '' })}>{t('order:clearFilters')}</Button>
                ) : (
                  <ButtonLink tone="brand" to={links.list()}>
                    {t('order:goOnShopping')}
                  </ButtonLink>
                )}
              </EmptyState>
            )}
            <Pager page={current_page} last={last_page} pathOf={(page) => pathOf({ page })} />
          </>
        )}
      </Loaded>
    </div>
  )
}
