import { useId, type ReactNode } from 'react'
import type { Fields } from '~/form/use-fields.ts'
import type { DraftValues } from './draft.ts'

/** The props of a section of the application form. */
export interface SectionProps {
  fields: Fields<DraftValues>
}

/** One section of the application form under its heading. */
export function FormSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card space-y-5 p-4 md:p-6">
      <div>
        <h2 id={id} className="text-18 font-bold">
          {title}
        </h2>
        <p className="text-13 text-ink-2">{text}</p>
      </div>
      {children}
    </section>
  )
}
