import type { Check } from '../../kernel/check.ts'

/** Points follow from what was paid and not refunded, and from the postings (rules §9). */
export const pointsAudits: readonly Check[] = [
  {
    name: 'points of orders',
    compares: 'points earned less those taken back = what the goods of a settled order still earn',
    sql: `select 'order ' || o.id as subject, o.expected, o.actual
            from (select o.id, coalesce(e.points - e.revoked, 0) as actual, (
                           select trunc(sum(l.paid_cents - l.refunded_cents) * o.points_rate / 10000)
                             from order_lines l where l.order_id = o.id) as expected
                    from orders o join users u on u.id = o.user_id left join earned_points e on e.order_id = o.id
                   where o.settled_at is not null and (e.order_id is not null or u.closed_at is null)) o
           where o.expected <> o.actual`,
  },
  {
    name: 'points earned',
    compares: 'postings of points earned and taken back = points of orders',
    sql: `select 'user ' || coalesce(e.user_id, p.user_id) as subject, coalesce(e.points, 0) as expected,
                 coalesce(p.points, 0) as actual
            from (select user_id, sum(points - revoked) as points from earned_points group by user_id) e
            full join (select a.owner_id as user_id, sum(p.amount) as points
                         from ledger_postings p join ledger_accounts a on a.id = p.account_id
                        where p.log_event in ('points_earned', 'points_revoked') and a.owner_kind = 'user'
                        group by a.owner_id) p on p.user_id = e.user_id
           where coalesce(e.points, 0) <> coalesce(p.points, 0)`,
  },
]
