import { ChevronRight } from 'lucide-react'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { LocalLink, LocalNavLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { userLinks } from './user-links.ts'

/** The left navigation of the user centre on wide screens. */
export function UserNav() {
  const t = useUserTexts()
  return (
    <nav aria-label={t('shell:userNav')} className="card hidden w-52 shrink-0 space-y-4 self-start p-4 lg:block">
      {userLinks.map(({ group, pages }) => (
        <section key={group}>
          <h2 className="px-2 pb-1 text-12 text-ink-3">{t(group)}</h2>
          {pages.map(({ to, name, icon: Icon }) => (
            <LocalNavLink
              key={to}
              to={to}
              end={to === links.user()}
              className="flex items-center gap-3 rounded-2 px-2 py-2 hover:bg-sunken aria-[current=page]:bg-brand-50 aria-[current=page]:font-medium aria-[current=page]:text-brand"
            >
              <Icon size={18} />
              {t(name)}
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
  return (
    <nav aria-label={t('shell:userNav')} className="space-y-3 lg:hidden">
      {userLinks.map(({ group, pages }) => (
        <ul key={group} className="card divide-y divide-line px-4">
          {pages
            .filter(({ to }) => to !== links.user())
            .map(({ to, name, icon: Icon }) => (
              <li key={to}>
                <LocalLink to={to} className="flex min-h-13 items-center gap-3">
                  <Icon size={20} className="text-ink-2" />
                  <span className="flex-1">{t(name)}</span>
                  <ChevronRight size={18} className="text-ink-3" />
                </LocalLink>
              </li>
            ))}
        </ul>
      ))}
    </nav>
  )
}
