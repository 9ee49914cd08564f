import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { theatreStates, type Verdict } from '@fangshi/contract/flash-theatre'
import { cents, id, instant, ref } from '../../kernel/db/columns.ts'
import { addresses, admins, users } from '../accounts/schema.ts'
import { goods, skus } from '../catalog/schema.ts'
import { seckills } from '../seckills/schema.ts'
import { stores } from '../stores/schema.ts'

/** The store and the goods that all drills use: one row, made by the first. */
export const theatreStage = pgTable(
  'theatre_stage',
  {
    only: boolean().primaryKey().default(true),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    /** The owner of the store. */
    user_id: ref()
      .notNull()
      .references(() => users.id),
    goods_id: ref()
      .notNull()
      .references(() => goods.id),
    sku_id: ref()
      .notNull()
      .references(() => skus.id),
  },
  (t) => [
    check('theatre_stage_only', sql`${t.only}`),
    index('theatre_stage_store').on(t.store_id),
    index('theatre_stage_user').on(t.user_id),
    index('theatre_stage_goods').on(t.goods_id),
    index('theatre_stage_sku').on(t.sku_id),
  ],
)

/** The shoppers that drills buy with; made as they are needed and used again. */
export const theatreBuyers = pgTable(
  'theatre_buyers',
  {
    user_id: ref()
      .primaryKey()
      .references(() => users.id),
    address_id: ref()
      .notNull()
      .references(() => addresses.id),
  },
  (t) => [index('theatre_buyers_address').on(t.address_id)],
)

/** A drill: N buyers run into a flash sale. One at a time. */
export const theatreRuns = pgTable(
  'theatre_runs',
  {
    id: id(),
    state: text({ enum: theatreStates }).notNull().default('waiting'),
    buyers: integer().notNull(),
    quota: integer().notNull(),
    max_per_person: integer().notNull(),
    admin_id: ref()
      .notNull()
      .references(() => admins.id),
    /** Null until it is scheduled. */
    seckill_id: ref().references(() => seckills.id),
    started_at: instant().notNull(),
    /** When the process that carries it out was last alive. */
    seen_at: instant().notNull(),
    /** Pieces of the goods before the quota was taken out. */
    stock_before: integer(),
    /** When the first buyer was let in. */
    opened_at: instant(),
    ended_at: instant(),
    /** How often each answer other than an order was given, by its error key. */
    refusals: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Of the whole rush so far, ms. */
    p50_ms: doublePrecision(),
    p95_ms: doublePrecision(),
    after_rush: jsonb().$type<Verdict>(),
    after_clearing: jsonb().$type<Verdict>(),
    /** Of a failed one: the error key. */
    failure: text(),
  },
  (t) => [
    uniqueIndex('theatre_runs_one')
      .on(sql`(true)`)
      .where(sql`${t.ended_at} is null`),
    index('theatre_runs_admin').on(t.admin_id),
    index('theatre_runs_seckill').on(t.seckill_id),
    check('theatre_runs_size', sql`${t.buyers} > 0 and ${t.quota} > 0 and ${t.max_per_person} > 0`),
    check('theatre_runs_ended', sql`(${t.ended_at} is not null) = (${t.state} in ('done', 'failed', 'interrupted'))`),
    check('theatre_runs_failure', sql`(${t.state} = 'failed') = (${t.failure} is not null)`),
  ],
)

/** How a drill stood at a moment of its rush. */
export const theatreMoments = pgTable(
  'theatre_moments',
  {
    run_id: ref()
      .notNull()
      .references(() => theatreRuns.id, { onDelete: 'cascade' }),
    /** Since the first buyer was let in. */
    at_ms: integer().notNull(),
    /** Pieces that could still be ordered. */
    stock_left: integer().notNull(),
    ordered: integer().notNull(),
    paid: integer().notNull(),
    refused: integer().notNull(),
    /** Of the answers since the moment before; null where there were none. */
    p50_ms: doublePrecision(),
    p95_ms: doublePrecision(),
    /** Sums of the ledger: what the buyers have, and what is held for their orders. */
    wallets_cents: cents().notNull(),
    escrow_cents: cents().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.run_id, t.at_ms] }),
    check('theatre_moments_sums', sql`${t.wallets_cents} >= 0 and ${t.escrow_cents} >= 0`),
  ],
)
