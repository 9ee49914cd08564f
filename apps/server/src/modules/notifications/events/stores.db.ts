import { pendingEvents } from './facts.ts'
import type { NotificationRule } from './notification-rule.ts'

const store = (receiver: 's.user_id' | 's.id' | 'null::bigint', where = 'true'): string => `
  select e.id as event_id, ${receiver} as receiver, jsonb_build_object('id', s.id, 'store', s.store_name,
         'reason', case when s.status = 'suspended' then s.suspend_reason else s.refuse_reason end) as params
    from ${pendingEvents} join stores s on s.id = e.ref_id where ${where}`
const change = (receiver: 's.id' | 'null::bigint'): string => `
  select e.id as event_id, ${receiver} as receiver, jsonb_build_object('id', s.id, 'store', s.store_name,
         'reason', c.refuse_reason) as params
    from ${pendingEvents} join document_changes c on c.id = e.ref_id join stores s on s.id = c.store_id`
const version = (receiver: 'g.store_id' | 'null::bigint'): string => `
  select e.id as event_id, ${receiver} as receiver, jsonb_build_object('id', g.id, 'goods', v.name, 'store', s.store_name,
         'reason', v.reject_reason) as params
    from ${pendingEvents} join goods_versions v on v.id = e.ref_id join goods g on g.id = v.goods_id join stores s on s.id = g.store_id`
const goods = `
  select e.id as event_id, g.store_id as receiver, jsonb_build_object('id', g.id, 'goods', g.name,
         'reason', coalesce(g.off_reason, '')) as params
    from ${pendingEvents} join goods g on g.id = e.ref_id`

const stock = `
  select e.id as event_id, k.store_id as receiver, jsonb_build_object('id', k.goods_id, 'goods', g.name, 'sku', k.name,
         'left', k.on_hand - k.reserved) as params
    from ${pendingEvents} join skus k on k.id = e.ref_id join goods g on g.id = k.goods_id`

const applicant = { area: 'Home', kind: 'store', facts: store('s.user_id') } as const
const ofStore = { area: 'Seller', kind: 'store', anyOf: ['Seller.stores.show'] } as const
const ofGoods = { area: 'Seller', kind: 'goods', anyOf: ['Seller.goods.index'], facts: goods } as const
const ofStock = { area: 'Seller', kind: 'stock', anyOf: ['Seller.skus.index'], facts: stock } as const
const reviewer = { area: 'Admin', kind: 'review' } as const

/** Stores and their goods, and what of them waits for the platform's review (rules §§2, 3). */
export const storeRules: NotificationRule[] = [
  {
    ...reviewer,
    event: 'store_applied',
    template: 'store_waiting',
    anyOf: ['Admin.stores.index'],
    facts: store('null::bigint', "s.verify = 'verifying'"),
  },
  { ...applicant, event: 'store_passed', template: 'store_passed', sms: 'store_passed' },
  { ...applicant, event: 'store_denied', template: 'store_denied', sms: 'store_denied' },
  { ...ofStore, event: 'store_suspended', template: 'store_suspended', facts: store('s.id') },
  { ...ofStore, event: 'store_reopened', template: 'store_reopened', facts: store('s.id') },
  {
    ...reviewer,
    event: 'documents_changed',
    template: 'documents_waiting',
    anyOf: ['Admin.stores.index'],
    facts: change('null::bigint'),
  },
  { ...ofStore, event: 'documents_approved', template: 'documents_passed', facts: change('s.id') },
  { ...ofStore, event: 'documents_denied', template: 'documents_denied', facts: change('s.id') },
  {
    ...reviewer,
    event: 'goods_submitted',
    template: 'goods_waiting',
    anyOf: ['Admin.goods.index'],
    facts: version('null::bigint'),
  },
  { ...ofGoods, event: 'goods_rejected', template: 'goods_rejected', facts: version('g.store_id') },
  { ...ofGoods, event: 'goods_approved', template: 'goods_approved' },
  { ...ofGoods, event: 'goods_taken_down', template: 'goods_taken_down' },
  { ...ofGoods, event: 'goods_reinstated', template: 'goods_reinstated' },
  { ...ofStock, event: 'stock_low', template: 'stock_low', facts: `${ofStock.facts} where k.on_hand > k.reserved` },
  { ...ofStock, event: 'stock_low', template: 'stock_out', facts: `${ofStock.facts} where k.on_hand = k.reserved` },
]
