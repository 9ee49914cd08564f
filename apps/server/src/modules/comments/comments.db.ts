import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import type { CountedComment } from './comment.ts'

/** A new comment. */
export interface NewComment {
  line_id: number
  score: number
  agree: number
  service: number
  speed: number
  content: string
  images: readonly string[]
}
interface Of {
  order_id: number
  order_no: string
  user_id: number
  at: Date
}

const insert = statement(
  'comments.insert',
  `insert into order_comments (order_line_id, order_id, order_no, store_id, goods_id, user_id, score, agree, service, speed, content, images, created_at)
   select l.id, l.order_id, $3, l.store_id, l.goods_id, $4, c.score, c.agree, c.service, c.speed, c.content, c.images, $5
     from jsonb_to_recordset($1::jsonb) as c(line_id bigint, score int, agree int, service int, speed int, content text, images text[])
     join order_lines l on l.id = c.line_id and l.order_id = $2
    order by l.id returning id, order_line_id`,
)
/** Writes comments on lines of one order; their ids by line. */
export async function insertComments(tx: Tx, { order_id, order_no, user_id, at }: Of, comments: readonly NewComment[]) {
  const rows = await tx.rows<{ id: number; order_line_id: number }>(insert, [
    JSON.stringify(comments),
    order_id,
    order_no,
    user_id,
    at,
  ])
  return new Map(rows.map(({ id, order_line_id }) => [order_line_id, id]))
}

const linesOf = statement(
  'comments.lines_of_order',
  'select id, goods_id, buy_num, refunded_num, commented_at from order_lines where order_id = $1 order by id',
)
export interface OrderedLine {
  id: number
  goods_id: number
  buy_num: number
  refunded_num: number
  commented_at: Date | null
}
/** The lines of an order with the fields that decide whether they can be commented on. */
export const orderedLines = (db: Db, orderId: number) => db.rows<OrderedLine>(linesOf, [orderId])

/** A stored comment, locked. */
export interface StoredComment extends CountedComment {
  id: number
  order_no: string
  order_id: number
  store_id: number
  goods_id: number
  user_id: number
  content: string
  added_content: string
  reply: string
  hidden_reason: string
  created_at: Date
}
const columns = `id, order_no, order_id, store_id, goods_id, user_id, score, agree, service, speed, content, images, added_at,
  added_content, added_images, reply, hidden_at, hidden_reason, created_at`
const lock = statement(
  'comments.lock',
  `select ${columns} from order_comments
    where id = $1 and ($2::bigint is null or user_id = $2) and ($3::bigint is null or store_id = $3) for no key update`,
)
/** A comment, locked; of one buyer or one store where those are named. */
export const lockComment = (
  tx: Tx,
  id: number,
  { user_id = null, store_id = null }: Partial<Record<'user_id' | 'store_id', number | null>>,
) => tx.row<StoredComment>(lock, [id, user_id, store_id])

const add = statement(
  'comments.add',
  'update order_comments set added_at = $2, added_content = $3, added_images = $4 where id = $1',
)
export const setAddition = (tx: Tx, id: number, at: Date, content: string, images: readonly string[]) =>
  tx.rows(add, [id, at, content, images])

const reply = statement(
  'comments.reply',
  'update order_comments set replied_at = $2, replied_by = $3, reply = $4 where id = $1',
)
export const setReply = (tx: Tx, id: number, at: Date, userId: number, text: string) =>
  tx.rows(reply, [id, at, userId, text])

const hide = statement(
  'comments.hide',
  'update order_comments set hidden_at = $2, hidden_by = $3, hidden_reason = $4 where id = $1',
)
export const setHidden = (tx: Tx, id: number, by: { at: Date; admin_id: number; reason: string } | null) =>
  tx.rows(hide, [id, by?.at ?? null, by?.admin_id ?? null, by?.reason ?? ''])
