import type { addComments as route } from '@fangshi/contract/comments'
import type { OrderStatus } from '@fangshi/contract/status'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { InputOf } from '../../kernel/http/act.ts'
import type { Shopper } from '../../kernel/http/who.ts'
import { addToRatings } from '../catalog/public.ts'
import { lockOwnOrder, markCommented, moveOrder } from '../orders/public.ts'
import { commentObstacle } from '../orders/rules.ts'
import { talliesOf } from './comment.ts'
import { insertComments, orderedLines } from './comments.db.ts'
import { needImages } from './need-images.ts'

/** The fields that a new comment does not have yet. */
const unanswered = { added_at: null, added_images: [], hidden_at: null } as const

/**
 * Comments on lines of an own order, all or none; once every line that can have a comment has one, the order is completed
 * (rules §§5, 10). Throws ORDER_NOT_FOUND, NOT_FOUND for a line of another order, COMMENT_GIVEN, COMMENT_TIME_OVER,
 * COMMENT_REFUSED, FILE_ADDRESS_INVALID.
 */
export async function addComments(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  { order_id, comments: inputs }: InputOf<typeof route>,
): Promise<{ ids: number[]; order_status: OrderStatus }> {
  const comments = inputs.map(({ images = [], ...comment }) => ({ ...comment, images }))
  await needImages(
    tx,
    comments.flatMap(({ images }, at) =>
      images.map((address, place) => ({ field: `comments.${at}.images.${place}`, address })),
    ),
  )
  const order = (await lockOwnOrder(tx, who.user_id, order_id)) ?? fail('ORDER_NOT_FOUND')
  const lines = new Map((await orderedLines(tx, order_id)).map((line) => [line.id, line]))
  const at = ctx.now()
  const isTwice = new Set(comments.map(({ line_id }) => line_id)).size < comments.length
  if (isTwice) failFields({ comments: 'INVALID' })
  for (const { line_id } of comments) {
    const obstacle = commentObstacle(order, lines.get(line_id) ?? fail('NOT_FOUND'), at)
    if (obstacle === 'commented') fail('COMMENT_GIVEN')
    if (obstacle) fail(obstacle === 'time_over' ? 'COMMENT_TIME_OVER' : 'COMMENT_REFUSED')
  }
  const lineIds = comments.map(({ line_id }) => line_id)
  if (!(await markCommented(tx, order_id, lineIds, at))) fail('COMMENT_GIVEN')
  const ids = await insertComments(tx, { ...order, order_id, user_id: who.user_id, at }, comments)
  for (const id of lineIds) lines.set(id, { ...lines.get(id)!, commented_at: at })
  const isLast = [...lines.values()].every((line) => commentObstacle(order, line, at) !== null)
  const isCompleted = isLast && order.status === 'waiting_comment'
  if (isCompleted) await moveOrder(tx, ctx, who, { id: order_id, move: 'comment' })
  const counted = comments.map(({ line_id, ...comment }) => ({
    ...comment,
    ...unanswered,
    goods_id: lines.get(line_id)!.goods_id,
  }))
  await addToRatings(tx, order.store_id, talliesOf(counted))
  return { ids: lineIds.map((line) => ids.get(line)!), order_status: isCompleted ? 'completed' : order.status }
}
