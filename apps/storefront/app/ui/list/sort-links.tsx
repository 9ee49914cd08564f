import type { ReactNode } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { classNames } from '~/ui/class-names.ts'

export const sortLook = (isCurrent: boolean): string =>
  classNames(
    'inline-flex min-h-11 items-center gap-1 rounded-2 px-2 whitespace-nowrap hover:text-brand md:min-h-9 md:px-3',
    isCurrent ? 'font-medium text-brand' : 'text-ink-2',
  )

/** A sort option of a list. Other sorts of the same content should not be crawled (ux §1). */
export const SortLink = ({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) => (
  <LocalLink to={to} rel="nofollow" aria-current={isCurrent || undefined} className={sortLook(isCurrent)}>
    {children}
  </LocalLink>
)
