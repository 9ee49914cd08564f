import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { commissionScopes } from '@fangshi/contract/commission-rates'
import { afterSaleStatuses, offerKinds, orderStages, orderStatuses, paymentMethods } from '@fangshi/contract/status'
import { cents, createdAt, id, instant, localText, ref } from '../../kernel/db/columns.ts'
import { users } from '../accounts/schema.ts'
import { stockPools } from '../catalog/activities/schema.ts'
import { goods, skus } from '../catalog/schema.ts'
import { collectiveGroups } from '../collectives/schema.ts'
import { areas, expresses } from '../geo/schema.ts'
import { parcelTracks } from '../logistics/schema.ts'
import { stores } from '../stores/schema.ts'
import { toSettle } from './settle.sql.ts'

/** The orders of one checkout: paid once, and cancelled as a whole while unpaid (rules §5). */
export const orderGroups = pgTable(
  'order_groups',
  {
    id: id(),
    group_no: text().notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    status: text({ enum: ['open', 'paid', 'cancelled'] })
      .notNull()
      .default('open'),
    total_cents: cents().notNull(),
    pay_before: instant().notNull(),
    /** The cart lines it took, which are gone: a second tab that orders them learns of this group (rules §5). */
    cart_ids: bigint({ mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Digest of SKUs and quantities, by which a repeated order is known; empty in groups older than the column. */
    lines_digest: text().notNull().default(''),
    /** The group that its one order has a seat in; null for an ordinary order (rules §9). */
    collective_group_id: ref().references(() => collectiveGroups.id),
    created_at: createdAt(),
  },
  (t) => [
    unique('order_groups_no').on(t.group_no),
    index('order_groups_user').on(t.user_id, t.id),
    index('order_groups_open')
      .on(t.user_id, t.created_at)
      .where(sql`${t.status} = 'open'`),
    index('order_groups_collective')
      .on(t.collective_group_id)
      .where(sql`${t.collective_group_id} is not null`),
    index('order_groups_due')
      .on(t.pay_before)
      .where(sql`${t.status} = 'open'`),
    check('order_groups_total', sql`${t.total_cents} >= 0`),
  ],
)

export const orders = pgTable(
  'orders',
  {
    id: id(),
    group_id: ref()
      .notNull()
      .references(() => orderGroups.id),
    order_no: text().notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    status: text({ enum: orderStages }).notNull(),
    /** While a refund, or a return or exchange, is open; the order's timers stand still meanwhile (rules §5). */
    after_sale: text({ enum: afterSaleStatuses }),
    after_sale_since: instant(),
    /** What people read and filter by. */
    shown_status: text({ enum: orderStatuses })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(after_sale, status)`),
    goods_cents: cents().notNull(),
    freight_cents: cents().notNull(),
    discount_cents: cents().notNull().default(0),
    total_cents: cents().notNull(),
    /** What of it went back, freight included. */
    refunded_cents: cents().notNull().default(0),
    /** What the platform pays beside the shopper: the shares of its coupon (rules §8); and what of that went back. */
    subsidy_cents: cents().notNull().default(0),
    refunded_subsidy_cents: cents().notNull().default(0),
    /** The steps of the quote, as the shopper confirmed them. */
    steps: jsonb().notNull(),
    receive_name: text().notNull(),
    receive_tel: text().notNull(),
    receive_province: text().notNull(),
    receive_area: text().notNull(),
    receive_address: text().notNull(),
    remark: text().notNull().default(''),
    /** The store's private note; neither the shopper nor the platform sees it. */
    shop_remark: text().notNull().default(''),
    /** The points that it earns at its settlement, in hundredths of a point per yuan, as of when it was placed (rules §9). */
    points_rate: integer().notNull().default(0),
    payment_name: text({ enum: paymentMethods }),
    /** When the timer's next move (receive, comment) is due; unpaid groups have their own deadline. */
    due_at: instant(),
    paid_at: instant(),
    shipped_at: instant(),
    received_at: instant(),
    completed_at: instant(),
    cancelled_at: instant(),
    /** When its money was paid out to the store. */
    settled_at: instant(),
    /** When the shopper gave the receipt more time, which is possible once. */
    receipt_extended_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique('orders_no').on(t.order_no),
    unique('orders_tenant').on(t.store_id, t.id),
    index('orders_group').on(t.group_id),
    // Includes the other columns that the lists of the back offices compare besides the buyer.
    index('orders_user').on(t.user_id, t.id, t.store_id, t.shown_status),
    index('orders_user_status').on(t.user_id, t.shown_status, t.id),
    // A store lists its orders by number, state or date; the buyer beside them is compared within the index.
    index('orders_store_buyer').on(t.store_id, t.id, t.user_id),
    index('orders_store_status').on(t.store_id, t.shown_status, t.id, t.user_id),
    index('orders_store_created_at').on(t.store_id, t.created_at, t.id, t.user_id),
    // The lists and counts of the platform, over all stores.
    index('orders_status').on(t.shown_status, t.id),
    index('orders_created_at').on(t.created_at, t.id),
    index('orders_no_prefix').on(t.order_no.op('text_pattern_ops'), t.id),
    // What figures lead to beside the days: province and method are compared within the index.
    index('orders_paid_at').on(t.paid_at, t.id, t.receive_province, t.payment_name),
    // The same for one store. With unpaid orders, so that a province or a method without days is found within the index, too.
    index('orders_store_paid_at').on(t.store_id, t.paid_at, t.id, t.receive_province, t.payment_name),
    index('orders_due')
      .on(t.due_at)
      .where(sql`${t.due_at} is not null and ${t.after_sale} is null`),
    // What can be settled, once it was received and completed long enough ago: freight may be left of refunded goods.
    index('orders_to_settle')
      .on(
        t.store_id,
        sql`coalesce(received_at, shipped_at, completed_at)`,
        sql`coalesce(completed_at, received_at, shipped_at)`,
      )
      .where(sql.raw(toSettle)),
    check('orders_points_rate', sql`${t.points_rate} between 0 and 10000`),
    check('orders_settled', sql`${t.settled_at} is null or ${t.paid_at} is not null`),
    check('orders_total', sql`${t.total_cents} = ${t.goods_cents} + ${t.freight_cents} - ${t.discount_cents}`),
    check(
      'orders_amounts',
      sql`${t.goods_cents} >= 0 and ${t.freight_cents} >= 0 and ${t.discount_cents} between 0 and ${t.goods_cents}`,
    ),
    check('orders_refunded', sql`${t.refunded_cents} between 0 and ${t.total_cents}`),
    check(
      'orders_subsidy',
      sql`${t.subsidy_cents} between 0 and ${t.discount_cents} and ${t.refunded_subsidy_cents} between 0 and ${t.subsidy_cents}`,
    ),
    check('orders_after_sale', sql`(${t.after_sale} is null) = (${t.after_sale_since} is null)`),
    check('orders_receipt_extended', sql`${t.receipt_extended_at} is null or ${t.shipped_at} is not null`),
    check(
      'orders_paid',
      sql`${t.status} in ('waiting_payment', 'cancelled') or (${t.paid_at} is not null and ${t.payment_name} is not null)`,
    ),
  ],
)

/** Lines keep a snapshot of names, image and price. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    order_id: ref().notNull(),
    store_id: ref().notNull(),
    goods_id: ref()
      .notNull()
      .references(() => goods.id),
    sku_id: ref()
      .notNull()
      .references(() => skus.id),
    goods_name: localText().notNull(),
    sku_name: localText().notNull(),
    goods_image: text().notNull(),
    price_cents: cents().notNull(),
    /** The pool of the activity whose price and pieces these are; null for the ordinary stock. */
    pool_id: ref().references(() => stockPools.id),
    buy_num: integer().notNull(),
    total_cents: cents().notNull(),
    /** The amount paid for the line after its share of the discounts. */
    paid_cents: cents().notNull(),
    /** What the platform paid for the line beside that: the share of its coupon. */
    subsidy_cents: cents().notNull().default(0),
    weight_g: integer().notNull(),
    /** The commission rate at the time of the sale, in basis points, and what it was set for; null where none was set. */
    commission_bp: integer().notNull().default(0),
    commission_scope: text({ enum: commissionScopes }),
    parcel_id: ref(),
    /** Pieces that no longer count as sold, and what of `paid_cents` went back (rules §7). */
    refunded_num: integer().notNull().default(0),
    refunded_cents: cents().notNull().default(0),
    /** What of `subsidy_cents` went back to the platform. */
    refunded_subsidy_cents: cents().notNull().default(0),
    /** The open request for the line, of which there is one at most. */
    open_refund_id: ref(),
    /** When its buyer commented on it, once (rules §10). */
    commented_at: instant(),
  },
  (t) => [
    foreignKey({
      name: 'order_lines_order',
      columns: [t.store_id, t.order_id],
      foreignColumns: [orders.store_id, orders.id],
    }),
    foreignKey({
      name: 'order_lines_parcel',
      columns: [t.order_id, t.parcel_id],
      foreignColumns: [parcels.order_id, parcels.id],
    }),
    // Joins orders and goods in both directions from the index alone: the lists find orders by the names of goods.
    index('order_lines_order_id').on(t.order_id, t.goods_id),
    index('order_lines_tenant').on(t.store_id, t.order_id, t.goods_id),
    index('order_lines_goods').on(t.goods_id, t.order_id, t.store_id),
    index('order_lines_sku').on(t.sku_id),
    index('order_lines_pool')
      .on(t.pool_id)
      .where(sql`${t.pool_id} is not null`),
    index('order_lines_parcel_index').on(t.order_id, t.parcel_id),
    check(
      'order_lines_refunded',
      sql`${t.refunded_num} between 0 and ${t.buy_num} and ${t.refunded_cents} between 0 and ${t.paid_cents}`,
    ),
    check(
      'order_lines_amounts',
      sql`${t.buy_num} between 1 and 999 and ${t.total_cents} = ${t.price_cents} * ${t.buy_num} and ${t.paid_cents} between 0 and ${t.total_cents}`,
    ),
    check(
      'order_lines_subsidy',
      sql`${t.subsidy_cents} between 0 and ${t.total_cents} - ${t.paid_cents} and ${t.refunded_subsidy_cents} between 0 and ${t.subsidy_cents}`,
    ),
    check(
      'order_lines_commission',
      sql`${t.commission_bp} between 0 and 9000 and (${t.commission_scope} is not null or ${t.commission_bp} = 0)`,
    ),
  ],
)

/** What each offer took off a line; together with what was paid for the line they are its price (rules §4 step 6). */
export const orderLineDiscounts = pgTable(
  'order_line_discounts',
  {
    line_id: ref()
      .notNull()
      .references(() => orderLines.id),
    kind: text({ enum: offerKinds }).notNull(),
    /** The offer's id within its kind. */
    offer_id: ref().notNull(),
    funder: text({ enum: ['store', 'platform'] }).notNull(),
    amount_cents: cents().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.line_id, t.kind] }),
    index('order_line_discounts_offer').on(t.kind, t.offer_id, t.line_id),
    check('order_line_discounts_amount', sql`${t.amount_cents} > 0`),
    check('order_line_discounts_kind', sql`${t.kind} in ('reduction', 'store_coupon', 'platform_coupon')`),
    check('order_line_discounts_funder', sql`${t.funder} in ('store', 'platform')`),
  ],
)

/** Who earns from the sale of a line, because they brought its buyer, and at which rate: as when it was placed (rules §9). */
export const distributionShares = pgTable(
  'distribution_shares',
  {
    id: id(),
    line_id: ref()
      .notNull()
      .references(() => orderLines.id),
    order_id: ref().notNull(),
    store_id: ref().notNull(),
    /** Who earns it. */
    user_id: ref()
      .notNull()
      .references(() => users.id),
    /** 1 for the buyer’s referrer, 2 for that one’s referrer, 3 for theirs. */
    level: integer().notNull(),
    rate_bp: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('distribution_shares_line').on(t.line_id, t.level),
    unique('distribution_shares_user_line').on(t.line_id, t.user_id),
    foreignKey({
      name: 'distribution_shares_order',
      columns: [t.store_id, t.order_id],
      foreignColumns: [orders.store_id, orders.id],
    }),
    index('distribution_shares_order_index').on(t.order_id),
    index('distribution_shares_tenant').on(t.store_id, t.order_id),
    index('distribution_shares_user').on(t.user_id, t.id),
    index('distribution_shares_created_at').on(t.created_at, t.id),
    index('distribution_shares_store_created_at').on(t.store_id, t.created_at, t.id),
    check('distribution_shares_level', sql`${t.level} between 1 and 3`),
    check('distribution_shares_rate', sql`${t.rate_bp} between 1 and 5000`),
  ],
)

export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    order_id: ref()
      .notNull()
      .references(() => orders.id),
    delivery_code: text()
      .notNull()
      .references(() => expresses.code),
    delivery_no: text().notNull(),
    sent_at: instant().notNull(),
    /** Null for a parcel that is not tracked. */
    track_id: ref().references(() => parcelTracks.id),
  },
  (t) => [
    unique('parcels_track').on(t.track_id),
    unique('parcels_order').on(t.order_id, t.id),
    unique('parcels_no').on(t.order_id, t.delivery_code, t.delivery_no),
    index('parcels_express').on(t.delivery_code),
  ],
)

/** Every move of an order: who, when, why. Append-only. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    order_id: ref()
      .notNull()
      .references(() => orders.id),
    move: text().notNull(),
    status: text({ enum: orderStages }).notNull(),
    by_kind: text({ enum: ['shopper', 'seller', 'admin', 'timer', 'payment', 'system'] }).notNull(),
    by_id: ref(),
    reason: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [index('order_history_order').on(t.order_id, t.id)],
)

/**
 * How long parcels took lately from province to province, in hours: the medians of those that couriers reported as
 * delivered. Counted again by a timer; pairs with too few parcels are left out.
 */
export const deliveryTimes = pgTable(
  'delivery_times',
  {
    from_province: text()
      .notNull()
      .references(() => areas.code),
    to_province: text()
      .notNull()
      .references(() => areas.code),
    parcels: integer().notNull(),
    /** From shipping to the delivery. */
    transit_hours: integer().notNull(),
    /** From payment to the delivery. */
    total_hours: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.from_province, t.to_province] }),
    index('delivery_times_to').on(t.to_province),
    check('delivery_times_hours', sql`${t.parcels} > 0 and ${t.transit_hours} >= 0 and ${t.total_hours} >= 0`),
  ],
)

/** What a line of an order is about, as it is stored. */
export type BoughtRow = Pick<
  typeof orderLines.$inferSelect,
  'id' | 'goods_id' | 'sku_id' | 'goods_name' | 'sku_name' | 'goods_image'
>
