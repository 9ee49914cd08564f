/** Drift of customers and of the search for users, by the check that must find it. */
export const peoplePlants: [check: string, plant: string[], undo: string[]][] = [
  [
    'sums of customers',
    [
      `insert into customers (store_id, user_id, first_paid_at, last_paid_at, refunded_at, orders, paid_cents, refunded_cents)
       select store_id, user_id, min(paid_at), now() + interval '1 hour', now() + interval '1 hour', count(*) + 1, sum(total_cents), sum(refunded_cents)
         from orders where paid_at is not null group by store_id, user_id`,
    ],
    ['delete from customers'],
  ],
  [
    'searched users',
    [`update user_search set nickname = nickname || '?' where id = (select min(id) from users)`],
    [`update users set nickname = nickname where id = (select min(id) from users)`],
  ],
  [
    'searched users',
    [`update user_search set has_ordered = false where id = (select min(user_id) from order_groups)`],
    [`update user_search set has_ordered = true where id = (select min(user_id) from order_groups)`],
  ],
]
