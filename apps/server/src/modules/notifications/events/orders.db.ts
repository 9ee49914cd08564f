import { firstGoods, money, pendingEvents } from './facts.ts'
import type { NotificationRule } from './notification-rule.ts'

const facts = (receiver: 'o.user_id' | 'o.store_id'): string => `
  select e.id as event_id, ${receiver} as receiver, jsonb_build_object('id', o.id, 'no', o.order_no,
         'goods', ${firstGoods('o.id')}, 'store', s.store_name, 'money', ${money('o.total_cents')}) as params
    from ${pendingEvents} join orders o on o.id = e.ref_id join stores s on s.id = o.store_id`
const shopper = { area: 'Home', kind: 'order', facts: facts('o.user_id') } as const
const store = { area: 'Seller', kind: 'order', anyOf: ['Seller.orders.index'], facts: facts('o.store_id') } as const
const by = (actor: 'timer' | 'admin'): string => `${shopper.facts} where e.detail = '${actor}'`

/** Orders (rules §5). */
export const orderRules: NotificationRule[] = [
  { ...store, event: 'order_pay', template: 'new_order' },
  { ...store, event: 'order_complete_group', template: 'new_order' },
  { ...shopper, event: 'order_ship', template: 'order_shipped', sms: 'order_shipped' },
  { ...shopper, event: 'order_receive', template: 'order_received' },
  { ...shopper, event: 'order_cancel', template: 'order_timed_out', facts: by('timer') },
  { ...shopper, event: 'order_cancel', template: 'order_cancelled', facts: by('admin') },
  { ...shopper, kind: 'activity', event: 'order_complete_group', template: 'group_completed' },
  { ...shopper, kind: 'activity', event: 'order_fail_group', template: 'group_failed' },
]
