import { useSearchParams } from 'react-router'
import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { pageOf } from '../coupons/page-number.ts'
import type { Route } from './+types/distribution'
import { Earnings } from './earnings.tsx'
import { OwnLink } from './own-link.tsx'
import { distributionTexts, useDistributionTexts } from './own-texts.ts'
import { SharedGoods } from './shared-goods.tsx'
import { useOwnDistribution } from './use-own-distribution.ts'

export const handle: PageHandle = { queryKeys: ['page'] }

export function meta({ matches }: Route.MetaArgs) {
  const { locale } = rootData(matches)
  return pageMeta(matches, {
    title: userTexts(locale)('user:distribution'),
    description: distributionTexts(locale)('distribution:text'),
    path: links.distribution(),
    noindex: true,
  })
}

/** The shopper's referral link with its code, what it earned, and goods to share. */
export default function Distribution() {
  const t = useUserTexts()
  const d = useDistributionTexts()
  const [search] = useSearchParams()
  const query = useOwnDistribution()
  const page = pageOf(search.get('page'))
  return (
    <UserPage title={t('user:distribution')}>
      <p className="pb-3 text-13 text-ink-2">{d('distribution:text')}</p>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {(own) => (
          <div className="space-y-3 md:space-y-4">
            {own.members.length === 0 ? (
              <div className="card">
                <EmptyState object="records" text={d('distribution:off')} />
              </div>
            ) : (
              <>
                <OwnLink inviterId={own.inviter_id} />
                <Earnings own={own} />
                <SharedGoods inviterId={own.inviter_id} page={page} />
              </>
            )}
          </div>
        )}
      </Loaded>
    </UserPage>
  )
}
