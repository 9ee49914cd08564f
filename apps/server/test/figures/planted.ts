import type { Act } from '../promotions/planted-promotions.ts'

const day = `'2020-01-01 00:00:00+08'`

/** Drift of figures, by the check that must find it. */
export const figuresPlants: [check: string, plant: Act[], undo: Act[]][] = [
  [
    'sales by time',
    [
      `insert into sales_periods (grain, store_id, start_at, orders, sales_cents, subsidy_cents, units, refunds, refunded_cents, refunded_units)
       values ('day', 0, ${day}, 1, 100, 0, 1, 0, 0, 0)`,
    ],
    ['delete from sales_periods'],
  ],
  [
    'sales of goods by time',
    [
      `insert into goods_periods (grain, store_id, start_at, goods_id, units, amount_cents) values ('day', 1, ${day}, 1, 1, 100)`,
    ],
    ['delete from goods_periods'],
  ],
  [
    'sales by province and payment method',
    [
      `insert into sales_parts (grain, store_id, part, start_at, name, orders, sales_cents) values ('day', 0, 'method', ${day}, 'balance', 1, 100)`,
    ],
    ['delete from sales_parts'],
  ],
  [
    'payments by channel',
    [
      `insert into payment_periods (grain, channel, device, start_at, opened, paid, paid_cents) values ('day', 'balance', '', ${day}, 1, 0, 0)`,
    ],
    ['delete from payment_periods'],
  ],
  [
    'new users by day',
    [`insert into new_user_days (day, users) values ('2020-01-01', 1)`],
    ['delete from new_user_days'],
  ],
  [
    'days of buyers',
    [
      `insert into buyer_days (store_id, user_id, day, previous) values (0, 1, '2020-01-01', '1900-01-01')`,
      `insert into buyer_gaps (store_id, day, previous, buyers) values (0, '2020-01-01', '1900-01-01', 1)`,
    ],
    ['delete from buyer_days; delete from buyer_gaps'],
  ],
  [
    'returning buyers',
    [`insert into buyer_gaps (store_id, day, previous, buyers) values (0, '2020-01-01', '1900-01-01', 1)`],
    ['delete from buyer_gaps'],
  ],
  [
    'refunded pieces of lines',
    ['update refund_lines set refunded_num = 0 where refunded_num = 1'],
    [`update refund_lines set refunded_num = 1 where refund_id in (select id from refunds where status = 'refunded')`],
  ],
]
