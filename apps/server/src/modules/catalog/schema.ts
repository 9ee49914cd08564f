import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'
import { freightChoices, goodsShelves, stockReasons } from '@fangshi/contract/status'
import { cents, createdAt, id, instant, localText, ref } from '../../kernel/db/columns.ts'
import { freightTemplates } from '../freight/schema.ts'
import { stores } from '../stores/schema.ts'
import { goodsBrands, goodsClasses } from '../taxonomy/schema.ts'

/**
 * Goods (rules §3). `listed` = saleable: on shelf, examined, not deleted, store public; `store_public` follows the
 * store by trigger. Prices and `sold_out` are taken from the SKUs by trigger. What shoppers' lists search and sort by is
 * in `goods_listings` once more.
 */
export const goods = pgTable(
  'goods',
  {
    id: id(),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    class_id: ref()
      .notNull()
      .references(() => goodsClasses.id),
    /** Class ids from the top to the leaf. */
    class_path: bigint({ mode: 'number' }).array().notNull(),
    brand_id: ref().references(() => goodsBrands.id),
    goods_no: text().notNull(),
    name: localText().notNull(),
    subname: localText().notNull(),
    images: text().array().notNull(),
    content: localText().notNull(),
    /** For phones, where it differs from the main text. */
    content_mobile: localText(),
    freight_choice: text({ enum: freightChoices }).notNull().default('default'),
    freight_id: ref(),
    shelf: text({ enum: goodsShelves }).notNull().default('off'),
    /** Why the platform took them down; they stay off the shelf until it reinstates them. */
    off_reason: text(),
    /** The review state of the content in this row; newer content is in `goods_versions`. */
    review: text({ enum: ['to_review', 'examined', 'rejected'] })
      .notNull()
      .default('examined'),
    store_public: boolean().notNull().default(false),
    listed: boolean()
      .notNull()
      .generatedAlwaysAs(sql`shelf = 'on' and review = 'examined' and deleted_at is null and store_public`),
    is_recommend: boolean().notNull().default(false),
    is_master: boolean().notNull().default(false),
    price_cents: cents().notNull().default(0),
    market_price_cents: cents().notNull().default(0),
    sold_out: boolean().notNull().default(true),
    /** Comments that are shown, as in `goods_ratings`: cards read it here, where they read the rest of the goods. */
    comment_count: integer().notNull().default(0),
    /** The low-stock level: SKUs with at most this many pieces run low. */
    low_stock: integer().notNull().default(10),
    deleted_at: instant(),
    updated_at: instant().notNull().defaultNow(),
    created_at: createdAt(),
  },
  (t) => [
    unique('goods_tenant').on(t.store_id, t.id),
    uniqueIndex('goods_no')
      .on(t.store_id, t.goods_no)
      .where(sql`${t.deleted_at} is null`),
    foreignKey({
      name: 'goods_freight',
      columns: [t.store_id, t.freight_id],
      foreignColumns: [freightTemplates.store_id, freightTemplates.id],
    }),
    index('goods_freight_id').on(t.store_id, t.freight_id),
    index('goods_class').on(t.class_id),
    index('goods_brand').on(t.brand_id),
    check('goods_images', sql`cardinality(${t.images}) between 1 and 20`),
    check('goods_class_path', sql`cardinality(${t.class_path}) = 3 and ${t.class_path}[3] = ${t.class_id}`),
    check('goods_price', sql`${t.price_cents} >= 0 and ${t.market_price_cents} >= 0`),
    check('goods_comment_count', sql`${t.comment_count} >= 0`),
    check('goods_off', sql`${t.off_reason} is null or ${t.shelf} = 'off'`),
    check('goods_freight_choice', sql`(${t.freight_choice} = 'template') = (${t.freight_id} is not null)`),
  ],
)

type ListingTable = Record<keyof ReturnType<typeof listColumns> | 'goods_id', ExtraConfigColumn & AnyPgColumn>
type Order = (SQL | Partial<ExtraConfigColumn>)[]

/** Indexes of goods on sale in each of the orders, one for each filter of lists. An order is made anew for every index. */
export const listedIndexes = (table: string, t: ListingTable, orders: Record<string, () => Order>) => {
  const filters = {
    all: [],
    class1: [t.class1_id],
    class2: [t.class2_id],
    class3: [t.class_id],
    brand: [t.brand_id],
    store: [t.store_id],
  }
  return Object.entries(filters).flatMap(([filter, columns]) =>
    Object.entries(orders).map(([order, by]) =>
      index(`${table}_${filter}${order}`)
        .on(...([...columns, ...by()] as [SQL]))
        .where(sql`${t.listed}`),
    ),
  )
}

/** What shoppers' lists filter by; follows the goods by trigger. */
export const listColumns = () => ({
  store_id: ref().notNull(),
  /** Ids of the classes from the top to the leaf. */
  class1_id: ref().notNull(),
  class2_id: ref().notNull(),
  class_id: ref().notNull(),
  brand_id: ref(),
  listed: boolean().notNull(),
  sold_out: boolean().notNull(),
  price_cents: cents().notNull(),
})

/**
 * What lists of the shop are filtered, sorted and counted by: a narrow row of each goods, so that a list reads ids from an
 * index. Every list walks an index that has its filter and its order. Descending orders put nulls first, as `order by …
 * desc` does; PostgreSQL would not walk the index otherwise.
 */
export const goodsListings = pgTable(
  'goods_listings',
  {
    goods_id: ref()
      .primaryKey()
      .references(() => goods.id),
    ...listColumns(),
  },
  (t) => [
    ...listedIndexes('goods_listings', t, {
      _price: () => [t.price_cents, t.goods_id],
      _newest: () => [t.goods_id.desc().nullsFirst()],
    }),
    check('goods_listings_price', sql`${t.price_cents} >= 0`),
  ],
)

/**
 * The same with how many pieces were sold, for lists in that order: a folded sale writes these indexes alone. Only
 * `sale_count` is its own.
 */
export const goodsSales = pgTable(
  'goods_sales',
  {
    goods_id: ref()
      .primaryKey()
      .references(() => goods.id),
    ...listColumns(),
    is_master: boolean().notNull(),
    sale_count: integer().notNull().default(0),
  },
  (t) => [
    ...listedIndexes('goods_sales', t, {
      '': () => [t.sale_count.desc().nullsFirst(), t.goods_id.desc().nullsFirst()],
    }),
    index('goods_sales_master')
      .on(t.sale_count.desc().nullsFirst(), t.goods_id.desc().nullsFirst())
      .where(sql`${t.listed} and ${t.is_master}`),
    check('goods_sales_numbers', sql`${t.sale_count} >= 0 and ${t.price_cents} >= 0`),
  ],
)

/**
 * How many goods are on sale: in all (`ref_id` 0), of each class of any level, brand and store. Exact together with
 * `goods_counts_pending`, where transactions leave what they add; a timer folds it in, so that nobody who writes goods
 * waits for a count.
 */
export const goodsCounts = pgTable(
  'goods_counts',
  {
    kind: text({ enum: ['all', 'class', 'brand', 'store'] }).notNull(),
    ref_id: ref().notNull(),
    goods: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.ref_id] })],
)

export const goodsCountsPending = pgTable(
  'goods_counts_pending',
  {
    id: id(),
    kind: text({ enum: ['all', 'class', 'brand', 'store'] }).notNull(),
    ref_id: ref().notNull(),
    goods: integer().notNull(),
  },
  (t) => [index('goods_counts_pending_of').on(t.kind, t.ref_id)],
)

/**
 * SQL of the number of goods on sale in all (id 0), of a class of any level, a brand or a store: what was folded and
 * what transactions have added since, in one snapshot.
 */
export const goodsCount = (kind: 'all' | 'class' | 'brand' | 'store', id: string): string =>
  `(coalesce((select goods from goods_counts where kind = '${kind}' and ref_id = ${id}), 0)
    + coalesce((select sum(goods) from goods_counts_pending where kind = '${kind}' and ref_id = ${id}), 0))::int`

/**
 * Content of goods that is newer than that of the goods row: it awaits review or was rejected (rules §3). Its id
 * changes with each save, so that a reviewer's decision names the version that was seen.
 */
export const goodsVersions = pgTable(
  'goods_versions',
  {
    id: id(),
    goods_id: ref()
      .notNull()
      .references(() => goods.id),
    state: text({ enum: ['to_review', 'rejected'] })
      .notNull()
      .default('to_review'),
    reject_reason: text().notNull().default(''),
    class_id: ref()
      .notNull()
      .references(() => goodsClasses.id),
    name: localText().notNull(),
    subname: localText().notNull(),
    images: text().array().notNull(),
    content: localText().notNull(),
    content_mobile: localText(),
    created_at: createdAt(),
  },
  (t) => [
    unique('goods_versions_goods').on(t.goods_id),
    index('goods_versions_state').on(t.state, t.id),
    index('goods_versions_class').on(t.class_id),
    check('goods_versions_images', sql`cardinality(${t.images}) between 1 and 20`),
    check('goods_versions_reason', sql`(${t.state} = 'rejected') = (${t.reject_reason} <> '')`),
  ],
)

/** Attributes belong to a store; their values are chosen per goods. */
export const goodsAttrs = pgTable(
  'goods_attrs',
  {
    id: id(),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    name: localText().notNull(),
    created_at: createdAt(),
  },
  (t) => [unique('goods_attrs_tenant').on(t.store_id, t.id)],
)

export const attrValues = pgTable(
  'attr_values',
  {
    id: id(),
    store_id: ref().notNull(),
    attr_id: ref().notNull(),
    name: localText().notNull(),
    color: text().notNull().default(''),
    /** Its position within the attribute; goods have their own order. */
    position: integer().notNull().default(0),
  },
  (t) => [
    unique('attr_values_attr').on(t.attr_id, t.id),
    foreignKey({
      name: 'attr_values_tenant',
      columns: [t.store_id, t.attr_id],
      foreignColumns: [goodsAttrs.store_id, goodsAttrs.id],
    }),
    index('attr_values_tenant_index').on(t.store_id, t.attr_id),
  ],
)

/** The values chosen for goods, with their order and the picture that shows each. */
export const goodsValues = pgTable(
  'goods_values',
  {
    goods_id: ref()
      .notNull()
      .references(() => goods.id),
    attr_id: ref().notNull(),
    value_id: ref().notNull(),
    attr_position: integer().notNull(),
    position: integer().notNull(),
    image: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.goods_id, t.value_id] }),
    foreignKey({
      name: 'goods_values_value',
      columns: [t.attr_id, t.value_id],
      foreignColumns: [attrValues.attr_id, attrValues.id],
    }),
    index('goods_values_value_index').on(t.attr_id, t.value_id),
    check('goods_values_attrs', sql`${t.attr_position} between 0 and 4`),
  ],
)

/** What is sold. Available pieces are `on_hand - reserved` (rules §3). */
export const skus = pgTable(
  'skus',
  {
    id: id(),
    store_id: ref().notNull(),
    goods_id: ref().notNull(),
    sku_no: text().notNull(),
    /** One value of each attribute, in the attributes' order. */
    value_ids: bigint({ mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    name: localText().notNull(),
    price_cents: cents().notNull(),
    market_price_cents: cents().notNull(),
    weight_g: integer().notNull(),
    image: text().notNull().default(''),
    on_hand: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    position: integer().notNull().default(0),
    deleted_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    foreignKey({ name: 'skus_goods', columns: [t.store_id, t.goods_id], foreignColumns: [goods.store_id, goods.id] }),
    index('skus_goods_id').on(t.goods_id, t.position),
    index('skus_tenant').on(t.store_id, t.goods_id),
    uniqueIndex('skus_no')
      .on(t.store_id, t.sku_no)
      .where(sql`${t.deleted_at} is null`),
    unique('skus_values').on(t.goods_id, t.value_ids, t.deleted_at).nullsNotDistinct(),
    check('skus_stock', sql`${t.reserved} >= 0 and ${t.reserved} <= ${t.on_hand}`),
    check('skus_price', sql`${t.price_cents} >= 0 and ${t.market_price_cents} >= 0 and ${t.weight_g} >= 0`),
  ],
)

/** Every change of stock with its reason, append-only; the sums are the SKU's numbers. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    sku_id: ref()
      .notNull()
      .references(() => skus.id),
    on_hand_delta: integer().notNull(),
    reserved_delta: integer().notNull(),
    reason: text({ enum: stockReasons }).notNull(),
    order_id: ref(),
    /** The pool of an activity whose pieces changed; null for the ordinary stock. */
    pool_id: ref(),
    /** Who changed it by hand; null for changes by orders. */
    by_kind: text({ enum: ['seller', 'admin', 'system'] })
      .notNull()
      .default('system'),
    by_id: ref(),
    note: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    index('stock_movements_sku').on(t.sku_id, t.id),
    index('stock_movements_order').on(t.order_id),
    index('stock_movements_pool')
      .on(t.pool_id)
      .where(sql`${t.pool_id} is not null`),
    check('stock_movements_some', sql`${t.on_hand_delta} <> 0 or ${t.reserved_delta} <> 0`),
  ],
)

/** Sales not yet folded into the counts of goods and stores; a timer folds them, so that no payment waits for another's. */
export const salesPending = pgTable('sales_pending', {
  id: id(),
  goods_id: ref().notNull(),
  store_id: ref().notNull(),
  pieces: integer().notNull(),
})
