import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useLocale } from '~/i18n/text.tsx'
import type { PageHandle } from '~/routing/page-handle.ts'
import { commentTabs, links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { TabLinks } from '~/ui/list/tab-links.tsx'
import type { Route } from './+types/own-comments'
import { commentQueries } from '../comment-queries.ts'
import { useWritingTexts, writingTexts } from '../own-texts.ts'
import { WaitingLines } from './waiting-lines.tsx'
import { WrittenComments } from './written-comments.tsx'

export const handle: PageHandle = { queryKeys: ['tab', 'page'] }

export function meta({ matches }: Route.MetaArgs) {
  const t = writingTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('writing:own'),
    description: t('writing:ownText'),
    path: links.ownComments(),
    noindex: true,
  })
}

/** The shopper's comments, and the order lines without one; tab and page are in the address. */
export default function OwnComments() {
  const t = useWritingTexts()
  const locale = useLocale()
  const [search] = useSearchParams()
  const tab = commentTabs.find((one) => one === search.get('tab')) ?? 'written'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const written = useQuery(commentQueries.own(tab === 'written' ? page : 1, locale))
  const counts = { waiting: written.data?.waiting, written: written.data?.total }
  return (
    <UserPage title={t('writing:own')}>
      <div className="space-y-3 md:space-y-4">
        <TabLinks
          label={t('writing:tabs')}
          tabs={commentTabs.map((key) => ({
            key,
            to: links.ownComments(key),
            name: t(`writing:tab_${key}`),
            count: counts[key],
          }))}
          current={tab}
        />
        {tab === 'waiting' ? <WaitingLines page={page} /> : <WrittenComments query={written} />}
      </div>
    </UserPage>
  )
}
