import type { OrderStatus } from '@fangshi/contract/status'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import { followParcel } from '../logistics/public.ts'
import { moveOne } from './move-order.ts'
import { lockStoreOrder } from './moves.db.ts'
import { mayMove, moves } from './order.ts'
import { addParcel, fillParcel, linesOf, setTrack, unsentLines, wayOf } from './parcels.db.ts'

export interface ShipInput {
  delivery_code: string
  delivery_no: string
  line_ids?: readonly number[] | undefined
}

/**
 * Sends a parcel of an order of the store, or of any store for null; the order moves when all its lines are sent (rules §5).
 * A suspended store may ship (rules §2). Throws ORDER_NOT_FOUND, ORDER_MOVE_REFUSED, NOT_FOUND for a line of
 * another order, LINES_SENT for one that is sent already; an unknown
 * express company is refused by its foreign key.
 */
export async function shipOrder(
  tx: Tx,
  ctx: Context,
  storeId: number | null,
  orderId: number,
  { line_ids, ...parcel }: ShipInput,
  by: { by: 'seller' | 'admin'; by_id: number },
): Promise<{ id: number; order_no: string; order_status: OrderStatus }> {
  const order = (await lockStoreOrder(tx, storeId, orderId)) ?? fail('ORDER_NOT_FOUND')
  if (!mayMove('ship', order.status, by.by)) fail('ORDER_MOVE_REFUSED')
  const ids = line_ids ? [...new Set(line_ids)] : null
  const { id: parcelId, track_id } = await addParcel(tx, { ...parcel, order_id: order.id, at: ctx.now() })
  const packed = await fillParcel(tx, order.id, parcelId, ids)
  if (ids && packed < ids.length) fail((await linesOf(tx, order.id, ids)) < ids.length ? 'NOT_FOUND' : 'LINES_SENT')
  if (!track_id)
    await setTrack(tx, parcelId, await followParcel(tx, ctx, { ...parcel, ...(await wayOf(tx, order.id)) }))
  const done = (await unsentLines(tx, order.id)) === 0
  if (done) await moveOne(tx, ctx, order.id, 'ship', by)
  return { id: order.id, order_no: order.order_no, order_status: done ? moves.ship.to : order.status }
}
