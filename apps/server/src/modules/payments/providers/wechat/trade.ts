import * as z from 'zod/mini'
import type { Payment, Trade, WechatConfig } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { AttemptNo, Fen, Instant, readAs, TradeNo } from '../shapes.ts'

/** A payment that was made, in a notice or in the answer to a query. */
export const PaidTransaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: AttemptNo,
  transaction_id: TradeNo,
  trade_state: z.string(),
  success_time: Instant,
  amount: z
    .object({ total: Fen, payer_total: z.optional(z.int().check(z.gte(0))), currency: z.optional(z.string()) })
    .check(z.refine(({ total, payer_total = 0 }) => payer_total <= total)),
  payer: z.optional(z.object({ openid: z.optional(z.string().check(z.maxLength(128))) })),
})

export const paymentOf = (paid: z.infer<typeof PaidTransaction>): Payment => ({
  attempt_no: paid.out_trade_no,
  trade_no: paid.transaction_id,
  amount_cents: paid.amount.total,
  payer_cents: paid.amount.payer_total ?? paid.amount.total,
  payer_id: paid.payer?.openid ?? '',
  paid_at: paid.success_time,
})

const QueriedTrade = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
})

const unreadable = (what: string) => new ProviderError('ANSWER_UNREADABLE', '', what)

/** The answer to a query. Throws ANSWER_UNREADABLE when it is about another trade, or a state that we do not know. */
export function tradeOf(answer: object, { mch_id, appid }: WechatConfig, attempt_no: string): Trade {
  const trade = readAs(QueriedTrade, answer)
  if (!trade || trade.mchid !== mch_id || trade.appid !== appid || trade.out_trade_no !== attempt_no) {
    throw unreadable('another trade')
  }
  switch (trade.trade_state) {
    case 'NOTPAY':
    case 'USERPAYING':
    case 'PAYERROR':
      return { state: 'unpaid' }
    case 'CLOSED':
    case 'REVOKED':
      return { state: 'closed' }
    case 'SUCCESS':
    case 'REFUND': {
      const paid = readAs(PaidTransaction, answer)
      if (!paid || (paid.amount.currency ?? 'CNY') !== 'CNY') throw unreadable('a payment')
      return { state: trade.trade_state === 'REFUND' ? 'refunded' : 'paid', payment: paymentOf(paid) }
    }
    default:
      throw unreadable(trade.trade_state)
  }
}
