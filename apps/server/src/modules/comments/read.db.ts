import { gradeSums, type CommentGrade, type GoodsCommentKind } from '@fangshi/contract/comment-states'
import type { LocalText } from '@fangshi/contract/locale'
import type { AfterSaleStatus, OrderStage, OrderStatus } from '@fangshi/contract/status'
import { statement, type Db } from '../../kernel/db/db.ts'
import type { BoughtRow } from '../orders/schema.ts'

/** A comment with what is shown beside it. */
export interface CommentRow {
  id: number
  order_line_id: number
  order_id: number
  order_no: string
  store_id: number
  store_name: LocalText
  goods_id: number
  goods_name: LocalText
  goods_image: string
  sku_name: LocalText
  nickname: string
  avatar: string
  score: number
  agree: number
  service: number
  speed: number
  total: number
  grade: CommentGrade
  content: string
  images: string[]
  added_at: Date | null
  added_content: string
  added_images: string[]
  replied_at: Date | null
  reply: string
  hidden_at: Date | null
  hidden_reason: string
  created_at: Date
}
const columns = `c.id, c.order_line_id, c.order_id, c.order_no, c.store_id, s.store_name, c.goods_id, l.goods_name, l.goods_image, l.sku_name,
  u.nickname, u.avatar, c.score, c.agree, c.service, c.speed, c.total, c.grade, c.content, c.images, c.added_at,
  c.added_content, c.added_images, c.replied_at, c.reply, c.hidden_at, c.hidden_reason, c.created_at`
const joins = `join order_lines l on l.id = c.order_line_id join users u on u.id = c.user_id join stores s on s.id = c.store_id`

const kinds: Record<GoodsCommentKind, string> = {
  all: '',
  good: `and grade = 'good'`,
  middling: `and grade = 'middling'`,
  bad: `and grade = 'bad'`,
  with_images: 'and has_images',
  added: 'and added_at is not null',
}
const withSums = (grade: CommentGrade): string => `and total between ${gradeSums[grade].join(' and ')}`
/** The same by their sums, which the index of all shown comments has in this order. */
const bySums: Partial<Record<GoodsCommentKind, string>> = {
  good: withSums('good'),
  middling: withSums('middling'),
  bad: withSums('bad'),
}
const orders = { newest: 'id desc', best: 'total desc, id desc', worst: 'total, id' } as const
export type CommentSort = keyof typeof orders

// The ids of the page come from an index alone, and only their rows are read.
const pageOf = (kind: GoodsCommentKind, sort: CommentSort) => {
  const where = (sort === 'newest' ? undefined : bySums[kind]) ?? kinds[kind]
  return statement(
    `comments.of_goods_${kind}_${sort}`,
    `with p as materialized (
       select id, total from order_comments where goods_id = $1 and not is_hidden ${where} order by ${orders[sort]} limit $2 offset $3
     )
     select ${columns} from p join order_comments c using (id, total) ${joins} order by ${orders[sort]}`,
  )
}
const pages = new Map(
  (Object.keys(kinds) as GoodsCommentKind[]).flatMap((kind) =>
    (Object.keys(orders) as CommentSort[]).map((sort) => [`${kind} ${sort}`, pageOf(kind, sort)] as const),
  ),
)

/** A page of the comments on goods, without hidden ones. */
export const commentsOfGoods = (
  db: Db,
  goodsId: number,
  kind: GoodsCommentKind,
  sort: CommentSort,
  { limit, offset }: { limit: number; offset: number },
) => db.rows<CommentRow>(pages.get(`${kind} ${sort}`)!, [goodsId, limit, offset])

const byIds = statement(
  'comments.by_ids',
  `select ${columns} from order_comments c ${joins} where c.id = any($1::bigint[]) order by c.id desc`,
)
/** Comments by their ids, the newest first. */
export const commentsById = (db: Db, ids: readonly number[]) => db.rows<CommentRow>(byIds, [ids])

const own = statement(
  'comments.own',
  `select ${columns} from order_comments c ${joins} where c.user_id = $1 and ($2::bigint is null or c.id = $2)
    order by c.id desc limit $3 offset $4`,
)
/** A page of the shopper's comments, the newest first. */
export const ownCommentsPage = (db: Db, userId: number, limit: number, offset: number) =>
  db.rows<CommentRow>(own, [userId, null, limit, offset])
export const ownCommentRow = (db: Db, userId: number, id: number) => db.row<CommentRow>(own, [userId, id, 1, 0])

const countOwn = statement('comments.count_own', 'select count(*)::int as n from order_comments where user_id = $1')
export const countOwnComments = async (db: Db, userId: number): Promise<number> =>
  (await db.row<{ n: number }>(countOwn, [userId]))?.n ?? 0

const ofOrder = statement(
  'comments.of_order',
  `select ${columns} from order_comments c ${joins} where c.store_id = $1 and c.order_id = $2`,
)
/** The comments on the lines of an order, by line. */
export const commentsOfOrder = async (db: Db, storeId: number, orderId: number) =>
  new Map((await db.rows<CommentRow>(ofOrder, [storeId, orderId])).map((row) => [row.order_line_id, row]))

const order = statement(
  'comments.order_of_shopper',
  `select o.id, o.order_no, o.status, o.shown_status, o.after_sale, o.received_at, o.store_id, s.store_name
     from orders o join stores s on s.id = o.store_id where o.id = $1 and o.user_id = $2`,
)
export interface CommentedOrderRow {
  id: number
  order_no: string
  status: OrderStage
  shown_status: OrderStatus
  after_sale: AfterSaleStatus | null
  received_at: Date | null
  store_id: number
  store_name: LocalText
}
export const commentedOrder = (db: Db, userId: number, id: number) => db.row<CommentedOrderRow>(order, [id, userId])

const lines = statement(
  'comments.lines_to_show',
  `select id, goods_id, sku_id, goods_name, sku_name, goods_image, price_cents, buy_num, refunded_num, commented_at
     from order_lines where order_id = $1 order by id`,
)
export interface CommentedLineRow extends BoughtRow {
  price_cents: number
  buy_num: number
  refunded_num: number
  commented_at: Date | null
}
export const linesToShow = (db: Db, orderId: number) => db.rows<CommentedLineRow>(lines, [orderId])

/** Lines that can be commented on, as `commentObstacle` says; $2 the earliest receipt of those. */
const waiting = `from orders o join order_lines l on l.order_id = o.id
  where o.user_id = $1 and o.shown_status in ('waiting_comment', 'completed') and o.received_at > $2
    and l.commented_at is null and l.refunded_num < l.buy_num`
const waitingPage = statement(
  'comments.waiting',
  `select l.id, o.id as order_id, l.goods_id, l.sku_id, l.goods_name, l.sku_name, l.goods_image, o.store_id, o.received_at,
          (select store_name from stores where id = o.store_id) as store_name
     ${waiting} order by o.id desc, l.id limit $3 offset $4`,
)
const waitingCount = statement(
  'comments.count_waiting',
  `select count(*)::int as n from (select ${waiting} limit 1000) w`,
)
export interface WaitingRow extends BoughtRow {
  order_id: number
  store_id: number
  store_name: LocalText
  received_at: Date
}
/** The shopper's lines that wait for a comment, of orders received after an instant. */
export const waitingLines = (db: Db, userId: number, since: Date, limit: number, offset: number) =>
  db.rows<WaitingRow>(waitingPage, [userId, since, limit, offset])
/** How many those are, up to 1,000. */
export const countWaiting = async (db: Db, userId: number, since: Date): Promise<number> =>
  (await db.row<{ n: number }>(waitingCount, [userId, since]))?.n ?? 0
