import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, Shopper, System } from '../../../kernel/http/who.ts'
import { getSettings } from '../../settings/public.ts'
import { daysAfter, mayMovePointsOrder } from './points-order.ts'
import { movePointsOrderRow, ownPointsOrder, pointsOrderById } from './points-orders.db.ts'

/**
 * Ships an order of points goods; after a time it counts as received (rules §9).
 * Throws ORDER_NOT_FOUND, ORDER_MOVE_REFUSED; an unknown courier is refused by its foreign key.
 */
export async function shipPointsOrder(
  tx: Tx,
  ctx: Context,
  _who: Admin,
  { id, ...parcel }: { id: number; delivery_code: string; delivery_no: string },
) {
  const { order_no, status: before } = (await pointsOrderById(tx, id)) ?? fail('ORDER_NOT_FOUND')
  const at = ctx.now()
  const due_at = daysAfter(at, (await getSettings(ctx.db, 'task', tx)).receive)
  if (!(await movePointsOrderRow(tx, id, { move: 'ship', at, due_at, parcel }))) fail('ORDER_MOVE_REFUSED')
  const status = 'waiting_receipt' as const
  return { target: order_no, before: { status: before }, after: { status, ...parcel }, id, order_no, status }
}

/** A shopper confirms the receipt of an own order, or a timer does. Throws ORDER_NOT_FOUND, ORDER_MOVE_REFUSED. */
export async function receivePointsOrder(tx: Tx, ctx: Context, who: Shopper | System, { id }: { id: number }) {
  const order = who.area === 'Home' ? await ownPointsOrder(tx, who.user_id, id) : await pointsOrderById(tx, id)
  const { status } = order ?? fail('ORDER_NOT_FOUND')
  if (!mayMovePointsOrder('receive', status, who.area === 'Home' ? 'shopper' : 'timer')) fail('ORDER_MOVE_REFUSED')
  if (!(await movePointsOrderRow(tx, id, { move: 'receive', at: ctx.now() }))) fail('ORDER_MOVE_REFUSED')
}
