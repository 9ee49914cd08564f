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
  {
    name: 'points that ended',
    compares: 'points that ended on a day = the postings of that day',
    sql: `select 'day ' || d.day as subject, coalesce(p.points, 0) as expected, d.points as actual
            from points_expiry_days d
            left join (select t.info, -sum(p.amount) as points
                         from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
                         join ledger_accounts a on a.id = p.account_id
                        where t.event = 'points_expired' and a.kind = 'points' group by t.info) p
              on p.info = (d.day - 1)::text
           where d.points <> coalesce(p.points, 0)`,
  },
  {
    name: 'old points',
    compares: 'points of a user <= those that came in while the setting lets points live, and came back since',
    sql: `select 'user ' || a.owner_id as subject, 'at most ' || v.points as expected, a.balance as actual
            from (select *, (((day - valid_days)::timestamp - interval '8 hours') at time zone 'UTC') as valid_from
                    from points_expiry_days where finished_at is not null order by day desc limit 1) d
            join ledger_accounts a on a.owner_kind = 'user' and a.kind = 'points' and a.balance > 0
           cross join lateral (
             select coalesce(sum(p.amount), 0) as points from ledger_postings p where p.account_id = a.id and p.amount > 0
                and p.created_at >= case p.log_event when 'points_returned' then d.created_at else d.valid_from end) v
           where d.valid_days > 0 and d.day - d.valid_days >= d.since and a.balance > v.points`,
  },
]
