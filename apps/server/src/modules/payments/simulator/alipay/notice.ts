import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { Fields } from '../../providers/alipay/signed-text.ts'
import type { SimulatorKeys } from '../keys.ts'
import type { SimulatedNotice, SimulatedTrade } from '../store.ts'
import { balanceOf, doneRefunds } from '../trade-moves.ts'

const timeOf = (ms: number): string => formatDateTime(new Date(ms))

/** The fields of a notice before it is signed. */
export function noticeFields(
  { alipay }: SimulatorKeys,
  trade: SimulatedTrade,
  { id, event, of }: Pick<SimulatedNotice, 'id' | 'event' | 'of'>,
  now: number,
): Fields {
  const refund = event === 'refund' ? trade.refunds.find(({ refund_no }) => refund_no === of) : undefined
  const payment = trade.payments.find(({ trade_no }) => trade_no === (refund?.trade_no ?? of))
  const isClosed = !payment || (refund !== undefined && balanceOf(trade, now) === 0)
  const refunded = doneRefunds(trade, now).reduce((sum, { refund_cents }) => sum + refund_cents, 0)
  const amount = formatMoney(payment?.amount_cents ?? trade.amount_cents)
  return {
    notify_time: timeOf(now),
    notify_type: 'trade_status_sync',
    notify_id: id,
    charset: 'utf-8',
    version: '1.0',
    app_id: alipay.appid,
    auth_app_id: alipay.appid,
    seller_id: alipay.seller_id,
    out_trade_no: trade.out_trade_no,
    trade_no: payment?.trade_no ?? `20${trade.code.replace(/\D/g, '')}`,
    trade_status: isClosed ? 'TRADE_CLOSED' : 'TRADE_SUCCESS',
    total_amount: amount,
    subject: trade.subject,
    buyer_id: '2088000000000002',
    ...(payment
      ? {
          buyer_pay_amount: amount,
          receipt_amount: amount,
          invoice_amount: amount,
          point_amount: '0.00',
          gmt_payment: timeOf(payment.paid_at),
          fund_bill_list: `[{"amount":"${amount}","fundChannel":"ALIPAYACCOUNT"}]`,
        }
      : {}),
    ...(refund
      ? { refund_fee: formatMoney(refunded), out_biz_no: refund.refund_no, gmt_refund: timeOf(refund.done_at) }
      : {}),
  }
}
