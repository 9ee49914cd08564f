import { msOf } from '@fangshi/contract/time'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { Countdown } from '~/ui/countdown.tsx'
import { timeShare } from './order-sums.ts'
import type { OrderGroup } from './use-order-group.ts'

/** The time left to pay by the server's clock, as a shrinking ring and a countdown. */
export function PayTimeLeft({ group, onEnd }: { group: OrderGroup; onEnd: () => void }) {
  const t = useOrderTexts()
  const [endsAt, now, startedAt] = [msOf(group.pay_before), msOf(group.now), msOf(group.orders[0]?.created_at)]
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-13 text-ink-2">
      <svg viewBox="0 0 20 20" aria-hidden className="size-5 -rotate-90">
        <circle cx="10" cy="10" r="8" fill="none" strokeWidth="2.5" className="stroke-line" />
        <circle
          cx="10"
          cy="10"
          r="8"
          fill="none"
          strokeWidth="2.5"
          pathLength="1"
          className="stroke-brand"
          strokeDasharray={`${timeShare({ endsAt, now, startedAt })} 1`}
        />
      </svg>
      {t('order:payWithin')}
      <span className="text-16 font-medium text-brand">
        <Countdown endsAt={endsAt} now={now} onEnd={onEnd} />
      </span>
    </p>
  )
}
