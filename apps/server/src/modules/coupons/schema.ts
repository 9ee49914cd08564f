import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { activityStoppers } from '@fangshi/contract/activities'
import { sendingResults } from '@fangshi/contract/coupons-admin'
import { claimedCouponStates, couponScopes, couponSources } from '@fangshi/contract/coupons'
import { cents, createdAt, id, instant, localText, ref } from '../../kernel/db/columns.ts'
import { admins, users } from '../accounts/schema.ts'
import { goods } from '../catalog/schema.ts'
import { stores } from '../stores/schema.ts'
import { goodsClasses } from '../taxonomy/schema.ts'
import { openCoupon } from './open-coupons.sql.ts'

/** Coupons that stores, or the platform where there is no store, give out (rules §9). */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    /** Null for a coupon of the platform. */
    store_id: ref().references(() => stores.id),
    name: localText().notNull(),
    money_cents: cents().notNull(),
    use_money_cents: cents().notNull(),
    stock: integer().notNull(),
    /** How many were claimed or sent: the number of its rows of `claimed_coupons`. */
    claimed: integer().notNull().default(0),
    is_used_up: boolean()
      .notNull()
      .generatedAlwaysAs(sql`claimed >= stock`),
    /** How many one person may claim. */
    per_person: integer().notNull().default(1),
    scope: text({ enum: couponScopes }).notNull().default('all'),
    claim_code: text(),
    start_time: instant().notNull(),
    end_time: instant().notNull(),
    is_draft: boolean().notNull().default(false),
    stopped_at: instant(),
    stopped_by: text({ enum: activityStoppers }),
    stop_reason: text().notNull().default(''),
    /** When a timer had marked all that were not used by its end as expired. */
    closed_at: instant(),
    updated_at: instant().notNull().defaultNow(),
    created_at: createdAt(),
  },
  (t) => [
    unique('coupons_tenant').on(t.store_id, t.id),
    unique('coupons_claim_code').on(t.claim_code),
    index('coupons_start_time').on(t.store_id, t.start_time, t.id),
    index('coupons_end_time').on(t.store_id, t.end_time, t.id),
    // The lists of the shop: few of all coupons there ever were.
    index('coupons_open').on(t.store_id, t.is_used_up, t.id).where(sql.raw(openCoupon)),
    index('coupons_to_close')
      .on(t.end_time)
      .where(sql`${t.closed_at} is null`),
    check('coupons_money', sql`${t.money_cents} > 0 and ${t.use_money_cents} >= 0`),
    check('coupons_stock', sql`${t.stock} > 0 and ${t.claimed} between 0 and ${t.stock}`),
    check('coupons_per_person', sql`${t.per_person} between 1 and 100`),
    check('coupons_window', sql`${t.start_time} < ${t.end_time}`),
    check(
      'coupons_scope',
      sql`case when ${t.store_id} is null then ${t.scope} in ('all', 'classes', 'stores') else ${t.scope} in ('all', 'goods') end`,
    ),
    check(
      'coupons_stopped',
      sql`(${t.stopped_at} is null) = (${t.stopped_by} is null) and ${t.stopped_by} in ('store', 'platform')`,
    ),
    check('coupons_draft', sql`not ${t.is_draft} or ${t.claimed} = 0`),
  ],
)

const coupon = (): AnyPgColumn => coupons.id

/** The goods that a store's coupon is for, where it is not for all of them. */
export const couponGoods = pgTable(
  'coupon_goods',
  { coupon_id: ref().notNull(), goods_id: ref().notNull(), store_id: ref().notNull() },
  (t) => [
    primaryKey({ columns: [t.coupon_id, t.goods_id] }),
    foreignKey({
      name: 'coupon_goods_coupon',
      columns: [t.store_id, t.coupon_id],
      foreignColumns: [coupons.store_id, coupons.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'coupon_goods_goods',
      columns: [t.store_id, t.goods_id],
      foreignColumns: [goods.store_id, goods.id],
    }),
    index('coupon_goods_tenant').on(t.store_id, t.coupon_id),
    index('coupon_goods_goods_index').on(t.goods_id, t.store_id),
  ],
)

/** The classes, of any level, that a platform coupon is for. */
export const couponClasses = pgTable(
  'coupon_classes',
  {
    coupon_id: ref().notNull().references(coupon, { onDelete: 'cascade' }),
    class_id: ref()
      .notNull()
      .references(() => goodsClasses.id),
  },
  (t) => [primaryKey({ columns: [t.coupon_id, t.class_id] }), index('coupon_classes_class').on(t.class_id)],
)

/** The stores that a platform coupon is for. */
export const couponStores = pgTable(
  'coupon_stores',
  {
    coupon_id: ref().notNull().references(coupon, { onDelete: 'cascade' }),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
  },
  (t) => [primaryKey({ columns: [t.coupon_id, t.store_id] }), index('coupon_stores_store').on(t.store_id)],
)

/** Coupons that people hold. What they are worth and until when, their coupon says. */
export const claimedCoupons = pgTable(
  'claimed_coupons',
  {
    id: id(),
    coupon_id: ref().notNull().references(coupon),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    /** The coupon's. */
    store_id: ref(),
    /** Which of this coupon it is for the person, from 1: no two claims at once get the same. */
    nth: integer().notNull(),
    /** A timer sets `expired`; until it has, the coupon's end says so. */
    status: text({ enum: claimedCouponStates }).notNull().default('to_be_used'),
    source: text({ enum: couponSources }).notNull().default('claimed'),
    used_at: instant(),
    /** The number of the order, of a platform coupon that of the order group; empty while it is not used. */
    used_for: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    unique('claimed_coupons_nth').on(t.coupon_id, t.user_id, t.nth),
    foreignKey({
      name: 'claimed_coupons_store',
      columns: [t.store_id, t.coupon_id],
      foreignColumns: [coupons.store_id, coupons.id],
    }),
    index('claimed_coupons_user').on(t.user_id, t.status, t.id),
    index('claimed_coupons_coupon').on(t.coupon_id, t.status),
    index('claimed_coupons_coupon_store').on(t.store_id, t.coupon_id, t.id),
    index('claimed_coupons_status').on(t.status, t.id),
    index('claimed_coupons_store_status').on(t.store_id, t.status, t.id),
    index('claimed_coupons_created_at').on(t.created_at, t.id),
    index('claimed_coupons_store_created_at').on(t.store_id, t.created_at, t.id),
    index('claimed_coupons_used_for')
      .on(t.used_for.op('text_pattern_ops'))
      .where(sql`${t.used_for} <> ''`),
    check('claimed_coupons_status', sql`${t.status} in ('to_be_used', 'used', 'expired')`),
    check('claimed_coupons_source', sql`${t.source} in ('claimed', 'sent')`),
    check('claimed_coupons_nth_values', sql`${t.nth} between 1 and 100`),
    check(
      'claimed_coupons_used',
      sql`(${t.status} = 'used') = (${t.used_at} is not null) and (${t.status} = 'used') = (${t.used_for} <> '')`,
    ),
  ],
)

/** Sendings of a platform coupon to chosen users; a job does them. */
export const couponSendings = pgTable(
  'coupon_sendings',
  {
    id: id(),
    coupon_id: ref().notNull().references(coupon),
    admin_id: ref()
      .notNull()
      .references(() => admins.id),
    /** How many users were chosen, how many are done, and how many of those got the coupon. */
    total: integer().notNull(),
    done: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    finished_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('coupon_sendings_coupon').on(t.coupon_id, t.id),
    index('coupon_sendings_admin').on(t.admin_id),
    check('coupon_sendings_counts', sql`${t.sent} between 0 and ${t.done} and ${t.done} <= ${t.total}`),
    check('coupon_sendings_finished', sql`${t.finished_at} is null or ${t.done} = ${t.total}`),
  ],
)

/** The users of a sending; without a result, their turn has not come. */
export const couponSendingUsers = pgTable(
  'coupon_sending_users',
  {
    sending_id: ref()
      .notNull()
      .references(() => couponSendings.id),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    result: text({ enum: sendingResults }),
  },
  (t) => [
    primaryKey({ columns: [t.sending_id, t.user_id] }),
    index('coupon_sending_users_user').on(t.user_id),
    check(
      'coupon_sending_users_result',
      sql`${t.result} in ('sent', 'has_limit', 'used_up', 'not_running', 'not_a_shopper')`,
    ),
  ],
)
