import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useOrderTexts, type OrderTextKey } from '~/area-texts/order-texts.ts'
import { classNames } from '~/ui/class-names.ts'
import { eventsOf, type OrderEvent } from './order-events.ts'
import type { Order } from './order.ts'

/** How many events are shown at first. */
const first = 3

const actors = ['shopper', 'seller', 'admin'] as const

/** Who did it; timers and payments count as the system. */
const actorText = (by: string): OrderTextKey => `order:by_${actors.find((actor) => actor === by) ?? 'system'}`

function EventText({ event, isGroup }: { event: OrderEvent; isGroup: boolean }) {
  const t = useOrderTexts()
  if (event.kind === 'trace') {
    const parcel = event.parcel === null ? '' : `${t('order:parcel', { number: event.parcel })} · `
    return <p className="wrap-anywhere">{`${parcel}${event.context}`}</p>
  }
  return (
    <>
      <p>
        {t(isGroup && event.status === 'waiting_delivery' ? 'order:did_group_completed' : `order:did_${event.status}`)}
        <span className="ml-2 font-normal text-ink-2">{t(actorText(event.by))}</span>
      </p>
      {event.reason && <p className="text-13 font-normal text-ink-2">{event.reason}</p>}
    </>
  )
}

/** The one story of an order: its moves and its parcels' ways, newest first; older events on demand. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useOrderTexts()
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const events = eventsOf(order)
  const shown = isOpen ? events : events.slice(0, first)
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <section aria-labelledby="timeline-heading" className="card p-4 md:p-6">
      <h2 id="timeline-heading" className="pb-3 text-16 font-bold">
        {t('order:timeline')}
      </h2>
      <ol id={listId} aria-labelledby="timeline-heading">
        {shown.map((event, index) => (
          <li
            // Times may repeat, but events are only ever added at the top.
            key={events.length - index}
            className="relative pb-4 pl-6 before:absolute before:top-3 before:bottom-0 before:left-1.5 before:w-px before:bg-line last:pb-0 last:before:hidden"
          >
            <span
              aria-hidden
              className={classNames(
                'absolute top-1.5 left-0.5 size-2.5 rounded-full',
                index > 0
                  ? 'bg-line-strong'
                  : event.kind === 'trace' && event.state === 'problem'
                    ? 'bg-bad'
                    : 'bg-brand',
              )}
            />
            <div className={classNames(index === 0 ? 'font-medium' : event.kind === 'trace' && 'text-ink-2')}>
              <EventText event={event} isGroup={order.collective !== null} />
            </div>
            <time className="text-12 text-ink-3 tabular-nums">{event.at.slice(0, 16)}</time>
          </li>
        ))}
      </ol>
      {events.length > first && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-2 -ml-1 flex min-h-11 items-center gap-1 rounded-1 px-1 text-13 text-ink-2 hover:text-brand md:min-h-8"
        >
          {isOpen ? t('order:showLess') : t('order:timelineMore', { count: events.length })}
          <Chevron size={16} />
        </button>
      )}
    </section>
  )
}
