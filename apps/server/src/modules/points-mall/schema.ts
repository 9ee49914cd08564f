import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { pointsOrderStatuses } from '@fangshi/contract/points-order-states'
import { cents, createdAt, id, instant, localText, ref } from '../../kernel/db/columns.ts'
import { users } from '../accounts/schema.ts'
import { expresses } from '../geo/schema.ts'

export const pointsGoodsClasses = pgTable(
  'points_goods_classes',
  {
    id: id(),
    name: localText().notNull(),
    is_sort: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [index('points_goods_classes_sort').on(t.is_sort, t.id)],
)

/** What can be had for points (rules §9). */
export const pointsGoods = pgTable(
  'points_goods',
  {
    id: id(),
    class_id: ref()
      .notNull()
      .references(() => pointsGoodsClasses.id),
    name: localText().notNull(),
    subname: localText().notNull().default({ 'zh-cn': '' }),
    /** The first is the main one. */
    images: text().array().notNull(),
    points: integer().notNull(),
    cash_cents: cents().notNull().default(0),
    market_price_cents: cents().notNull().default(0),
    /** Pieces that can still be ordered. */
    stock: integer().notNull(),
    /** Pieces in orders that were not cancelled. */
    sold: integer().notNull().default(0),
    /** Pieces that one person can have; null for any number. */
    buy_limit: integer(),
    content: localText().notNull().default({ 'zh-cn': '' }),
    on_shelf: boolean().notNull().default(true),
    recommended: boolean().notNull().default(false),
    /** Orders still name goods that were deleted. */
    deleted_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('points_goods_class').on(t.class_id, t.id),
    index('points_goods_points').on(t.points, t.id),
    index('points_goods_sold').on(t.sold, t.id),
    index('points_goods_stock').on(t.stock, t.id),
    check('points_goods_images', sql`cardinality(${t.images}) between 1 and 10`),
    check('points_goods_price', sql`${t.points} > 0 and ${t.cash_cents} >= 0 and ${t.market_price_cents} >= 0`),
    check('points_goods_stock_left', sql`${t.stock} >= 0 and ${t.sold} >= 0`),
    check('points_goods_limit', sql`${t.buy_limit} > 0`),
  ],
)

/** Each order is for pieces of one goods, with its names and prices as they were (rules §9). */
export const pointsOrders = pgTable(
  'points_orders',
  {
    id: id(),
    order_no: text().notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    goods_id: ref()
      .notNull()
      .references(() => pointsGoods.id),
    goods_name: localText().notNull(),
    goods_image: text().notNull(),
    points: integer().notNull(),
    cash_cents: cents().notNull(),
    buy_num: integer().notNull(),
    total_points: integer().notNull(),
    total_cash_cents: cents().notNull(),
    status: text({ enum: pointsOrderStatuses }).notNull(),
    receive_name: text().notNull(),
    receive_tel: text().notNull(),
    receive_area: text().notNull(),
    receive_address: text().notNull(),
    remark: text().notNull().default(''),
    delivery_code: text().references(() => expresses.code),
    delivery_no: text().notNull().default(''),
    cancel_reason: text().notNull().default(''),
    /** Until when the cash part can be paid; null where there is none. */
    pay_before: instant(),
    /** When it counts as received without the shopper's confirmation. */
    due_at: instant(),
    paid_at: instant(),
    shipped_at: instant(),
    completed_at: instant(),
    cancelled_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique('points_orders_no').on(t.order_no),
    index('points_orders_user').on(t.user_id, t.id),
    index('points_orders_goods').on(t.goods_id, t.user_id),
    index('points_orders_status').on(t.status, t.id),
    index('points_orders_created_at').on(t.created_at, t.id),
    index('points_orders_no_prefix').on(t.order_no.op('text_pattern_ops'), t.id),
    index('points_orders_express').on(t.delivery_code),
    index('points_orders_unpaid')
      .on(t.pay_before)
      .where(sql`${t.status} = 'waiting_payment'`),
    index('points_orders_due')
      .on(t.due_at)
      .where(sql`${t.due_at} is not null`),
    check(
      'points_orders_totals',
      sql`${t.buy_num} between 1 and 999 and ${t.total_points} = ${t.points} * ${t.buy_num} and ${t.total_cash_cents} = ${t.cash_cents} * ${t.buy_num}`,
    ),
    check('points_orders_price', sql`${t.points} > 0 and ${t.cash_cents} >= 0`),
    check('points_orders_pay_before', sql`(${t.pay_before} is null) = (${t.total_cash_cents} = 0)`),
    check('points_orders_paid', sql`${t.status} in ('waiting_payment', 'cancelled') or ${t.paid_at} is not null`),
    check(
      'points_orders_shipped',
      sql`${t.status} not in ('waiting_receipt', 'completed') or (${t.shipped_at} is not null and ${t.delivery_code} is not null)`,
    ),
    check('points_orders_cancelled', sql`(${t.status} = 'cancelled') = (${t.cancelled_at} is not null)`),
  ],
)
