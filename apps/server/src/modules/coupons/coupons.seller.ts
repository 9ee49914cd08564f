import * as contract from '@fangshi/contract/coupons-seller'
import { act } from '../../kernel/http/act.ts'
import { ownStore } from '../../kernel/resource/own-store.ts'
import { serve } from '../../kernel/resource/serve.ts'
import { goodsOf, usesOf } from './coupon-detail.db.ts'
import { logFilters, showLogs } from './coupon-logs.show.ts'
import { storeCouponSpec } from './coupon-spec.ts'
import { claimedCoupons } from './schema.ts'
import { stopOwnCoupon } from './stop-coupon.ts'

const { funder: _, ...ownFilters } = logFilters

/** A store's coupons, and who claimed them. */
export const couponsSeller = [
  ...serve(contract.sellerCoupons, {
    ...storeCouponSpec,
    showOne: async ({ id }, { db, locale }) => ({ ...(await usesOf(db, id)), goods: await goodsOf(db, id, locale) }),
  }),
  act(contract.stopSellerCoupon, stopOwnCoupon),
  ...serve(contract.sellerCouponLogs, {
    table: claimedCoupons,
    label: 'used_for',
    own: ownStore,
    filters: ownFilters,
    show: showLogs,
  }),
]
