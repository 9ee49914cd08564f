import { ChevronLeft, ChevronRight } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'

export interface Crumb {
  name: string
  /** Absent for the current page, which comes last. */
  to?: string
}

/** The way from the home page to this one; phones have room for the link to the page above alone. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText()
  const parent = crumbs.length - 2
  return (
    <nav aria-label={t('ui:breadcrumb')} className="text-13 text-ink-2 md:py-3">
      <ol className="flex items-center gap-1">
        {crumbs.map(({ name, to }, index) => (
          <li
            key={to ?? name}
            className={`flex min-w-0 items-center gap-1 first:shrink-0 last:min-w-16 last:shrink-9 ${index === parent ? '' : 'max-md:hidden'}`}
          >
            {index > 0 && <ChevronRight size={14} className="text-ink-3 max-md:hidden" />}
            {to ? (
              <LocalLink
                to={to}
                className="flex min-w-0 items-center gap-1 rounded-1 hover:text-brand max-md:min-h-11 max-md:pr-3 md:py-0.5"
              >
                <ChevronLeft size={18} className="-ml-1 shrink-0 md:hidden" />
                <span className="truncate">{name}</span>
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
