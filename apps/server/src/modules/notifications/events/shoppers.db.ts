import { money, pendingEvents } from './facts.ts'
import type { NotificationRule } from './notification-rule.ts'

const goods = `'id', g.id, 'goods', g.name, 'price', ${money('g.price_cents')}`
/** Whose account an event is about. */
const holder = 'join users u on u.id = e.ref_id and u.belong_id is null and u.closed_at is null'
const favored = 'join favorites f on f.goods_id = g.id and f.removed_at is null'

/** What shoppers like, hold and wait for, and the security of their accounts (rules §§1, 9, 10). */
export const shopperRules: NotificationRule[] = [
  {
    event: 'goods_cheaper',
    area: 'Home',
    kind: 'favorite',
    template: 'goods_cheaper',
    facts: `
      select e.id as event_id, f.user_id as receiver, jsonb_build_object(${goods}, 'was', ${money('f.price_cents')}) as params
        from ${pendingEvents} join goods g on g.id = e.ref_id and g.listed ${favored} and f.price_cents > g.price_cents`,
  },
  {
    event: 'goods_back',
    area: 'Home',
    kind: 'favorite',
    template: 'goods_back',
    // A shopper who waits for one of its SKUs gets the notification of that SKU instead.
    facts: `
      select e.id as event_id, f.user_id as receiver, jsonb_build_object(${goods}) as params
        from ${pendingEvents} join goods g on g.id = e.ref_id and g.listed and not g.sold_out ${favored}
       where not exists (select from stock_notices n join skus k on k.id = n.sku_id
                          where n.user_id = f.user_id and k.goods_id = g.id)`,
  },
  {
    event: 'sku_back',
    area: 'Home',
    kind: 'favorite',
    template: 'sku_back',
    sms: 'stock_back',
    facts: `
      select e.id as event_id, n.user_id as receiver, jsonb_build_object(${goods}, 'sku', k.name, 'price', ${money('k.price_cents')}) as params
        from ${pendingEvents} join skus k on k.id = e.ref_id and k.deleted_at is null and k.on_hand > k.reserved
        join goods g on g.id = k.goods_id and g.listed join stock_notices n on n.sku_id = k.id`,
  },
  {
    event: 'coupon_ending',
    area: 'Home',
    kind: 'coupon',
    template: 'coupon_ending',
    facts: `
      select e.id as event_id, h.user_id as receiver, jsonb_build_object('id', c.id, 'coupon', c.name, 'count', count(*),
             'money', ${money('c.money_cents')}, 'until', to_char(c.end_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')) as params
        from ${pendingEvents} join coupons c on c.id = e.ref_id
        join claimed_coupons h on h.coupon_id = c.id and h.status = 'to_be_used'
       group by e.id, c.id, h.user_id`,
  },
  {
    event: 'coupon_sent',
    area: 'Home',
    kind: 'coupon',
    template: 'coupon_sent',
    facts: `
      select e.id as event_id, h.user_id as receiver, jsonb_build_object('id', c.id, 'coupon', c.name,
             'money', ${money('c.money_cents')}, 'until', to_char(c.end_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')) as params
        from ${pendingEvents} join claimed_coupons h on h.id = e.ref_id join coupons c on c.id = h.coupon_id`,
  },
  {
    event: 'flash_sale_near',
    area: 'Home',
    kind: 'activity',
    template: 'flash_sale_near',
    sms: 'seckill_reminder',
    facts: `
      select e.id as event_id, r.user_id as receiver, jsonb_build_object('id', g.id, 'goods', g.name, 'locale', r.locale,
             'price', (select ${money('min(price_cents)')} from stock_pools where activity_id = k.activity_id),
             'time', to_char(k.start_time at time zone 'Asia/Shanghai', 'HH24:MI')) as params
        from ${pendingEvents} join seckills k on k.id = e.ref_id join goods g on g.id = k.goods_id
        join seckill_reminders r on r.seckill_id = k.id and r.user_id = split_part(e.detail, ' ', 1)::bigint`,
  },
  ...(['password', 'pay_password', 'phone'] as const).map((what): NotificationRule => ({
    event: `${what}_changed`,
    area: 'Home',
    kind: 'security',
    template: `${what}_changed`,
    // No text message: it would go to the new phone of the person who just changed it.
    ...(what === 'phone' ? {} : { sms: 'security_changed' as const }),
    facts: `
        select e.id as event_id, u.id as receiver, jsonb_build_object('phone', coalesce(right(u.phone, 4), '')) as params
          from ${pendingEvents} ${holder}`,
  })),
  ...(['login_bound', 'login_unbound'] as const).map((what): NotificationRule => ({
    event: what,
    area: 'Home',
    kind: 'security',
    template: what,
    facts: `
        select e.id as event_id, u.id as receiver, jsonb_build_object('provider', split_part(e.detail, ' ', 1)) as params
          from ${pendingEvents} ${holder}`,
  })),
]
