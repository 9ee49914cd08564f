import { useQuery } from '@tanstack/react-query'
import { userQueries } from '~/account/user-queries.ts'
import { translator } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/info'
import { ProfileForm } from './profile-form.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = translator(rootData(matches).locale)
  const description = t('user:profileText')
  return pageMeta(matches, { title: t('user:profile'), description, path: links.userInfo(), noindex: true })
}

export default function Info() {
  const t = useText()
  const me = useQuery({ ...userQueries.me(), refetchOnWindowFocus: false })
  return (
    <UserPage title={t('user:profile')}>
      <Loaded query={me} skeleton={<FormSkeleton />}>
        {(person) => (
          <div className="card p-4 md:p-6">
            <ProfileForm me={person} />
          </div>
        )}
      </Loaded>
    </UserPage>
  )
}
