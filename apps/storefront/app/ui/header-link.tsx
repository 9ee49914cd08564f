import type { LucideIcon } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { CountedIcon } from './counted-icon.tsx'

interface HeaderLinkProps {
  to: string
  icon: LucideIcon
  count: number
  /** Below the icon, on desktops. */
  name: string
  /** The accessible name, with the count. */
  label: string
}

/** A link of the header that shows a number, on phones too. */
export function HeaderLink({ to, icon, count, name, label }: HeaderLinkProps) {
  return (
    <LocalLink
      to={to}
      aria-label={label}
      className="flex size-11 shrink-0 flex-col items-center justify-center gap-0.5 rounded-2 text-12 text-ink-2 hover:text-brand md:size-auto md:min-w-12 md:py-1"
    >
      <CountedIcon icon={icon} size={22} count={count} />
      <span className="max-md:hidden">{name}</span>
    </LocalLink>
  )
}
