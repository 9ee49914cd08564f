import * as z from 'zod/mini'
import { boughtLine } from './bought-line.ts'
import { commentObstacles, goodsCommentKinds, maxCommentImages, maxCommentText } from './comment-states.ts'
import { Scores } from './ratings.ts'
import { route } from './route.ts'
import { DateTime, FileAddresses, Id, Text, Whole, paged } from './shapes.ts'
import { orderStatuses } from './status.ts'

/** Comments on what was bought, as shoppers write and read them (rules §10). */

const Score = Whole(1, 5, 'SCORE_INVALID')
const Images = FileAddresses(maxCommentImages)

/** What the buyer added later. */
const Addition = z.object({ content: z.string(), images: z.array(z.string()), created_at: DateTime })
/** What the store answered; it does so once. */
const Reply = z.object({ content: z.string(), created_at: DateTime })

const comment = {
  id: z.number(),
  ...Scores.shape,
  /** May be empty: then only the scores were given. */
  content: z.string(),
  images: z.array(z.string()),
  /** Of what was bought; empty for goods without options. */
  sku_name: z.string(),
  created_at: DateTime,
  addition: z.nullable(Addition),
  reply: z.nullable(Reply),
}
export const commentRow = comment

/** A comment as everybody sees it; who wrote it is masked. */
export const GoodsComment = z.object({ ...comment, nickname: z.string(), avatar: z.string() })
export type GoodsComment = z.input<typeof GoodsComment>

export const goodsComments = route('GET /goods_comments/{id}', {
  area: 'Home',
  right: 'public',
  does: 'The comments on goods, without hidden ones: all (`is_type` 0), good (1), middling (2), bad (3), with pictures (4) or with an addition (5). The numbers of each are in the rating of the goods.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    is_type: z.optional(
      z.union([
        z.pipe(
          z.literal(''),
          z.transform(() => 0),
        ),
        Whole(0, goodsCommentKinds.length - 1, 'CHOICE_INVALID'),
      ]),
    ),
    /** The newest first unless it says otherwise; those with the same score, the newest first. */
    sort: z.optional(z.literal(['newest', 'best', 'worst'], 'CHOICE_INVALID')),
    page: z.optional(Whole(1, 1000)),
    per_page: z.optional(Whole(1, 30)),
  }),
  reply: paged(GoodsComment),
  fails: ['GOODS_NOT_FOUND'],
})

/** A comment as its writer sees it. */
export const OwnComment = z.object({
  ...comment,
  order_id: z.number(),
  goods_id: z.number(),
  goods_name: z.string(),
  goods_image: z.string(),
  store_id: z.number(),
  store_name: z.string(),
  /** Why the platform hid it from everybody else; null while it is shown. */
  hidden_reason: z.nullable(z.string()),
  /** Until when something can be added, once; null when it was added or the time is over. */
  add_before: z.nullable(DateTime),
})
export type OwnComment = z.input<typeof OwnComment>

export const commentForm = route('GET /user/order/comment/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'The lines of an own order, by its id, with the own comment on each, or why there can be none.',
  params: z.strictObject({ id: Id }),
  reply: z.object({
    order_id: z.number(),
    order_no: z.string(),
    order_status: z.literal(orderStatuses),
    store_id: z.number(),
    store_name: z.string(),
    /** Until when the lines can be commented on; null before the receipt. */
    comment_before: z.nullable(DateTime),
    lines: z.array(
      z.object({
        ...boughtLine,
        goods_price: z.string(),
        buy_num: z.number(),
        /** Why it can have no comment now; null when it can. */
        obstacle: z.nullable(z.literal(commentObstacles)),
        comment: z.nullable(OwnComment),
      }),
    ),
  }),
  fails: ['ORDER_NOT_FOUND'],
})
export type CommentForm = z.input<typeof commentForm.reply>

export const addComments = route('POST /user/comments', {
  area: 'Home',
  right: 'shopper',
  does: 'Comments on lines of an own order that was received, all or none; one per line. With the last one the order is completed.',
  body: z.strictObject({
    order_id: Id,
    comments: z
      .array(
        z.strictObject({
          /** Of the order line. */
          line_id: Id,
          /** The goods. */
          score: Score,
          /** How well the description agrees with them. */
          agree: Score,
          service: Score,
          /** Of the delivery. */
          speed: Score,
          content: Text(0, maxCommentText),
          images: z.optional(Images),
        }),
      )
      .check(z.minLength(1, 'REQUIRED'), z.maxLength(200, 'TOO_LONG')),
  }),
  reply: z.object({
    /** In the order of the lines that were sent. */
    ids: z.array(z.number()),
    order_status: z.literal(orderStatuses),
  }),
  fails: [
    'ORDER_NOT_FOUND',
    'NOT_FOUND',
    'COMMENT_GIVEN',
    'COMMENT_REFUSED',
    'COMMENT_TIME_OVER',
    'FILE_ADDRESS_INVALID',
  ],
})

export const ownComments = route('GET /user/comments', {
  area: 'Home',
  right: 'shopper',
  does: 'The own comments, the newest first, hidden ones too.',
  query: z.strictObject({ page: z.optional(Whole(1, 1000)), per_page: z.optional(Whole(1, 100)) }),
  reply: z.extend(paged(OwnComment), {
    /** Lines that wait for a comment, counted up to 1,000. */
    waiting: z.number(),
  }),
})
/** A line of an order that waits for a comment. */
export const UncommentedLine = z.object({
  ...boughtLine,
  order_id: z.number(),
  store_id: z.number(),
  store_name: z.string(),
  received_at: DateTime,
  /** Until when it can be commented on. */
  comment_before: DateTime,
})
export type UncommentedLine = z.input<typeof UncommentedLine>

export const uncommentedLines = route('GET /user/comments/waiting', {
  area: 'Home',
  right: 'shopper',
  does: 'The lines of own orders that can be commented on now, the newest order first. `total` is counted up to 1,000.',
  query: z.strictObject({ page: z.optional(Whole(1, 1000)), per_page: z.optional(Whole(1, 100)) }),
  reply: paged(UncommentedLine),
})
export const ownComment = route('GET /user/comments/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'One own comment.',
  params: z.strictObject({ id: Id }),
  reply: OwnComment,
  fails: ['NOT_FOUND'],
})
export const addToComment = route('PUT /user/comments/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'Adds to an own comment, once: a text, with pictures or without. The scores and the first text stay.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ content: Text(1, maxCommentText), images: z.optional(Images) }),
  reply: OwnComment,
  fails: ['NOT_FOUND', 'COMMENT_ADDED', 'COMMENT_TIME_OVER', 'FILE_ADDRESS_INVALID'],
})
