import type { Check } from '../../kernel/check.ts'

/** Every step of a withdrawal is booked exactly once (rules §8). */
export const withdrawalAudits: readonly Check[] = [
  {
    name: 'withdrawals',
    compares: 'what is frozen, paid out and earned by fees = its status',
    sql: `select 'withdrawal ' || w.id as subject, w.expected, coalesce(b.actual, '0 frozen, 0 paid out, 0 fee') as actual
            from (select id, case when status in ('requested', 'approved') then money_cents else 0 end || ' frozen, '
                           || case when status = 'paid' then money_cents - fee_cents else 0 end || ' paid out, '
                           || case when status = 'paid' then fee_cents else 0 end || ' fee' as expected from withdrawals) w
            left join (select split_part(t.operation_key, ':', 2)::bigint as id,
                              sum(case when a.kind = 'frozen' then p.amount else 0 end) || ' frozen, '
                           || sum(case when a.kind = 'payout_bank' then p.amount else 0 end) || ' paid out, '
                           || sum(case when a.kind = 'commission' then p.amount else 0 end) || ' fee' as actual
                         from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
                         join ledger_accounts a on a.id = p.account_id
                        where t.event in ('withdrawal_requested', 'withdrawal_ended', 'withdrawal_paid', 'withdrawal_bounced')
                        group by 1) b on b.id = w.id
           where w.expected <> coalesce(b.actual, '0 frozen, 0 paid out, 0 fee')`,
  },
]
