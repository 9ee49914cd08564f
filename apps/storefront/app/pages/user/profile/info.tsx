import { useQuery } from '@tanstack/react-query'
import { userQueries } from '~/account/user-queries.ts'
import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/info'
import { ProfileForm } from './profile-form.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = userTexts(rootData(matches).locale)
  const description = t('user:profileText')
  return pageMeta(matches, { title: t('user:profile'), description, path: links.userInfo(), noindex: true })
}

export default function Info() {
  const t = useUserTexts()
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
