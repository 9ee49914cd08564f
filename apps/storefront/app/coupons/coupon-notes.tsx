import type { Coupon } from '@fangshi/contract/coupons'
import { useText } from '~/i18n/text.tsx'
import { useCouponTexts } from './own-texts.ts'
import { minuteOf, scopeText } from './scope-text.ts'

/** Who gives a coupon and what it is for. */
export function CouponOwner({ coupon }: { coupon: Pick<Coupon, 'store' | 'scope' | 'scope_names'> }) {
  const t = useText()
  return `${coupon.store?.name ?? t('coupon:ofPlatform')} · ${scopeText(coupon, useCouponTexts())}`
}

/** Until when a coupon can be used, or from when on it can be claimed; how many, if more than one. */
export function CouponTime({ coupon: { claim, start_time, end_time, limit } }: { coupon: Coupon }) {
  const c = useCouponTexts()
  return (
    <p className="text-12 text-ink-2 tabular-nums">
      {claim === 'not_started'
        ? c('coupons:startsAt', { time: minuteOf(start_time) })
        : c('coupons:until', { time: minuteOf(end_time) })}
      {limit > 1 && ` · ${c('coupons:perPerson', { count: limit })}`}
    </p>
  )
}
