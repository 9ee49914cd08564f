import * as z from 'zod/mini'
import type { Refund, RefundNumbers, RefundOrder, WechatConfig } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { Fen, Instant, readAs, TradeNo } from '../shapes.ts'
import type { WechatCalls } from './wechat-calls.ts'

const RefundAnswer = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  refund_id: TradeNo,
  status: z.literal(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  success_time: z.optional(Instant),
  amount: z.object({ refund: Fen }),
})

const states = { CLOSED: 'closed', PROCESSING: 'processing', ABNORMAL: 'abnormal' } as const

function refundOf(answer: object, { attempt_no, refund_no }: RefundNumbers): Refund {
  const refund = readAs(RefundAnswer, answer)
  if (!refund || refund.out_trade_no !== attempt_no || refund.out_refund_no !== refund_no) {
    throw new ProviderError('ANSWER_UNREADABLE', '', 'a refund')
  }
  const { status, amount, refund_id, success_time = null } = refund
  if (status !== 'SUCCESS') return { state: states[status] }
  return { state: 'succeeded', refund_cents: amount.refund, refund_trade_no: refund_id, refunded_at: success_time }
}

/** Asks for a refund; the answer means accepted (payments §2.1). */
export async function refundWechat(
  calls: WechatCalls,
  { notify_url }: WechatConfig,
  order: RefundOrder,
): Promise<Refund> {
  const body = {
    transaction_id: order.trade_no,
    out_refund_no: order.refund_no,
    reason: order.reason.slice(0, 80),
    notify_url,
    amount: { refund: order.refund_cents, total: order.total_cents, currency: 'CNY' },
  }
  try {
    return refundOf(await calls.post('/v3/refund/domestic/refunds', body), order)
  } catch (error) {
    // A refund that breaks a rule of theirs: too late, too much, too many parts.
    if (error instanceof ProviderError && error.code === 'INVALID_REQUEST') {
      throw new ProviderError('REFUND_REFUSED', error.code, error.message)
    }
    throw error
  }
}

export async function queryWechatRefund(calls: WechatCalls, order: RefundNumbers): Promise<Refund> {
  try {
    return refundOf(await calls.get(`/v3/refund/domestic/refunds/${encodeURIComponent(order.refund_no)}`), order)
  } catch (error) {
    if (error instanceof ProviderError && error.fault === 'TRADE_NOT_FOUND') return { state: 'not_found' }
    throw error
  }
}
