import { statement, type Db } from '../../../kernel/db/db.ts'
import { finished } from './order.ts'

const open = statement(
  'orders.has_open',
  'select exists (select from orders where user_id = $1 and status <> all($2::text[])) as found',
)

/** Orders on which something can still happen keep their buyer's account open. */
export const orderObstacle = async (db: Db, userId: number): Promise<'orders' | null> =>
  (await db.row<{ found: boolean }>(open, [userId, finished]))?.found ? 'orders' : null
