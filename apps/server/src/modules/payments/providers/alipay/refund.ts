import * as z from 'zod/mini'
import { formatMoney } from '@fangshi/contract/money'
import type { Refund, RefundNumbers, RefundOrder } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { readAs, YuanAbove0 } from '../shapes.ts'
import type { AlipayCalls } from './alipay-calls.ts'
import { ChinaTime } from './trade.ts'

const RefundAnswer = z.object({ out_trade_no: z.string(), fund_change: z.literal(['Y', 'N']) })

const QueriedRefund = z.object({
  out_trade_no: z.optional(z.string()),
  out_request_no: z.optional(z.string()),
  refund_status: z.optional(z.string()),
  refund_amount: z.optional(YuanAbove0),
  gmt_refund_pay: z.optional(ChinaTime),
})

const unreadable = () => new ProviderError('ANSWER_UNREADABLE', '', 'a refund')

/** A refund that is not there, or failed, has no state: making it again with its number is safe. */
export async function queryAlipayRefund(
  calls: AlipayCalls,
  { attempt_no, trade_no, refund_no }: RefundNumbers,
): Promise<Refund> {
  const biz_content = { trade_no, out_request_no: refund_no, query_options: ['gmt_refund_pay'] }
  try {
    const refund = readAs(QueriedRefund, await calls.call({ method: 'alipay.trade.fastpay.refund.query', biz_content }))
    if (!refund) throw unreadable()
    if (refund.refund_status === undefined) return { state: 'not_found' }
    if (refund.refund_status !== 'REFUND_SUCCESS') return { state: 'processing' }
    const { out_trade_no, out_request_no, refund_amount, gmt_refund_pay = null } = refund
    if (out_trade_no !== attempt_no || out_request_no !== refund_no || !refund_amount) throw unreadable()
    return { state: 'succeeded', refund_cents: refund_amount, refund_trade_no: '', refunded_at: gmt_refund_pay }
  } catch (error) {
    if (error instanceof ProviderError && error.fault === 'TRADE_NOT_FOUND') return { state: 'not_found' }
    throw error
  }
}

/** Asks for a refund. Only `fund_change` Y says that money has moved; otherwise the query tells (payments §2.2). */
export async function refundAlipay(calls: AlipayCalls, order: RefundOrder): Promise<Refund> {
  const biz_content = {
    trade_no: order.trade_no,
    out_request_no: order.refund_no,
    refund_amount: formatMoney(order.refund_cents),
    refund_reason: order.reason.slice(0, 256),
  }
  const answer = await calls.call({ method: 'alipay.trade.refund', biz_content }).catch((error: unknown) => {
    const isOfTrade =
      error instanceof ProviderError && error.fault === 'REQUEST_REFUSED' && error.code.startsWith('ACQ.')
    throw isOfTrade ? new ProviderError('REFUND_REFUSED', error.code, error.message) : error
  })
  const refund = readAs(RefundAnswer, answer)
  if (refund?.out_trade_no !== order.attempt_no) throw unreadable()
  if (refund.fund_change === 'Y') {
    return { state: 'succeeded', refund_cents: order.refund_cents, refund_trade_no: '', refunded_at: null }
  }
  const found = await queryAlipayRefund(calls, order)
  return found.state === 'not_found' ? { state: 'processing' } : found
}
