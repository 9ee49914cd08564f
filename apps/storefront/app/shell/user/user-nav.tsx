import { ChevronRight } from 'lucide-react'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { useUnreadCount } from '~/chats/unread-count.ts'
import type { ReactNode } from 'react'
import { LocalLink, LocalNavLink } from '~/i18n/local-link.tsx'
import { useUnread } from '~/notifications/unread.ts'
import { links } from '~/routing/links.ts'
import { userLinks } from './user-links.ts'

/** How much is unread behind a page of the menu: as a number to look at, and as the link's name. */
function useUnreadOf(): (to: string) => { label?: string; badge?: ReactNode } {
  const t = useUserTexts()
  const [chats, messages] = [useUnreadCount(), useUnread().unread]
  const shown = (count: number, label: string) =>
    count > 0
      ? {
          label,
          badge: (
            // Rendered by CSS: as text it would be part of the visible label but not of the accessible name.
            <span
              aria-hidden
              data-count={count > 99 ? '99+' : count}
              className="ml-auto min-w-5 rounded-full bg-brand px-1 text-center text-12 font-medium text-on-brand tabular-nums before:content-[attr(data-count)]"
            />
          ),
        }
      : {}
  return (to) => {
    if (to === links.chats()) return shown(chats, t('user:chatsUnread', { count: chats }))
    return to === links.messages() ? shown(messages, t('user:messagesUnread', { count: messages })) : {}
  }
}

/** The left navigation of the user centre on wide screens. */
export function UserNav() {
  const t = useUserTexts()
  const unreadOf = useUnreadOf()
  return (
    <nav aria-label={t('shell:userNav')} className="card hidden w-52 shrink-0 space-y-4 self-start p-4 lg:block">
      {userLinks.map(({ group, pages }) => (
        <section key={group}>
          <h2 className="px-2 pb-1 text-12 text-ink-3">{t(group)}</h2>
          {pages.map(({ to, name, icon: Icon }) => (
            <LocalNavLink
              key={to}
              to={to}
              aria-label={unreadOf(to).label}
              end={to === links.user()}
              className="flex items-center gap-3 rounded-2 px-2 py-2 hover:bg-sunken aria-[current=page]:bg-brand-50 aria-[current=page]:font-medium aria-[current=page]:text-brand"
            >
              <Icon size={18} />
              {t(name)}
              {unreadOf(to).badge}
            </LocalNavLink>
          ))}
        </section>
      ))}
    </nav>
  )
}

/** The same pages as a menu on `/user`, below 1024 px. */
export function UserHubCells() {
  const t = useUserTexts()
  const unreadOf = useUnreadOf()
  return (
    <nav aria-label={t('shell:userNav')} className="space-y-3 lg:hidden">
      {userLinks.map(({ group, pages }) => (
        <ul key={group} className="card divide-y divide-line px-4">
          {pages
            .filter(({ to }) => to !== links.user())
            .map(({ to, name, icon: Icon }) => (
              <li key={to}>
                <LocalLink to={to} aria-label={unreadOf(to).label} className="flex min-h-13 items-center gap-3">
                  <Icon size={20} className="text-ink-2" />
                  <span className="flex-1">{t(name)}</span>
                  {unreadOf(to).badge}
                  <ChevronRight size={18} className="text-ink-3" />
                </LocalLink>
              </li>
            ))}
        </ul>
      ))}
    </nav>
  )
}
