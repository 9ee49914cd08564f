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
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'
import { activityStoppers } from '@fangshi/contract/activities'
import { activityKinds } from '@fangshi/contract/status'
import { cents, createdAt, id, instant, ref } from '../../../kernel/db/columns.ts'
import { stores } from '../../stores/schema.ts'
import { goods, skus } from '../schema.ts'

/**
 * Times in which goods have another price, whatever module made them (rules §9); those of flash sales have stock of their
 * own. A goods has one activity at a time: `goods_activities_overlap` excludes windows that overlap while they are not closed.
 */
export const goodsActivities = pgTable(
  'goods_activities',
  {
    id: id(),
    kind: text({ enum: activityKinds }).notNull(),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    goods_id: ref()
      .notNull()
      .references(() => goods.id),
    start_time: instant().notNull(),
    end_time: instant().notNull(),
    /** The most pieces that one shopper may buy. */
    max_per_person: integer().notNull(),
    /** Of a group buy: what it takes off the price of each SKU, in basis points, and how many people make a group. */
    off_bp: integer(),
    people: integer(),
    /** When what was left went back to the ordinary stock: after its end, or when it was stopped. */
    closed_at: instant(),
    /** Its lowest price is what lists sort and filter its goods by: of a flash sale from its start until it is closed. */
    in_lists: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    index('goods_activities_goods').on(t.goods_id),
    index('goods_activities_store').on(t.store_id),
    index('goods_activities_open')
      .on(t.end_time)
      .where(sql`${t.closed_at} is null`),
    index('goods_activities_of_goods')
      .on(t.goods_id)
      .where(sql`${t.closed_at} is null`),
    index('goods_activities_unlisted')
      .on(t.start_time)
      .where(sql`${t.closed_at} is null and not ${t.in_lists}`),
    check('goods_activities_in_lists', sql`${t.closed_at} is null or not ${t.in_lists}`),
    check('goods_activities_window', sql`${t.end_time} > ${t.start_time}`),
    check(
      'goods_activities_terms',
      sql`(${t.kind} = 'collective') = (${t.off_bp} is not null) and (${t.kind} = 'collective') = (${t.people} is not null)
        and ${t.off_bp} between 1 and 9999 and ${t.people} between 2 and 100`,
    ),
    check('goods_activities_max', sql`${t.max_per_person} between 1 and 999`),
  ],
)

/**
 * Pieces of a SKU that an activity sells at its price. They were taken out of the ordinary stock, and what is left goes
 * back when the activity closes.
 */
export const stockPools = pgTable(
  'stock_pools',
  {
    id: id(),
    activity_id: ref()
      .notNull()
      .references(() => goodsActivities.id),
    sku_id: ref()
      .notNull()
      .references(() => skus.id),
    price_cents: cents().notNull(),
    /** All pieces that were put in. */
    quota: integer().notNull(),
    on_hand: integer().notNull(),
    reserved: integer().notNull().default(0),
    /** Pieces that went back to the ordinary stock. */
    returned: integer().notNull().default(0),
    /** False once the activity is closed: nothing more can be reserved. */
    is_open: boolean().notNull().default(true),
  },
  (t) => [
    unique('stock_pools_activity').on(t.activity_id, t.sku_id),
    index('stock_pools_sku').on(t.sku_id),
    index('stock_pools_open')
      .on(t.sku_id)
      .where(sql`${t.is_open}`),
    check('stock_pools_stock', sql`${t.reserved} >= 0 and ${t.reserved} <= ${t.on_hand}`),
    check('stock_pools_quota', sql`${t.returned} >= 0 and ${t.on_hand} + ${t.returned} <= ${t.quota}`),
    check('stock_pools_price', sql`${t.price_cents} > 0`),
  ],
)

/** How many pieces of an activity a shopper has ordered; cancelled ones, and unshipped ones that were refunded, do not count. */
export const activityBuyers = pgTable(
  'activity_buyers',
  {
    activity_id: ref()
      .notNull()
      .references(() => goodsActivities.id),
    user_id: ref().notNull(),
    pieces: integer().notNull(),
    max_per_person: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activity_id, t.user_id] }),
    index('activity_buyers_user').on(t.user_id),
    check('activity_buyers_pieces', sql`${t.pieces} between 0 and ${t.max_per_person}`),
  ],
)

/** What a store plans for goods: the columns that its flash sales and its group buys have in common. */
export const plannedColumns = () => ({
  id: id(),
  store_id: ref()
    .notNull()
    .references(() => stores.id),
  goods_id: ref().notNull(),
  start_time: instant().notNull(),
  /** Exclusive. */
  end_time: instant().notNull(),
  /** The most pieces that one shopper may buy. */
  max_per_person: integer().notNull(),
  /** A draft never starts. */
  is_draft: boolean().notNull(),
  /** Null for a draft. */
  activity_id: ref().references(() => goodsActivities.id),
  stopped_at: instant(),
  stopped_by: text({ enum: activityStoppers }),
  stop_reason: text().notNull().default(''),
  created_at: createdAt(),
})

type PlannedTable = Record<keyof ReturnType<typeof plannedColumns>, ExtraConfigColumn & AnyPgColumn>

/** Their constraints, and the indexes of the lists in both back offices. */
export const plannedRules = (table: string, t: PlannedTable) => [
  unique(`${table}_activity`).on(t.activity_id),
  foreignKey({
    name: `${table}_goods`,
    columns: [t.store_id, t.goods_id],
    foreignColumns: [goods.store_id, goods.id],
  }),
  index(`${table}_tenant`).on(t.store_id, t.goods_id),
  index(`${table}_store`).on(t.store_id, t.id),
  index(`${table}_store_start`).on(t.store_id, t.start_time, t.id),
  index(`${table}_store_end`).on(t.store_id, t.end_time, t.id),
  index(`${table}_start`).on(t.start_time, t.id),
  index(`${table}_end`).on(t.end_time, t.id),
  index(`${table}_goods_id`).on(t.goods_id),
  check(`${table}_window`, sql`${t.end_time} > ${t.start_time}`),
  check(
    `${table}_stopped`,
    sql`(${t.stopped_at} is null) = (${t.stopped_by} is null) and (${t.stopped_at} is null) = (${t.stop_reason} = '')
        and (${t.stopped_at} is null or not ${t.is_draft})`,
  ),
  check(`${table}_draft`, sql`${t.is_draft} = (${t.activity_id} is null)`),
]
