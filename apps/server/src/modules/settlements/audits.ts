import type { Check } from '../../kernel/check.ts'

/** What was booked of an operation on accounts of a kind, per settled order. */
const bookedOn = (owner: string): string => `
  coalesce((select sum(p.amount) from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
              join ledger_accounts a on a.id = p.account_id
             where t.operation_key = 'settlement:' || s.order_id and ${owner}), 0)`

/** Settlements follow from orders, and their movements from the ledger (rules §8). */
export const settlementAudits: readonly Check[] = [
  {
    name: 'settled orders',
    compares: 'settled orders have a row in a statement, others none',
    sql: `select 'order ' || coalesce(o.order_no, 'id ' || s.order_id) as subject,
                 coalesce(o.settled_at::text, 'not settled') as expected, coalesce('statement ' || s.statement_id, 'none') as actual
            from (select id, order_no, settled_at from orders where settled_at is not null) o
            full join settled_orders s on s.order_id = o.id
           where o.id is null or s.order_id is null`,
  },
  {
    name: 'settlements in the ledger',
    compares: 'store and commission of a settled order = its transaction',
    sql: `select 'order id ' || order_id as subject, settled_cents || ' and ' || commission_cents as expected,
                 store || ' and ' || commission as actual
            from (select s.*, ${bookedOn("a.owner_kind = 'store' and a.owner_id = s.store_id")} as store,
                         ${bookedOn("a.owner_kind = 'platform' and a.kind = 'commission'")} as commission
                    from settled_orders s) s
           where settled_cents <> store or commission_cents <> commission`,
  },
  {
    name: 'commissions of orders',
    compares: 'commission of a settled order = its lines at their frozen rates',
    sql: `select 'order id ' || s.order_id as subject, coalesce(l.commission, 0) as expected, s.commission_cents as actual
            from settled_orders s left join (
              select l.order_id, sum(l.base_cents * o.commission_bp / 10000) as commission
                from settled_lines l join order_lines o on o.id = l.order_line_id group by l.order_id) l using (order_id)
           where s.commission_cents <> coalesce(l.commission, 0)`,
  },
  {
    name: 'statements',
    compares: 'a statement = the sums of its orders',
    sql: `select 'statement ' || t.id as subject, concat_ws(' ', o.n, o.paid, o.refunded, o.commission, o.distribution, o.settled) as expected,
                 concat_ws(' ', t.orders, t.paid_cents, t.refunded_cents, t.commission_cents, t.distribution_cents, t.settled_cents) as actual
            from settlement_statements t cross join lateral (
              select count(*) as n, coalesce(sum(paid_cents), 0) as paid, coalesce(sum(refunded_cents), 0) as refunded,
                     coalesce(sum(commission_cents), 0) as commission, coalesce(sum(distribution_cents), 0) as distribution,
                     coalesce(sum(settled_cents), 0) as settled
                from settled_orders where statement_id = t.id) o
           where (o.n, o.paid, o.refunded, o.commission, o.distribution, o.settled)
                 <> (t.orders, t.paid_cents, t.refunded_cents, t.commission_cents, t.distribution_cents, t.settled_cents)`,
  },
  {
    name: 'balances of statements',
    compares: 'a statement opens as the one before closed; its movements = the postings of its period',
    sql: `select 'statement ' || id as subject, concat_ws(' ', before, opened_after, settled, other) as expected,
                 concat_ws(' ', opening, after_posting_id, settled_cents, other_cents) as actual
            from (select t.id, t.after_posting_id, t.settled_cents, t.other_cents,
                         t.opening_money_cents + t.opening_debt_cents as opening,
                         coalesce(lag(t.closing_money_cents + t.closing_debt_cents) over store, 0) as before,
                         coalesce(lag(t.last_posting_id) over store, 0) as opened_after, p.settled, p.other
                    from settlement_statements t cross join lateral (
                      select coalesce(sum(p.amount) filter (where p.log_event = 'settlement'), 0) as settled,
                             coalesce(sum(p.amount) filter (where p.log_event <> 'settlement'), 0) as other
                        from ledger_accounts a join ledger_postings p on p.account_id = a.id
                       where a.owner_kind = 'store' and a.owner_id = t.store_id and a.kind in ('money', 'debt')
                         and p.id > t.after_posting_id and p.id <= t.last_posting_id) p
                  window store as (partition by t.store_id order by t.run_id)) t
           where (before, opened_after, settled, other) <> (opening, after_posting_id, settled_cents, other_cents)`,
  },
]
