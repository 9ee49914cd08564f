import { Mail } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
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
    <LocalLink
      to={links.messages()}
      aria-label={unread > 0 ? t('user:messagesUnread', { count: unread }) : t('user:messages')}
      className="flex size-11 shrink-0 flex-col items-center justify-center gap-0.5 rounded-2 text-12 text-ink-2 hover:text-brand md:size-auto md:min-w-12 md:py-1"
    >
      <span className="relative">
        <Mail size={22} />
        {unread > 0 && (
          <span
            aria-hidden
            data-count={unread > 99 ? '99+' : unread}
            className="absolute -top-2 left-3 min-w-5 rounded-full bg-brand px-1 text-center text-12 font-medium whitespace-nowrap text-on-brand tabular-nums before:content-[attr(data-count)]"
          />
        )}
      </span>
      <span className="max-md:hidden">{t('user:messages')}</span>
    </LocalLink>
  )
}
