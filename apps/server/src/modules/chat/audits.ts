import type { Check } from '../../kernel/check.ts'

/** What a conversation keeps about its messages follows from them (rules §10). */
export const chatAudits: readonly Check[] = [
  {
    name: 'messages of conversations',
    compares: 'last number, unread messages of both sides = counted again; numbers without gaps',
    sql: `select 'conversation ' || c.id as subject,
                 coalesce(m.count, 0) || ' to ' || coalesce(m.last, 0) || ', unread ' || coalesce(m.for_shopper, 0) || ' and ' || coalesce(m.for_store, 0) as expected,
                 c.last_seq || ' to ' || c.last_seq || ', unread ' || c.shopper_unread || ' and ' || c.store_unread as actual
            from chats c
            left join (select m.chat_id, count(*)::int as count, max(m.seq) as last,
                              count(*) filter (where m.side = 'store' and m.seq > c.shopper_read)::int as for_shopper,
                              count(*) filter (where m.side = 'shopper' and m.seq > c.store_read)::int as for_store
                         from chat_messages m join chats c on c.id = m.chat_id group by m.chat_id) m on m.chat_id = c.id
           where (c.last_seq, c.last_seq, c.shopper_unread, c.store_unread)
                 is distinct from (coalesce(m.count, 0), coalesce(m.last, 0), coalesce(m.for_shopper, 0), coalesce(m.for_store, 0))`,
  },
]
