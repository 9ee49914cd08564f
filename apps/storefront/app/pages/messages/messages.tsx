import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { userTexts, useUserTexts } from '~/area-texts/user-texts.ts'
import { useUnread } from '~/notifications/unread.ts'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { TabLinks } from '~/ui/list/tab-links.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { BottomSheet } from '~/ui/overlay/dialog.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import type { Route } from './+types/messages'
import { MessageRow } from './message-row.tsx'
import MessageSettings from './message-settings.tsx'
import { messageTexts, useMessageTexts } from './own-texts.ts'
import { useMessages } from './use-messages.ts'

export const handle: PageHandle = { queryKeys: ['tab', 'page'] }

export function meta({ matches }: Route.MetaArgs) {
  const { locale } = rootData(matches)
  return pageMeta(matches, {
    title: userTexts(locale)('user:messages'),
    description: messageTexts(locale)('message:text'),
    path: links.messages(),
    noindex: true,
  })
}

const tabs = ['all', 'unread'] as const

function List({ tab, page }: { tab: (typeof tabs)[number]; page: number }) {
  const t = useMessageTexts()
  const { unread } = useUnread()
  const { query, readAll, open } = useMessages({ page, unread: tab === 'unread' })
  const [isReading, setReading] = useState(false)
  const read = async (): Promise<void> => {
    setReading(true)
    try {
      await readAll()
      toast({ text: t('message:allRead'), tone: 'ok' })
    } catch {
      // `call` has shown why.
    }
    setReading(false)
  }
  return (
    <section className="card mt-3 px-4 md:px-6" aria-busy={query.isPlaceholderData}>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ data, current_page, last_page }) =>
          data.length === 0 ? (
            <EmptyState object="messages" text={t(tab === 'unread' ? 'message:noneUnread' : 'message:none')} />
          ) : (
            <>
              {unread > 0 && (
                <div className="flex justify-end pt-3">
                  <Button size="s" busy={isReading} onClick={() => void read()}>
                    {t('message:readAll')}
                  </Button>
                </div>
              )}
              <ul className="divide-y divide-line">
                {data.map((one) => (
                  <MessageRow key={one.id} message={one} onOpen={() => open(one)} />
                ))}
              </ul>
              <Pager
                page={current_page}
                last={last_page}
                pathOf={(to) => links.messages(tab === 'unread', to === 1 ? undefined : to)}
              />
            </>
          )
        }
      </Loaded>
    </section>
  )
}

/** The shopper's notifications: all, or the unread ones. Tab and page are in the address. */
export default function Messages() {
  const t = useMessageTexts()
  const user = useUserTexts()
  const [search] = useSearchParams()
  const [isChoosing, setChoosing] = useState(false)
  const { unread } = useUnread()
  const tab = search.get('tab') === 'unread' ? 'unread' : 'all'
  const page = Math.max(1, Number(search.get('page')) || 1)
  return (
    <UserPage
      title={user('user:messages')}
      aside={
        <Button size="s" onClick={() => setChoosing(true)}>
          {t('message:settings')}
        </Button>
      }
    >
      <p className="pb-3 text-13 text-ink-2">{t('message:text')}</p>
      <TabLinks
        label={t('message:tabs')}
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          to: links.messages(key === 'unread'),
          name: t(`message:tab_${key}`),
          count: key === 'unread' ? unread : undefined,
        }))}
      />
      <List key={tab} tab={tab} page={page} />
      <BottomSheet isOpen={isChoosing} onClose={() => setChoosing(false)} title={t('message:settings')}>
        <MessageSettings />
      </BottomSheet>
    </UserPage>
  )
}
