import { X } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import type { FilterProps } from './filter-panel.tsx'
import { listWith, listWithoutFilters } from './list-query.ts'
import { chipsOf } from './chips.ts'

/** The pressed chip disappears; move the focus to the list. */
const focusResults = (): void => document.getElementById('results')?.focus({ preventScroll: true })

/** The active filters, each with a link to remove it, and one to clear all. */
export function AppliedChips({
  filters,
  facets,
  className,
}: Pick<FilterProps, 'filters' | 'facets'> & { className: string | undefined }) {
  const t = useText()
  const chips = chipsOf({ filters, facets }, className, t)
  if (!chips.length) return null
  return (
    <ul aria-label={t('goods:applied')} className="flex flex-wrap items-center gap-2 pb-3 md:pb-4">
      {chips.map(({ name, change }) => (
        <li key={name}>
          <LocalLink
            to={listWith(filters, change)}
            rel="nofollow"
            aria-label={t('goods:removeFilter', { name })}
            onClick={focusResults}
            className="inline-flex min-h-8 items-center gap-1 rounded-full border border-line-strong bg-surface pr-2 pl-3 text-13 hover:border-brand hover:text-brand"
          >
            {name}
            <X size={14} />
          </LocalLink>
        </li>
      ))}
      <li>
        <LocalLink
          to={listWithoutFilters(filters)}
          onClick={focusResults}
          className="inline-flex min-h-8 items-center rounded-1 px-1 text-13 text-ink-2 underline underline-offset-4 hover:text-brand"
        >
          {t('goods:clearAll')}
        </LocalLink>
      </li>
    </ul>
  )
}
