import type { GoodsComment, OwnComment } from '@fangshi/contract/comments'
import { localText, type Locale } from '@fangshi/contract/locale'
import { formatDateTime } from '@fangshi/contract/time'
import { maskNickname } from '../accounts/public.ts'
import { addBefore } from './comment.ts'
import type { CommentRow } from './read.db.ts'

/** What everybody sees of a comment. */
export const showShared = (row: CommentRow, locale: Locale) => ({
  id: row.id,
  score: row.score,
  agree: row.agree,
  service: row.service,
  speed: row.speed,
  content: row.content,
  images: row.images,
  sku_name: localText(row.sku_name, locale),
  created_at: formatDateTime(row.created_at),
  addition: row.added_at && {
    content: row.added_content,
    images: row.added_images,
    created_at: formatDateTime(row.added_at),
  },
  reply: row.replied_at && { content: row.reply, created_at: formatDateTime(row.replied_at) },
})

/** A comment on the page of its goods. */
export const showGoodsComment = (row: CommentRow, locale: Locale): GoodsComment => ({
  ...showShared(row, locale),
  nickname: maskNickname(row.nickname),
  avatar: row.avatar,
})

/** A comment as its writer sees it. */
export function showOwnComment(row: CommentRow, locale: Locale, now: Date): OwnComment {
  const add_before = addBefore(row, now)
  return {
    ...showShared(row, locale),
    order_id: row.order_id,
    goods_id: row.goods_id,
    goods_name: localText(row.goods_name, locale),
    goods_image: row.goods_image,
    store_id: row.store_id,
    store_name: localText(row.store_name, locale),
    hidden_reason: row.hidden_at && row.hidden_reason,
    add_before: add_before && formatDateTime(add_before),
  }
}
