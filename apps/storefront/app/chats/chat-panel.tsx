import { openChat } from '@fangshi/contract/chats'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { call } from '~/api/call.ts'
import { Queries } from '~/api/queries.tsx'
import { useLocale } from '~/i18n/text.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { BottomSheet } from '~/ui/overlay/dialog.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import type { ChatSubject } from './entry/chat-button.tsx'
import { useChatTexts } from './own-texts.ts'
import { Talk } from './talk.tsx'

interface PanelProps {
  storeId: number
  subject?: ChatSubject | undefined
  onClose: () => void
}

/** The conversation with a store, which is opened when there is none. */
function StoreTalk({ storeId, subject }: Pick<PanelProps, 'storeId' | 'subject'>) {
  const locale = useLocale()
  const query = useQuery({
    queryKey: ['chat-with', storeId, locale],
    queryFn: ({ signal }) => call(openChat, { body: { store_id: storeId } }, { quiet: true, signal }),
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded query={query} skeleton={<RowsSkeleton count={3} />}>
      {(chat) => (
        <>
          <p className="truncate px-4 pb-2 text-13 text-ink-2">{chat.store_name}</p>
          <Talk chat={chat} subject={subject} />
        </>
      )}
    </Loaded>
  )
}

/** The chat in a corner of a wide window; the page behind it stays usable. */
function CornerPanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useChatTexts()
  return (
    <section
      role="dialog"
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="fixed right-6 bottom-6 z-40 flex h-[min(36rem,calc(100dvh-8rem))] w-[24rem] flex-col rounded-4 border border-line bg-surface shadow-3"
    >
      <div className="flex items-center justify-between py-2 pr-2 pl-4">
        <h2 className="text-16 font-bold">{title}</h2>
        <IconButton icon={X} label={t('ui:close')} onClick={onClose} />
      </div>
      {children}
    </section>
  )
}

/** The conversation with a store over its pages: in the corner, on phones a sheet. */
export default function ChatPanel({ storeId, subject, onClose }: PanelProps) {
  const t = useChatTexts()
  const [isWide] = useState(() => matchMedia('(width >= 48rem)').matches)
  const talk = (
    <Queries>
      <StoreTalk storeId={storeId} subject={subject} />
    </Queries>
  )
  if (isWide)
    return (
      <CornerPanel title={t('chat:title')} onClose={onClose}>
        {talk}
      </CornerPanel>
    )
  return (
    <BottomSheet isOpen onClose={onClose} title={t('chat:title')}>
      <div className="-mx-4 -mb-4 flex h-[calc(85dvh-4.5rem)] flex-col pb-[var(--seen-bottom,0px)]">{talk}</div>
    </BottomSheet>
  )
}
