import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'

/** The heading of a page section, with optional content beside it and a link to all of it. */
export function SectionHeading({ title, to, children }: { title: string; to?: string; children?: ReactNode }) {
  const t = useText()
  return (
    <div className="flex items-end gap-4 pb-3 md:pb-4">
      <h2 className="text-20 font-bold md:text-24">{title}</h2>
      <div className="flex-1 text-13 text-ink-2">{children}</div>
      {to && (
        <LocalLink
          to={to}
          aria-label={`${t('ui:more')} ${title}`}
          className="inline-flex items-center gap-0.5 rounded-1 py-1 text-13 text-ink-2 hover:text-brand"
        >
          {t('ui:more')}
          <ChevronRight size={16} />
        </LocalLink>
      )}
    </div>
  )
}
