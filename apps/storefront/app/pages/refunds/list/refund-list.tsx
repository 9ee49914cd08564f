import { refundTabs } from '@fangshi/contract/refund-states'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { TabLinks } from '~/ui/list/tab-links.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { useRefundTexts } from '../own-texts.ts'
import { refundQueries } from '../refund-queries.ts'
import { RefundCard } from './refund-card.tsx'

/** The shopper's requests by tab; tab and page stand in the address. */
export function RefundList() {
  const t = useRefundTexts()
  const [search] = useSearchParams()
  const tab = refundTabs.find((one) => one === search.get('tab')) ?? 'all'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const query = useQuery({ ...refundQueries.list(tab, page, useLocale()), placeholderData: keepPreviousData })
  const tabs = refundTabs.map((key) => ({
    key,
    to: links.refunds(key),
    name: t(`refund:tab_${key}`),
    count: query.data?.tabs[key],
  }))
  return (
    <div className="space-y-3 md:space-y-4">
      <TabLinks label={t('refund:tabs')} tabs={tabs} current={tab} />
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ data, current_page, last_page }) => (
          <>
            <div aria-busy={query.isFetching} className="space-y-3 md:space-y-4">
              {data.map((refund) => (
                <RefundCard key={refund.id} refund={refund} readAt={query.dataUpdatedAt} />
              ))}
            </div>
            {data.length === 0 && (
              <EmptyState object="orders" text={t(`refund:none_${tab}`)}>
                <ButtonLink to={links.orders()}>{t('refund:toOrders')}</ButtonLink>
              </EmptyState>
            )}
            <Pager page={current_page} last={last_page} pathOf={(to) => links.refunds(tab, to)} />
          </>
        )}
      </Loaded>
    </div>
  )
}
