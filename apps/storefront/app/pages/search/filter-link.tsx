import { Check } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { classNames } from '~/ui/class-names.ts'

/** One value of a filter: a link that applies or removes it. The check mark shows it without relying on colour. */
export const FilterLink = ({
  to,
  name,
  count,
  isChosen,
  isInPlace,
}: {
  to: string
  name: string
  count: number
  isChosen: boolean
  isInPlace: boolean
}) => (
  <LocalLink
    to={to}
    // Combinations of filters should not be crawled (ux §1).
    rel="nofollow"
    preventScrollReset={isInPlace}
    aria-current={isChosen || undefined}
    className="filter-link"
  >
    <span aria-hidden className={classNames('filter-box', isChosen && 'border-brand bg-brand text-on-brand')}>
      {isChosen && <Check size={14} strokeWidth={3} />}
    </span>
    <span className={classNames('min-w-0 flex-1', isChosen && 'font-medium')}>{name}</span>
    <span className="text-12 text-ink-3 tabular-nums">{count}</span>
  </LocalLink>
)
