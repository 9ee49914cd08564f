import type { Database } from '../src/kernel/db/db.ts'
import { inTx } from '../src/kernel/db/tx.ts'
import { platform } from '../src/modules/ledger/chart.ts'
import { post } from '../src/modules/ledger/post.ts'

type Act = string | (() => Promise<void>)

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
]
