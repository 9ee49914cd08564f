import type { Coupon } from '@fangshi/contract/coupons'
import { Meter } from '~/ui/meter.tsx'
import { useCouponTexts } from './own-texts.ts'

/** How much of a coupon's stock is claimed, as a bar with its number. */
export function ClaimedShare({ coupon: { name, claimed_percent: percent } }: { coupon: Coupon }) {
  const c = useCouponTexts()
  const text = c('coupons:share', { percent })
  return (
    <span className="flex items-center gap-2 text-12 text-ink-2 tabular-nums">
      <Meter label={`${name} ${text}`} percent={percent} tone="brand" className="flex-1" />
      {text}
    </span>
  )
}
