import { statement, type Db } from '../../kernel/db/db.ts'

const open = statement(
  'refunds.has_open',
  `select exists (select from refunds where user_id = $1
      and status in ('requested', 'refused', 'disputed', 'to_send_back', 'sent_back', 'to_replace', 'replaced')) as found`,
)

/** Requests on which something can still happen keep their shopper's account open. */
export const refundObstacle = async (db: Db, userId: number): Promise<'refunds' | null> =>
  (await db.row<{ found: boolean }>(open, [userId]))?.found ? 'refunds' : null
