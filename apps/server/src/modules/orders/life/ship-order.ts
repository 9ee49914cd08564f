import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, Seller } from '../../../kernel/http/who.ts'
import { followParcel } from '../../logistics/public.ts'
import { moveOrder } from './move-order.ts'
import { lockStoreOrder } from './moves.db.ts'
import { moverOf } from './mover.ts'
import { mayMoveOrder, moves } from './order.ts'
import { addParcel, fillParcel, linesAmong, setTrack, unsentLines, wayOf } from '../parcels/parcels.db.ts'

export interface ShipInput {
  id: number
  delivery_code: string
  delivery_no: string
  line_ids?: readonly number[] | undefined
}

/**
 * Ships a parcel of an order: a seller for the own store, an administrator for any. The order moves once all its lines
 * have shipped (rules §5). A suspended store may ship (rules §2). Throws ORDER_NOT_FOUND, ORDER_MOVE_REFUSED, NOT_FOUND
 * for a line of another order, LINES_SENT for one that has already shipped, LINES_IN_REFUND for one with an open or done
 * refund; an unknown express company is refused by
 * its foreign key.
 */
export async function shipOrder(tx: Tx, ctx: Context, who: Seller | Admin, { id, ...sent }: ShipInput) {
  const { line_ids, ...parcel } = sent
  const order = (await lockStoreOrder(tx, who.area === 'Seller' ? who.store_id : null, id)) ?? fail('ORDER_NOT_FOUND')
  if (!mayMoveOrder('ship', order.status, moverOf(who).by)) fail('ORDER_MOVE_REFUSED')
  const ids = line_ids ? [...new Set(line_ids)] : null
  const { id: parcelId, track_id } = await addParcel(tx, { ...parcel, order_id: order.id, at: ctx.now() })
  const packed = await fillParcel(tx, order.id, parcelId, ids)
  if (ids && packed < ids.length) await failUnpacked(tx, order.id, ids)
  if (!packed) fail('LINES_IN_REFUND')
  if (!track_id)
    await setTrack(tx, parcelId, await followParcel(tx, ctx, { ...parcel, ...(await wayOf(tx, order.id)) }))
  const done = (await unsentLines(tx, order.id)) === 0
  if (done) await moveOrder(tx, ctx, who, { id, move: 'ship' })
  const order_status = done ? moves.ship.to : order.status
  return { target: order.order_no, after: { ...sent, order_status }, id, order_no: order.order_no, order_status }
}

/** Says why some of the lines could not be packed. */
async function failUnpacked(tx: Tx, orderId: number, ids: readonly number[]): Promise<never> {
  const { n, in_refund } = await linesAmong(tx, orderId, ids)
  if (n < ids.length) fail('NOT_FOUND')
  return fail(in_refund ? 'LINES_IN_REFUND' : 'LINES_SENT')
}
