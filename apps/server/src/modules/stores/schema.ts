import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { storeStatuses, storeVerifications } from '@fangshi/contract/status'
import { createdAt, id, instant, localText, ref } from '../../kernel/db/columns.ts'
import { users } from '../accounts/schema.ts'
import { areas } from '../geo/schema.ts'
import { goodsClasses } from '../taxonomy/schema.ts'

/** Public = passed and open (rules §2). One store per owner. */
export const stores = pgTable(
  'stores',
  {
    id: id(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    store_name: localText().notNull(),
    store_description: localText().notNull(),
    store_logo: text().notNull().default(''),
    store_face_image: text().notNull().default(''),
    store_slide: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    store_mobile_slide: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    store_mobile: text().notNull().default(''),
    after_sale_service: localText(),
    province_code: text().references(() => areas.code),
    city_code: text().references(() => areas.code),
    region_code: text().references(() => areas.code),
    area_info: text().notNull().default(''),
    store_address: text().notNull().default(''),
    store_lat: doublePrecision(),
    store_lng: doublePrecision(),
    verify: text({ enum: storeVerifications }).notNull().default('filling_in'),
    refuse_reason: text().notNull().default(''),
    status: text({ enum: storeStatuses }).notNull().default('closed'),
    /** Pieces sold, folded in by catalog. */
    sale_count: integer().notNull().default(0),
    passed_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique('stores_owner').on(t.user_id),
    index('stores_public')
      .on(t.id)
      .where(sql`${t.verify} = 'passed' and ${t.status} = 'open'`),
    index('stores_passed_at').on(t.passed_at),
    index('stores_province').on(t.province_code),
    index('stores_city').on(t.city_code),
    index('stores_region').on(t.region_code),
    check('stores_passed', sql`${t.status} = 'closed' or ${t.verify} = 'passed'`),
    check('stores_place', sql`(${t.store_lat} is null) = (${t.store_lng} is null)`),
  ],
)

/** The classes (third level) that a store may sell in. */
export const storeClasses = pgTable(
  'store_classes',
  {
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    class_id: ref()
      .notNull()
      .references(() => goodsClasses.id),
  },
  (t) => [primaryKey({ columns: [t.store_id, t.class_id] }), index('store_classes_class').on(t.class_id)],
)
