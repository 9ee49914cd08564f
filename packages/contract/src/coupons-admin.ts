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
import { couponFunders } from './coupons.ts'
import { choiceFilter, numberFilter } from './filters.ts'
import { resource, type DetailOf } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id } from './shapes.ts'

/** Coupons that the platform pays for, those of stores as the platform sees them, and sending to users (rules §9). */

const byId = z.strictObject({ id: Id })

/** The most classes or stores that one coupon may name. */
export const maxCouponTargets = 100

const targets = z.optional(z.array(Id).check(z.maxLength(maxCouponTargets, 'TOO_LONG')))
const form = z.strictObject({
  ...couponForm,
  /** The classes of any level, or the stores, that it is for: not both; neither for everything. */
  class_ids: targets,
  store_ids: targets,
})
const row = z.object(couponRow)
const Named = z.object({ id: z.number(), name: z.string() })

/** Coupons of the platform. They cost its own money, so changes need a fresh confirmation. */
export const adminCoupons = resource('Admin', 'coupons', {
  does: 'Coupons of the platform',
  form,
  row,
  detail: z.extend(row, {
    ...couponDetail,
    class_ids: z.array(z.number()),
    store_ids: z.array(z.number()),
    classes: z.array(Named),
    stores: z.array(Named),
  }),
  filters: couponFilters,
  sorts: ['claim_code', 'end_time', 'start_time'],
  verbs: ['index', 'show', 'store', 'update', 'destroy'],
  confirm: true,
  dicts: ['goods_classes', 'stores', 'users'],
})
export type AdminCoupon = DetailOf<typeof adminCoupons>

export const stopAdminCoupon = route('PUT /Admin/coupons/{id}/stop', {
  ...stopping,
  area: 'Admin',
  right: 'Admin.coupons.stop',
  does: 'Ends claiming of a platform coupon for good; those claimed already can be used until their end.',
})

const storeRow = z.extend(row, { store_id: z.number(), store_name: z.string() })
/** Coupons of all stores. */
export const storeCoupons = resource('Admin', 'store_coupons', {
  does: 'Coupons of stores',
  form: z.strictObject({}),
  row: storeRow,
  detail: z.extend(storeRow, { ...couponDetail, goods: z.array(Named) }),
  filters: { ...couponFilters, store_id: numberFilter() },
  sorts: ['claim_code', 'end_time', 'start_time'],
  verbs: ['index', 'show'],
  dicts: ['stores'],
})
export const stopStoreCoupon = route('PUT /Admin/store_coupons/{id}/stop', {
  ...stopping,
  area: 'Admin',
  right: 'Admin.store_coupons.stop',
  does: 'Ends claiming of a store’s coupon for good, with a reason that the store reads.',
})

export const adminCouponLogs = resource('Admin', 'coupon_logs', {
  does: 'Claimed coupons of the platform and of stores',
  form: z.strictObject({}),
  row: z.object({
    ...couponLogRow,
    funder: z.literal(couponFunders),
    /** Null and "" for a coupon of the platform. */
    store_id: z.nullable(z.number()),
    store_name: z.string(),
  }),
  filters: { ...couponLogFilters, funder: choiceFilter(couponFunders), store_id: numberFilter() },
  sorts: ['created_at', 'status'],
  verbs: ['index', 'show'],
  dicts: ['stores'],
})

/** The most users of one sending. */
export const maxCouponReceivers = 5000

/** What became of a user's coupon in a sending. */
export const sendingResults = ['sent', 'has_limit', 'used_up', 'not_running', 'not_a_shopper'] as const
export type SendingResult = (typeof sendingResults)[number]

/** Sendings of platform coupons to chosen users, with their progress; shown with the coupon. */
export const couponSendings = resource('Admin', 'coupon_sendings', {
  does: 'Sendings of platform coupons to chosen users',
  form: z.strictObject({}),
  row: z.object({
    id: Id,
    coupon_id: z.number(),
    /** Of the coupon, in the caller's language. */
    name: z.string(),
    /** How many users were chosen, how many are done, and how many of those got the coupon. */
    total: z.number(),
    done: z.number(),
    sent: z.number(),
    is_finished: z.boolean(),
    /** The administrator's nickname. */
    sent_by: z.string(),
    created_at: DateTime,
    finished_at: z.nullable(DateTime),
  }),
  filters: { coupon_id: numberFilter() },
  verbs: ['index', 'show'],
  screen: '/Admin/coupons',
})
export const sendCoupon = route('POST /Admin/coupons/{id}/send', {
  area: 'Admin',
  right: 'Admin.coupons.send',
  does: 'Sends a running platform coupon to users, one each as far as the stock and the limit of a person allow; a job does it.',
  params: byId,
  body: z.strictObject({
    user_ids: z.array(Id).check(z.minLength(1, 'NOT_SELECTED'), z.maxLength(maxCouponReceivers, 'TOO_LONG')),
  }),
  /** The sending, whose progress `coupon_sendings` shows. */
  reply: z.object({ id: z.number(), total: z.number() }),
  maxFields: 10_000,
  fails: ['NOT_FOUND', 'COUPON_NOT_STARTED', 'COUPON_ENDED', 'COUPON_USED_UP'],
  idempotent: true,
  confirm: true,
})
export const sendingUsers = route('GET /Admin/coupon_sendings/{id}/users', {
  area: 'Admin',
  right: couponSendings.right('index'),
  does: 'The users of a sending who did not get the coupon, and why; at most 400.',
  params: byId,
  reply: z.array(z.object({ user_id: z.number(), nickname: z.string(), result: z.literal(sendingResults) })),
  fails: ['NOT_FOUND'],
})
