import type { LocalText } from '@fangshi/contract/locale'
import type { ShownRefundReason } from '@fangshi/contract/refund-reasons'
import type { RefundEvent, RefundKind, RefundStatus } from '@fangshi/contract/refund-states'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { RefundActor } from './refund.ts'

/** A request as its moves need it. */
export interface RefundRow {
  id: number
  refund_no: string
  order_id: number
  group_id: number
  order_no: string
  store_id: number
  user_id: number
  kind: RefundKind
  status: RefundStatus
  due_at: Date | null
  is_replacement_reserved: boolean
}

const columns = `r.id, r.refund_no, r.order_id, o.group_id, o.order_no, r.store_id, r.user_id, r.kind, r.status, r.due_at, r.is_replacement_reserved`
const find = statement(
  'refunds.find',
  `select ${columns} from refunds r join orders o on o.id = r.order_id
    where r.id = $1 and ($2::bigint is null or r.store_id = $2) and ($3::bigint is null or r.user_id = $3)`,
)
const lock = statement(
  'refunds.lock',
  `select ${columns} from refunds r join orders o on o.id = r.order_id where r.id = $1 for no key update of r`,
)

/** A request, of one store or one shopper where they are named; not locked. */
export const findRefund = (db: Db, id: number, { store_id = null, user_id = null }: Owner) =>
  db.row<RefundRow>(find, [id, store_id, user_id])
export interface Owner {
  store_id?: number | null
  user_id?: number | null
}

/** A request, locked; its order was locked before. */
export const lockRow = async (tx: Tx, id: number) => (await tx.row<RefundRow>(lock, [id])) as RefundRow

export interface NewRefund {
  refund_no: string
  order_id: number
  store_id: number
  user_id: number
  kind: RefundKind
  reason: ShownRefundReason
  remark: string
  images: readonly string[]
  goods_cents: number
  due_at: Date | null
  at: Date
}
const insert = statement(
  'refunds.insert',
  `insert into refunds (refund_no, order_id, order_no, store_id, user_id, kind, status, reason, remark, images, goods_cents,
                        due_at, created_at)
   select $1, id, order_no, $3, $4, $5, 'requested', $6, $7, $8, $9, $10, $11 from orders where id = $2 returning id`,
)
/** Writes a request; returns its id. */
export async function insertRefund(tx: Tx, it: NewRefund): Promise<number> {
  const { refund_no, order_id, store_id, user_id, kind, reason, remark, images, goods_cents, due_at, at } = it
  const values = [refund_no, order_id, store_id, user_id, kind, reason, remark, images, goods_cents, due_at, at]
  return ((await tx.row<{ id: number }>(insert, values)) as { id: number }).id
}

export interface NewRefundLine {
  order_line_id: number
  buy_num: number
  amount_cents: number
  most_cents: number
  is_sent: boolean
  replacement_sku_id: number | null
  replacement_name: LocalText | null
}
const insertLines = statement(
  'refunds.insert_lines',
  `insert into refund_lines (refund_id, order_line_id, buy_num, amount_cents, most_cents, is_sent, replacement_sku_id, replacement_name)
   select $1, order_line_id, buy_num, amount_cents, most_cents, is_sent, replacement_sku_id, replacement_name
     from jsonb_to_recordset($2::jsonb) as t(order_line_id bigint, buy_num int, amount_cents bigint, most_cents bigint,
                                             is_sent boolean, replacement_sku_id bigint, replacement_name jsonb)`,
)
export const insertRefundLines = (tx: Tx, refundId: number, lines: readonly NewRefundLine[]) =>
  tx.rows(insertLines, [refundId, JSON.stringify(lines)])

export interface StatusChange {
  from: RefundStatus
  to: RefundStatus
  due_at: Date | null
  ended_at: Date | null
}
const change = statement(
  'refunds.change_status',
  `update refunds set status = $3, due_at = $4, ended_at = $5,
          is_replacement_reserved = is_replacement_reserved and $5::timestamptz is null
    where id = $1 and status = $2 returning id`,
)
/** Changes the status of a request that has the one before; false when it has another. */
export const changeStatus = async (tx: Tx, id: number, { from, to, due_at, ended_at }: StatusChange) =>
  (await tx.row(change, [id, from, to, due_at, ended_at])) !== undefined

const setReserved = statement('refunds.set_reserved', 'update refunds set is_replacement_reserved = $2 where id = $1')
/** Notes whether the replacement of an exchange is reserved. */
export const setReplacementReserved = (tx: Tx, id: number, isReserved: boolean) =>
  tx.rows(setReserved, [id, isReserved])

const becomeReturn = statement(
  'refunds.become_return',
  `update refunds set kind = 'return', goods_cents = $2 where id = $1`,
)
const askMost = statement('refunds.ask_most', 'update refund_lines set amount_cents = most_cents where refund_id = $1')
/** Turns an exchange into a return of the same pieces. */
export async function makeReturn(tx: Tx, id: number, goods_cents: number): Promise<void> {
  await tx.rows(askMost, [id])
  await tx.rows(becomeReturn, [id, goods_cents])
}

export interface NewLog {
  refund_id: number
  event: RefundEvent
  status: RefundStatus
  by: RefundActor
  by_id?: number | undefined
  message?: string | undefined
  images?: readonly string[] | undefined
  at: Date
}
const log = statement(
  'refunds.log',
  `insert into refund_logs (refund_id, event, status, by_kind, by_id, message, images, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)
export const addLog = (
  tx: Tx,
  { refund_id, event, status, by, by_id = undefined, message = '', images = [], at }: NewLog,
) => tx.rows(log, [refund_id, event, status, by, by_id ?? null, message, images, at])

const openKinds = statement(
  'refunds.open_kinds',
  `select distinct r.kind from refunds r
    where r.order_id = $1 and r.status in ('requested', 'disputed', 'to_send_back', 'sent_back', 'to_replace', 'replaced')`,
)
/** The kinds of the open requests for an order. */
export const openKindsOf = async (tx: Tx, orderId: number): Promise<RefundKind[]> =>
  (await tx.rows<{ kind: RefundKind }>(openKinds, [orderId])).map(({ kind }) => kind)

const openOf = statement(
  'refunds.open_of_order',
  `select id from refunds
    where order_id = $1 and status in ('requested', 'disputed', 'to_send_back', 'sent_back', 'to_replace', 'replaced')
    order by id`,
)
/** The open requests for an order. */
export const openRefundsOf = async (tx: Tx, orderId: number): Promise<number[]> =>
  (await tx.rows<{ id: number }>(openOf, [orderId])).map(({ id }) => id)
