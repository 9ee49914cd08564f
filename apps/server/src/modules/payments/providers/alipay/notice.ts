import type { KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import type { AlipayConfig, NoticeReading, NoticeRefusal, RawNotice } from '../provider.ts'
import { rsaVerifies } from '../rsa.ts'
import { AttemptNo, readAs, TradeNo, YuanAbove0, YuanFrom0 } from '../shapes.ts'
import { readNoticeForm } from './notice-form.ts'
import { signedText, type Fields } from './signed-text.ts'
import { ChinaTime, tradeStatuses } from './trade.ts'

const NoticeFields = z.object({
  notify_id: z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/)),
  app_id: z.string(),
  seller_id: z.optional(z.string()),
  out_trade_no: AttemptNo,
  trade_no: TradeNo,
  trade_status: z.literal(tradeStatuses),
  total_amount: z.optional(YuanAbove0),
  buyer_pay_amount: z.optional(YuanFrom0),
  buyer_id: z.optional(z.string().check(z.maxLength(128))),
  buyer_open_id: z.optional(z.string().check(z.maxLength(128))),
  gmt_payment: z.optional(ChinaTime),
  refund_fee: z.optional(YuanFrom0),
  gmt_refund: z.optional(z.string()),
  out_biz_no: z.optional(AttemptNo),
})
type NoticeFields = z.infer<typeof NoticeFields>

const refuse = (refusal: NoticeRefusal): NoticeReading => ({ refusal })

const currencies = ['trans_currency', 'settle_currency', 'pay_currency', 'currency'] as const

/** A notice of a refund says that the trade is paid, too, or closed: it is none of a payment (payments §2.2). */
const isOfRefund = (notice: NoticeFields): boolean =>
  notice.refund_fee !== undefined || notice.gmt_refund !== undefined || notice.out_biz_no !== undefined

function readRefund({ notify_id, out_trade_no, trade_no, out_biz_no, trade_status }: NoticeFields): NoticeReading {
  if (!out_biz_no) return refuse('CONTENT_WRONG')
  if (trade_status === 'WAIT_BUYER_PAY') return refuse('STATE_WRONG')
  return {
    notice: {
      kind: 'refund',
      notice_id: notify_id,
      attempt_no: out_trade_no,
      trade_no,
      refund_no: out_biz_no,
      state: 'succeeded',
      // `refund_fee` is the sum of all refunds of the trade.
      refund_cents: null,
    },
  }
}

function readPayment(notice: NoticeFields): NoticeReading {
  const { total_amount, gmt_payment } = notice
  if (!total_amount || !gmt_payment) return refuse('CONTENT_WRONG')
  return {
    notice: {
      kind: 'payment',
      notice_id: notice.notify_id,
      payment: {
        attempt_no: notice.out_trade_no,
        trade_no: notice.trade_no,
        amount_cents: total_amount,
        payer_cents: notice.buyer_pay_amount ?? total_amount,
        payer_id: notice.buyer_open_id ?? notice.buyer_id ?? '',
        paid_at: gmt_payment,
      },
    },
  }
}

function readVerified(fields: Fields, config: AlipayConfig): NoticeReading {
  const notice = readAs(NoticeFields, fields)
  if (!notice || (fields.charset ?? 'utf-8').toLowerCase() !== 'utf-8') return refuse('CONTENT_WRONG')
  if (notice.app_id !== config.appid) return refuse('APP_WRONG')
  if (notice.seller_id !== config.seller_id) return refuse('MERCHANT_WRONG')
  if (currencies.some((name) => (fields[name] ?? 'CNY') !== 'CNY')) return refuse('CURRENCY_WRONG')
  if (isOfRefund(notice)) return readRefund(notice)
  const { trade_status, notify_id, out_trade_no } = notice
  if (trade_status === 'TRADE_SUCCESS' || trade_status === 'TRADE_FINISHED') return readPayment(notice)
  const state = trade_status === 'TRADE_CLOSED' ? 'closed' : 'unpaid'
  return { notice: { kind: 'trade', notice_id: notify_id, attempt_no: out_trade_no, state } }
}

/** Verifies and reads a notice (payments §2.2). Never throws. */
export function readAlipayNotice(config: AlipayConfig, alipayKey: KeyObject, { body }: RawNotice): NoticeReading {
  const form = readNoticeForm(body)
  if (!form) return refuse('CONTENT_WRONG')
  const { sign, sign_type, ...fields } = form
  if (!sign) return refuse('SIGNATURE_MISSING')
  if (sign_type !== 'RSA2') return refuse('ALGORITHM_WRONG')
  if (!rsaVerifies(alipayKey, signedText(fields), sign)) return refuse('SIGNATURE_WRONG')
  return readVerified(fields, config)
}
