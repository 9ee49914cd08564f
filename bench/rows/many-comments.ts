import type { Database } from '../../apps/server/src/kernel/db/db.ts'
import { fillBare } from './bare-tables.ts'

/**
 * Comments on the orders of `many-orders.ts`: up to `$1` lines that were received have one. Most are good, every third has a
 * picture, half were answered and one in two hundred is hidden. SQL generates them, and they satisfy every constraint.
 */

/** A completed order gets four lines of each it has. */
const lines = `
  insert into order_lines (order_id, store_id, goods_id, sku_id, goods_name, sku_name, goods_image, price_cents, buy_num, total_cents, paid_cents, weight_g, parcel_id)
  select l.order_id, l.store_id, l.goods_id, l.sku_id, l.goods_name, l.sku_name, l.goods_image, l.price_cents, l.buy_num, l.total_cents, l.paid_cents,
         l.weight_g, l.parcel_id
    from order_lines l join orders o on o.id = l.order_id, generate_series(2, 4) where o.status = 'completed' order by l.id`
const comments = `
  insert into order_comments (order_line_id, order_id, order_no, store_id, goods_id, user_id, score, agree, service, speed, content, images,
                              added_content, added_at, reply, replied_at, replied_by, hidden_reason, hidden_at, hidden_by, created_at)
  select l.id, o.id, o.order_no, o.store_id, l.goods_id, o.user_id, score, 1 + hash / 7 % 5, 5 - hash / 11 % 2, 5 - hash / 13 % 3,
         case when hash % 4 > 0 then '器形很正，包装也扎实 ' || l.id else '' end, case when hash % 3 = 0 then array['/images/cup.webp'] else '{}' end,
         case when hash % 10 = 0 then '用了一阵再来说说' else '' end, case when hash % 10 = 0 then at + interval '20 days' end,
         case when hash % 2 = 0 then '谢谢您的评价' else '' end, case when hash % 2 = 0 then at + interval '1 day' end, case when hash % 2 = 0 then s.user_id end,
         case when hash % 200 = 0 then '含有广告' else '' end, case when hash % 200 = 0 then at + interval '2 days' end,
         case when hash % 200 = 0 then (select min(id) from admins) end, at
    from order_lines l join orders o on o.id = l.order_id join stores s on s.id = o.store_id,
         lateral (select abs(hashint8(l.id + 104729)::bigint) as hash, o.created_at + interval '5 days' as at) h,
         lateral (select case when hash % 20 = 0 then 1 when hash % 9 = 0 then 3 else 5 - hash / 3 % 2 end as score) c
   where o.status = 'completed' order by l.id limit $1`

/** What the comments of each goods and store give together. */
const columns = 'comment_count, good, score_sum, agree_sum, service_sum, speed_sum'
const sums = `count(*), count(*) filter (where grade = 'good'), sum(score), sum(agree), sum(service), sum(speed)`
const ofGoods = `
  update goods_ratings set (${columns}, middling, bad, with_images, added) = (
    select ${sums}, count(*) filter (where grade = 'middling'), count(*) filter (where grade = 'bad'),
           count(*) filter (where has_images), count(added_at)
      from order_comments c where c.goods_id = goods_ratings.goods_id and not is_hidden)
   where exists (select from order_comments c where c.goods_id = goods_ratings.goods_id and not is_hidden)`
const ofStores = `
  insert into store_ratings (store_id, ${columns}) select store_id, ${sums} from order_comments where not is_hidden group by store_id`

/**
 * Adds `count` comments to a database with the orders of `insertManyOrders` and an administrator: at most one for each line of a completed
 * order, and with `hasMoreLines` for each of four times as many, which lists of orders have to search too.
 */
export const insertManyComments = (db: Database, count: number, hasMoreLines: boolean): Promise<void> =>
  fillBare(db, { tables: ['order_lines', 'order_comments'], quiet: ['order_comments'] }, async (run) => {
    if (hasMoreLines) await run(lines)
    await run('analyze order_lines')
    await run(comments, [count])
    await run(
      'update order_lines set commented_at = c.created_at from order_comments c where c.order_line_id = order_lines.id',
    )
    await run('create index comments_filled on order_comments (goods_id)')
    await run(ofGoods)
    await run(ofStores)
    await run('drop index comments_filled')
  })
