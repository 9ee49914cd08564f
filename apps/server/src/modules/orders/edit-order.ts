import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import { replaceReceiver, replaceRemark, type Receiver } from './backoffice.db.ts'
import { lockStoreOrder } from './moves.db.ts'
import { backofficeActionsFor } from './order.ts'
import { hasParcels } from './parcels.db.ts'

/**
 * Changes where an order of the store goes, before anything of it is sent; gives what was before. Freight stays as it was
 * paid. Throws ORDER_NOT_FOUND, ORDER_MOVE_REFUSED.
 */
export async function changeReceiver(tx: Tx, storeId: number, orderId: number, to: Receiver) {
  const { order_no, status } = (await lockStoreOrder(tx, storeId, orderId)) ?? fail('ORDER_NOT_FOUND')
  const isPartSent = await hasParcels(tx, orderId)
  if (!backofficeActionsFor(status, isPartSent, 'seller').includes('edit_receiver')) fail('ORDER_MOVE_REFUSED')
  return { order_no, before: await replaceReceiver(tx, orderId, to) }
}

/** Writes the shop's own note on an order of the store; gives the one before. Throws ORDER_NOT_FOUND. */
export async function changeRemark(tx: Tx, storeId: number, orderId: number, to: string) {
  const { order_no } = (await lockStoreOrder(tx, storeId, orderId)) ?? fail('ORDER_NOT_FOUND')
  return { order_no, before: await replaceRemark(tx, orderId, to) }
}
