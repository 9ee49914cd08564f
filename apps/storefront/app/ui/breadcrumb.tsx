import { ChevronRight } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'

export interface Crumb {
  name: string
  /** Absent for the current page, which comes last. */
  to?: string
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText()
  return (
    <nav aria-label={t('ui:breadcrumb')} className="py-3 text-13 text-ink-2">
      <ol className="flex items-center gap-1">
        {crumbs.map(({ name, to }, index) => (
          <li key={to ?? name} className="flex min-w-0 items-center gap-1 first:shrink-0 last:min-w-16 last:shrink-9">
            {index > 0 && <ChevronRight size={14} className="text-ink-3" />}
            {to ? (
              <LocalLink to={to} className="truncate rounded-1 py-0.5 hover:text-brand">
                {name}
              </LocalLink>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
