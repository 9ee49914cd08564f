import { pendingEvents } from './facts.ts'
import type { NotificationRule } from './notification-rule.ts'

/** Comments of one order that came at once: the event's detail is when. */
const newComments = `
  select e.id as event_id, o.store_id as receiver, jsonb_build_object('id', min(c.id), 'no', o.order_no,
         'goods', (array_agg(l.goods_name order by c.id))[1]) as params
    from ${pendingEvents} join orders o on o.id = e.ref_id
    join order_comments c on c.store_id = o.store_id and c.order_id = o.id and extract(epoch from c.created_at)::text = e.detail
    join order_lines l on l.id = c.order_line_id
   group by e.id, o.id`
const comment = (receiver: 'c.user_id' | 'c.store_id'): string => `
  select e.id as event_id, ${receiver} as receiver, jsonb_build_object('id', c.id, 'no', c.order_no, 'goods', l.goods_name,
         'store', s.store_name, 'reason', c.hidden_reason) as params
    from ${pendingEvents} join order_comments c on c.id = e.ref_id join order_lines l on l.id = c.order_line_id
    join stores s on s.id = c.store_id`
const ofStore = { area: 'Seller', kind: 'comment', anyOf: ['Seller.order_comments.index'] } as const
const ofBuyer = { area: 'Home', kind: 'comment', facts: comment('c.user_id') } as const

/** What shoppers and stores say to each other (rules §10). */
export const peopleRules: NotificationRule[] = [
  { ...ofStore, event: 'comment_given', template: 'comment_given', facts: newComments },
  { ...ofStore, event: 'comment_added_to', template: 'comment_added_to', facts: comment('c.store_id') },
  { ...ofBuyer, event: 'comment_replied', template: 'comment_replied' },
  { ...ofBuyer, event: 'comment_hidden', template: 'comment_hidden' },
  { ...ofBuyer, event: 'comment_shown', template: 'comment_shown' },
  {
    event: 'chat_waiting',
    area: 'Seller',
    kind: 'chat',
    template: 'chat_waiting',
    anyOf: ['Seller.chats.index'],
    // A shopper who was answered in the meantime no longer waits.
    facts: `
      select e.id as event_id, c.store_id as receiver, jsonb_build_object('id', c.id, 'shopper', u.nickname) as params
        from ${pendingEvents} join chats c on c.id = e.ref_id and extract(epoch from c.waiting_since)::text = e.detail
        join users u on u.id = c.user_id`,
  },
]
