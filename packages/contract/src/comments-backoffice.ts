import * as z from 'zod/mini'
import { commentGrades } from './comment-states.ts'
import { commentRow } from './comments.ts'
import { choiceFilter, flagFilter, textFilter, timeFilter } from './filters.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id, Nothing, Text } from './shapes.ts'

/** Comments as stores answer them and the platform hides them (rules §10). */

export const sellerCommentActions = ['reply'] as const
export const adminCommentActions = ['hide', 'restore'] as const

const row = {
  ...commentRow,
  id: Id,
  order_id: z.number(),
  order_no: z.string(),
  goods_id: z.number(),
  goods_name: z.string(),
  goods_image: z.string(),
  /** The buyer. */
  nickname: z.string(),
  avatar: z.string(),
  /** The sum of the four scores. */
  total: z.number(),
  grade: z.literal(commentGrades),
  /** Since when and why the platform hides it; null and empty while it is shown. */
  hidden_at: z.nullable(DateTime),
  hidden_reason: z.string(),
}
const filters = {
  goods_name: textFilter('like'),
  order_no: textFilter('likeRight'),
  nickname: textFilter('like'),
  grade: choiceFilter(commentGrades),
  is_replied: flagFilter(),
  is_hidden: flagFilter(),
  created_at: timeFilter(),
}
const plain = { form: z.strictObject({}), verbs: ['index', 'show'], sorts: ['total', 'created_at'] } as const

/** Comments on the goods of the own store. */
export const sellerComments = resource('Seller', 'order_comments', {
  ...plain,
  does: 'Comments on the goods of the own store, hidden ones too',
  row: z.object({ ...row, actions: z.array(z.literal(sellerCommentActions)) }),
  filters,
})
/** Comments of all stores. */
export const adminComments = resource('Admin', 'order_comments', {
  ...plain,
  does: 'Comments of all stores, hidden ones too',
  row: z.object({
    ...row,
    store_id: z.number(),
    store_name: z.string(),
    actions: z.array(z.literal(adminCommentActions)),
  }),
  filters: { ...filters, store_name: textFilter('like') },
})

const params = z.strictObject({ id: Id })

export const replyToComment = route('PUT /Seller/order_comments/{id}/reply', {
  area: 'Seller',
  right: 'Seller.order_comments.reply',
  confirm: false,
  does: 'Answers a comment on goods of the own store, once; everybody reads it below the comment.',
  params,
  body: z.strictObject({ reply: Text(1, 500) }),
  reply: Nothing,
  fails: ['NOT_FOUND', 'COMMENT_REPLIED'],
})
export const hideComment = route('PUT /Admin/order_comments/{id}/hide', {
  area: 'Admin',
  right: 'Admin.order_comments.hide',
  confirm: false,
  does: 'Hides a comment from everybody but its writer, the store and the platform; it no longer counts anywhere.',
  params,
  /** Its writer and the store read it. */
  body: z.strictObject({ reason: Text(1, 200) }),
  reply: Nothing,
  fails: ['NOT_FOUND', 'COMMENT_MOVE_REFUSED'],
})
export const restoreComment = route('PUT /Admin/order_comments/{id}/restore', {
  area: 'Admin',
  right: 'Admin.order_comments.restore',
  confirm: false,
  does: 'Shows a hidden comment again; it counts as before.',
  params,
  reply: Nothing,
  fails: ['NOT_FOUND', 'COMMENT_MOVE_REFUSED'],
})
