import type { Check } from '../../kernel/check.ts'

/** What users got or gave back in an operation of the ledger, by its key. */
const bookedOf = (key: string): string => `
  coalesce((select sum(p.amount) from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
              join ledger_accounts a on a.id = p.account_id
             where t.operation_key = ${key} and a.owner_kind = 'user' and a.owner_id = x.user_id
               and a.kind in ('money', 'debt')), 0)`

/** Commissions of referrers follow from orders, and their movements from the ledger (rules §§8, 9). */
export const referralAudits: readonly Check[] = [
  {
    name: 'rates of referrers',
    compares: 'commission and shares of a line = at most 90 %',
    sql: `select 'order line ' || l.id as subject, 'at most 9000' as expected, l.commission_bp + f.rates as actual
            from order_lines l join (select line_id, sum(rate_bp) as rates from distribution_shares group by line_id) f
              on f.line_id = l.id
           where l.commission_bp + f.rates > 9000`,
  },
  {
    name: 'settled shares',
    compares:
      'every share of a settled order is settled at its frozen rate, of what its line was settled for; others are not',
    sql: `select 'share ' || coalesce(f.id, p.share_id) as subject,
                 case when f.id is null then 'none' else f.rate_bp || ' of ' || f.base end as expected,
                 coalesce(p.rate_bp || ' of ' || p.base_cents, 'none') as actual
            from (select f.id, f.rate_bp, coalesce(s.base_cents, l.paid_cents + l.subsidy_cents - l.refunded_cents - l.refunded_subsidy_cents + coalesce(p.refunded_cents, 0)) as base
                    from distribution_shares f join orders o on o.id = f.order_id and o.settled_at is not null
                    join order_lines l on l.id = f.line_id left join settled_lines s on s.order_line_id = f.line_id
                    left join settled_shares p on p.share_id = f.id) f
            full join settled_shares p on p.share_id = f.id
           where f.id is null or p.share_id is null or f.rate_bp <> p.rate_bp or f.base <> p.base_cents`,
  },
  {
    name: 'shares in the ledger',
    compares: 'what a referrer got of a settled order, less what was taken back = the transactions',
    sql: `select 'order id ' || order_id || ', user ' || user_id as subject, paid || ' and ' || returned as expected,
                 booked || ' and ' || taken as actual
            from (select x.*, ${bookedOf("'settlement:' || x.order_id")} as booked,
                         -coalesce((select sum(${bookedOf("'refund:' || r.id")}) from refunds r where r.order_id = x.order_id), 0) as taken
                    from (select p.order_id, f.user_id, sum(p.commission_cents) as paid, sum(p.returned_cents) as returned
                            from settled_shares p join distribution_shares f on f.id = p.share_id
                           group by p.order_id, f.user_id) x) x
           where paid <> booked or returned <> taken`,
  },
]
