import { refundDays } from '@fangshi/contract/refund-states'
import { firstGoods, money, pendingEvents } from './facts.ts'
import type { NotificationRule } from './notification-rule.ts'

/** `due`: SQL of until when somebody has to act. */
const params = (
  due: string,
): string => `jsonb_build_object('id', r.id, 'no', r.refund_no, 'kind', r.kind, 'goods', ${firstGoods('r.order_id')},
         'store', s.store_name, 'money', ${money('r.goods_cents + r.freight_cents')},
         'due', to_char(${due} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')) as params`
/** As it was when it happened: the request may have moved on since. */
const dueOf = `(g.created_at + case g.status when 'requested' then interval '${refundDays.answer} days' else interval '${refundDays.send_back} days' end)`
const facts = (receiver: 'r.user_id' | 'r.store_id' | 'null::bigint', where = 'true'): string => `
  select e.id as event_id, ${receiver} as receiver, ${params(dueOf)}
    from ${pendingEvents} join refund_logs g on g.id = e.detail::bigint join refunds r on r.id = e.ref_id
    join stores s on s.id = r.store_id where ${where}`
/** Its time is nearly up; the detail of the event is the status in which it waits. */
const dueFacts = `
  select e.id as event_id, r.store_id as receiver, ${params('r.due_at')}
    from ${pendingEvents} join refunds r on r.id = e.ref_id and r.status = e.detail and r.waits_for = 'store'
    join stores s on s.id = r.store_id`

const shopper = { area: 'Home', kind: 'refund', facts: facts('r.user_id') } as const
const store = {
  area: 'Seller',
  kind: 'refund',
  anyOf: ['Seller.refunds.index', 'Seller.returns.index'],
  facts: facts('r.store_id'),
} as const
const platform = {
  area: 'Admin',
  kind: 'dispute',
  anyOf: ['Admin.refunds.index', 'Admin.returns.index'],
  facts: facts('null::bigint'),
} as const
const paid = facts('r.user_id', "g.status = 'refunded'")
const toSendBack = facts('r.user_id', "g.status = 'to_send_back'")

/** One rule for several events. */
const each = (events: readonly string[], rule: Omit<NotificationRule, 'event'>): NotificationRule[] =>
  events.map((event) => ({ ...rule, event }))

/** Refunds, returns, exchanges and disputes (rules §7). */
export const refundRules: NotificationRule[] = [
  // What the platform or a timer gives back by itself is a request too.
  { ...store, event: 'refund_request', template: 'refund_asked', facts: facts('r.store_id', "g.by_kind = 'shopper'") },
  { ...store, event: 'refund_withdraw', template: 'refund_withdrawn' },
  { ...store, event: 'refund_send_back', template: 'refund_sent_back' },
  { ...store, event: 'refund_due', template: 'refund_due', facts: dueFacts },
  ...each(['refund_appeal', 'refund_escalate'], { ...store, template: 'refund_disputed' }),
  ...each(['refund_appeal', 'refund_escalate', 'refund_contest'], { ...platform, template: 'dispute_waiting' }),
  ...each(['refund_agree', 'refund_refuse', 'refund_receive'], {
    ...store,
    template: 'refund_by_platform',
    facts: facts('r.store_id', "g.by_kind = 'admin'"),
  }),
  ...each(['refund_decide_refund', 'refund_decide_send_back', 'refund_dismiss'], {
    ...store,
    template: 'dispute_decided',
  }),
  ...each(['refund_agree', 'refund_receive', 'refund_decide_refund'], {
    ...shopper,
    template: 'refund_paid',
    sms: 'refund_paid',
    facts: paid,
  }),
  ...each(['refund_agree', 'refund_become_return', 'refund_decide_send_back'], {
    ...shopper,
    template: 'refund_agreed',
    facts: toSendBack,
  }),
  ...each(['refund_escalate', 'refund_contest'], { ...shopper, template: 'refund_at_platform' }),
  {
    ...shopper,
    event: 'refund_refuse',
    template: 'refund_refused',
    facts: facts('r.user_id', "g.by_kind = 'seller'"),
  },
  {
    ...shopper,
    event: 'refund_refuse',
    template: 'refund_refused_by_platform',
    facts: facts('r.user_id', "g.by_kind = 'admin'"),
  },
  { ...shopper, event: 'refund_send', template: 'replacement_sent' },
  { ...shopper, event: 'refund_dismiss', template: 'refund_dismissed' },
  { ...shopper, event: 'refund_close', template: 'refund_closed' },
  {
    ...shopper,
    event: 'refund_message',
    template: 'refund_message',
    facts: facts('r.user_id', "g.by_kind in ('seller', 'admin')"),
  },
  {
    ...store,
    event: 'refund_message',
    template: 'refund_message_to_store',
    facts: facts('r.store_id', "g.by_kind in ('shopper', 'admin')"),
  },
]
