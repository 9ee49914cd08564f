import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A question of the form with its answers; `error` is announced and says what is missing. */
export const FormCard = ({
  id,
  title,
  text,
  error,
  children,
}: {
  id: string
  title: string
  text?: string
  error?: string | undefined
  children: ReactNode
}) => (
  <section aria-labelledby={id} className="card scroll-mt-20 p-4 md:p-6">
    {/* Gets the focus when its answer is missing. */}
    <h2 id={id} tabIndex={-1} className="pb-3 text-16 font-bold outline-none">
      {title}
    </h2>
    {text && <p className="-mt-2 pb-3 text-13 text-ink-2">{text}</p>}
    {children}
    <div role="alert">
      {error && (
        <p className="flex items-center gap-1 pt-2 text-13 text-bad">
          <CircleAlert size={14} />
          {error}
        </p>
      )}
    </div>
  </section>
)
