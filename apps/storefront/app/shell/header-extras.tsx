import { MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { followUnread } from '~/chats/follow-unread.ts'
import { useUnreadCount } from '~/chats/unread-count.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { Bell } from '~/notifications/bell.tsx'
import { links } from '~/routing/links.ts'

/** The way to one's conversations, with the number of unread messages. */
function Chats() {
  const t = useUserTexts()
  const count = useUnreadCount()
  useEffect(followUnread, [])
  return (
    <LocalLink
      to={links.chats()}
      aria-label={count > 0 ? t('user:chatsUnread', { count }) : t('user:chats')}
      className="flex size-11 shrink-0 flex-col items-center justify-center gap-0.5 rounded-2 text-12 text-ink-2 hover:text-brand md:size-auto md:min-w-12 md:py-1"
    >
      <span className="relative">
        <MessageCircle size={22} />
        {count > 0 && (
          <span
            aria-hidden
            data-count={count > 99 ? '99+' : count}
            className="absolute -top-2 left-3 min-w-5 rounded-full bg-brand px-1 text-center text-12 font-medium whitespace-nowrap text-on-brand tabular-nums before:content-[attr(data-count)]"
          />
        )}
      </span>
      <span className="max-md:hidden">{t('user:chatsShort')}</span>
    </LocalLink>
  )
}

/** What the header has for shoppers alone. Loaded after the page. */
export default function HeaderExtras() {
  return (
    <>
      <Chats />
      <Bell />
    </>
  )
}
