import type { Check } from '../../kernel/check.ts'

/** What was recorded of channels is what the ledger has (rules §8). */
export const bookAudits: readonly Check[] = [
  {
    name: 'payouts by channels',
    compares: 'what was recorded = what left the clearing account',
    sql: `select c.channel as subject, c.paid as expected, coalesce(l.paid, 0) as actual
            from (select channel, sum(amount_cents + fee_cents) as paid from channel_payouts group by channel) c
            left join (select a.kind, sum(p.amount) as paid from ledger_transactions t
                         join ledger_postings p on p.transaction_id = t.id join ledger_accounts a on a.id = p.account_id
                        where t.event = 'channel_payout' and a.owner_kind = 'channel' group by a.kind) l
              on l.kind = 'clearing_' || c.channel
           where c.paid <> coalesce(l.paid, 0)`,
  },
]
