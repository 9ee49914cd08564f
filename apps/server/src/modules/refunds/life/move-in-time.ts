import type { Context } from '../../../context.ts'
import { statement, type Tx } from '../../../kernel/db/db.ts'
import { timer } from '../../../kernel/http/who.ts'
import { agreeToRefund } from './answer-refund.ts'
import { endRefund } from './end-refund.ts'
import { lockRefund, moveRefund } from './move-refund.ts'
import { silentMove } from './refund.ts'
import { isSentBackDelivered } from './refund-parcels.db.ts'
import { receiveGoods } from './return-goods.ts'

const anySent = statement(
  'refunds.any_sent',
  'select coalesce(bool_or(is_sent), false) as is_sent from refund_lines where refund_id = $1',
)

/** Makes the move that follows when nobody acts in time (rules §7); a request that somebody moved first is left alone. */
export async function moveInTime(tx: Tx, ctx: Context, { id }: { id: number }): Promise<void> {
  const refund = await lockRefund(tx, timer, { id })
  const { status, kind, due_at } = refund
  if (!due_at || due_at > ctx.now()) return
  const is_sent = (await tx.row<{ is_sent: boolean }>(anySent, [id]))?.is_sent === true
  const move = silentMove({ status, kind, is_sent, is_delivered: await isSentBackDelivered(tx, id) })
  switch (move) {
    case 'agree':
      await agreeToRefund(tx, ctx, timer, { id })
      return
    case 'receive':
      // Nobody looked at the goods, so nobody can say that they can be sold again.
      await receiveGoods(tx, ctx, timer, { id, sellable: false })
      return
    case 'escalate':
      return moveRefund(tx, ctx, timer, refund, { move, to: 'disputed' })
    case 'confirm':
      return moveRefund(tx, ctx, timer, refund, { move, to: 'exchanged' })
    case 'close':
      return endRefund(tx, ctx, timer, refund, { move, to: 'closed' })
    case null:
  }
}
