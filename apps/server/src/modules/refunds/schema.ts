import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { ShownRefundReason } from '@fangshi/contract/refund-reasons'
import { refundEvents, refundKinds, refundParties, refundStatuses } from '@fangshi/contract/refund-states'
import { cents, createdAt, id, instant, localText, ref } from '../../kernel/db/columns.ts'
import { users } from '../accounts/schema.ts'
import { skus } from '../catalog/schema.ts'
import { expresses } from '../geo/schema.ts'
import { parcelTracks } from '../logistics/schema.ts'
import { orderLines, orders } from '../orders/schema.ts'
import { paymentRefunds } from '../payments/schema.ts'

/** A request for money, a return or an exchange of lines of one order (rules §7). */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    refund_no: text().notNull(),
    order_id: ref().notNull(),
    /** The order's number, which never changes, for the lists. */
    order_no: text().notNull(),
    store_id: ref().notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: refundKinds }).notNull(),
    status: text({ enum: refundStatuses }).notNull(),
    /** Who has to act next. */
    waits_for: text({ enum: refundParties })
      .notNull()
      .generatedAlwaysAs(
        sql`case when status in ('requested', 'sent_back', 'to_replace') then 'store' when status = 'disputed' then 'platform' when status in ('to_send_back', 'replaced') then 'shopper' else 'nobody' end`,
      ),
    /** A word of the kind's list, or `platform` for what the platform gives by itself. */
    reason: text().$type<ShownRefundReason>().notNull(),
    remark: text().notNull().default(''),
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The amounts of its lines; 0 for an exchange. */
    goods_cents: cents().notNull(),
    /** Known once it is agreed. */
    freight_cents: cents().notNull().default(0),
    /** The replacement of an exchange is reserved: from the agreement until it is sent or given up. */
    is_replacement_reserved: boolean().notNull().default(false),
    /** When it moves without anybody acting. */
    due_at: instant(),
    /** The money on its way back; null while there is none, and for nothing but pieces. */
    payment_refund_id: ref().references(() => paymentRefunds.id),
    created_at: createdAt(),
    ended_at: instant(),
  },
  (t) => {
    const isMoney = sql`${t.kind} = 'refund'`
    const isGoods = sql`${t.kind} <> 'refund'`
    return [
      unique('refunds_no').on(t.refund_no),
      unique('refunds_order').on(t.order_id, t.id),
      foreignKey({
        name: 'refunds_order_of_store',
        columns: [t.store_id, t.order_id],
        foreignColumns: [orders.store_id, orders.id],
      }),
      index('refunds_no_prefix').on(t.refund_no.op('text_pattern_ops'), t.id),
      // All that a page of the lists searches, so that orders of a whole month are found in the index alone.
      index('refunds_order_no_prefix').on(t.order_no.op('text_pattern_ops'), t.id, t.kind, t.store_id),
      index('refunds_tenant').on(t.store_id, t.order_id),
      index('refunds_user').on(t.user_id, t.id),
      index('refunds_payment').on(t.payment_refund_id),
      index('refunds_due')
        .on(t.due_at)
        .where(sql`${t.due_at} is not null`),
      // Money only and goods are two lists, each of the store and of the platform.
      ...(['money', 'goods'] as const).flatMap((list) => {
        const part = list === 'money' ? isMoney : isGoods
        return [
          index(`refunds_${list}_id`).on(t.id).where(part),
          index(`refunds_${list}_status`).on(t.status, t.id).where(part),
          index(`refunds_${list}_waits_for`).on(t.waits_for, t.id).where(part),
          index(`refunds_${list}_due_at`).on(t.due_at, t.id).where(part),
          // With the store's id at the end, a store finds its buyers' refunds in the index alone.
          index(`refunds_${list}_user`).on(t.user_id, t.id, t.store_id).where(part),
          index(`refunds_${list}_ended_at`)
            .on(t.ended_at, t.id, t.status)
            .where(sql`${part} and ${t.ended_at} is not null`),
          index(`refunds_${list}_created_at`).on(t.created_at, t.id).where(part),
          // Beside the id stands what is searched in the index alone: returns or exchanges, and numbers.
          index(`refunds_${list}_store`).on(t.store_id, t.id, t.kind, t.order_no, t.refund_no).where(part),
          index(`refunds_${list}_store_no`).on(t.store_id, t.refund_no, t.id).where(part),
          index(`refunds_${list}_store_status`).on(t.store_id, t.status, t.id).where(part),
          index(`refunds_${list}_store_waits_for`).on(t.store_id, t.waits_for, t.id).where(part),
          index(`refunds_${list}_store_due_at`).on(t.store_id, t.due_at, t.id).where(part),
          index(`refunds_${list}_store_ended_at`)
            .on(t.store_id, t.ended_at, t.id, t.status)
            .where(sql`${part} and ${t.ended_at} is not null`),
          index(`refunds_${list}_store_created_at`).on(t.store_id, t.created_at, t.id, t.status).where(part),
        ]
      }),
      check('refunds_amounts', sql`${t.goods_cents} >= 0 and ${t.freight_cents} >= 0`),
      check(
        'refunds_exchange',
        sql`${t.kind} <> 'exchange' or ${t.goods_cents} + ${t.freight_cents} = 0 or ${t.status} = 'refunded'`,
      ),
      check(
        'refunds_ended',
        sql`(${t.ended_at} is not null) = (${t.status} in ('refunded', 'exchanged', 'withdrawn', 'closed', 'dismissed'))`,
      ),
      check(
        'refunds_reserved',
        sql`not ${t.is_replacement_reserved} or (${t.kind} = 'exchange' and ${t.ended_at} is null)`,
      ),
      check('refunds_paid', sql`${t.payment_refund_id} is null or ${t.status} = 'refunded'`),
      check('refunds_due_open', sql`${t.due_at} is null or ${t.ended_at} is null`),
    ]
  },
)

/** The pieces of an order line that a request is about. */
export const refundLines = pgTable(
  'refund_lines',
  {
    id: id(),
    refund_id: ref()
      .notNull()
      .references(() => refunds.id),
    order_line_id: ref()
      .notNull()
      .references(() => orderLines.id),
    buy_num: integer().notNull(),
    /** The requested amount, then the agreed one, in cents; 0 for an exchange. */
    amount_cents: cents().notNull(),
    /** The highest amount for these pieces at the time of the request, in cents. */
    most_cents: cents().notNull(),
    /** Pieces that no longer count as sold, once it is refunded. */
    refunded_num: integer().notNull().default(0),
    /** Whether the line had been shipped at the time of the request. */
    is_sent: boolean().notNull(),
    /** What is sent instead, in an exchange. */
    replacement_sku_id: ref().references(() => skus.id),
    replacement_name: localText(),
  },
  (t) => [
    unique('refund_lines_line').on(t.refund_id, t.order_line_id),
    index('refund_lines_order_line').on(t.order_line_id),
    index('refund_lines_replacement').on(t.replacement_sku_id),
    check(
      'refund_lines_amounts',
      sql`${t.buy_num} between 1 and 999 and ${t.amount_cents} between 0 and ${t.most_cents}`,
    ),
    check('refund_lines_refunded', sql`${t.refunded_num} between 0 and ${t.buy_num}`),
    check('refund_lines_replaced', sql`(${t.replacement_sku_id} is null) = (${t.replacement_name} is null)`),
  ],
)

/** The goods on their way back to the store, and the replacement on its way to the shopper. */
export const refundParcels = pgTable(
  'refund_parcels',
  {
    id: id(),
    refund_id: ref()
      .notNull()
      .references(() => refunds.id),
    direction: text({ enum: ['back', 'replacement'] }).notNull(),
    delivery_code: text()
      .notNull()
      .references(() => expresses.code),
    delivery_no: text().notNull(),
    sent_at: instant().notNull(),
    track_id: ref().references(() => parcelTracks.id),
  },
  (t) => [
    unique('refund_parcels_direction').on(t.refund_id, t.direction),
    unique('refund_parcels_track').on(t.track_id),
    index('refund_parcels_express').on(t.delivery_code),
  ],
)

/** Every move of a request and every message, for both sides and the platform. Append-only. */
export const refundLogs = pgTable(
  'refund_logs',
  {
    id: id(),
    refund_id: ref()
      .notNull()
      .references(() => refunds.id),
    event: text({ enum: refundEvents }).notNull(),
    status: text({ enum: refundStatuses }).notNull(),
    by_kind: text({ enum: ['shopper', 'seller', 'admin', 'timer'] }).notNull(),
    by_id: ref(),
    message: text().notNull().default(''),
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    created_at: createdAt(),
  },
  (t) => [
    index('refund_logs_refund').on(t.refund_id, t.id),
    check('refund_logs_images', sql`cardinality(${t.images}) <= 6`),
  ],
)
