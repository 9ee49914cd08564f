import type { ShopperRefundAction } from '@fangshi/contract/refund-states'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, Seller, Shopper } from '../../../kernel/http/who.ts'
import { holdLines } from '../../orders/public.ts'
import { mostFor, piecesLeft } from '../amounts.ts'
import { needRefundImages } from '../need-refund-images.ts'
import { endRefund } from './end-refund.ts'
import { changeOf, type MovedRequest } from './moved.ts'
import { actorOf, lockRefund, moveRefund } from './move-refund.ts'
import { isOpenRefund, shopperRefundActions } from './refund.ts'
import { addLog, type RefundRow } from './refund.db.ts'
import { isSentBack } from './refund-parcels.db.ts'
import { linesOfRefund } from './refunded-lines.db.ts'
import { sendBack } from './return-goods.ts'

interface Message {
  message?: string | undefined
  images?: readonly string[] | undefined
}
export interface OwnRefundMove extends Message {
  id: number
  action: ShopperRefundAction
  delivery_code?: string | undefined
  delivery_no?: string | undefined
}

/**
 * What the shopper does to an own request (rules §7). Throws REFUND_NOT_FOUND, REFUND_MOVE_REFUSED, PARCEL_INCOMPLETE,
 * and for an appeal REFUND_OPEN, REFUND_TOO_MANY or REFUND_TOO_MUCH when its lines have another request by now, or their
 * pieces or money went back.
 */
export async function moveOwnRefund(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  { id, action, message, images, ...parcel }: OwnRefundMove,
): Promise<void> {
  await needRefundImages(tx, images)
  const refund = await lockRefund(tx, who, { id })
  const acted = { ...refund, is_sent_back: await isSentBack(tx, id) }
  if (!shopperRefundActions(acted, ctx.now()).includes(action)) fail('REFUND_MOVE_REFUSED')
  switch (action) {
    case 'withdraw':
      return endRefund(tx, ctx, who, refund, { move: 'withdraw', to: 'withdrawn', message, images })
    case 'appeal':
      return appeal(tx, ctx, who, refund, { message, images })
    case 'send_back':
      return sendBack(tx, ctx, who, refund, parcel)
    case 'confirm':
      return moveRefund(tx, ctx, who, refund, { move: 'confirm', to: 'exchanged', message, images })
    case 'message':
      await addMessage(tx, ctx, who, refund, { message, images })
  }
}

/**
 * Takes a refusal to the platform: the request holds its lines again. Since the refusal, other requests may have taken their
 * pieces or their money.
 */
async function appeal(tx: Tx, ctx: Context, who: Shopper, refund: RefundRow, message: Message): Promise<void> {
  const lines = await linesOfRefund(tx, refund.id)
  if (lines.some((line) => line.n > piecesLeft(line))) fail('REFUND_TOO_MANY')
  if (lines.some((line) => line.amount_cents > 0 && mostFor(line, line.n) === 0)) fail('REFUND_TOO_MUCH')
  const ids = lines.map(({ id }) => id)
  const effect = async () => {
    if (!(await holdLines(tx, refund.order_id, refund.id, ids))) fail('REFUND_OPEN')
  }
  await moveRefund(tx, ctx, who, refund, { move: 'appeal', to: 'disputed', ...message, effect })
}

async function addMessage(
  tx: Tx,
  ctx: Context,
  who: Shopper | Seller | Admin,
  { id, status }: RefundRow,
  { message, images }: Message,
): Promise<void> {
  if (!isOpenRefund(status)) fail('REFUND_MOVE_REFUSED')
  if (!message && !images?.length) fail('NOTHING_CHANGED')
  await addLog(tx, { refund_id: id, event: 'message', status, ...actorOf(who), message, images, at: ctx.now() })
}

/** A store or the platform writes into the log of an open request. Throws REFUND_NOT_FOUND, REFUND_MOVE_REFUSED. */
export async function writeMessage(
  tx: Tx,
  ctx: Context,
  who: Seller | Admin,
  { id, message, images }: { id: number } & Message,
): Promise<MovedRequest> {
  await needRefundImages(tx, images)
  const refund = await lockRefund(tx, who, { id })
  await addMessage(tx, ctx, who, refund, { message, images })
  return { ...changeOf(refund, refund.status) }
}
