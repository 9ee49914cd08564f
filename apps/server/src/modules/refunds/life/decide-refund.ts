import type { RefundOutcome } from '@fangshi/contract/refund-states'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin } from '../../../kernel/http/who.ts'
import { mostFor } from '../amounts.ts'
import { keepReplacement } from './answer-refund.ts'
import { endRefund, releaseReplacement } from './end-refund.ts'
import { changeOf, type MovedRequest } from './moved.ts'
import { lockRefund, moveRefund, needMove, type RefundList } from './move-refund.ts'
import { payOut } from './pay-out.ts'
import { isSentBack } from './refund-parcels.db.ts'
import type { RefundRow } from './refund.db.ts'
import { linesOfRefund } from './refunded-lines.db.ts'

export interface Decision {
  id: number
  list?: RefundList | undefined
  outcome: RefundOutcome
  reason: string
  /** With `refund`: amounts in cents that differ from the requested ones, by order line. */
  lines?: readonly { id: number; amount: number }[] | undefined
}

/**
 * The amounts that were decided. Throws NOT_FOUND for a line of another request, REFUND_TOO_MUCH, and REFUND_AMOUNT_FIXED for
 * less than the most of pieces that were not shipped: nobody would get the rest.
 */
async function decidedAmounts(
  tx: Tx,
  { id }: RefundRow,
  amounts: Decision['lines'] = [],
): Promise<Map<number, number>> {
  const lines = await linesOfRefund(tx, id)
  return new Map(
    amounts.map(({ id: lineId, amount }) => {
      const line = lines.find((one) => one.id === lineId) ?? fail('NOT_FOUND')
      const most = mostFor(line, line.n)
      if (amount > most) fail('REFUND_TOO_MUCH')
      if (amount < most && !line.is_sent) fail('REFUND_AMOUNT_FIXED')
      return [lineId, amount]
    }),
  )
}

/**
 * An administrator decides a dispute for good (rules §7): the money goes back, the goods go back first, or the request is
 * dismissed. Goods that were sent back are not asked back again. Throws REFUND_NOT_FOUND, REFUND_MOVE_REFUSED, NOT_FOUND,
 * REFUND_TOO_MUCH, REFUND_AMOUNT_FIXED.
 */
export async function decideRefund(
  tx: Tx,
  ctx: Context,
  who: Admin,
  { id, list, outcome, reason, lines }: Decision,
): Promise<MovedRequest> {
  const refund = await lockRefund(tx, who, { id, list })
  if (outcome === 'dismiss') {
    await endRefund(tx, ctx, who, refund, { move: 'dismiss', to: 'dismissed', message: reason })
    return changeOf(refund, 'dismissed')
  }
  if (outcome === 'refund') {
    needMove('decide_refund', refund, who)
    const decided = await decidedAmounts(tx, refund, lines)
    const effect = async () => {
      await releaseReplacement(tx, ctx, refund)
      await payOut(tx, ctx, refund, { sellable: false, decided })
    }
    await moveRefund(tx, ctx, who, refund, { move: 'decide_refund', to: 'refunded', message: reason, effect })
    return changeOf(refund, 'refunded')
  }
  if (refund.kind === 'refund' || (await isSentBack(tx, id))) fail('REFUND_MOVE_REFUSED')
  await moveRefund(tx, ctx, who, refund, { move: 'decide_send_back', to: 'to_send_back', message: reason })
  if (refund.kind === 'exchange') await keepReplacement(tx, ctx, who, refund)
  return changeOf(refund, 'to_send_back')
}
