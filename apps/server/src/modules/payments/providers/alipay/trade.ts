import * as z from 'zod/mini'
import { parseDateTime } from '@fangshi/contract/time'
import type { Trade } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { AttemptNo, readAs, TradeNo, YuanAbove0, YuanFrom0 } from '../shapes.ts'

export const tradeStatuses = ['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'] as const

/** A time as `2026-11-22 12:00:00` in China. */
export const ChinaTime = z.pipe(
  z.string().check(z.refine((text) => parseDateTime(text) !== null)),
  z.transform((text: string) => parseDateTime(text) as Date),
)

const QueriedTrade = z.object({
  trade_no: TradeNo,
  out_trade_no: AttemptNo,
  trade_status: z.literal(tradeStatuses),
  total_amount: YuanAbove0,
  buyer_pay_amount: z.optional(YuanFrom0),
  buyer_user_id: z.optional(z.string()),
  buyer_open_id: z.optional(z.string()),
  send_pay_date: z.optional(ChinaTime),
})

const unreadable = () => new ProviderError('ANSWER_UNREADABLE', '', 'a trade')

/**
 * The answer to a query. A closed trade that was paid once was refunded wholly; one that was refunded in part still reads
 * paid. Throws ANSWER_UNREADABLE.
 */
export function tradeOf(answer: object, attempt_no: string): Trade {
  const trade = readAs(QueriedTrade, answer)
  if (trade?.out_trade_no !== attempt_no) throw unreadable()
  const { trade_status, send_pay_date } = trade
  if (trade_status === 'WAIT_BUYER_PAY') return { state: 'unpaid' }
  if (!send_pay_date) {
    if (trade_status === 'TRADE_CLOSED') return { state: 'closed' }
    throw unreadable()
  }
  return {
    state: trade_status === 'TRADE_CLOSED' ? 'refunded' : 'paid',
    payment: {
      attempt_no,
      trade_no: trade.trade_no,
      amount_cents: trade.total_amount,
      payer_cents: trade.buyer_pay_amount ?? trade.total_amount,
      payer_id: trade.buyer_open_id ?? trade.buyer_user_id ?? '',
      paid_at: send_pay_date,
    },
  }
}
