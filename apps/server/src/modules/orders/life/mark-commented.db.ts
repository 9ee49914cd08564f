import { statement, type Tx } from '../../../kernel/db/db.ts'

const mark = statement(
  'orders.mark_commented',
  `update order_lines set commented_at = $3
    where order_id = $1 and id = any($2::bigint[]) and commented_at is null returning id`,
)

/** Marks lines of a locked order as commented on; false when one of them was before. */
export const markCommented = async (tx: Tx, orderId: number, lineIds: readonly number[], at: Date) =>
  (await tx.rows(mark, [orderId, lineIds, at])).length === lineIds.length
