import type { RefundEvent, RefundStatus } from '@fangshi/contract/refund-states'
import type { AfterSaleStatus } from '@fangshi/contract/status'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { System, Who } from '../../../kernel/http/who.ts'
import { freeLines, lockStoreOrder, moveRefunded, moverOf, showAfterSale } from '../../orders/public.ts'
import { lockBill } from '../../payments/public.ts'
import { isOpenRefund, mayMoveRefund, refundDueAt, type RefundActor, type RefundMove } from './refund.ts'
import { addLog, changeStatus, findRefund, lockRow, openKindsOf, type Owner, type RefundRow } from './refund.db.ts'

/** The list that a request belongs to: refunds of money only, or returns and exchanges of goods. */
export type RefundList = 'refunds' | 'returns'

const isIn = (list: RefundList | undefined, { kind }: RefundRow): boolean =>
  list === undefined || (list === 'refunds') === (kind === 'refund')

/** Who may see a request: its shopper, its store, any administrator, and timers. */
const ownerOf = (who: Who | System): Owner => {
  if (who.area === 'Home') return { user_id: who.user_id }
  return who.area === 'Seller' ? { store_id: who.store_id } : {}
}

/**
 * A request, locked after its bill and its order. Throws REFUND_NOT_FOUND, also for
 * somebody else's and for one of the other list.
 */
export async function lockRefund(
  tx: Tx,
  who: Who | System,
  { id, list }: { id: number; list?: RefundList | undefined },
): Promise<RefundRow> {
  const found = await findRefund(tx, id, ownerOf(who))
  if (!found || !isIn(list, found)) fail('REFUND_NOT_FOUND')
  await lockBill(tx, 'order_group', found.group_id)
  await lockStoreOrder(tx, null, found.order_id)
  return lockRow(tx, id)
}

/** The actor as the log and the tables of moves name it. */
export const actorOf = (who: Who | System): { by: RefundActor; by_id?: number | undefined } => {
  const { by, by_id } = moverOf(who)
  if (by === 'payment' || by === 'system') throw new Error(`${by} moves no request`)
  return { by, by_id }
}

/** Refuses REFUND_MOVE_REFUSED unless this one may make the move now. */
export function needMove(move: RefundMove, refund: RefundRow, who: Who | System): void {
  if (!mayMoveRefund(move, refund.status, actorOf(who).by)) fail('REFUND_MOVE_REFUSED')
}

/** What an order is shown as while requests of these kinds are open. */
export function afterSaleOf(kinds: readonly string[]): AfterSaleStatus | null {
  if (!kinds.length) return null
  return kinds.every((kind) => kind === 'refund') ? 'after_sale_refund' : 'after_sale_return'
}

export interface RefundStep {
  move: RefundMove & RefundEvent
  to: RefundStatus
  message?: string | undefined
  images?: readonly string[] | undefined
  /** Runs in the same transaction as the move, before the order continues. */
  effect?: () => Promise<void>
}

/**
 * Moves a locked request and writes its log. When the request closes, its lines are free again and its order continues.
 * Throws REFUND_MOVE_REFUSED.
 */
export async function moveRefund(
  tx: Tx,
  ctx: Context,
  who: Who | System,
  refund: RefundRow,
  { move, to, message, images, effect }: RefundStep,
): Promise<void> {
  needMove(move, refund, who)
  const at = ctx.now()
  const isOpen = isOpenRefund(to)
  const ended_at = isOpen || to === 'refused' ? null : at
  const { id, order_id } = refund
  if (!(await changeStatus(tx, id, { from: refund.status, to, due_at: refundDueAt(to, at), ended_at })))
    fail('REFUND_MOVE_REFUSED')
  await addLog(tx, { refund_id: id, event: move, status: to, ...actorOf(who), message, images, at })
  await effect?.()
  if (!isOpen) await freeLines(tx, order_id, id)
  await showAfterSale(tx, order_id, afterSaleOf(await openKindsOf(tx, order_id)), at)
  if (!isOpen) await moveRefunded(tx, ctx, who, { id: order_id, reason: message })
}
