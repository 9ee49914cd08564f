import type { ChatGoods } from '@fangshi/contract/chat-shapes'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { hasSession } from '~/session/session.ts'
import { Button } from '~/ui/button.tsx'
import type { ButtonSize } from '~/ui/button-look.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import { useChatEntryTexts } from './own-texts.ts'

const ChatPanel = lazy(() => loadChunk(() => import('../chat-panel.tsx')))

/** What the page is about; the shopper may send it as a card. */
export type ChatSubject = { goods: ChatGoods } | { orderId: number }

/** Opens the conversation with a store, for guests the login. `children` gets what opens it. */
export function ChatEntry({
  storeId,
  subject,
  children,
}: {
  storeId: number
  subject?: ChatSubject | undefined
  children: (open: () => void) => ReactNode
}) {
  const t = useChatEntryTexts()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const open = (): void => {
    if (hasSession()) return setIsOpen(true)
    toast({ text: t('chatEntry:loginFirst') })
    void navigate(localPath(links.login(pathname + search)))
  }
  return (
    <>
      {children(open)}
      {isOpen && (
        <Suspense>
          <ChatPanel storeId={storeId} subject={subject} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** “Contact store”; as an icon on phones where its words have no room. */
export function ChatButton({
  storeId,
  subject,
  size = 's',
  isIconOnPhones = false,
  className,
}: {
  storeId: number
  subject?: ChatSubject
  size?: ButtonSize
  isIconOnPhones?: boolean
  className?: string
}) {
  const t = useChatEntryTexts()
  return (
    <ChatEntry storeId={storeId} subject={subject}>
      {(open) => (
        <Button size={size} className={className} aria-haspopup="dialog" onClick={open}>
          <MessageCircle size={16} />
          <span className={isIconOnPhones ? 'max-md:sr-only' : undefined}>{t('chatEntry:contact')}</span>
        </Button>
      )}
    </ChatEntry>
  )
}
