import type { ReactNode } from 'react'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { Price } from '~/ui/goods/price.tsx'
import { thresholdText, type OfferMoney } from './offer-text.ts'

/**
 * A coupon as a ticket: the amount and its threshold on the left; name, notes and what can be done on the right. `stamp`
 * says why nothing can be done any more, and greys the ticket.
 */
export function CouponTicket({
  coupon,
  title,
  notes,
  stamp,
  action,
  children,
}: {
  coupon: OfferMoney
  title: ReactNode
  notes: ReactNode
  stamp?: string | undefined
  action?: ReactNode
  /** Across the bottom of the right part. */
  children?: ReactNode
}) {
  const t = useText()
  return (
    <div className="ticket relative h-full">
      <div
        className={classNames(
          'flex flex-col items-center justify-center gap-0.5 border-r border-dashed px-1 py-4 text-center',
          stamp ? 'border-line bg-sunken' : 'border-gold/40 bg-gold-50',
        )}
      >
        <Price value={coupon.money} size="l" className={stamp ? 'text-ink-2' : 'text-gold'} />
        <span className={classNames('text-12', stamp ? 'text-ink-2' : 'text-gold')}>{thresholdText(coupon, t)}</span>
      </div>
      <div className="flex min-w-0 flex-col justify-center gap-1.5 py-3 pr-3 pl-4">
        <div className="flex flex-wrap items-center justify-end gap-2">
          <div className="min-w-32 flex-1 space-y-0.5">
            <div className={classNames('line-clamp-2 font-medium', stamp && 'text-ink-2')}>{title}</div>
            <div className="text-12 text-ink-2">{notes}</div>
          </div>
          {stamp ? <Stamp>{stamp}</Stamp> : action}
        </div>
        {children}
      </div>
    </div>
  )
}

/** The state of a coupon that can no longer be claimed or used. */
const Stamp = ({ children }: { children: ReactNode }) => (
  <span className="shrink-0 -rotate-12 rounded-full border border-line-strong px-3 py-1 text-12 font-medium text-ink-2">
    {children}
  </span>
)
