import type { addToComment as additionRoute } from '@fangshi/contract/comments'
import type { hideComment as hideRoute, replyToComment as replyRoute } from '@fangshi/contract/comments-backoffice'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { InputOf } from '../../kernel/http/act.ts'
import type { Admin, Seller, Shopper } from '../../kernel/http/who.ts'
import { addToRatings } from '../catalog/public.ts'
import { addBefore, tallyChange } from './comment.ts'
import { lockComment, setAddition, setHidden, setReply, type StoredComment } from './comments.db.ts'
import { needImages } from './need-images.ts'

/** A changed comment as the audit log keeps it. */
interface CommentChange {
  target: string
  before: { reply?: string; hidden_reason?: string }
  after: { reply?: string; hidden_reason?: string }
}

const recount = (tx: Tx, before: StoredComment, after: StoredComment) =>
  addToRatings(tx, before.store_id, [{ ...tallyChange(before, after), goods_id: before.goods_id }])

/**
 * Writes the addition to an own comment; there can be one. Throws NOT_FOUND, COMMENT_ADDED, COMMENT_TIME_OVER,
 * FILE_ADDRESS_INVALID.
 */
export async function addToComment(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  { id, content, images = [] }: InputOf<typeof additionRoute>,
): Promise<{ id: number }> {
  await needImages(
    tx,
    images.map((address, place) => ({ field: `images.${place}`, address })),
  )
  const comment = (await lockComment(tx, id, { user_id: who.user_id })) ?? fail('NOT_FOUND')
  const at = ctx.now()
  if (comment.added_at) fail('COMMENT_ADDED')
  if (!addBefore(comment, at)) fail('COMMENT_TIME_OVER')
  await setAddition(tx, id, at, content, images)
  await recount(tx, comment, { ...comment, added_at: at, added_images: images })
  return { id }
}

/** Writes the store's reply to a comment on its goods; there can be one. Throws NOT_FOUND, COMMENT_REPLIED. */
export async function replyToComment(
  tx: Tx,
  ctx: Context,
  who: Seller,
  { id, reply }: InputOf<typeof replyRoute>,
): Promise<CommentChange> {
  const comment = (await lockComment(tx, id, { store_id: who.store_id })) ?? fail('NOT_FOUND')
  if (comment.reply) fail('COMMENT_REPLIED')
  await setReply(tx, id, ctx.now(), who.user_id, reply)
  return { target: comment.order_no, before: { reply: '' }, after: { reply } }
}

/** Hides a comment, which no longer counts. Throws NOT_FOUND, COMMENT_MOVE_REFUSED when it is hidden. */
export async function hideComment(
  tx: Tx,
  ctx: Context,
  who: Admin,
  { id, reason }: InputOf<typeof hideRoute>,
): Promise<CommentChange> {
  const comment = (await lockComment(tx, id, {})) ?? fail('NOT_FOUND')
  if (comment.hidden_at) fail('COMMENT_MOVE_REFUSED')
  const at = ctx.now()
  await setHidden(tx, id, { at, admin_id: who.admin_id, reason })
  await recount(tx, comment, { ...comment, hidden_at: at })
  return { target: comment.order_no, before: { hidden_reason: '' }, after: { hidden_reason: reason } }
}

/** Shows a hidden comment again, which counts as before. Throws NOT_FOUND, COMMENT_MOVE_REFUSED when it is shown. */
export async function restoreComment(
  tx: Tx,
  _ctx: Context,
  _who: Admin,
  { id }: { id: number },
): Promise<CommentChange> {
  const comment = (await lockComment(tx, id, {})) ?? fail('NOT_FOUND')
  if (!comment.hidden_at) fail('COMMENT_MOVE_REFUSED')
  await setHidden(tx, id, null)
  await recount(tx, comment, { ...comment, hidden_at: null })
  return { target: comment.order_no, before: { hidden_reason: comment.hidden_reason }, after: { hidden_reason: '' } }
}
