import type { Context } from '../../../context.ts'
import { statement, type Tx } from '../../../kernel/db/db.ts'
import { getSettings } from '../../settings/public.ts'
import { receiveAfterDelivery } from './order.ts'

const arrived = statement(
  'orders.arrived',
  `select o.id, max(t.delivered_at) as at, o.receipt_extended_at is not null as is_extended
     from parcels mine join orders o on o.id = mine.order_id
     join parcels p on p.order_id = o.id left join parcel_tracks t on t.id = p.track_id
    where mine.track_id = $1 and o.status = 'waiting_receipt'
    group by o.id having bool_and(t.delivered_at is not null)`,
)
const setDue = statement('orders.set_due', `update orders set due_at = $2 where id = $1 and status = 'waiting_receipt'`)

/**
 * Called when a parcel has arrived: once all parcels of an order have, it is received automatically some days after the
 * last arrival (rules §5), and later still when the shopper extended it. Until then the longer wait counted from shipping
 * applies.
 */
export async function receiveInTime(tx: Tx, ctx: Context, trackId: number): Promise<void> {
  const order = await tx.row<{ id: number; at: Date; is_extended: boolean }>(arrived, [trackId])
  if (!order) return
  const waits = await getSettings(ctx.db, 'task', tx)
  await tx.rows(setDue, [order.id, receiveAfterDelivery(order.at, waits, order.is_extended)])
}
