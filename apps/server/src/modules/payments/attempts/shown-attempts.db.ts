import type { BillKind } from '../hooks.ts'
import { statement, type Db } from '../../../kernel/db/db.ts'

const shown = statement(
  'payments.shown_attempts',
  `select a.id, b.kind, u.nickname, coalesce(r.trade_no, '') as trade_no
     from payment_attempts a join bills b on b.id = a.bill_id join users u on u.id = b.user_id
     left join lateral (select trade_no from received_payments where attempt_id = a.id order by unmatched nulls first, id limit 1) r on true
    where a.id = any($1)`,
)
export interface ShownAttempt {
  id: number
  kind: BillKind
  nickname: string
  trade_no: string
}
/** What attempts are for, whose they are, and the number that a provider gave the payment. */
export const attemptsShown = (db: Db, ids: readonly number[]): Promise<ShownAttempt[]> =>
  db.rows<ShownAttempt>(shown, [ids])
