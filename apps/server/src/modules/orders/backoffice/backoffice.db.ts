import type { CommissionScope } from '@fangshi/contract/commission-rates'
import type { LocalText } from '@fangshi/contract/locale'
import { maxCounted } from '@fangshi/contract/orders-backoffice'
import { orderStatuses, type OrderStatus } from '@fangshi/contract/status'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

const names = statement(
  'orders.backoffice_names',
  `select o.id, u.nickname, s.store_name, s.store_mobile as tel, s.area_info as area, s.store_address as address
     from orders o join users u on u.id = o.user_id join stores s on s.id = o.store_id
    where o.id = any($1::bigint[])`,
)

export interface Names {
  id: number
  nickname: string
  store_name: LocalText
  tel: string
  area: string
  address: string
}

/** Buyer and store of orders, by order id. */
export async function namesOf(db: Db, orderIds: readonly number[]): Promise<Map<number, Names>> {
  return new Map((await db.rows<Names>(names, [orderIds])).map((row) => [row.id, row]))
}

const count = (name: string, ofStore: string) =>
  statement(
    `orders.count_${name}`,
    `select s.status as order_status,
            (select count(*)::int from (select from orders where ${ofStore} shown_status = s.status limit ${maxCounted}) o) as count
       from unnest($1::text[]) s (status)`,
  )
const counts = { store: count('store', 'store_id = $2 and'), all: count('all', '') }

/** Counts the orders in each state, of one store or of all for null, up to a limit. */
export const countsOf = (db: Db, storeId: number | null) =>
  db.rows<{ order_status: OrderStatus; count: number }>(
    counts[storeId === null ? 'all' : 'store'],
    storeId === null ? [orderStatuses] : [orderStatuses, storeId],
  )

const commissions = statement(
  'orders.commissions',
  `select commission_scope as scope, commission_bp as rate_bp,
          sum((paid_cents + subsidy_cents - refunded_cents - refunded_subsidy_cents) * commission_bp / 10000)::bigint as amount_cents
     from order_lines where order_id = $1 and commission_scope is not null
    group by commission_scope, commission_bp order by commission_bp, commission_scope`,
)

/** The commission of an order by rate, line by line on what was not refunded, in cents and basis points (rules §8). */
export const commissionsOf = (db: Db, orderId: number) =>
  db.rows<{ scope: CommissionScope; rate_bp: number; amount_cents: number }>(commissions, [orderId])

export interface Receiver {
  receive_name: string
  receive_tel: string
  receive_area: string
  receive_address: string
}

/** What the back offices edit of an order. */
export interface Editable extends Receiver {
  shop_remark: string
}
const editable = statement(
  'orders.editable',
  'select receive_name, receive_tel, receive_area, receive_address, shop_remark from orders where id = $1',
)
/** What the back offices edit of a locked order, as it is stored. */
export const editableOf = (tx: Tx, orderId: number) => tx.row<Editable>(editable, [orderId])

const setReceiver = statement(
  'orders.set_receiver',
  'update orders set receive_name = $2, receive_tel = $3, receive_area = $4, receive_address = $5 where id = $1',
)

/** Changes the receiver of a locked order. */
export const storeReceiver = (tx: Tx, orderId: number, to: Receiver) =>
  tx.rows(setReceiver, [orderId, to.receive_name, to.receive_tel, to.receive_area, to.receive_address])

const setRemark = statement('orders.set_shop_remark', 'update orders set shop_remark = $2 where id = $1')

/** Writes the store's note on a locked order. */
export const storeRemark = (tx: Tx, orderId: number, to: string) => tx.rows(setRemark, [orderId, to])
