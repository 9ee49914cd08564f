import type { Coupon } from '@fangshi/contract/coupons'
import type { useCouponTexts } from './own-texts.ts'

type CouponText = ReturnType<typeof useCouponTexts>

/** How many classes or stores are named. */
const named = 2

/** What a coupon is for, in a few words. */
export function scopeText(
  { scope, scope_names, store }: Pick<Coupon, 'scope' | 'scope_names' | 'store'>,
  c: CouponText,
): string {
  if (scope === 'all' && store) return c('coupons:scope_store')
  const names = scope_names.slice(0, named).join(c('coupons:comma'))
  return c(`coupons:scope_${scope}`, {
    names: scope_names.length > named ? c('coupons:andMore', { names }) : names,
  })
}

/** A time of the wire to the minute. */
export const minuteOf = (time: string): string => time.slice(0, 16)
