import type { Database } from '../../apps/server/src/kernel/db/db.ts'
import { fillBare } from './bare-tables.ts'

/**
 * Millions of orders of the users and stores of `many-rows.ts`: the first store has 40 % of them, and one user in five
 * buys. SQL generates them, and they satisfy every constraint.
 */

const goodsOfStore = 40

const classes = `
  insert into goods_classes (pid, level, name)
  select case when n > 1 then n - 1 end, n, jsonb_build_object('zh-cn', '类' || n) from generate_series(1, 3) n`
/** Names of three words: one that nearly all have, one that some have, one that hardly any has. */
const goods = `
  insert into goods (store_id, class_id, class_path, goods_no, name, subname, images, content, shelf)
  select s, 3, '{1,2,3}', 'G' || n,
         jsonb_build_object('zh-cn', (array['手作', '青瓷', '素面', '山野'])[1 + n % 4] || (array['茶杯', '花瓶', '餐盘', '台灯', '茶壶', '香炉', '果碗', '笔筒'])[1 + n % 8] || ' ' || n,
                            'en', (array['Handmade', 'Celadon', 'Plain', 'Wild'])[1 + n % 4] || ' ' || (array['cup', 'vase', 'plate', 'lamp', 'teapot', 'censer', 'bowl', 'holder'])[1 + n % 8] || ' ' || n),
         '{"zh-cn":""}', '{/images/cup.webp}', '{"zh-cn":""}', 'on'
    from generate_series(1, 50) s, generate_series(1, ${goodsOfStore}) n order by s, n`
const skus = `
  insert into skus (store_id, goods_id, sku_no, name, price_cents, market_price_cents, weight_g, on_hand)
  select store_id, id, 'S' || id, '{"zh-cn":""}', 1000 + id % 90 * 100, 9900, 500, 1000 from goods order by id`

/** The store, buyer and state of order n. */
const drawn = `
  select n, case when n % 10 < 4 then 1 else 2 + hash % 49 end as store_id, 1 + hash / 64 % ($1 / 5) as user_id, hash,
         now() - ($1 - n) * $2::float8 * interval '1 second' as at,
         case when hash % 1000 < 10 then 'waiting_payment' when hash % 1000 < 30 then 'waiting_delivery' when hash % 1000 < 80 then 'waiting_receipt'
              when hash % 1000 < 150 then 'waiting_comment' when hash % 1000 < 240 then 'cancelled' when hash % 1000 < 250 then 'after_sale_completed'
              else 'completed' end as status
    from generate_series(1, $1::bigint) n, lateral (select abs(hashint8(n + 7919)::bigint) as hash) h`
const groups = `
  insert into order_groups (group_no, user_id, status, total_cents, pay_before, created_at)
  select 'g' || n, user_id, case status when 'waiting_payment' then 'open' when 'cancelled' then 'cancelled' else 'paid' end, 2600, at, at
    from (${drawn}) d order by n`
const orders = `
  insert into orders (group_id, order_no, user_id, store_id, status, goods_cents, freight_cents, discount_cents, total_cents, steps,
                      receive_name, receive_tel, receive_province, receive_area, receive_address, payment_name, paid_at, shipped_at, created_at)
  select n, to_char(at, 'YYYYMMDDHH24MISS') || lpad((n % 1000000)::text, 6, '0') || '01', user_id, store_id, status, 2000, 600, 0, 2600,
         '[{"kind":"goods","rule":{"pieces":2},"amount_cents":2000,"funder":null},{"kind":"freight","rule":{},"amount_cents":600,"funder":null}]',
         '林晓', '13800000001', (array['33', '33', '44', '11', '32'])[1 + hash / 1000 % 5], '浙江省杭州市西湖区', '文三路 ' || n % 900 || ' 号',
         case when is_paid then (array['balance', 'wechat', 'alipay'])[1 + hash / 5000 % 3] end, case when is_paid then at end, case when is_sent then at + interval '1 day' end, at
    from (${drawn}) d,
         lateral (select status not in ('waiting_payment', 'cancelled') as is_paid,
                         status in ('waiting_receipt', 'waiting_comment', 'completed') as is_sent) s order by n`
const parcels = `
  insert into parcels (order_id, delivery_code, delivery_no, sent_at)
  select id, 'sf', 'SF' || lpad(id::text, 13, '0'), shipped_at from orders where shipped_at is not null order by id`
/** Every fourth order has a second line. */
const lines = `
  insert into order_lines (order_id, store_id, goods_id, sku_id, goods_name, sku_name, goods_image, price_cents, buy_num, total_cents, paid_cents, weight_g, parcel_id)
  select o.id, o.store_id, g.id, k.id, g.name, '{"zh-cn":""}', '/images/cup.webp', 1000, 1, 1000, 1000, 500, p.id
    from orders o left join parcels p on p.order_id = o.id,
         lateral (select generate_series(0, case when o.id % 4 = 0 then 1 else 0 end) as place) l,
         lateral (select (o.store_id - 1) * ${goodsOfStore} + 1 + abs(hashint8(o.id * 2 + place)::bigint) % ${goodsOfStore} as id) w
    join goods g on g.id = w.id join skus k on k.goods_id = g.id
   order by o.id`

const tables = ['order_groups', 'orders', 'parcels', 'order_lines']

/** Adds `count` orders, `apart` seconds one after the other, to a database with as many users and the stores of `insertManyRows`. */
export const insertManyOrders = (db: Database, count: number, apart = 25): Promise<void> =>
  fillBare(db, { tables, quiet: ['order_groups'] }, async (run) => {
    await run(`insert into expresses (code, name) values ('sf', '{"zh-cn":"顺丰速运"}') on conflict do nothing`)
    await run(classes)
    await run(goods)
    await run(skus)
    await run(groups, [count, apart])
    await run('update user_search set has_ordered = true where id in (select user_id from order_groups)')
    await run(orders, [count, apart])
    await run(parcels)
    await run('analyze orders')
    await run(lines)
  })
