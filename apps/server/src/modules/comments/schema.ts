import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { commentGrades, maxCommentImages, maxCommentText } from '@fangshi/contract/comment-states'
import { createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { admins, users } from '../accounts/schema.ts'
import { goods } from '../catalog/schema.ts'
import { orderLines, orders } from '../orders/schema.ts'

const noImages = sql`'{}'`

/** What buyers say of what they bought: one comment for each order line, with one addition and one reply (rules §10). */
export const orderComments = pgTable(
  'order_comments',
  {
    id: id(),
    order_line_id: ref()
      .notNull()
      .references(() => orderLines.id),
    order_id: ref().notNull(),
    /** The order's number, which never changes, for the lists. */
    order_no: text().notNull(),
    store_id: ref().notNull(),
    goods_id: ref().notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    /** The goods, how well their description agrees, the store's service, the speed of delivery: 1 to 5 each. */
    score: integer().notNull(),
    agree: integer().notNull(),
    service: integer().notNull(),
    speed: integer().notNull(),
    total: integer()
      .notNull()
      .generatedAlwaysAs(sql`score + agree + service + speed`),
    grade: text({ enum: commentGrades })
      .notNull()
      .generatedAlwaysAs(
        sql`case when score + agree + service + speed >= 15 then 'good' when score + agree + service + speed > 10 then 'middling' else 'bad' end`,
      ),
    content: text().notNull().default(''),
    images: text().array().notNull().default(noImages),
    added_at: instant(),
    added_content: text().notNull().default(''),
    added_images: text().array().notNull().default(noImages),
    has_images: boolean()
      .notNull()
      .generatedAlwaysAs(sql`cardinality(images) + cardinality(added_images) > 0`),
    replied_at: instant(),
    /** Who of the store answered. */
    replied_by: ref().references(() => users.id),
    reply: text().notNull().default(''),
    is_replied: boolean()
      .notNull()
      .generatedAlwaysAs(sql`reply <> ''`),
    hidden_at: instant(),
    hidden_by: ref().references(() => admins.id),
    hidden_reason: text().notNull().default(''),
    is_hidden: boolean()
      .notNull()
      .generatedAlwaysAs(sql`hidden_reason <> ''`),
    created_at: createdAt(),
  },
  (t) => {
    const isShown = sql`not ${t.is_hidden}`
    const hasImages = sql`not ${t.is_hidden} and ${t.has_images}`
    const isAdded = sql`not ${t.is_hidden} and ${t.added_at} is not null`
    return [
      unique('order_comments_line').on(t.order_line_id),
      foreignKey({
        name: 'order_comments_order',
        columns: [t.store_id, t.order_id],
        foreignColumns: [orders.store_id, orders.id],
      }),
      foreignKey({
        name: 'order_comments_goods',
        columns: [t.store_id, t.goods_id],
        foreignColumns: [goods.store_id, goods.id],
      }),
      // The lists of goods in the shop: each kind, the newest first or by their scores.
      index('order_comments_shown').on(t.goods_id, t.id).where(isShown),
      index('order_comments_shown_grade').on(t.goods_id, t.grade, t.id).where(isShown),
      index('order_comments_shown_total').on(t.goods_id, t.total, t.id).where(isShown),
      index('order_comments_with_images').on(t.goods_id, t.id).where(hasImages),
      index('order_comments_with_images_total').on(t.goods_id, t.total, t.id).where(hasImages),
      index('order_comments_added').on(t.goods_id, t.id).where(isAdded),
      index('order_comments_added_total').on(t.goods_id, t.total, t.id).where(isAdded),
      // The lists of the platform.
      index('order_comments_created_at').on(t.created_at, t.id),
      index('order_comments_total').on(t.total, t.id),
      index('order_comments_is_replied').on(t.is_replied, t.id),
      index('order_comments_is_hidden').on(t.is_hidden, t.id),
      index('order_comments_order_no').on(t.order_no.op('text_pattern_ops'), t.id, t.store_id),
      // With the store's id at the end, a store finds comments by buyer and goods in the index alone.
      index('order_comments_user').on(t.user_id, t.id, t.store_id),
      index('order_comments_goods_index').on(t.goods_id, t.id, t.store_id),
      // The lists of a store.
      index('order_comments_store').on(t.store_id, t.id, t.goods_id, t.user_id),
      index('order_comments_store_goods').on(t.store_id, t.goods_id, t.id),
      index('order_comments_store_created_at').on(t.store_id, t.created_at, t.id),
      index('order_comments_store_total').on(t.store_id, t.total, t.id),
      index('order_comments_store_is_replied').on(t.store_id, t.is_replied, t.id),
      index('order_comments_store_is_hidden').on(t.store_id, t.is_hidden, t.id),
      index('order_comments_tenant').on(t.store_id, t.order_id),
      index('order_comments_replied_by').on(t.replied_by),
      index('order_comments_hidden_by').on(t.hidden_by),
      check(
        'order_comments_scores',
        sql`least(${t.score}, ${t.agree}, ${t.service}, ${t.speed}) >= 1 and greatest(${t.score}, ${t.agree}, ${t.service}, ${t.speed}) <= 5`,
      ),
      check(
        'order_comments_texts',
        sql`greatest(char_length(${t.content}), char_length(${t.added_content}), char_length(${t.reply})) <= ${sql.raw(String(maxCommentText))}`,
      ),
      check(
        'order_comments_images',
        sql`greatest(cardinality(${t.images}), cardinality(${t.added_images})) <= ${sql.raw(String(maxCommentImages))}`,
      ),
      check(
        'order_comments_addition',
        sql`(${t.added_at} is null) = (${t.added_content} = '') and (${t.added_at} is not null or cardinality(${t.added_images}) = 0)`,
      ),
      check(
        'order_comments_reply',
        sql`(${t.reply} = '') = (${t.replied_at} is null) and (${t.reply} = '') = (${t.replied_by} is null)`,
      ),
      check(
        'order_comments_hidden',
        sql`(${t.hidden_reason} = '') = (${t.hidden_at} is null) and (${t.hidden_reason} = '') = (${t.hidden_by} is null)`,
      ),
    ]
  },
)
