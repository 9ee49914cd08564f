import * as z from 'zod/mini'
import { stopping } from './activities.ts'
import {
  couponDetail,
  couponFilters,
  couponForm,
  couponLogFilters,
  couponLogRow,
  couponRow,
} from './coupons-backoffice.ts'
import { resource, type DetailOf } from './resource.ts'
import { route } from './route.ts'
import { Id } from './shapes.ts'

/** Coupons of a store (rules §9). */

/** The most goods that one coupon may name. */
export const maxCouponGoods = 200

const form = z.strictObject({
  ...couponForm,
  /** The goods that it is for; none for all goods of the store. */
  goods_ids: z.optional(z.array(Id).check(z.maxLength(maxCouponGoods, 'TOO_LONG'))),
})
const row = z.object(couponRow)

export const sellerCoupons = resource('Seller', 'coupons', {
  does: 'Coupons of the own store',
  form,
  row,
  detail: z.extend(row, {
    ...couponDetail,
    goods_ids: z.array(z.number()),
    goods: z.array(
      z.object({ id: z.number(), goods_name: z.string(), goods_master_image: z.string(), goods_price: z.string() }),
    ),
  }),
  filters: couponFilters,
  sorts: ['claim_code', 'end_time', 'start_time'],
  verbs: ['index', 'show', 'store', 'update', 'destroy'],
  confirm: false,
})
export type SellerCoupon = DetailOf<typeof sellerCoupons>

export const stopSellerCoupon = route('PUT /Seller/coupons/{id}/stop', {
  ...stopping,
  area: 'Seller',
  right: 'Seller.coupons.stop',
  does: 'Ends claiming of a coupon for good; those claimed already can be used until their end.',
})

export const sellerCouponLogs = resource('Seller', 'coupon_logs', {
  does: 'Claimed coupons of the own store',
  form: z.strictObject({}),
  row: z.object(couponLogRow),
  filters: couponLogFilters,
  sorts: ['created_at', 'status'],
  verbs: ['index', 'show'],
})
