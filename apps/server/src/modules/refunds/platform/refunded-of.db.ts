import { statement, type Tx } from '../../../kernel/db/db.ts'

const refunded = statement('refunds.refunded', 'select goods_cents + freight_cents as cents from refunds where id = $1')

/** What went back for a request, in cents. */
export const refundedOf = async (tx: Tx, id: number): Promise<number> =>
  (await tx.row<{ cents: number }>(refunded, [id]))?.cents ?? 0
