import { ChevronRight } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'

/** The heading of a page section, and a link to all of it whose label says what that is. */
export const SectionHeading = ({
  title,
  more,
}: {
  title: string
  more?: { to: string; label: string } | undefined
}) => (
  <div className="flex flex-wrap items-end justify-between gap-x-4 pb-3 md:pb-4">
    <h2 className="text-20 font-bold md:text-24">{title}</h2>
    {more && (
      <LocalLink
        to={more.to}
        className="inline-flex items-center gap-0.5 rounded-1 py-1 text-13 text-ink-2 hover:text-brand"
      >
        {more.label}
        <ChevronRight size={16} />
      </LocalLink>
    )}
  </div>
)
