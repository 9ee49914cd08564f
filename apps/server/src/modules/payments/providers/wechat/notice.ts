import * as z from 'zod/mini'
import type { NoticeReading, NoticeRefusal, RawNotice, WechatConfig } from '../provider.ts'
import { AttemptNo, Fen, readAs, TradeNo } from '../shapes.ts'
import { strictJson } from '../strict-json.ts'
import { decryptResource, Resource, resourceAlgorithm } from './resource.ts'
import { signatureRefusal } from './signature-refusal.ts'
import { PaidTransaction, paymentOf } from './trade.ts'
import type { WechatKeys } from './wechat-keys.ts'

const Envelope = z.object({
  id: z.string().check(z.regex(/^[\x21-\x7e]{1,36}$/)),
  event_type: z.string(),
  resource_type: z.literal('encrypt-resource'),
  resource: z.extend(Resource, { original_type: z.literal(['transaction', 'refund']) }),
})
type Envelope = z.infer<typeof Envelope>

const RefundResource = z.object({
  mchid: z.string(),
  out_trade_no: AttemptNo,
  transaction_id: TradeNo,
  out_refund_no: AttemptNo,
  refund_status: z.literal(['SUCCESS', 'CLOSED', 'ABNORMAL']),
  amount: z.object({ refund: Fen, currency: z.optional(z.string()) }),
})

const refundStates = { SUCCESS: 'succeeded', CLOSED: 'closed', ABNORMAL: 'abnormal' } as const

const refuse = (refusal: NoticeRefusal): NoticeReading => ({ refusal })

function readPayment(content: object, { id, event_type }: Envelope, config: WechatConfig): NoticeReading {
  const paid = readAs(PaidTransaction, content)
  if (!paid) return refuse('CONTENT_WRONG')
  if (paid.mchid !== config.mch_id) return refuse('MERCHANT_WRONG')
  if (paid.appid !== config.appid) return refuse('APP_WRONG')
  if (paid.amount.currency !== 'CNY') return refuse('CURRENCY_WRONG')
  if (paid.trade_state !== 'SUCCESS' || event_type !== 'TRANSACTION.SUCCESS') return refuse('STATE_WRONG')
  return { notice: { kind: 'payment', notice_id: id, payment: paymentOf(paid) } }
}

function readRefund(content: object, { id, event_type }: Envelope, config: WechatConfig): NoticeReading {
  const refund = readAs(RefundResource, content)
  if (!refund) return refuse('CONTENT_WRONG')
  if (refund.mchid !== config.mch_id) return refuse('MERCHANT_WRONG')
  if ((refund.amount.currency ?? 'CNY') !== 'CNY') return refuse('CURRENCY_WRONG')
  if (event_type !== `REFUND.${refund.refund_status}`) return refuse('STATE_WRONG')
  return {
    notice: {
      kind: 'refund',
      notice_id: id,
      attempt_no: refund.out_trade_no,
      trade_no: refund.transaction_id,
      refund_no: refund.out_refund_no,
      state: refundStates[refund.refund_status],
      refund_cents: refund.amount.refund,
    },
  }
}

/** Verifies, decrypts and reads a notice (payments §2.1). Never throws. */
export function readWechatNotice(
  config: WechatConfig,
  { platform, apiKey }: WechatKeys,
  raw: RawNotice,
  now: Date,
): NoticeReading {
  const refusal = signatureRefusal(raw, platform, now)
  if (refusal) return refuse(refusal)
  const envelope = readAs(Envelope, strictJson(raw.body))
  if (!envelope) return refuse('CONTENT_WRONG')
  if (envelope.resource.algorithm !== resourceAlgorithm) return refuse('ALGORITHM_WRONG')
  const bytes = decryptResource(apiKey, envelope.resource)
  if (!bytes) return refuse('CIPHERTEXT_WRONG')
  const content = strictJson(bytes)
  if (!content) return refuse('CONTENT_WRONG')
  const read = envelope.resource.original_type === 'transaction' ? readPayment : readRefund
  return read(content, envelope, config)
}
