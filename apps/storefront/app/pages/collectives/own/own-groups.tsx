import { listOwnGroups } from '@fangshi/contract/collectives'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '~/api/call.ts'
import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { collectiveTexts, useCollectiveTexts } from '~/collectives/own-texts.ts'
import { useOwnEvents } from '~/events/use-own-events.ts'
import { useLocale } from '~/i18n/text.tsx'
import { pageOf } from '~/pages/coupons/page-number.ts'
import { links, ownGroupTabs } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { TabLinks } from '~/ui/list/tab-links.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/own-groups'
import { OwnGroupCard } from './own-group-card.tsx'

export const handle: PageHandle = { queryKeys: ['tab', 'page'] }

const perPage = 10

export function meta({ matches }: Route.MetaArgs) {
  const { locale } = rootData(matches)
  return pageMeta(matches, {
    title: userTexts(locale)('user:groups'),
    description: collectiveTexts(locale)('collective:ownText'),
    path: links.ownGroups(),
    noindex: true,
  })
}

/** The groups in which the shopper has or had a seat, by state; those that are open are followed. */
export default function OwnGroups() {
  const t = useUserTexts()
  const c = useCollectiveTexts()
  const locale = useLocale()
  const [search] = useSearchParams()
  const tab = ownGroupTabs.find((one) => one === search.get('tab')) ?? 'all'
  const page = pageOf(search.get('page'))
  const query = useQuery({
    queryKey: ['orders', 'groups', tab, page, locale],
    queryFn: ({ signal }) =>
      call(listOwnGroups, { query: { state: tab === 'all' ? undefined : tab, page, per_page: perPage } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useOwnEvents(query.data?.data.some(({ state }) => state === 'open') ?? false, ({ topic }) => {
    if (topic === 'collective') void query.refetch()
  })
  const tabs = ownGroupTabs.map((key) => ({
    key,
    to: links.ownGroups(key),
    name: c(`collective:tab_${key}`),
    count: undefined,
  }))
  return (
    <UserPage
      title={t('user:groups')}
      aside={
        <ButtonLink to={links.collectives()} size="s">
          {c('collective:all')}
        </ButtonLink>
      }
    >
      <div className="space-y-3 md:space-y-4">
        <TabLinks label={c('collective:tabs')} tabs={tabs} current={tab} />
        <Loaded query={query} skeleton={<RowsSkeleton />}>
          {({ data, now, current_page, last_page }) => (
            <>
              <div aria-busy={query.isFetching} className="space-y-3 md:space-y-4">
                {data.map((group) => (
                  <OwnGroupCard key={group.order_id} group={group} now={now} />
                ))}
              </div>
              {data.length === 0 && (
                <div className="card">
                  <EmptyState object="orders" text={c('collective:noOwn')}>
                    <ButtonLink tone="brand" to={links.collectives()}>
                      {c('collective:browseGroups')}
                    </ButtonLink>
                  </EmptyState>
                </div>
              )}
              <Pager page={current_page} last={last_page} pathOf={(to) => links.ownGroups(tab, to)} />
            </>
          )}
        </Loaded>
      </div>
    </UserPage>
  )
}
