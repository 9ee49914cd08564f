import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, Seller } from '../../../kernel/http/who.ts'
import { refuseStale } from '../../../kernel/resource/revision.ts'
import { lockStoreOrder } from '../life/moves.db.ts'
import { backofficeActionsFor } from '../life/order.ts'
import { hasParcels } from '../parcels/parcels.db.ts'
import { editableOf, storeReceiver, storeRemark, type Editable, type Receiver } from './backoffice.db.ts'

/** Which order is edited, and the state of it that was shown. */
interface EditedOrder {
  id: number
  revision?: string | undefined
}

/** Locks an order that the caller may edit. Throws ORDER_NOT_FOUND, FORM_STALE. */
async function lockEdited(tx: Tx, who: Seller | Admin, { id, revision }: EditedOrder) {
  const storeId = who.area === 'Seller' ? who.store_id : null
  const order = (await lockStoreOrder(tx, storeId, id)) ?? fail('ORDER_NOT_FOUND')
  const stored = (await editableOf(tx, id)) as Editable
  refuseStale(revision, { ...stored })
  return { order, stored }
}

/**
 * Changes the receiver of an order before any part of it has shipped: a store of its own, the platform of any. Freight
 * stays as it was paid. Throws ORDER_NOT_FOUND, ORDER_MOVE_REFUSED, FORM_STALE.
 */
export async function changeReceiver(
  tx: Tx,
  _ctx: Context,
  who: Seller | Admin,
  { id, revision, ...after }: Receiver & EditedOrder,
) {
  const { order, stored } = await lockEdited(tx, who, { id, revision })
  const actor = who.area === 'Seller' ? 'seller' : 'admin'
  const facts = { isPartSent: await hasParcels(tx, id), hasUnsent: true, hasLeft: true }
  if (!backofficeActionsFor(order.status, facts, actor).includes('edit_receiver')) fail('ORDER_MOVE_REFUSED')
  await storeReceiver(tx, id, after)
  const { shop_remark: _, ...before } = stored
  return { target: order.order_no, before, after }
}

/** Writes the store's private note on one of its orders. Throws ORDER_NOT_FOUND, FORM_STALE. */
export async function changeRemark(tx: Tx, _ctx: Context, who: Seller, input: { shop_remark: string } & EditedOrder) {
  const { order, stored } = await lockEdited(tx, who, input)
  const { shop_remark } = input
  await storeRemark(tx, input.id, shop_remark)
  return { target: order.order_no, before: { shop_remark: stored.shop_remark }, after: { shop_remark } }
}
