import { Check } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { classNames } from '~/ui/class-names.ts'

/** One value of a filter: a link that takes it, or gives it back when it is taken. The tick tells it apart from the colour. */
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
    // Combinations of filters are no pages of their own for crawlers (ux §1).
    rel="nofollow"
    preventScrollReset={isInPlace}
    aria-current={isChosen || undefined}
    className="flex min-h-11 items-center gap-2 rounded-1 py-1 hover:text-brand lg:min-h-8"
  >
    <span
      aria-hidden
      className={classNames(
        'flex size-5 shrink-0 items-center justify-center rounded-1 border',
        isChosen ? 'border-brand bg-brand text-on-brand' : 'border-line-strong text-transparent',
      )}
    >
      <Check size={14} strokeWidth={3} />
    </span>
    <span className={classNames('min-w-0 flex-1', isChosen && 'font-medium')}>{name}</span>
    <span className="text-12 text-ink-3 tabular-nums">{count}</span>
  </LocalLink>
)
