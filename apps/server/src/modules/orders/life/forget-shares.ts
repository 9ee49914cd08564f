import { statement, type Tx } from '../../../kernel/db/db.ts'

const forget = statement(
  'orders.forget_shares',
  `delete from distribution_shares f using orders o where o.id = f.order_id and o.settled_at is null and f.user_id = $1`,
)

/** A closed account earns nothing any more from sales that are not settled: their stores keep it. */
export const forgetShares = (tx: Tx, userId: number) => tx.rows(forget, [userId])
