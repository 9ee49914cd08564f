import { ChevronRight } from 'lucide-react'
import { Questions, type Faq } from '~/help/questions.tsx'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'

/** Frequent questions about orders, and the way to the help centre. */
export function OrderQuestions({ faq: { title, questions } }: { faq: Faq }) {
  const t = useText()
  if (!questions.length) return null
  return (
    <section aria-labelledby="questions-heading" className="card p-4 md:p-6">
      <div className="flex items-center justify-between gap-3 pb-2">
        <h2 id="questions-heading" className="text-16 font-bold">
          {title}
        </h2>
        <LocalLink
          to={links.help()}
          className="flex min-h-11 items-center rounded-1 text-13 text-ink-2 hover:text-brand"
        >
          {t('shell:help')}
          <ChevronRight size={16} />
        </LocalLink>
      </div>
      <Questions questions={questions} />
    </section>
  )
}
