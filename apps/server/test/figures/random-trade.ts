import type { Database } from '../../src/kernel/db/db.ts'
import { makeGoods, makeStore, makeUserRow } from '../factories.ts'

/**
 * Orders, refunds and payments at random instants of `days` days up to `until`, written straight into the tables: two stores,
 * three goods each, seven buyers, so that people come back, in the same store or in the other one.
 */
export async function randomTrade(
  db: Database,
  { orders, days, until }: { orders: number; days: number; until: Date },
) {
  const stores: number[] = []
  const goods: [store: number, goods: number, sku: number][] = []
  for (let store = 0; store < 2; store++) {
    const { store_id } = await makeStore(db)
    stores.push(store_id)
    for (let n = 0; n < 3; n++) {
      const made = await makeGoods(db, store_id)
      goods.push([store_id, made.goods_id, made.sku_ids[0] as number])
    }
  }
  const users: number[] = []
  for (let n = 0; n < 7; n++) users.push(await makeUserRow(db))
  const add = (count: number) => addTrade(db, { orders: count, days, until, stores, goods, users })
  await add(orders)
  return { stores, add }
}

interface Trade {
  orders: number
  days: number
  until: Date
  stores: number[]
  goods: [number, number, number][]
  users: number[]
}

async function addTrade(db: Database, { orders, days, until, goods, users }: Trade): Promise<void> {
  const number = (below: number): number => Math.floor(Math.random() * below)
  const pick = <T>(from: readonly T[]): T => from[number(from.length)] as T
  for (let n = 0; n < orders; n++) {
    const at = new Date(until.getTime() - Math.random() * days * 86_400_000)
    const [store, goods_id, sku] = pick(goods)
    const pieces = 1 + number(4)
    const subsidy = number(3) * 50
    const [channel, device] = pick([
      ['balance', ''],
      ['wechat', 'scan'],
      ['alipay', 'wap'],
    ] as const)
    const paid = pieces * 1000 - subsidy
    const back = number(3) ? 0 : 1 + number(pieces)
    await db.pool.query(
      `with g as (
         insert into order_groups (group_no, user_id, status, total_cents, pay_before, created_at)
         values (gen_random_uuid()::text, $1::bigint, 'paid', $5::bigint + 600, $2::timestamptz, $2) returning id, group_no
       ), o as (
         insert into orders (group_id, order_no, user_id, store_id, status, goods_cents, freight_cents, discount_cents, subsidy_cents, total_cents, steps,
                             receive_name, receive_tel, receive_province, receive_area, receive_address, payment_name, paid_at, created_at)
         select id, group_no, $1, $3::bigint, 'waiting_delivery', $4::int * 1000, 600, $6::bigint, $6, $5 + 600, '[]', '', '', $7, '', '', $8, $2, $2 from g returning id, order_no
       ), l as (
         insert into order_lines (order_id, store_id, goods_id, sku_id, goods_name, sku_name, goods_image, price_cents, buy_num, total_cents, paid_cents, subsidy_cents, weight_g)
         select id, $3, $9::bigint, $10::bigint, '{"zh-cn":"杯"}', '{"zh-cn":""}', '', 1000, $4, $4 * 1000, $5, $6, 500 from o returning id
       ), b as (
         insert into bills (kind, ref_id, user_id, amount_cents, status, paid_at, created_at) select 'order_group', id, $1, $5 + 600, 'paid', $2, $2 from g returning id
       ), a as (
         insert into payment_attempts (bill_id, attempt_no, channel, device, amount_cents, status, paid_at, expires_at, created_at)
         select b.id, gen_random_uuid()::text, $8, $11, $5 + 600, s, case when s = 'succeeded' then $2 end, case when $8 <> 'balance' then $2 end, $2 - interval '2 hours'
           from b, unnest(case when $8 = 'wechat' then array['closed', 'succeeded'] else array['succeeded'] end) s
       ), r as (
         insert into refunds (refund_no, order_id, order_no, store_id, user_id, kind, status, reason, goods_cents, freight_cents, created_at, ended_at)
         select gen_random_uuid()::text, id, order_no, $3, $1, 'refund', 'refunded', 'other', $12::int * 900, 100, $2, least($2 + random() * interval '20 days', $13::timestamptz)
           from o where $12 > 0 returning id
       )
       insert into refund_lines (refund_id, order_line_id, buy_num, amount_cents, most_cents, refunded_num, is_sent)
       select r.id, l.id, $12, $12 * 900, $12 * 900, case when $12 % 2 = 0 then 0 else $12 end, true from r, l`,
      [
        pick(users),
        at,
        store,
        pieces,
        paid,
        subsidy,
        pick(['浙江省', '江苏省', '北京市']),
        channel,
        goods_id,
        sku,
        device,
        back,
        until,
      ],
    )
  }
}
