import { distributionMembers } from '@fangshi/contract/distributions'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '~/api/call.ts'
import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { TabLinks } from '~/ui/list/tab-links.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { pageOf } from '../coupons/page-number.ts'
import type { Route } from './+types/members'
import { distributionTexts, useDistributionTexts } from './own-texts.ts'
import { useOwnDistribution } from './use-own-distribution.ts'

export const handle: PageHandle = { queryKeys: ['level', 'page'] }

export function meta({ matches }: Route.MetaArgs) {
  const { locale } = rootData(matches)
  return pageMeta(matches, {
    title: userTexts(locale)('user:members'),
    description: distributionTexts(locale)('distribution:membersText'),
    path: links.members(),
    noindex: true,
  })
}

const perPage = 20

function MemberList({ level, page }: { level: 1 | 2 | 3; page: number }) {
  const d = useDistributionTexts()
  const query = useQuery({
    queryKey: ['user', 'members', level, page],
    queryFn: ({ signal }) =>
      call(distributionMembers, { query: { lev: level - 1, page, per_page: perPage } }, { signal }),
    staleTime: 0,
  })
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ data, last_page }) => (
        <>
          {data.length === 0 && (
            <div className="card">
              <EmptyState object="records" text={d('distribution:membersNone')}>
                <ButtonLink tone="brand" to={links.distribution()}>
                  {d('distribution:share')}
                </ButtonLink>
              </EmptyState>
            </div>
          )}
          {data.length > 0 && (
            <ul className="card divide-y divide-line px-4">
              {data.map(({ nickname, avatar, joined_at, paid }, at) => (
                <li key={at} className="flex min-h-16 items-center gap-3 py-3">
                  <Avatar src={avatar} name={nickname} className="size-10" />
                  <div className="min-w-0 flex-1">
                    <p className="truncate font-medium">{nickname}</p>
                    <p className="text-12 text-ink-2 tabular-nums">
                      {d('distribution:joined', { time: joined_at.slice(0, 10) })}
                    </p>
                  </div>
                  <p className="text-right">
                    <span className="block text-12 text-ink-2">{d('distribution:paidByMember')}</span>
                    <Price value={paid} size="s" tone="ink" exact />
                  </p>
                </li>
              ))}
            </ul>
          )}
          <Pager page={page} last={last_page} pathOf={(to) => links.members(level, to)} />
        </>
      )}
    </Loaded>
  )
}

/** Whom the shopper brought, by level. Level and page are in the address. */
export default function Members() {
  const t = useUserTexts()
  const d = useDistributionTexts()
  const [search] = useSearchParams()
  const { data } = useOwnDistribution()
  const level = ([1, 2, 3] as const).find((one) => String(one) === search.get('level')) ?? 1
  const page = pageOf(search.get('page'))
  const tabs = (data?.members ?? []).map((count, at) => ({
    key: String(at + 1),
    to: links.members(at + 1),
    name: d(`distribution:level_${(at + 1) as 1 | 2 | 3}`),
    count,
  }))
  return (
    <UserPage title={t('user:members')}>
      <p className="pb-3 text-13 text-ink-2">{d('distribution:membersText')}</p>
      <div className="space-y-3 md:space-y-4">
        {tabs.length > 0 && <TabLinks label={d('distribution:memberTabs')} tabs={tabs} current={String(level)} />}
        <MemberList level={level} page={page} />
      </div>
    </UserPage>
  )
}
