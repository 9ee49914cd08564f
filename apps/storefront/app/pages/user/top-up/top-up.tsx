import { topUpMethods } from '@fangshi/contract/top-ups'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { payer } from '~/payment/payer.ts'
import { usePayerKnown } from '~/payment/use-payer-known.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/top-up'
import { topUpTexts, useTopUpTexts } from './own-texts.ts'
import { TopUpForm } from './top-up-form.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = topUpTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('topUp:title'),
    description: t('topUp:text'),
    path: links.topUps(),
    noindex: true,
  })
}

export default function TopUp() {
  const t = useTopUpTexts()
  const isPayerKnown = usePayerKnown()
  const methods = useQuery({
    queryKey: ['user', 'topUpMethods'],
    queryFn: ({ signal }) => call(topUpMethods, { query: payer() }, { signal }),
    enabled: isPayerKnown,
  })
  return (
    <UserPage title={t('topUp:title')} back={links.money()}>
      <section className="card max-w-form p-4 md:p-6">
        <Loaded query={methods} skeleton={<FormSkeleton fields={3} />}>
          {({ methods: all }) => {
            const shown = all.filter(({ reason }) => reason !== 'not_offered')
            return shown.length ? (
              <TopUpForm methods={shown} />
            ) : (
              <EmptyState object="broken" title={t('topUp:noMethods')} text={t('topUp:noMethodsText')} />
            )
          }}
        </Loaded>
      </section>
    </UserPage>
  )
}
