import { useCallback } from 'react'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/top-up-payment'
import { topUpTexts, useTopUpTexts } from './own-texts.ts'
import { TopUpState } from './top-up-state.tsx'
import { useTopUp } from './use-top-up.ts'

export const handle: PageHandle = { queryKeys: ['method'] }

export function meta({ matches, params }: Route.MetaArgs) {
  const t = topUpTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: `${t('topUp:paying')} ${params.no}`,
    path: links.topUp(params.no),
    noindex: true,
  })
}

export default function TopUpPayment({ params: { no } }: Route.ComponentProps) {
  const t = useTopUpTexts()
  const shared = useUserTexts()
  const query = useTopUp(no)
  const { refetch } = query
  const loadAgain = useCallback(() => void refetch(), [refetch])
  return (
    <UserPage title={t('topUp:paying')} back={links.topUps()}>
      {query.isMissing ? (
        <EmptyState object="search" text={t('topUp:missing')}>
          <ButtonLink to={links.money()}>{shared('user:money')}</ButtonLink>
        </EmptyState>
      ) : (
        <Loaded query={query} skeleton={<FormSkeleton fields={3} />}>
          {(topUp) => <TopUpState key={no} topUp={topUp} onStale={loadAgain} />}
        </Loaded>
      )}
    </UserPage>
  )
}
