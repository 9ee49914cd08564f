import type { adminCouponLogs } from '@fangshi/contract/coupons-admin'
import type { sellerCouponLogs } from '@fangshi/contract/coupons-seller'
import type { RowOf } from '@fangshi/contract/resource'
import { l } from '../i18n/ui-text.ts'
import type { Columns, TagChoice } from '../kit/list/column.ts'
import type { SearchOption } from '../kit/search/search-option.ts'
import { claimTexts as claims, couponTexts as texts } from './coupon-texts.ts'

const states: readonly TagChoice[] = [
  { value: 'to_be_used', label: l('待使用', 'Unused'), color: 'processing' },
  { value: 'used', label: l('已使用', 'Used'), color: 'success' },
  { value: 'expired', label: l('已过期', 'Expired') },
]
const sources: readonly TagChoice[] = [
  { value: 'claimed', label: l('领取', 'Claimed') },
  { value: 'sent', label: l('平台发放', 'Sent by the platform') },
]
const funders: readonly TagChoice[] = [
  { value: 'store', label: l('店铺', 'Store') },
  { value: 'platform', label: l('平台', 'Platform') },
]

/** The columns of claimed coupons. */
export const couponLogColumns = {
  name: { label: claims.coupon, width: 180 },
  nickname: { label: claims.user, width: 130 },
  money: { label: texts.money, type: 'price', width: 110 },
  use_money: { label: texts.threshold, type: 'price', width: 120 },
  status: { label: claims.status, type: 'dict_tags', options: states, width: 100, isState: true },
  used_for: { label: claims.usedFor, type: 'id', width: 220 },
  source: { label: claims.source, type: 'dict_tags', options: sources, width: 120, isNeutral: true, hidden: true },
  used_at: { label: claims.usedAt, type: 'time', hidden: true },
  created_at: { label: claims.claimedAt, type: 'time' },
} satisfies Columns<RowOf<typeof sellerCouponLogs>>

export const funderColumns = {
  funder: { label: claims.funder, type: 'dict_tags', options: funders, width: 90, isNeutral: true },
  store_name: { label: claims.store, width: 120 },
} satisfies Columns<RowOf<typeof adminCouponLogs>>

export const couponLogSearch: readonly SearchOption[] = [
  { label: claims.coupon, value: 'name', where: 'like' },
  { type: 'select', label: claims.status, value: 'status', data: states },
  { label: claims.usedFor, value: 'used_for', where: 'likeRight' },
  { type: 'daterange', label: claims.claimedAt, value: 'created_at' },
  { label: claims.couponId, value: 'coupon_id', onlyChip: true },
]

export const funderSearch: SearchOption = { type: 'select', label: claims.funder, value: 'funder', data: funders }
