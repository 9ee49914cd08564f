import { listOwnCoupons, ownCouponTabs, type OwnCouponTab } from '@fangshi/contract/coupons'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { useCouponTexts } from '~/coupons/own-texts.ts'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { TabLinks } from '~/ui/list/tab-links.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { OwnTicket } from './own-ticket.tsx'

const perPage = 20

/** A page of one tab of the own coupons. */
export function OwnCouponList({ tab, page }: { tab: OwnCouponTab; page: number }) {
  const c = useCouponTexts()
  const locale = useLocale()
  const query = useQuery({
    queryKey: ['user', 'coupons', tab, page, locale],
    queryFn: ({ signal }) => call(listOwnCoupons, { query: { tab, page, per_page: perPage } }, { signal }),
    staleTime: 0,
  })
  const tabs = ownCouponTabs.map((one) => ({
    key: one,
    to: links.ownCoupons(one),
    name: c(`coupons:mine_${one}`),
    count: query.data?.counts[one],
  }))
  return (
    <div className="space-y-3 md:space-y-4">
      <TabLinks label={c('coupons:mineTabs')} tabs={tabs} current={tab} />
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ data, last_page }) => (
          <>
            {data.length === 0 && (
              <div className="card">
                <EmptyState object="records" text={c(`coupons:mineNone_${tab}`)}>
                  {tab === 'usable' && (
                    <ButtonLink tone="brand" to={links.coupons()}>
                      {c('coupons:goToCentre')}
                    </ButtonLink>
                  )}
                </EmptyState>
              </div>
            )}
            <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
              {data.map((coupon) => (
                <li key={coupon.id}>
                  <OwnTicket coupon={coupon} />
                </li>
              ))}
            </ul>
            <Pager page={page} last={last_page} pathOf={(to) => links.ownCoupons(tab, to)} />
          </>
        )}
      </Loaded>
    </div>
  )
}
