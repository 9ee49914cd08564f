import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Seller } from '../../../kernel/http/who.ts'
import { replaceReceiver, replaceRemark, type Receiver } from './backoffice.db.ts'
import { lockStoreOrder } from '../life/moves.db.ts'
import { backofficeActionsFor } from '../life/order.ts'
import { hasParcels } from '../parcels/parcels.db.ts'

/**
 * Changes the receiver of one of the store's orders before any part of it has shipped. Freight stays as it was paid.
 * Throws ORDER_NOT_FOUND, ORDER_MOVE_REFUSED.
 */
export async function changeReceiver(tx: Tx, _ctx: Context, who: Seller, { id, ...after }: Receiver & { id: number }) {
  const { order_no, status } = (await lockStoreOrder(tx, who.store_id, id)) ?? fail('ORDER_NOT_FOUND')
  const isPartSent = await hasParcels(tx, id)
  if (!backofficeActionsFor(status, isPartSent, 'seller').includes('edit_receiver')) fail('ORDER_MOVE_REFUSED')
  return { target: order_no, before: await replaceReceiver(tx, id, after), after }
}

/** Writes the store's private note on one of its orders. Throws ORDER_NOT_FOUND. */
export async function changeRemark(
  tx: Tx,
  _ctx: Context,
  who: Seller,
  { id, shop_remark }: { id: number; shop_remark: string },
) {
  const { order_no } = (await lockStoreOrder(tx, who.store_id, id)) ?? fail('ORDER_NOT_FOUND')
  const before = { shop_remark: await replaceRemark(tx, id, shop_remark) }
  return { target: order_no, before, after: { shop_remark } }
}
