import { statement, type Tx } from '../../kernel/db/db.ts'

/** Points of an order, and whose they are. */
export interface OrderPoints {
  order_no: string
  user_id: number
  points: number
}

const earn = statement(
  'points.earn',
  `with base as (
     select o.id, o.order_no, o.user_id, o.points_rate, sum(l.paid_cents - l.refunded_cents)::bigint as cents
       from orders o join users u on u.id = o.user_id join order_lines l on l.order_id = o.id
      where o.id = any($1::bigint[]) and o.points_rate > 0 and u.closed_at is null
      group by o.id, o.order_no, o.user_id, o.points_rate
   ), earned as (
     insert into earned_points (order_id, user_id, base_cents, rate, points, created_at)
     select id, user_id, cents, points_rate, cents * points_rate / 10000, $2::timestamptz
       from base where cents * points_rate >= 10000
     returning order_id, points
   )
   select base.id as order_id, base.order_no, base.user_id, earned.points
     from earned join base on base.id = earned.order_id order by base.id`,
)

/** Records the points that settled orders have earned and returns the orders that earned some. Closed accounts earn none. */
export const noteEarned = (tx: Tx, orderIds: readonly number[], at: Date) =>
  tx.rows<OrderPoints & { order_id: number }>(earn, [orderIds, at])

const revoke = statement(
  'points.revoke',
  `with earned as (
     select e.order_id, e.points - e.revoked as points,
            (select sum(l.paid_cents - l.refunded_cents) from order_lines l where l.order_id = e.order_id) * e.rate / 10000 as left_points
       from earned_points e where e.order_id = $1 for no key update
   ), less as (
     update earned_points e set revoked = e.revoked + earned.points - trunc(earned.left_points)::int
       from earned where e.order_id = earned.order_id and trunc(earned.left_points) < earned.points
     returning e.order_id, e.user_id, earned.points - trunc(earned.left_points)::int as points
   )
   select o.order_no, less.user_id, less.points from less join orders o on o.id = less.order_id`,
)

/**
 * Notes that an order has fewer points since a part of its money went back: those of the old total less those of the new
 * one (rules §9), or undefined when that is none. The caller has locked the order.
 */
export const noteRevoked = (tx: Tx, orderId: number) => tx.row<OrderPoints>(revoke, [orderId])
