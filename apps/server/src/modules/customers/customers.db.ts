import { maxRecent } from '@fangshi/contract/customers'
import type { LocalText } from '@fangshi/contract/locale'
import type { OrderStatus } from '@fangshi/contract/status'
import type { RefundKind, RefundStatus } from '@fangshi/contract/refund-states'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'

// A payment is committed within minutes of its instant, so those are looked at again. A shop with years of orders is read in
// several runs; orders that are noted already count in none, so that each run gets further.
const note = statement(
  'customers.note',
  `insert into customers as c (store_id, user_id, first_paid_at, last_paid_at)
   select store_id, user_id, min(paid_at), max(paid_at) from (
     select store_id, user_id, paid_at from orders o
      where paid_at >= coalesce((select max(last_paid_at) from customers), '-infinity') - interval '10 minutes'
        and not exists (select from customers k where k.store_id = o.store_id and k.user_id = o.user_id
                         and o.paid_at between k.first_paid_at and k.last_paid_at)
      order by paid_at limit $1) newest
    group by store_id, user_id order by store_id, user_id
   on conflict (store_id, user_id) do update
      set last_paid_at = greatest(c.last_paid_at, excluded.last_paid_at),
          first_paid_at = least(c.first_paid_at, excluded.first_paid_at)
    where (c.first_paid_at, c.last_paid_at) is distinct from
          (least(c.first_paid_at, excluded.first_paid_at), greatest(c.last_paid_at, excluded.last_paid_at))`,
)

/** Adds whoever has paid an order of a store since it was last asked, and when they last did, of so many orders a run. */
export const noteCustomers = async (db: Db, most = 200_000): Promise<void> => {
  await db.rows(note, [most])
}

export interface Sums {
  user_id: number
  nickname: string
  avatar: string
  orders: number
  paid_cents: number
  refunded_cents: number
}

const sums = statement(
  'customers.sums',
  `select u.id as user_id, u.nickname, u.avatar, o.orders, o.paid_cents, o.refunded_cents
     from users u cross join lateral (
       select count(*) as orders, coalesce(sum(total_cents), 0)::bigint as paid_cents,
              coalesce(sum(refunded_cents), 0)::bigint as refunded_cents
         from orders where user_id = u.id and store_id = $1 and paid_at is not null) o
    where u.id = any($2)`,
)

/** What users have bought at a store, all at once. */
export const sumsAt = (db: Db, storeId: number, userIds: readonly number[]): Promise<Sums[]> =>
  db.rows<Sums>(sums, [storeId, userIds])

const sumsOfUser = statement(
  'customers.sums_of_user',
  `select count(*) as orders, count(distinct store_id) as stores, coalesce(sum(total_cents), 0)::bigint as paid_cents,
          coalesce(sum(refunded_cents), 0)::bigint as refunded_cents, max(paid_at) as last_paid_at
     from orders where user_id = $1 and paid_at is not null`,
)
export interface UserSums {
  orders: number
  stores: number
  paid_cents: number
  refunded_cents: number
  last_paid_at: Date | null
}
/** What a user has bought at all stores. */
export const sumsOf = async (db: Db, userId: number): Promise<UserSums> =>
  (await db.row<UserSums>(sumsOfUser, [userId])) as UserSums

const user = statement('customers.is_user', 'select id from users where id = $1')
const customer = statement('customers.user', 'select user_id from customers where id = $1 and store_id = $2')

export const isUser = async (db: Db, id: number): Promise<boolean> => (await db.row(user, [id])) !== undefined

/** Who a customer of a store is. */
export const userOf = async (db: Db, id: number, storeId: number): Promise<number | undefined> =>
  (await db.row<{ user_id: number }>(customer, [id, storeId]))?.user_id

export interface RecentOrder {
  id: number
  order_no: string
  store_name: LocalText
  order_status: OrderStatus
  total_cents: number
  created_at: Date
}
export interface RecentRefund {
  id: number
  refund_no: string
  kind: RefundKind
  status: RefundStatus
  cents: number
  created_at: Date
}

const recentOrders = statement(
  'customers.recent_orders',
  `select o.id, o.order_no, s.store_name, o.shown_status as order_status, o.total_cents, o.created_at
     from orders o join stores s on s.id = o.store_id
    where o.user_id = $1 and ($2::bigint is null or o.store_id = $2) order by o.id desc limit ${maxRecent}`,
)
const recentRefunds = statement(
  'customers.recent_refunds',
  `select id, refund_no, kind, status, goods_cents + freight_cents as cents, created_at
     from refunds where user_id = $1 and ($2::bigint is null or store_id = $2) order by id desc limit ${maxRecent}`,
)

/** The newest orders and requests of a user, at one store or at all. */
export async function recentOf(db: Db, userId: number, storeId: number | null) {
  const [orders, refunds] = await Promise.all([
    db.rows<RecentOrder>(recentOrders, [userId, storeId]),
    db.rows<RecentRefund>(recentRefunds, [userId, storeId]),
  ])
  return { orders, refunds }
}

const forget = statement('customers.forget', `update customers set note = '', tags = '' where user_id = $1`)

/** Whoever closes their account is no longer described. */
export const forgetCustomer = async (tx: Tx, userId: number): Promise<void> => {
  await tx.rows(forget, [userId])
}
