import * as z from 'zod/mini'
import { AttemptNo, Fen, readAs, TradeNo } from '../../providers/shapes.ts'
import { chinaInstant } from '../../providers/wechat/prepare.ts'
import type { SimulatedRefund, SimulatedTrade } from '../store.ts'
import { RefusedMove, refundTrade, type MoveRefusal } from '../trade-moves.ts'
import type { World } from '../world.ts'
import { NotifyUrl } from './orders.ts'
import { WechatRefusal } from './request-refusal.ts'

const RefundRequest = z.object({
  transaction_id: z.optional(TradeNo),
  out_trade_no: z.optional(z.string()),
  out_refund_no: AttemptNo,
  reason: z.optional(z.string().check(z.maxLength(80))),
  notify_url: z.optional(NotifyUrl),
  amount: z.object({ refund: Fen, total: Fen, currency: z.literal('CNY') }),
})

const texts: Readonly<Record<MoveRefusal, string>> = {
  PAID: '订单已支付',
  CLOSED: '订单已关闭',
  EXPIRED: '订单已过期',
  NOT_PAID: '订单未支付',
  TOO_MUCH: '申请退款金额大于订单剩余可退金额',
  OTHER_CONTENT: '退款单号重复，且参数不一致',
  TOO_MANY: '退款次数超过限制',
  TOO_LATE: '订单已超过可退款的最大期限',
}

function answerOf(trade: SimulatedTrade, refund: SimulatedRefund, now: number) {
  const status = refund.done_at <= now ? refund.outcome : 'PROCESSING'
  return {
    refund_id: refund.refund_id,
    out_refund_no: refund.refund_no,
    transaction_id: refund.trade_no,
    out_trade_no: trade.out_trade_no,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    create_time: chinaInstant(new Date(refund.created_at)),
    ...(status === 'SUCCESS' ? { success_time: chinaInstant(new Date(refund.done_at)) } : {}),
    status,
    amount: { total: trade.amount_cents, refund: refund.refund_cents, currency: 'CNY' },
  }
}

export async function createRefund(world: World, body: object): Promise<object> {
  const { store, controls } = world
  const request = readAs(RefundRequest, body)
  const by = request?.transaction_id ? 'trade_no' : 'out_trade_no'
  const number = request?.transaction_id ?? request?.out_trade_no
  if (!request || !number) throw new WechatRefusal(400, 'PARAM_ERROR', '参数错误')
  const found = await store.find('wechat', by, number)
  if (!found) throw new WechatRefusal(404, 'RESOURCE_NOT_EXISTS', '订单不存在')
  const payment = found.payments.find(({ trade_no }) => by === 'out_trade_no' || trade_no === number)
  if (!payment) throw new WechatRefusal(400, 'INVALID_REQUEST', texts.NOT_PAID)
  if (payment.amount_cents !== request.amount.total) throw new WechatRefusal(400, 'INVALID_REQUEST', '订单金额不一致')
  try {
    return await store.change('wechat', found.out_trade_no, (trade) => {
      const refundRequest = {
        refund_no: request.out_refund_no,
        trade_no: payment.trade_no,
        refund_cents: request.amount.refund,
      }
      return answerOf(trade, refundTrade(trade, refundRequest, controls.refunds, world.now()).refund, world.now())
    })
  } catch (error) {
    if (error instanceof RefusedMove) throw new WechatRefusal(400, 'INVALID_REQUEST', texts[error.refusal])
    throw error
  }
}

export async function queryRefund(world: World, refund_no: string): Promise<object> {
  const trade = await world.store.find('wechat', 'refund_no', refund_no)
  const refund = trade?.refunds.find((one) => one.refund_no === refund_no)
  if (!trade || !refund) throw new WechatRefusal(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
  return answerOf(trade, refund, world.now())
}
