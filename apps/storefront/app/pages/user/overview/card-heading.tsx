import { ChevronRight } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'

/** The heading of a card on the overview, with a link to all of it. */
export function CardHeading({ title, to }: { title: string; to?: string }) {
  const t = useText()
  return (
    <div className="flex items-center justify-between pb-2">
      <h2 className="text-16 font-bold md:text-18">{title}</h2>
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
