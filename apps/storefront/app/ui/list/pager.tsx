import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { pageNumbers } from './page-numbers.ts'

const look = 'flex size-11 items-center justify-center rounded-2 tabular-nums transition duration-200 md:size-9'

function Turn({ to, label, icon: Icon }: { to: string | undefined; label: string; icon: LucideIcon }) {
  if (!to) {
    return (
      <span aria-hidden className={classNames(look, 'text-line-strong')}>
        <Icon size={18} />
      </span>
    )
  }
  return (
    <LocalLink to={to} aria-label={label} className={classNames(look, 'text-ink-2 hover:bg-sunken')}>
      <Icon size={18} />
    </LocalLink>
  )
}

/** Page links that work without scripts and can be shared. Shows nothing for a single page. */
export function Pager({ page, last, pathOf }: { page: number; last: number; pathOf: (page: number) => string }) {
  const t = useText()
  if (last <= 1) return null
  return (
    <nav aria-label={t('ui:pager')} className="flex items-center justify-center gap-1 py-6">
      <Turn to={page > 1 ? pathOf(page - 1) : undefined} label={t('ui:previousPage')} icon={ChevronLeft} />
      <p className="px-3 text-13 text-ink-2 md:hidden">{t('ui:pageOf', { page, last })}</p>
      <ul className="hidden items-center gap-1 md:flex">
        {pageNumbers(page, last).map((number, index) => (
          <li key={number || `gap-${index}`}>
            {number === 0 ? (
              <span className={classNames(look, 'text-ink-3')}>…</span>
            ) : (
              <LocalLink
                to={pathOf(number)}
                aria-label={t('ui:page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                className={classNames(look, number === page ? 'bg-ink font-medium text-on-ink' : 'hover:bg-sunken')}
              >
                {number}
              </LocalLink>
            )}
          </li>
        ))}
      </ul>
      <Turn to={page < last ? pathOf(page + 1) : undefined} label={t('ui:nextPage')} icon={ChevronRight} />
    </nav>
  )
}
