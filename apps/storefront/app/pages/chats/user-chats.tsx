import { loadChunk } from '@fangshi/contract/load-chunk'
import { lazy, Suspense } from 'react'
import { chatTexts, useChatTexts } from '~/chats/own-texts.ts'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/user-chats'

// Outbox and socket are of a browser alone.
const OwnChats = lazy(() => loadChunk(() => import('./own-chats.tsx')))

export const handle: PageHandle = { queryKeys: ['id'] }

export function meta({ matches }: Route.MetaArgs) {
  const t = chatTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('chat:title'),
    description: t('chat:listText'),
    path: links.chats(),
    noindex: true,
  })
}

/** The shopper's conversations with stores. */
export default function UserChats() {
  const t = useChatTexts()
  return (
    <UserPage title={t('chat:title')}>
      <Suspense fallback={<RowsSkeleton count={4} />}>
        <OwnChats />
      </Suspense>
    </UserPage>
  )
}
