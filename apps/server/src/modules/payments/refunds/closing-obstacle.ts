import { statement, type Db } from '../../../kernel/db/db.ts'

const open = statement(
  'payments.has_open_refund',
  `select exists (
     select from bills b join payment_refunds r on r.bill_id = b.id
      where b.user_id = $1 and r.status in ('due', 'processing')
     union all
     select from bills b join payment_attempts a on a.bill_id = b.id join received_payments p on p.attempt_id = a.id
       join payment_refunds r on r.received_id = p.id
      where b.user_id = $1 and r.status in ('due', 'processing')) as found`,
)

/** Money on its way back keeps its payer's account open: what the provider refuses goes to the balance (rules §7). */
export const openRefundObstacle = async (db: Db, userId: number): Promise<'refunds' | null> =>
  (await db.row<{ found: boolean }>(open, [userId]))?.found ? 'refunds' : null
