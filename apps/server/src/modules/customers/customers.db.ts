import { maxRecent } from '@fangshi/contract/customers'
import type { LocalText } from '@fangshi/contract/locale'
import type { OrderStatus } from '@fangshi/contract/status'
import type { RefundKind, RefundStatus } from '@fangshi/contract/refund-states'
import type { Check } from '../../kernel/check.ts'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'

/** Payments and refunds are committed within minutes of their instant, so those before the newest are looked at again. */
const again = `interval '10 minutes'`

const refundsOf = (isOfKind: string, isWhen: string): string =>
  `(select store_id, user_id, ended_at from refunds where kind ${isOfKind} 'refund' and status = 'refunded' and ${isWhen})`
/** Each kind has an index of its own. */
const refundsWhen = (isWhen: string): string => `(${refundsOf('=', isWhen)} union all ${refundsOf('<>', isWhen)})`

// A shop with years of orders is read in several runs: of what is new the oldest come first, so that each run gets further.
// A pair that anything has happened to is summed whole, so that its sums are right whatever was seen before. A refund whose
// order no run has come to has no customer yet: it will be in their sums. The planner knows no instant of the newest and takes
// a few pairs for many: the offset keeps it from reading all customers.
const note = statement(
  'customers.note',
  `with since as (
     select coalesce((select max(last_paid_at) from customers), '-infinity') as paid,
            coalesce((select max(refunded_at) from customers), '-infinity') as refunded),
   events as (
     (select store_id, user_id, paid_at, null::timestamptz as refunded_at from orders
       where paid_at > (select paid from since) order by paid_at limit $1)
     union all
     select store_id, user_id, paid_at, null from orders
      where paid_at between (select paid from since) - ${again} and (select paid from since)
     union all
     (select r.store_id, r.user_id, null, r.ended_at
        from ${refundsWhen('ended_at > (select refunded from since)')} r order by r.ended_at limit $1)
     union all
     select r.store_id, r.user_id, null, r.ended_at
       from ${refundsWhen(`ended_at between (select refunded from since) - ${again} and (select refunded from since)`)} r),
   seen as (
     select store_id, user_id, min(paid_at) as first_at, max(paid_at) as last_at, max(refunded_at) as refunded_at
       from events group by store_id, user_id),
   now_so as (
     select s.store_id, s.user_id, least(s.first_at, k.first_paid_at) as first_paid_at, greatest(s.last_at, k.last_paid_at) as last_paid_at,
            greatest(s.refunded_at, k.refunded_at) as refunded_at, o.*,
            row(k.first_paid_at, k.last_paid_at, k.refunded_at, k.orders, k.paid_cents, k.refunded_cents) as before
       from seen s
       left join lateral (select * from customers where store_id = s.store_id and user_id = s.user_id offset 0) k on true
      cross join lateral (
         select count(*)::int as orders, sum(total_cents)::bigint as paid_cents, sum(refunded_cents)::bigint as refunded_cents
           from orders where user_id = s.user_id and store_id = s.store_id and paid_at is not null) o
      where s.last_at is not null or k.id is not null)
   insert into customers as c (store_id, user_id, first_paid_at, last_paid_at, refunded_at, orders, paid_cents, refunded_cents)
   select store_id, user_id, first_paid_at, last_paid_at, refunded_at, orders, paid_cents, refunded_cents from now_so
    where row(first_paid_at, last_paid_at, refunded_at, orders, paid_cents, refunded_cents) is distinct from before
    order by store_id, user_id
   on conflict (store_id, user_id) do update
      set first_paid_at = excluded.first_paid_at, last_paid_at = excluded.last_paid_at, refunded_at = excluded.refunded_at,
          orders = excluded.orders, paid_cents = excluded.paid_cents, refunded_cents = excluded.refunded_cents`,
)

/**
 * Adds whoever has paid an order of a store since the last run, and sums anew what those paid and got back to whom anything
 * has happened, of so many payments and refunds a run.
 */
export const noteCustomers = async (db: Db, most = 100_000): Promise<void> => {
  await db.rows(note, [most])
}

/** What customers hold equals their orders, but for those whom the timer has still to look at. */
export const customersAudits: readonly Check[] = [
  {
    name: 'sums of customers',
    compares: 'orders, paid and refunded cents of customers = their paid orders at the store, up to minutes ago',
    sql: `with since as (
            select (select max(last_paid_at) from customers) - ${again} as paid,
                   coalesce((select max(refunded_at) from customers), '-infinity') - ${again} as refunded)
          select concat_ws(' ', 'store', store_id, 'user', user_id) as subject, concat_ws(' ', o.orders, o.paid, o.refunded) as expected,
                 concat_ws(' ', c.orders, c.paid_cents, c.refunded_cents) as actual
            from (select store_id, user_id, count(*) as orders, sum(total_cents) as paid, sum(refunded_cents) as refunded, max(paid_at) as last_at
                    from orders where paid_at is not null group by store_id, user_id) o
            full join customers c using (store_id, user_id) cross join since
           where (o.orders, o.paid, o.refunded) is distinct from (c.orders, c.paid_cents, c.refunded_cents)
             and coalesce(o.last_at, '-infinity') < since.paid
             and not exists (select from refunds r where r.store_id = c.store_id and r.user_id = c.user_id and r.ended_at >= since.refunded)`,
  },
]

export interface Named {
  id: number
  nickname: string
  avatar: string
}
const names = statement('customers.names', 'select id, nickname, avatar from users where id = any($1)')

/** How users appear, all at once. */
export const namesOf = (db: Db, userIds: readonly number[]): Promise<Named[]> => db.rows<Named>(names, [userIds])

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

// In the order in which the timer takes them, so that neither waits for the other in a circle.
const forget = statement(
  'customers.forget',
  `update customers set note = '', tags = ''
    where id in (select id from customers where user_id = $1 order by store_id for no key update)`,
)

/** Whoever closes their account is no longer described. */
export const forgetCustomer = async (tx: Tx, userId: number): Promise<void> => {
  await tx.rows(forget, [userId])
}
