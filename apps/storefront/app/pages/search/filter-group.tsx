import { useId, type ReactNode } from 'react'

/** One filter under its name. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-3 first-of-type:border-t-0 first-of-type:pt-0">
      <h3 id={id} className="pb-1 font-medium">
        {title}
      </h3>
      {children}
    </section>
  )
}
