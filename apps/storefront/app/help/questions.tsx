import type { listQuestions } from '@fangshi/contract/content-help'
import type { Reply } from '@fangshi/contract/route'
import { ChevronDown } from 'lucide-react'
import { RichText } from '~/ui/rich-text.tsx'

export type Faq = Reply<typeof listQuestions>

/** Questions that open their answers. */
export const Questions = ({ questions }: Pick<Faq, 'questions'>) =>
  questions.map(({ name, title, content }) => (
    <details key={name} className="group border-t border-line first:border-t-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-1 py-2 font-medium hover:text-brand">
        {title}
        <ChevronDown size={18} className="shrink-0 text-ink-3 transition duration-100 group-open:rotate-180" />
      </summary>
      <div className="max-w-text pb-3 text-ink-2">
        <RichText html={content} />
      </div>
    </details>
  ))
