import type { ClaimedCoupon, Coupon } from '@fangshi/contract/coupons'
import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { activityState } from '../../kernel/activities.ts'
import { claimedPercent, claimOf } from './coupon.ts'
import type { CouponRow, CouponTerms, OwnCouponRow } from './coupons.db.ts'

const showTerms = (row: CouponTerms, locale: Locale) => ({
  name: localText(row.name, locale),
  money: formatMoney(row.money_cents),
  use_money: formatMoney(row.use_money_cents),
  funder: row.store_id === null ? ('platform' as const) : ('store' as const),
  store:
    row.store_id === null || !row.store_name
      ? null
      : { id: row.store_id, name: localText(row.store_name, locale), logo: row.store_logo ?? '' },
  scope: row.scope,
  scope_names: row.scope_names.map((name) => localText(name, locale)),
  start_time: formatDateTime(row.start_time),
  end_time: formatDateTime(row.end_time),
})

/** What the shopper of a row can do with the coupon now. */
export const claimOfRow = (row: CouponRow, now: Date) =>
  claimOf({ state: activityState(row, now), left: row.stock - row.claimed, per_person: row.per_person }, row)

/** A coupon that can be claimed, in the caller's language. */
export const showCoupon = (row: CouponRow, locale: Locale, now: Date): Coupon => ({
  id: row.coupon_id,
  ...showTerms(row, locale),
  left: row.stock - row.claimed,
  claimed_percent: claimedPercent(row.claimed, row.stock),
  limit: row.per_person,
  claim: claimOfRow(row, now),
})

/** A claimed coupon. One past its end shows as expired even before the timer marks it. */
export const showClaimed = (row: OwnCouponRow, locale: Locale, now: Date): ClaimedCoupon => ({
  id: row.id,
  coupon_id: row.coupon_id,
  ...showTerms(row, locale),
  status: row.status === 'to_be_used' && row.end_time <= now ? 'expired' : row.status,
  source: row.source,
  created_at: formatDateTime(row.created_at),
  used_at: row.used_at && formatDateTime(row.used_at),
  used_for: row.used_for,
})
