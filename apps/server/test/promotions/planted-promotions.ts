import type { Database } from '../../src/kernel/db/db.ts'
import { inTx } from '../../src/kernel/db/tx.ts'
import { platform } from '../../src/modules/ledger/chart.ts'
import { post } from '../../src/modules/ledger/post.ts'

export type Act = string | (() => Promise<void>)

/** A coupon that is claimed so often, with so many claimed copies of the first user, of which the last is used for something. */
const coupon = (claimed: number, copies: number, used_for = ''): string => `
  with c as (
    insert into coupons (name, money_cents, use_money_cents, stock, claimed, start_time, end_time)
    values ('{"zh-cn":"planted"}', 100, 0, 10, ${claimed}, now(), now() + interval '1 day') returning id
  )
  insert into claimed_coupons (coupon_id, user_id, nth, status, used_at, used_for)
  select c.id, (select min(id) from users), nth, case when '${used_for}' = '' then 'to_be_used' else 'used' end,
         case when '${used_for}' <> '' then now() end, '${used_for}'
    from c, generate_series(1, ${copies}) nth`
const noCoupons = 'delete from claimed_coupons; delete from coupons'

/** A discount of 1.00 on an order that was cancelled before it was paid, with who pays for it. */
const cancelled = `(select min(id) from orders where status = 'cancelled')`
const discount = (cents: number): string => `
  update order_lines set paid_cents = paid_cents - ${cents} where order_id = ${cancelled};
  update orders set discount_cents = discount_cents + ${cents}, total_cents = total_cents - ${cents} where id = ${cancelled};
  update order_groups set total_cents = total_cents - ${cents} where id = (select group_id from orders where id = ${cancelled});
  update bills set amount_cents = amount_cents - ${cents}
   where kind = 'order_group' and ref_id = (select group_id from orders where id = ${cancelled})`
const share = `
  insert into order_line_discounts (line_id, kind, offer_id, funder, amount_cents)
  select min(id), 'reduction', 1, 'platform', 100 from order_lines where order_id = ${cancelled}`

const subsidy = (db: () => Database, key: string, amount: number) => () =>
  inTx(db(), (tx) =>
    post(tx, { key, event: 'adjustment', at: new Date() }, [
      { account: platform('subsidy'), amount },
      { account: platform('adjustments'), amount: -amount },
    ]),
  )

/** A line of an order that is settled, and one of an order that is not. */
const settledLine = '(select min(order_line_id) from settled_lines)'
const openLine = `(select min(l.id) from order_lines l join orders o on o.id = l.order_id where o.settled_at is null)`

const referrerShare = (line: string, level: number, rate_bp: number): string => `
  insert into distribution_shares (line_id, order_id, store_id, user_id, level, rate_bp)
  select l.id, l.order_id, l.store_id, (select id from users order by id limit 1 offset ${level}), ${level}, ${rate_bp}
    from order_lines l where l.id = ${line}`
const noReferrers = 'delete from distribution_shares'

/** An activity of goods, `made`, and what is written beside it. */
const withActivity = (insert: string, kind: 'seckill' | 'collective' = 'seckill'): string => `
  with made as (
    insert into goods_activities (kind, store_id, goods_id, start_time, end_time, max_per_person, off_bp, people)
    select '${kind}', store_id, goods_id, now(), now() + interval '1 hour', 1,
           ${kind === 'seckill' ? 'null, null' : '2000, 2'} from skus order by id limit 1
    returning *, (select min(id) from skus) as sku_id
  ) ${insert}`
const tables = [
  'collective_seats',
  'collective_groups',
  'collectives',
  'seckills',
  'activity_buyers',
  'stock_pools',
  'goods_activities',
]
const noActivities = tables.map((table) => `delete from ${table}`)

/** A group buy of two people, and what is written beside it. */
const withGroup = (state: string, seats: string): string => `
  ${withActivity(
    `, buy as (
    insert into collectives (store_id, goods_id, off_bp, people, hours, start_time, end_time, max_per_person, is_draft, activity_id)
    select store_id, goods_id, 2000, 2, 1, start_time, end_time, max_per_person, false, id from made returning *
  ), grp as (
    insert into collective_groups (group_no, collective_id, activity_id, goods_id, off_bp, people, hours, state, opened_at, expires_at, ended_at)
    select '1', id, activity_id, goods_id, off_bp, people, hours, '${state}', now(), now() + interval '1 hour',
           ${state === 'open' ? 'null' : 'now()'} from buy returning *
  ) ${seats}`,
    'collective',
  )}`

/** Drift of promotions, by the check that must find it. */
export const promotionPlants = (db: () => Database): [check: string, plant: Act[], undo: Act[]][] => [
  ['coupons', [coupon(1, 0)], [noCoupons]],
  ['limits of coupons', [coupon(2, 2)], [noCoupons]],
  [
    'coupon sendings',
    [
      coupon(0, 0),
      `with d as (
         insert into coupon_sendings (coupon_id, admin_id, total, done)
         select max(coupons.id), min(admins.id), 1, 1 from coupons, admins returning id
       )
       insert into coupon_sending_users (sending_id, user_id) select d.id, min(users.id) from d, users group by d.id`,
    ],
    ['delete from coupon_sending_users; delete from coupon_sendings', noCoupons],
  ],
  ['coupons of orders', [coupon(1, 1, 'planted')], [noCoupons]],
  ['subsidies of orders', [discount(100), share], ['delete from order_line_discounts', discount(-100)]],
  ['subsidies in the ledger', [subsidy(db, 'planted', -100)], [subsidy(db, 'taken back', 100)]],
  ['rates of referrers', [referrerShare(openLine, 1, 5000), referrerShare(openLine, 2, 4500)], [noReferrers]],
  ['settled shares', [referrerShare(settledLine, 1, 100)], [noReferrers]],
  [
    'shares in the ledger',
    [
      referrerShare(settledLine, 1, 100),
      `insert into settled_shares (share_id, order_id, rate_bp, base_cents, commission_cents)
       select f.id, f.order_id, f.rate_bp, l.base_cents, l.base_cents * f.rate_bp / 10000
         from distribution_shares f join settled_lines l on l.order_line_id = f.line_id`,
    ],
    ['delete from settled_shares', noReferrers],
  ],
  [
    'points of orders',
    ['update orders set points_rate = 200 where settled_at is not null'],
    ['update orders set points_rate = 100 where settled_at is not null'],
  ],
  [
    'points earned',
    ['update earned_points set user_id = (select min(id) from users)'],
    ['update earned_points set user_id = (select user_id from orders where id = order_id)'],
  ],
  [
    'points that ended',
    [
      `insert into points_expiry_days (day, valid_days, since, points, finished_at) values ('2026-01-03', 1, '2026-01-01', 9, now())`,
    ],
    ['delete from points_expiry_days'],
  ],
  [
    'old points',
    [
      `insert into points_expiry_days (day, valid_days, since, finished_at) values ('2099-01-03', 1, '2026-01-01', now())`,
    ],
    ['delete from points_expiry_days'],
  ],
  ['points goods sold', ['update points_goods set sold = sold + 1'], ['update points_goods set sold = sold - 1']],
  [
    'points spent',
    ['update points_orders set points = points + 1, total_points = total_points + buy_num'],
    ['update points_orders set points = points - 1, total_points = total_points - buy_num'],
  ],
  [
    'points sales',
    [`update ledger_accounts set kind = 'planted' where kind = 'points_sales'`],
    [`update ledger_accounts set kind = 'points_sales' where kind = 'planted'`],
  ],
  [
    'bills of points orders',
    [`update bills set ref_id = -ref_id where kind = 'points_order'`],
    [`update bills set ref_id = -ref_id where kind = 'points_order'`],
  ],
  [
    'pool movements',
    [
      withActivity(
        'insert into stock_pools (activity_id, sku_id, price_cents, quota, on_hand) select id, sku_id, 1, 1, 1 from made',
      ),
    ],
    noActivities,
  ],
  [
    'reserved pieces of activities',
    [
      withActivity(`insert into stock_pools (activity_id, sku_id, price_cents, quota, on_hand, reserved)
                    select id, sku_id, 1, 1, 1, 1 from made`),
      `insert into stock_movements (sku_id, pool_id, on_hand_delta, reserved_delta, reason)
       select sku_id, id, 1, 1, 'set' from stock_pools`,
    ],
    noActivities,
  ],
  [
    'buyers of activities',
    [
      withActivity(
        'insert into activity_buyers (activity_id, user_id, pieces, max_per_person) select id, 1, 1, 1 from made',
      ),
    ],
    noActivities,
  ],
  [
    'activities of group buys',
    [
      withActivity(
        `insert into collectives (store_id, goods_id, off_bp, people, hours, start_time, end_time, max_per_person, is_draft, activity_id)
         select store_id, goods_id, 1999, 2, 1, start_time, end_time, max_per_person, false, id from made`,
        'collective',
      ),
    ],
    noActivities,
  ],
  [
    'messages of conversations',
    [
      `with c as (insert into chats (user_id, store_id) select min(users.id), min(stores.id) from users, stores returning *)
       insert into chat_messages (chat_id, seq, store_id, side, sender_id, client_id, kind, text)
       select id, 1, store_id, 'shopper', user_id, 'planted', 'text', 'x' from c`,
    ],
    ['delete from chat_messages', 'delete from chats'],
  ],
  ['seats of groups', [withGroup('completed', 'select 1 from grp')], noActivities],
  [
    'buyers of group buys',
    [
      withActivity(
        'insert into activity_buyers (activity_id, user_id, pieces, max_per_person) select id, 1, 1, 1 from made',
        'collective',
      ),
    ],
    noActivities,
  ],
  [
    'seats of orders',
    [
      withGroup(
        'open',
        `insert into collective_seats (group_id, people, activity_id, seat_no, user_id, is_founder, order_group_id, order_id, state,
                                       pieces, held_until, paid_at)
         select grp.id, people, activity_id, 1, o.user_id, true, o.group_id, o.id, 'paid', 0, now(), now()
           from grp, (select * from orders order by id limit 1) o`,
      ),
    ],
    noActivities,
  ],
  [
    'activities of flash sales',
    [
      withActivity(`insert into seckills (store_id, goods_id, start_time, end_time, max_per_person, is_draft, activity_id)
                    select store_id, goods_id, start_time, end_time, 2, false, id from made`),
    ],
    noActivities,
  ],
]
