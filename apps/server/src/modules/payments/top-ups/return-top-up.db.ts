import type { ProviderChannel } from '@fangshi/contract/status'
import { statement, type Db } from '../../../kernel/db/db.ts'
import type { PaidTopUp } from './returnable.ts'

export interface TopUpPayment extends PaidTopUp {
  id: number
  nickname: string
  channel: ProviderChannel | null
}

const payments = statement(
  'payments.top_up_payments',
  `select t.id, t.amount_cents, u.nickname, a.channel, m.paid_at, coalesce(r.cents, 0)::bigint as returned_cents,
          coalesce(p.balance, 0)::bigint as prepaid_cents
     from top_ups t join users u on u.id = t.user_id join bills b on b.kind = 'top_up' and b.ref_id = t.id
     left join payment_attempts a on a.bill_id = b.id and a.status = 'succeeded'
     left join received_payments m on m.attempt_id = a.id and m.unmatched is null
     left join ledger_accounts p on p.owner_kind = 'user' and p.owner_id = t.user_id and p.kind = 'prepaid'
     cross join lateral (select sum(amount_cents) as cents from payment_refunds where bill_id = b.id) r
    where t.id = any($1)`,
)

/** How top-ups were paid and what of them went back. */
export const topUpPayments = (db: Db, ids: readonly number[]) => db.rows<TopUpPayment>(payments, [ids])
