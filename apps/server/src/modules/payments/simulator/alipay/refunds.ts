import * as z from 'zod/mini'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { AttemptNo, readAs, YuanAbove0 } from '../../providers/shapes.ts'
import { doneRefunds, RefusedMove, refundTrade, type MoveRefusal } from '../trade-moves.ts'
import type { World } from '../world.ts'
import { namedTrade } from './orders.ts'
import { AlipayRefusal } from './read-request.ts'

const RefundRequest = z.object({
  refund_amount: YuanAbove0,
  out_request_no: AttemptNo,
  refund_reason: z.optional(z.string().check(z.maxLength(256))),
})

const codes: Readonly<Record<MoveRefusal, string>> = {
  PAID: 'ACQ.TRADE_STATUS_ERROR',
  CLOSED: 'ACQ.TRADE_STATUS_ERROR',
  EXPIRED: 'ACQ.TRADE_STATUS_ERROR',
  NOT_PAID: 'ACQ.TRADE_STATUS_ERROR',
  TOO_MUCH: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  OTHER_CONTENT: 'ACQ.DISCORDANT_REPEAT_REQUEST',
  TOO_MANY: 'ACQ.REASON_TRADE_REFUND_FEE_ERR',
  TOO_LATE: 'ACQ.TRADE_HAS_FINISHED',
}

/** Asks for a refund: `fund_change` is Y only when this very request has moved money. */
export async function createRefund(world: World, content: object): Promise<object> {
  const found = await namedTrade(world, content)
  const request = readAs(RefundRequest, content)
  if (!request) throw new AlipayRefusal('40004', 'ACQ.INVALID_PARAMETER', '参数无效')
  const named = (content as { trade_no?: string }).trade_no
  const trade_no = named ?? found.payments[0]?.trade_no ?? ''
  const refundRequest = { refund_no: request.out_request_no, trade_no, refund_cents: request.refund_amount }
  try {
    return await world.store.change('alipay', found.out_trade_no, (trade) => {
      const now = world.now()
      const { refund, isNew } = refundTrade(trade, refundRequest, world.controls.refunds, now)
      const isDone = isNew && refund.done_at <= now && refund.outcome === 'SUCCESS'
      const sum = doneRefunds(trade, now).reduce((total, { refund_cents }) => total + refund_cents, 0)
      const { out_trade_no } = trade
      return { trade_no, out_trade_no, fund_change: isDone ? 'Y' : 'N', refund_fee: formatMoney(sum) }
    })
  } catch (error) {
    if (error instanceof RefusedMove) throw new AlipayRefusal('40004', codes[error.refusal])
    throw error
  }
}

const RefundQuery = z.object({ out_request_no: AttemptNo })

/** A refund that has not happened has no state. */
export async function queryRefund(world: World, content: object): Promise<object> {
  const trade = await namedTrade(world, content)
  const out_request_no = readAs(RefundQuery, content)?.out_request_no
  const refund = doneRefunds(trade, world.now()).find(({ refund_no }) => refund_no === out_request_no)
  if (!refund) return {}
  return {
    trade_no: refund.trade_no,
    out_trade_no: trade.out_trade_no,
    out_request_no,
    total_amount: formatMoney(trade.amount_cents),
    refund_amount: formatMoney(refund.refund_cents),
    refund_status: 'REFUND_SUCCESS',
    gmt_refund_pay: formatDateTime(new Date(refund.done_at)),
  }
}
