import { statement, type Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { extensionDays } from './order.ts'

const extend = statement(
  'orders.extend_receipt',
  // An order that is due already belongs to the timer.
  `update orders set due_at = due_at + make_interval(days => $4::int), receipt_extended_at = $3
    where id = $1 and user_id = $2 and status = 'waiting_receipt' and after_sale is null and due_at > $3 and receipt_extended_at is null
   returning id`,
)

/** Puts off the automatic receipt of the shopper's order by a week, once. Throws ORDER_MOVE_REFUSED. */
export async function extendReceipt(tx: Tx, userId: number, orderId: number, at: Date): Promise<void> {
  if (!(await tx.row(extend, [orderId, userId, at, extensionDays]))) fail('ORDER_MOVE_REFUSED')
}
