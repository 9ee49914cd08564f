import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { storeStatuses, storeVerifications } from '@fangshi/contract/status'
import { documentChangeStatuses } from '@fangshi/contract/store-documents'
import { bytea, createdAt, id, instant, localText, ref } from '../../kernel/db/columns.ts'
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
    /** How often the application has been submitted; a decision names the submission that it is about. */
    submissions: integer().notNull().default(0),
    status: text({ enum: storeStatuses }).notNull().default('closed'),
    suspend_reason: text().notNull().default(''),
    /** A vacation as a half-open window, during which the store is closed. */
    vacation_from: instant(),
    vacation_until: instant(),
    /** Closed by a vacation or the platform, not by its owner: it opens once that is over. */
    reopens: boolean().notNull().default(false),
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
    // The platform's list (rules §12): its tabs and filters.
    index('stores_verify').on(t.verify, t.id),
    index('stores_status').on(t.status, t.id),
    index('stores_created_at').on(t.created_at, t.id),
    index('stores_name_tokens').using(
      'gin',
      sql`name_tokens(${t.store_name} ->> 'zh-cn')`,
      sql`name_tokens(${t.store_name} ->> 'en')`,
    ),
    index('stores_vacation')
      .on(t.vacation_from)
      .where(sql`${t.vacation_from} is not null`),
    index('stores_province').on(t.province_code),
    index('stores_city').on(t.city_code),
    index('stores_region').on(t.region_code),
    check('stores_passed', sql`${t.status} = 'closed' or ${t.verify} = 'passed'`),
    check(
      'stores_vacation_window',
      sql`num_nulls(${t.vacation_from}, ${t.vacation_until}) <> 1 and ${t.vacation_from} < ${t.vacation_until}`,
    ),
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

/** Company documents: the identity number is sealed, with a keyed hash beside it; files are private. */
const documentColumns = () => ({
  store_company_name: text().notNull().default(''),
  business_license: text().notNull().default(''),
  business_license_no: text().notNull().default(''),
  legal_person: text().notNull().default(''),
  store_phone: text().notNull().default(''),
  id_card_no: text().notNull().default(''),
  /** Null without a number. */
  id_card_hash: bytea(),
  id_card_t: text().notNull().default(''),
  id_card_b: text().notNull().default(''),
  emergency_contact: text().notNull().default(''),
  emergency_contact_phone: text().notNull().default(''),
})

/** The documents of a store that are in force, or that it applies with (rules §2). */
export const storeDocuments = pgTable(
  'store_documents',
  {
    store_id: ref()
      .primaryKey()
      .references(() => stores.id),
    ...documentColumns(),
  },
  (t) => [index('store_documents_phone_prefix').on(t.store_phone.op('text_pattern_ops'))],
)

/**
 * Document changes after a store has passed: at most one awaits review, and the store stays open meanwhile (rules §2).
 */
export const documentChanges = pgTable(
  'document_changes',
  {
    id: id(),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    status: text({ enum: documentChangeStatuses }).notNull().default('pending'),
    refuse_reason: text().notNull().default(''),
    ...documentColumns(),
    created_at: createdAt(),
    decided_at: instant(),
  },
  (t) => [
    index('document_changes_store').on(t.store_id, t.id),
    uniqueIndex('document_changes_one_pending')
      .on(t.store_id)
      .where(sql`${t.status} = 'pending'`),
    index('document_changes_queue').on(t.decided_at.desc().nullsFirst(), t.id),
    check('document_changes_decided', sql`(${t.status} = 'pending') = (${t.decided_at} is null)`),
  ],
)
