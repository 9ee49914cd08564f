import { useQuery } from '@tanstack/react-query'
import { userQueries } from '~/account/user-queries.ts'
import { documentTexts, useDocumentTexts } from '~/documents/own-texts.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/real-name'
import { RealNameForm } from './real-name-form.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = documentTexts(rootData(matches).locale)
  const description = t('realName:text')
  return pageMeta(matches, { title: t('realName:title'), description, path: links.realName(), noindex: true })
}

/** The identity details: one record per shopper, editable at any time (rules §2). */
export default function RealNamePage() {
  const t = useDocumentTexts()
  const record = useQuery({ ...userQueries.realName(), refetchOnWindowFocus: false })
  return (
    <UserPage title={t('realName:title')} back={links.safe()}>
      <Loaded query={record} skeleton={<FormSkeleton />}>
        {(found) => (
          <div className="card p-4 md:p-6">
            <p className="max-w-text pb-4 text-ink-2">{t('realName:text')}</p>
            <RealNameForm record={found} />
          </div>
        )}
      </Loaded>
    </UserPage>
  )
}
