import { statement, type Db } from '../../kernel/db/db.ts'
import type { PastOrder } from './past-order.ts'

/**
 * The latest paid orders of a store since an instant, the oldest first, in one read. Orders that were refunded whole do not
 * count.
 */
const read = statement(
  'promotion_lab.past_orders',
  `with past as (
     select id, group_id, order_no, user_id, store_id, created_at, steps from orders
      where store_id = $1 and created_at >= $2 and paid_at is not null
        and status not in ('cancelled', 'after_sale_completed')
      order by created_at desc, id desc limit $3
   ), share as (
     select d.line_id, json_agg(json_build_object('kind', d.kind, 'id', d.offer_id, 'funder', d.funder,
                                                  'amount_cents', d.amount_cents)) as discounts
       from past p join order_lines l on l.order_id = p.id join order_line_discounts d on d.line_id = l.id
      group by d.line_id
   ), line as (
     select l.order_id, json_agg(json_build_object(
              'id', l.id, 'goods_id', l.goods_id, 'sku_id', l.sku_id, 'price_cents', l.price_cents,
              'in_activity', l.pool_id is not null or g.collective_group_id is not null,
              'buy_num', l.buy_num, 'commission_bp', l.commission_bp, 'discounts', coalesce(s.discounts, '[]')) order by l.id) as lines
       from past p join order_groups g on g.id = p.group_id join order_lines l on l.order_id = p.id
       left join share s on s.line_id = l.id
      group by l.order_id
   )
   select p.*, line.lines from past p join line on line.order_id = p.id order by p.created_at, p.id`,
)

export const pastOrders = (db: Db, storeId: number, from: Date, limit: number): Promise<PastOrder[]> =>
  db.rows<PastOrder>(read, [storeId, from, limit])
