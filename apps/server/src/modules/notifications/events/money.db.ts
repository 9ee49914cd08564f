import { money, pendingEvents } from './facts.ts'
import type { NotificationRule } from './notification-rule.ts'

const withdrawal = (receiver: 'w.user_id' | 'w.store_id' | 'null::bigint', where = 'true'): string => `
  select e.id as event_id, ${receiver} as receiver, jsonb_build_object('id', w.id, 'no', w.withdrawal_no,
         'money', ${money('w.money_cents')}, 'arrives', ${money('w.money_cents - w.fee_cents')}, 'card', w.card_tail,
         'bank', w.bank_name, 'reason', w.reason) as params
    from ${pendingEvents} join withdrawals w on w.id = e.ref_id where ${where}`
const toShopper = {
  area: 'Home',
  kind: 'withdrawal',
  facts: withdrawal('w.user_id', 'w.user_id is not null'),
} as const
const toStore = {
  area: 'Seller',
  kind: 'withdrawal',
  anyOf: ['Seller.cashes.index'],
  facts: withdrawal('w.store_id', 'w.store_id is not null'),
} as const

/** Withdrawals, settlement and reconciliation (rules §§6, 8). */
export const moneyRules: NotificationRule[] = [
  {
    event: 'withdrawal_requested',
    area: 'Admin',
    kind: 'withdrawal',
    template: 'withdrawal_waiting',
    anyOf: ['Admin.cashes.index'],
    facts: withdrawal('null::bigint', "w.status = 'requested'"),
  },
  { ...toShopper, event: 'withdrawal_approved', template: 'withdrawal_approved' },
  { ...toShopper, event: 'withdrawal_refused', template: 'withdrawal_refused' },
  { ...toShopper, event: 'withdrawal_paid', template: 'withdrawal_paid', sms: 'withdrawal_paid' },
  { ...toShopper, event: 'withdrawal_bounced', template: 'withdrawal_bounced' },
  { ...toStore, event: 'withdrawal_approved', template: 'store_withdrawal_approved' },
  { ...toStore, event: 'withdrawal_refused', template: 'store_withdrawal_refused' },
  { ...toStore, event: 'withdrawal_paid', template: 'store_withdrawal_paid' },
  { ...toStore, event: 'withdrawal_bounced', template: 'store_withdrawal_bounced' },
  {
    event: 'settled',
    area: 'Seller',
    kind: 'settlement',
    template: 'settled',
    anyOf: ['Seller.order_settlements.index'],
    facts: `
      select e.id as event_id, t.store_id as receiver, jsonb_build_object('id', t.id, 'no', t.settlement_no,
             'orders', t.orders, 'money', ${money('t.settled_cents')}) as params
        from ${pendingEvents} join settlement_statements t on t.id = e.ref_id where t.orders > 0`,
  },
  {
    event: 'difference',
    area: 'Admin',
    kind: 'reconciliation',
    template: 'differences_found',
    anyOf: ['Admin.books.differences.index'],
    facts: `
      select e.id as event_id, null::bigint as receiver, jsonb_build_object('day', d.day, 'channel', d.channel,
             'count', (select count(*) from reconciliation_differences o where o.channel = d.channel and o.day = d.day
                                                                      and o.status = 'open')) as params
        from ${pendingEvents} join reconciliation_differences d on d.id = e.ref_id`,
  },
]
