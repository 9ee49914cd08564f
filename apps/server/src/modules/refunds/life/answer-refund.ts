import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import type { Admin, Seller, System } from '../../../kernel/http/who.ts'
import { reserveAll } from '../../catalog/public.ts'
import { mostFor } from '../amounts.ts'
import { needRefundImages } from '../need-refund-images.ts'
import { actorOf, lockRefund, moveRefund, needMove, type RefundList } from './move-refund.ts'
import { payOut } from './pay-out.ts'
import { addLog, makeReturn, setReplacementReserved, type RefundRow } from './refund.db.ts'
import { linesOfRefund } from './refunded-lines.db.ts'
import { changeOf, type MovedRequest } from './moved.ts'

export interface Answer {
  id: number
  list?: RefundList | undefined
  message?: string | undefined
}

/**
 * Agrees to a request: money only goes back at once, a return waits for the goods, and an exchange also reserves its
 * replacement; where none is left it becomes a return (rules §7). Throws REFUND_NOT_FOUND, REFUND_MOVE_REFUSED.
 */
export async function agreeToRefund(
  tx: Tx,
  ctx: Context,
  who: Seller | Admin | System,
  { id, list, message }: Answer,
): Promise<MovedRequest> {
  const refund = await lockRefund(tx, who, { id, list })
  needMove('agree', refund, who)
  if (refund.kind === 'refund') {
    const effect = () => payOut(tx, ctx, refund, { sellable: false })
    await moveRefund(tx, ctx, who, refund, { move: 'agree', to: 'refunded', message, effect })
    return changeOf(refund, 'refunded')
  }
  await moveRefund(tx, ctx, who, refund, { move: 'agree', to: 'to_send_back', message })
  if (refund.kind === 'exchange') await keepReplacement(tx, ctx, who, refund)
  return changeOf(refund, 'to_send_back')
}

/** Reserves the replacement of an exchange, or turns it into a return when none is left. */
export async function keepReplacement(
  tx: Tx,
  ctx: Context,
  who: Seller | Admin | System,
  { id, order_id }: RefundRow,
): Promise<void> {
  const at = ctx.now()
  const lines = await linesOfRefund(tx, id)
  const stock = lines.flatMap(({ replacement_sku_id: sku_id, n }) => (sku_id === null ? [] : { sku_id, order_id, n }))
  if (await reserveAll(tx, stock, at)) {
    await setReplacementReserved(tx, id, true)
    return
  }
  await makeReturn(
    tx,
    id,
    lines.reduce((sum, line) => sum + mostFor(line, line.n), 0),
  )
  await addLog(tx, { refund_id: id, event: 'become_return', status: 'to_send_back', ...actorOf(who), at })
}

export interface Refusal {
  id: number
  list?: RefundList | undefined
  reason: string
  images?: readonly string[] | undefined
}

/**
 * Refuses a request with a reason; its order continues, and the shopper may appeal. Throws REFUND_NOT_FOUND,
 * REFUND_MOVE_REFUSED.
 */
export async function refuseRefund(tx: Tx, ctx: Context, who: Seller | Admin, { id, list, reason, images }: Refusal) {
  await needRefundImages(tx, images)
  const refund = await lockRefund(tx, who, { id, list })
  await moveRefund(tx, ctx, who, refund, { move: 'refuse', to: 'refused', message: reason, images })
  return changeOf(refund, 'refused')
}
