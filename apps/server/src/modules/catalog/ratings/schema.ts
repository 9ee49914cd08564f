import { sql } from 'drizzle-orm'
import { check, integer, pgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { ref } from '../../../kernel/db/columns.ts'
import { stores } from '../../stores/schema.ts'
import { goods, listColumns, listedIndexes } from '../schema.ts'

/** Sums of the scores of comments that are shown, and how many those are. */
const scoreColumns = () => ({
  comment_count: integer().notNull().default(0),
  good: integer().notNull().default(0),
  score_sum: integer().notNull().default(0),
  agree_sum: integer().notNull().default(0),
  service_sum: integer().notNull().default(0),
  speed_sum: integer().notNull().default(0),
})
const scoreChecks = (table: string, t: Record<keyof ReturnType<typeof scoreColumns>, PgColumn>) => [
  check(`${table}_counts`, sql`${t.comment_count} >= 0 and ${t.good} between 0 and ${t.comment_count}`),
  check(
    `${table}_sums`,
    sql`least(${t.score_sum}, ${t.agree_sum}, ${t.service_sum}, ${t.speed_sum}) >= ${t.comment_count}
      and greatest(${t.score_sum}, ${t.agree_sum}, ${t.service_sum}, ${t.speed_sum}) <= 5 * ${t.comment_count}`,
  ),
]

/**
 * What lists in the order of comments read, as `goods_sales` is for sales, and what comments say of the goods together. The
 * numbers are kept by the transactions that write, hide and restore comments (rules §10).
 */
export const goodsRatings = pgTable(
  'goods_ratings',
  {
    goods_id: ref()
      .primaryKey()
      .references(() => goods.id),
    ...listColumns(),
    ...scoreColumns(),
    middling: integer().notNull().default(0),
    bad: integer().notNull().default(0),
    with_images: integer().notNull().default(0),
    /** With a later addition. */
    added: integer().notNull().default(0),
  },
  (t) => [
    ...listedIndexes('goods_ratings', t, {
      '': () => [t.comment_count.desc().nullsFirst(), t.goods_id.desc().nullsFirst()],
    }),
    ...scoreChecks('goods_ratings', t),
    check('goods_ratings_price', sql`${t.price_cents} >= 0`),
    check(
      'goods_ratings_grades',
      sql`least(${t.middling}, ${t.bad}) >= 0 and ${t.good} + ${t.middling} + ${t.bad} = ${t.comment_count}`,
    ),
    check(
      'goods_ratings_kinds',
      sql`${t.with_images} between 0 and ${t.comment_count} and ${t.added} between 0 and ${t.comment_count}`,
    ),
  ],
)

/** The same of all goods of a store; it has a row from its first comment on. */
export const storeRatings = pgTable(
  'store_ratings',
  {
    store_id: ref()
      .primaryKey()
      .references(() => stores.id),
    ...scoreColumns(),
  },
  (t) => scoreChecks('store_ratings', t),
)
