import type { Check } from '../../kernel/check.ts'

/** Every payment is booked exactly once (rules §8); what a platform coupon adds to the escrow is not paid by anybody. */
export const paymentAudits: readonly Check[] = [
  {
    name: 'payments of bills',
    compares: 'paid bill = booked amount without what the platform adds = succeeded attempts',
    sql: `select 'bill ' || b.id as subject, b.due || ' booked, ' || b.due || ' in attempts' as expected,
                 coalesce(p.booked, 0) || ' booked, ' || coalesce(t.taken, 0) || ' in attempts' as actual
            from (select id, case status when 'paid' then amount_cents else 0 end as due from bills) b
            left join (select t.operation_key, sum(p.amount) as booked from ledger_transactions t
                         join ledger_postings p on p.transaction_id = t.id
                         join ledger_accounts a on a.id = p.account_id and (p.amount > 0 or a.kind = 'subsidy')
                        group by t.operation_key) p
              on p.operation_key = 'bill:' || b.id
            left join (select bill_id, sum(amount_cents) as taken from payment_attempts where status = 'succeeded'
                        group by bill_id) t on t.bill_id = b.id
           where b.due <> coalesce(p.booked, 0) or b.due <> coalesce(t.taken, 0)`,
  },
  {
    name: 'refunds of bills',
    compares: 'what is due = its account, never more than was paid',
    sql: `select 'refund ' || coalesce(r.id, a.owner_id) as subject, coalesce(r.due, 0) as expected, coalesce(a.balance, 0) as actual
            from (select id, case when status in ('due', 'processing') then amount_cents else 0 end as due from payment_refunds) r
            full join (select owner_id, balance from ledger_accounts where owner_kind = 'refund') a on a.owner_id = r.id
           where coalesce(r.due, 0) <> coalesce(a.balance, 0)
          union all
          select 'bill ' || b.id, b.amount_cents, sum(r.amount_cents)
            from bills b join payment_refunds r on r.bill_id = b.id
           group by b.id having sum(r.amount_cents) > b.amount_cents`,
  },
  {
    name: 'clearing of channels',
    compares: 'what providers took and gave back = their clearing accounts, but for what they paid out',
    sql: `select c.channel as subject, c.held as expected, coalesce(a.held, 0) as actual
            from (select channel, sum(cents) as held
                    from (select channel, amount_cents as cents from received_payments
                          union all
                          select channel, -amount_cents from payment_refunds where channel <> 'balance' and status = 'paid') m
                   group by channel) c
            left join (select a.kind, -sum(p.amount) as held from ledger_accounts a join ledger_postings p on p.account_id = a.id
                         join ledger_transactions t on t.id = p.transaction_id and t.event <> 'channel_payout'
                        where a.owner_kind = 'channel' group by a.kind) a on a.kind = 'clearing_' || c.channel
           where c.held <> coalesce(a.held, 0)`,
  },
]
