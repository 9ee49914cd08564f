import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, Seller, Shopper, System } from '../../../kernel/http/who.ts'
import { restock, sellReserved } from '../../catalog/public.ts'
import { followParcel } from '../../logistics/public.ts'
import { needRefundImages } from '../need-refund-images.ts'
import { changeOf, type MovedRequest } from './moved.ts'
import { lockRefund, moveRefund, needMove, type RefundList } from './move-refund.ts'
import { payOut } from './pay-out.ts'
import { setReplacementReserved, type RefundRow } from './refund.db.ts'
import { linesOfRefund } from './refunded-lines.db.ts'
import { addRefundParcel, wayOfRefund, type SentParcel } from './refund-parcels.db.ts'

/** The shopper names the parcel in which the goods go back. Throws REFUND_MOVE_REFUSED. */
export async function sendBack(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  refund: RefundRow,
  parcel: Partial<Record<keyof SentParcel, string | undefined>>,
): Promise<void> {
  needMove('send_back', refund, who)
  const { delivery_code, delivery_no } = parcel
  if (!delivery_code || !delivery_no) fail('PARCEL_INCOMPLETE')
  const sent = { delivery_code, delivery_no }
  const { store_mobile, receive_area, store_area } = await wayOfRefund(tx, refund.id)
  const way = { receive_tel: store_mobile, from_area: receive_area, to_area: store_area }
  const track_id = await followParcel(tx, ctx, { ...sent, ...way })
  await addRefundParcel(tx, refund.id, 'back', { ...sent, at: ctx.now(), track_id })
  await moveRefund(tx, ctx, who, refund, { move: 'send_back', to: 'sent_back' })
}

export interface ReceivedGoods {
  id: number
  list?: RefundList | undefined
  sellable: boolean
  message?: string | undefined
  images?: readonly string[] | undefined
}

/**
 * The goods came back: a return is paid out, an exchange waits for its replacement; pieces that can be sold again go back
 * in stock (rules §7). Throws REFUND_NOT_FOUND, REFUND_MOVE_REFUSED.
 */
export async function receiveGoods(
  tx: Tx,
  ctx: Context,
  who: Seller | Admin | System,
  { id, list, sellable, message, images }: ReceivedGoods,
): Promise<MovedRequest> {
  await needRefundImages(tx, images)
  const refund = await lockRefund(tx, who, { id, list })
  const { kind, order_id } = refund
  const to = kind === 'exchange' ? 'to_replace' : 'refunded'
  const effect = async () => {
    if (kind !== 'exchange') return payOut(tx, ctx, refund, { sellable })
    const lines = sellable ? await linesOfRefund(tx, id) : []
    return restock(
      tx,
      lines.map(({ sku_id, n }) => ({ sku_id, order_id, n })),
      ctx.now(),
    )
  }
  await moveRefund(tx, ctx, who, refund, { move: 'receive', to, message, images, effect })
  return changeOf(refund, to)
}

/** The store reports that the wrong goods or none came back; an administrator decides. */
export async function contestGoods(
  tx: Tx,
  ctx: Context,
  who: Seller,
  { id, reason, images }: { id: number; reason: string; images?: readonly string[] | undefined },
): Promise<MovedRequest> {
  await needRefundImages(tx, images)
  const refund = await lockRefund(tx, who, { id, list: 'returns' })
  await moveRefund(tx, ctx, who, refund, { move: 'contest', to: 'disputed', message: reason, images })
  return changeOf(refund, 'disputed')
}

/**
 * The replacement of an exchange is sent: its reserved pieces leave the stock. Throws REFUND_NOT_FOUND,
 * REFUND_MOVE_REFUSED; an unknown express company is refused by its foreign key.
 */
export async function sendReplacement(
  tx: Tx,
  ctx: Context,
  who: Seller | Admin,
  { id, list, message, ...sent }: SentParcel & { id: number; list?: RefundList; message?: string | undefined },
): Promise<MovedRequest> {
  const refund = await lockRefund(tx, who, { id, list })
  needMove('send', refund, who)
  const at = ctx.now()
  const { delivery_code, delivery_no } = sent
  const { receive_tel, receive_area, store_area } = await wayOfRefund(tx, id)
  const way = { receive_tel, from_area: store_area, to_area: receive_area }
  const track_id = await followParcel(tx, ctx, { delivery_code, delivery_no, ...way })
  await addRefundParcel(tx, id, 'replacement', { delivery_code, delivery_no, at, track_id })
  await sellReserved(tx, await replacementStock(tx, refund), at)
  await setReplacementReserved(tx, id, false)
  await moveRefund(tx, ctx, who, refund, { move: 'send', to: 'replaced', message })
  return changeOf(refund, 'replaced')
}

/** The pieces that an exchange sends. */
export const replacementStock = async (tx: Tx, { id, order_id }: RefundRow) =>
  (await linesOfRefund(tx, id)).flatMap(({ replacement_sku_id: sku_id, n }) =>
    sku_id === null ? [] : { sku_id, order_id, n },
  )
