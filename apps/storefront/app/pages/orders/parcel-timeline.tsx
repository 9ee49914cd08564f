import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import type { Order } from './order.ts'

type Traces = Order['parcels'][number]['traces']

/** How many updates are shown at first. */
const first = 2

/** The tracking history of a parcel, newest first; older updates on demand. `name` identifies the parcel. */
export function ParcelTimeline({ traces, name }: { traces: Traces; name: string }) {
  const t = useText()
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? traces : traces.slice(0, first)
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <div className="mt-2">
      <ol id={listId} aria-label={`${t('order:trace')} ${name}`}>
        {shown.map(({ time, context, state }, index) => (
          <li
            // Times may repeat, but updates are only ever added at the top.
            key={traces.length - index}
            className="relative pb-3 pl-5 before:absolute before:top-3 before:bottom-0 before:left-1 before:w-px before:bg-line last:pb-0 last:before:hidden"
          >
            <span
              aria-hidden
              className={classNames(
                'absolute top-1.5 left-0 size-2.25 rounded-full',
                index > 0 ? 'bg-line-strong' : state === 'problem' ? 'bg-bad' : 'bg-brand',
              )}
            />
            <p className={classNames('text-13 wrap-anywhere', index === 0 ? 'font-medium' : 'text-ink-2')}>{context}</p>
            <time className="text-12 text-ink-3 tabular-nums">{time.slice(0, 16)}</time>
          </li>
        ))}
      </ol>
      {traces.length > first && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={`${t(isOpen ? 'order:traceLess' : 'order:traceMore', { count: traces.length })} ${name}`}
          onClick={() => setIsOpen(!isOpen)}
          className="-ml-2 inline-flex h-11 items-center gap-1 rounded-2 px-2 text-13 text-ink-2 transition duration-200 hover:text-brand md:h-8"
        >
          {t(isOpen ? 'order:traceLess' : 'order:traceMore', { count: traces.length })}
          <Chevron size={16} />
        </button>
      )}
    </div>
  )
}
