import { randomBytes } from 'node:crypto'
import type { RawNotice } from '../../providers/provider.ts'
import { chinaInstant } from '../../providers/wechat/prepare.ts'
import { encryptResource } from '../../providers/wechat/resource.ts'
import type { SimulatorKeys } from '../keys.ts'
import type { SimulatedPayment, SimulatedRefund, SimulatedTrade } from '../store.ts'
import { signedMessage, type Signer } from './signer.ts'

const tradeTypes: Readonly<Record<string, string>> = { scan: 'NATIVE', wap: 'MWEB', app: 'APP' }

/** A payment as WeChat Pay tells it, in notices and answers. */
export const transactionOf = (
  { wechat }: SimulatorKeys,
  trade: SimulatedTrade,
  payment: SimulatedPayment,
  trade_state = 'SUCCESS',
) => ({
  mchid: wechat.mch_id,
  appid: wechat.appid,
  out_trade_no: trade.out_trade_no,
  transaction_id: payment.trade_no,
  trade_type: tradeTypes[trade.device] ?? 'JSAPI',
  trade_state,
  trade_state_desc: trade_state === 'SUCCESS' ? '支付成功' : '转入退款',
  bank_type: 'OTHERS',
  attach: '',
  success_time: chinaInstant(new Date(payment.paid_at)),
  payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
  amount: {
    total: payment.amount_cents,
    payer_total: payment.amount_cents,
    currency: 'CNY',
    payer_currency: 'CNY',
  },
})

/** A refund as WeChat Pay tells it in a notice. */
export const refundNoticeOf = ({ wechat }: SimulatorKeys, trade: SimulatedTrade, refund: SimulatedRefund) => ({
  mchid: wechat.mch_id,
  out_trade_no: trade.out_trade_no,
  transaction_id: refund.trade_no,
  out_refund_no: refund.refund_no,
  refund_id: refund.refund_id,
  refund_status: refund.outcome,
  success_time: chinaInstant(new Date(refund.done_at)),
  user_received_account: '支付用户零钱',
  amount: {
    total: trade.amount_cents,
    refund: refund.refund_cents,
    payer_total: trade.amount_cents,
    payer_refund: refund.refund_cents,
  },
})

export interface NoticeParts {
  id: string
  event_type: string
  original_type: 'transaction' | 'refund'
  /** The JSON text that is encrypted. */
  content: string
  at: Date
}

/** The body of a notice, not signed yet; a nonce has 12 letters. */
export function noticeBody({ wechat }: SimulatorKeys, { id, event_type, original_type, content, at }: NoticeParts) {
  const nonce = randomBytes(6).toString('hex')
  const resource = encryptResource(Buffer.from(wechat.key), content, nonce, original_type)
  return {
    id,
    create_time: chinaInstant(at),
    resource_type: 'encrypt-resource',
    event_type,
    summary: original_type === 'transaction' ? '支付成功' : '退款成功',
    resource: { original_type, ...resource },
  }
}

/** A signed notice. */
export const wechatNotice = (keys: SimulatorKeys, signer: Signer, parts: NoticeParts): RawNotice =>
  signedMessage(signer, Buffer.from(JSON.stringify(noticeBody(keys, parts))), parts.at)
