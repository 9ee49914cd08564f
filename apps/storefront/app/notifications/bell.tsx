import { Mail } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { HeaderLink } from '~/ui/header-link.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { followNotifications } from './follow-notifications.ts'
import { useUnread } from './unread.ts'

/** The way to one's messages, with the number of unread ones; a new one is also shown for a moment. */
export function Bell() {
  const t = useUserTexts()
  const { unread } = useUnread()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const show = useEffectEvent((title: string, link: string) =>
    toast({
      text: title,
      action: { label: t('user:messageOpen'), act: () => void navigate(localPath(link || links.messages())) },
    }),
  )
  useEffect(() => followNotifications(({ title, link }) => show(title, link)), [])
  return (
    <HeaderLink
      to={links.messages()}
      icon={Mail}
      count={unread}
      name={t('user:messages')}
      label={unread > 0 ? t('user:messagesUnread', { count: unread }) : t('user:messages')}
    />
  )
}
