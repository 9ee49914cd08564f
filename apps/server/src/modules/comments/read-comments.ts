import { commentDays, goodsCommentKinds } from '@fangshi/contract/comment-states'
import type { commentForm, goodsComments, ownComments, uncommentedLines } from '@fangshi/contract/comments'
import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { DecodedCall, Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import type { Db } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import { showPage } from '../../kernel/resource/list-page.ts'
import type { PageQuery } from '../../kernel/resource/search-query.ts'
import { ratingOfPage, showGoodsRating } from '../catalog/public.ts'
import { showBought } from '../orders/public.ts'
import { commentBefore, commentObstacle } from '../orders/rules.ts'
import { showGoodsComment, showOwnComment } from './comments.show.ts'
import {
  commentedOrder,
  commentsOfGoods,
  commentsOfOrder,
  countOwnComments,
  countWaiting,
  linesToShow,
  ownCommentRow,
  ownCommentsPage,
  waitingLines,
  type WaitingRow,
} from './read.db.ts'

interface Reader {
  locale: Locale
  now: Date
}
const dayMs = 24 * 60 * 60 * 1000
/** The last page of comments on goods that is served. */
const lastPage = 1000

/** A page of the comments on goods. Throws GOODS_NOT_FOUND for goods without a page. */
export async function readGoodsComments(
  db: Db,
  goodsId: number,
  { is_type = 0, sort = 'newest', page = 1, per_page = 30 }: DecodedCall<typeof goodsComments>['query'],
  locale: Locale,
): Promise<Reply<typeof goodsComments>> {
  const kind = goodsCommentKinds[is_type]!
  const rating = showGoodsRating((await ratingOfPage(db, goodsId)) ?? fail('GOODS_NOT_FOUND'))
  const total = rating[kind]
  const span = { limit: per_page, offset: (page - 1) * per_page }
  const rows = span.offset < total ? await commentsOfGoods(db, goodsId, kind, sort, span) : []
  const shown = showPage(
    { total, page, per_page },
    rows.map((row) => showGoodsComment(row, locale)),
  )
  return { ...shown, last_page: Math.min(lastPage, shown.last_page) }
}

/** Orders received since then can be commented on. */
const earliestReceipt = (now: Date): Date => new Date(now.getTime() - commentDays * dayMs)

/** A page of the shopper's comments, with the number of lines that wait for one. */
export async function readOwnComments(
  db: Db,
  userId: number,
  { page = 1, per_page = 30 }: PageQuery,
  { locale, now }: Reader,
): Promise<Reply<typeof ownComments>> {
  const [rows, total, waiting] = await Promise.all([
    ownCommentsPage(db, userId, per_page, (page - 1) * per_page),
    countOwnComments(db, userId),
    countWaiting(db, userId, earliestReceipt(now)),
  ])
  const shown = rows.map((row) => showOwnComment(row, locale, now))
  return { ...showPage({ total, page, per_page }, shown), waiting }
}

/** One of the shopper's comments; inside a transaction it includes the changes made there. Throws NOT_FOUND. */
export const readOwnComment = async (db: Db, userId: number, id: number, { locale, now }: Reader) =>
  showOwnComment((await ownCommentRow(db, userId, id)) ?? fail('NOT_FOUND'), locale, now)

const showWaiting = (row: WaitingRow, locale: Locale): Reply<typeof uncommentedLines>['data'][number] => ({
  ...showBought(row, locale),
  order_id: row.order_id,
  store_id: row.store_id,
  store_name: localText(row.store_name, locale),
  received_at: formatDateTime(row.received_at),
  comment_before: formatDateTime(commentBefore(row.received_at)!),
})

/** A page of the shopper's lines that wait for a comment. */
export async function readWaiting(
  db: Db,
  userId: number,
  { page = 1, per_page = 30 }: PageQuery,
  { locale, now }: Reader,
): Promise<Reply<typeof uncommentedLines>> {
  const since = earliestReceipt(now)
  const [rows, total] = await Promise.all([
    waitingLines(db, userId, since, per_page, (page - 1) * per_page),
    countWaiting(db, userId, since),
  ])
  return showPage(
    { total, page, per_page },
    rows.map((row) => showWaiting(row, locale)),
  )
}

/** The lines of one of the shopper's orders with their comments. Throws ORDER_NOT_FOUND. */
export async function readForm(
  db: Db,
  userId: number,
  orderId: number,
  { locale, now }: Reader,
): Promise<Reply<typeof commentForm>> {
  const order = (await commentedOrder(db, userId, orderId)) ?? fail('ORDER_NOT_FOUND')
  const [lines, comments] = await Promise.all([linesToShow(db, orderId), commentsOfOrder(db, order.store_id, orderId)])
  const before = commentBefore(order.received_at)
  return {
    order_id: order.id,
    order_no: order.order_no,
    order_status: order.shown_status,
    store_id: order.store_id,
    store_name: localText(order.store_name, locale),
    comment_before: before && formatDateTime(before),
    lines: lines.map((line) => {
      const comment = comments.get(line.id)
      return {
        ...showBought(line, locale),
        goods_price: formatMoney(line.price_cents),
        buy_num: line.buy_num,
        obstacle: commentObstacle(order, line, now),
        comment: comment ? showOwnComment(comment, locale, now) : null,
      }
    }),
  }
}
