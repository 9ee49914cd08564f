import { sql } from 'drizzle-orm'
import { activityStoppers } from '@fangshi/contract/activities'
import { locales } from '@fangshi/contract/locale'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { goodsActivities } from '../catalog/activities/schema.ts'
import { users } from '../accounts/schema.ts'
import { goods, skus } from '../catalog/schema.ts'
import { stores } from '../stores/schema.ts'

/** Flash sales of stores (rules §9). One that is not a draft has an activity of the goods, which holds its quota. */
export const seckills = pgTable(
  'seckills',
  {
    id: id(),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    goods_id: ref().notNull(),
    start_time: instant().notNull(),
    end_time: instant().notNull(),
    /** The most pieces that one shopper may buy. */
    max_per_person: integer().notNull(),
    /** A draft never starts and holds no stock. */
    is_draft: boolean().notNull(),
    /** Null for a draft. */
    activity_id: ref().references(() => goodsActivities.id),
    stopped_at: instant(),
    stopped_by: text({ enum: activityStoppers }),
    stop_reason: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    unique('seckills_activity').on(t.activity_id),
    foreignKey({
      name: 'seckills_goods',
      columns: [t.store_id, t.goods_id],
      foreignColumns: [goods.store_id, goods.id],
    }),
    index('seckills_tenant').on(t.store_id, t.goods_id),
    index('seckills_store').on(t.store_id, t.id),
    index('seckills_store_start').on(t.store_id, t.start_time, t.id),
    index('seckills_store_end').on(t.store_id, t.end_time, t.id),
    index('seckills_start').on(t.start_time, t.id),
    index('seckills_end').on(t.end_time, t.id),
    index('seckills_goods_id').on(t.goods_id),
    check('seckills_window', sql`${t.end_time} > ${t.start_time}`),
    check('seckills_max', sql`${t.max_per_person} between 1 and 999`),
    check(
      'seckills_stopped',
      sql`(${t.stopped_at} is null) = (${t.stopped_by} is null) and (${t.stopped_at} is null) = (${t.stop_reason} = '')
        and (${t.stopped_at} is null or not ${t.is_draft})`,
    ),
    check('seckills_draft', sql`${t.is_draft} = (${t.activity_id} is null)`),
  ],
)

/** The price and the quota of each SKU, as its store wrote them down. */
export const seckillSkus = pgTable(
  'seckill_skus',
  {
    seckill_id: ref()
      .notNull()
      .references(() => seckills.id, { onDelete: 'cascade' }),
    sku_id: ref()
      .notNull()
      .references(() => skus.id),
    price_cents: cents().notNull(),
    quota: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.seckill_id, t.sku_id] }),
    index('seckill_skus_sku').on(t.sku_id),
    check('seckill_skus_terms', sql`${t.price_cents} > 0 and ${t.quota} > 0`),
  ],
)

/** Shoppers who asked to be reminded of the start of a flash sale; gone once it has ended or was stopped. */
export const seckillReminders = pgTable(
  'seckill_reminders',
  {
    user_id: ref()
      .notNull()
      .references(() => users.id),
    seckill_id: ref()
      .notNull()
      .references(() => seckills.id, { onDelete: 'cascade' }),
    /** The language of the message. */
    locale: text({ enum: locales }).notNull(),
    /** The start that the message was sent for; null while none was. */
    sent_for: instant(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.seckill_id] }), index('seckill_reminders_sale').on(t.seckill_id)],
)
