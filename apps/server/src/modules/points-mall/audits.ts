import type { Check } from '../../kernel/check.ts'

/** Points, cash and counters of the points mall follow from its orders (rules §9). */
export const pointsMallAudits: readonly Check[] = [
  {
    name: 'points goods sold',
    compares: 'pieces sold = pieces of orders that were not cancelled',
    sql: `select 'points goods ' || g.id as subject, coalesce(o.n, 0) as expected, g.sold as actual
            from points_goods g
            left join (select goods_id, sum(buy_num) as n from points_orders where status <> 'cancelled' group by goods_id) o
              on o.goods_id = g.id
           where g.sold <> coalesce(o.n, 0)`,
  },
  {
    name: 'points spent',
    compares: 'postings of points spent and returned = points of orders that were not cancelled',
    sql: `select 'user ' || coalesce(o.user_id, p.user_id) as subject, coalesce(o.points, 0) as expected,
                 coalesce(p.points, 0) as actual
            from (select user_id, sum(total_points) as points from points_orders where status <> 'cancelled' group by user_id) o
            full join (select a.owner_id as user_id, -sum(p.amount) as points
                         from ledger_postings p join ledger_accounts a on a.id = p.account_id
                        where p.log_event in ('points_spent', 'points_returned') and a.owner_kind = 'user'
                        group by a.owner_id) p on p.user_id = o.user_id
           where coalesce(o.points, 0) <> coalesce(p.points, 0)`,
  },
  {
    name: 'points sales',
    compares: 'cash of paid points orders = what the platform took for them',
    sql: `select 'points mall' as subject, expected, actual
            from (select (select coalesce(sum(total_cash_cents), 0) from points_orders
                           where status in ('waiting_delivery', 'waiting_receipt', 'completed')) as expected,
                         (select coalesce(sum(p.amount), 0) from ledger_postings p join ledger_accounts a on a.id = p.account_id
                           where a.owner_kind = 'platform' and a.kind = 'points_sales') as actual) s
           where expected <> actual`,
  },
  {
    name: 'bills of points orders',
    compares: 'a points order with a cash part has a bill of that amount and state',
    sql: `select 'points order ' || o.id as subject, o.total_cash_cents || ' ' || s.status as expected,
                 coalesce(b.amount_cents || ' ' || b.status, 'none') as actual
            from points_orders o
           cross join lateral (select case when o.status = 'waiting_payment' then 'open'
                                           when o.paid_at is not null then 'paid' else 'closed' end as status) s
            left join bills b on b.kind = 'points_order' and b.ref_id = o.id
           where o.total_cash_cents > 0
             and (b.id is null or b.amount_cents <> o.total_cash_cents or b.status <> s.status)`,
  },
]
