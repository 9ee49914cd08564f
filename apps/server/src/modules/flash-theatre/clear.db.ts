import { statement, type Db } from '../../kernel/db/db.ts'

const open = statement(
  'theatre.open_orders',
  `select distinct o.id from theatre_runs r join seckills k on k.id = r.seckill_id
     join stock_pools p on p.activity_id = k.activity_id join order_lines l on l.pool_id = p.id
     join orders o on o.id = l.order_id
    where r.id = $1 and o.status in ('waiting_payment', 'waiting_delivery') order by o.id`,
)
/** The orders of a drill that nobody has cancelled or refunded yet. */
export const openOrders = (db: Db, runId: number) => db.rows<{ id: number }>(open, [runId])

const running = statement(
  'theatre.running_sale',
  `select k.id from theatre_runs r join seckills k on k.id = r.seckill_id
    where r.id = $1 and k.stopped_at is null and k.end_time > $2`,
)
/** The flash sale of a drill, if it has not ended. */
export const runningSale = async (db: Db, runId: number, at: Date): Promise<number | undefined> =>
  (await db.row<{ id: number }>(running, [runId, at]))?.id
