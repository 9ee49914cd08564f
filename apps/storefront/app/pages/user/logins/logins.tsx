import { listOwnOauth } from '@fangshi/contract/oauth'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { oauthTexts, useOauthTexts } from '~/oauth/own-texts.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/logins'
import { LoginRow } from './login-row.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = oauthTexts(rootData(matches).locale)
  const description = t('oauth:bindingsText')
  return pageMeta(matches, { title: t('oauth:bindings'), description, path: links.logins(), noindex: true })
}

/** The identities of other providers that the shopper's account is bound to. */
export default function Logins() {
  const t = useOauthTexts()
  const logins = useQuery({
    queryKey: ['user', 'logins'],
    queryFn: ({ signal }) => call(listOwnOauth, {}, { signal }),
  })
  return (
    <UserPage title={t('oauth:bindings')}>
      <Loaded query={logins} skeleton={<RowsSkeleton count={1} />}>
        {(list) => {
          const shown = list.filter(({ bound, ways }) => bound !== null || ways.length > 0)
          return (
            <div className="card p-4 md:p-6">
              {shown.length === 0 && <EmptyState object="records" text={t('oauth:none')} />}
              {shown.length > 0 && <p className="pb-2 text-ink-2">{t('oauth:bindingsText')}</p>}
              <ul className="divide-y divide-line">
                {shown.map((login) => (
                  <LoginRow key={login.provider} login={login} />
                ))}
              </ul>
            </div>
          )
        }}
      </Loaded>
    </UserPage>
  )
}
