import { distributionStates, ownDistributionLogs, type DistributionState } from '@fangshi/contract/distributions'
import type { Reply } from '@fangshi/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '~/api/call.ts'
import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { TabLinks } from '~/ui/list/tab-links.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { Tag, type TagTone } from '~/ui/tag.tsx'
import { pageOf } from '../coupons/page-number.ts'
import type { Route } from './+types/commissions'
import { distributionTexts, useDistributionTexts } from './own-texts.ts'

export const handle: PageHandle = { queryKeys: ['state', 'page'] }

export function meta({ matches }: Route.MetaArgs) {
  const { locale } = rootData(matches)
  return pageMeta(matches, {
    title: userTexts(locale)('user:commissions'),
    description: distributionTexts(locale)('distribution:statesHelp'),
    path: links.commissions(),
    noindex: true,
  })
}

const perPage = 20
const tones: Record<DistributionState, TagTone> = { frozen: 'neutral', due: 'gold', paid: 'ok', taken_back: 'bad' }

function CommissionRow({ row }: { row: Reply<typeof ownDistributionLogs>['data'][number] }) {
  const d = useDistributionTexts()
  const { goods_name, goods_image, buyer, level, rate, base, commission, taken_back, state, created_at } = row
  return (
    <li className="flex gap-3 py-3">
      <Picture
        src={goods_image}
        alt=""
        sizes="64px"
        largest={320}
        className="size-16 shrink-0 rounded-2 object-cover"
      />
      <div className="min-w-0 flex-1 space-y-0.5">
        <p className="line-clamp-2 font-medium">{goods_name}</p>
        <p className="text-12 text-ink-2">{d('distribution:buyer', { name: buyer })}</p>
        <p className="text-12 text-ink-2 tabular-nums">
          {d('distribution:of', { level: d(`distribution:level_${level as 1 | 2 | 3}`), rate, base })}
        </p>
        <p className="text-12 text-ink-3 tabular-nums">{created_at.slice(0, 16)}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1 text-right">
        <Tag tone={tones[state]}>{d(`distribution:state_${state}`)}</Tag>
        <Price value={commission} tone="ink" exact />
        {taken_back !== '0.00' && state !== 'taken_back' && (
          <span className="max-w-28 text-12 text-bad tabular-nums">
            {d('distribution:takenBack', { amount: taken_back })}
          </span>
        )}
      </div>
    </li>
  )
}

function CommissionList({ state, page }: { state: DistributionState | undefined; page: number }) {
  const d = useDistributionTexts()
  const locale = useLocale()
  const query = useQuery({
    queryKey: ['user', 'commissions', state, page, locale],
    queryFn: ({ signal }) => call(ownDistributionLogs, { query: { state, page, per_page: perPage } }, { signal }),
    staleTime: 0,
  })
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ data, last_page }) => (
        <>
          <div className="card px-4">
            {data.length === 0 && <EmptyState object="records" text={d('distribution:logsNone')} />}
            <ul className="divide-y divide-line">
              {data.map((row) => (
                <CommissionRow key={row.id} row={row} />
              ))}
            </ul>
          </div>
          <Pager page={page} last={last_page} pathOf={(to) => links.commissions(state, to)} />
        </>
      )}
    </Loaded>
  )
}

/** What each sale earned the shopper, by state. State and page are in the address. */
export default function Commissions() {
  const t = useUserTexts()
  const d = useDistributionTexts()
  const [search] = useSearchParams()
  const state = distributionStates.find((one) => one === search.get('state'))
  const page = pageOf(search.get('page'))
  const tabs = [undefined, ...distributionStates].map((one) => ({
    key: one ?? 'all',
    to: links.commissions(one),
    name: d(one ? `distribution:state_${one}` : 'distribution:all'),
    count: undefined,
  }))
  return (
    <UserPage title={t('user:commissions')}>
      <p className="pb-3 text-13 text-ink-2">{d('distribution:statesHelp')}</p>
      <div className="space-y-3 md:space-y-4">
        <TabLinks label={d('distribution:logTabs')} tabs={tabs} current={state ?? 'all'} />
        <CommissionList state={state} page={page} />
      </div>
    </UserPage>
  )
}
