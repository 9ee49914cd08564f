import type { sellerCoupons } from '@fangshi/contract/coupons-seller'
import type { RowOf } from '@fangshi/contract/resource'
import { l } from '../i18n/ui-text.ts'
import type { Column, Columns } from '../kit/list/column.ts'
import type { SearchOption } from '../kit/search/search-option.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { activityChoices, activityTexts } from '../promotions/activity-texts.ts'
import { couponTexts as texts } from './coupon-texts.ts'

/** The columns that coupons of stores and of the platform have. */
export type CouponRow = RowOf<typeof sellerCoupons>

const scopes = [
  { value: 'all', label: l('全部', 'All') },
  { value: 'goods', label: texts.scopes.goods },
  { value: 'classes', label: texts.scopes.classes },
  { value: 'stores', label: texts.scopes.stores },
]

export const couponColumns = {
  name: { label: activityTexts.name, width: 200 },
  money: { label: texts.money, type: 'price', width: 110 },
  use_money: { label: texts.threshold, type: 'price', width: 120 },
  claimed: {
    label: texts.claimed,
    type: 'number',
    width: 130,
    value: ({ claimed, stock }) => `${claimed} / ${stock}`,
  },
  left: { label: texts.left, type: 'number', width: 80, hidden: true },
  state: { label: activityTexts.state, type: 'dict_tags', options: activityChoices, width: 100, isState: true },
  scope: { label: texts.scope, type: 'dict_tags', options: scopes, width: 110, isNeutral: true },
  start_time: { label: activityTexts.start, type: 'time' },
  end_time: { label: activityTexts.end, type: 'time' },
  limit: { label: texts.limit, type: 'number', width: 90, hidden: true },
  claim_code: { label: texts.code, type: 'id', width: 120, hidden: true },
  stop_reason: { label: activityTexts.stopReason, width: 160, hidden: true },
  created_at: { ...createdAt, hidden: true },
} satisfies Columns<CouponRow>

/** Beyond the columns, in the single view. */
export const couponDetails = {
  used: { label: texts.used, type: 'number' },
  expired: { label: texts.expired, type: 'number' },
} satisfies Record<string, Column>

export const couponSearch: readonly SearchOption[] = [
  { label: activityTexts.name, value: 'name', where: 'like' },
  { type: 'select', label: activityTexts.state, value: 'state', data: activityChoices },
  { type: 'daterange', label: activityTexts.start, value: 'start_time' },
]
