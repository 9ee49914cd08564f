import { MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { followUnread } from '~/chats/follow-unread.ts'
import { useUnreadCount } from '~/chats/unread-count.ts'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { Bell } from '~/notifications/bell.tsx'
import { links } from '~/routing/links.ts'
import { HeaderLink } from '~/ui/header-link.tsx'

/** The way to one's conversations, with the number of unread messages. */
function Chats() {
  const t = useUserTexts()
  const count = useUnreadCount()
  useEffect(followUnread, [])
  return (
    <HeaderLink
      to={links.chats()}
      icon={MessageCircle}
      count={count}
      name={t('user:chatsShort')}
      label={count > 0 ? t('user:chatsUnread', { count }) : t('user:chats')}
    />
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
