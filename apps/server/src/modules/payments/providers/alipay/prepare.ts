import * as z from 'zod/mini'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { AlipayConfig, AlipayDevice, PaymentOrder, ClientStep } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { readAs } from '../shapes.ts'
import type { AlipayCalls } from './alipay-calls.ts'
import { formBody, type AlipayRequest } from './request.ts'

const products = {
  web: ['alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'],
  wap: ['alipay.trade.wap.pay', 'QUICK_WAP_WAY'],
  app: ['alipay.trade.app.pay', 'QUICK_MSECURITY_PAY'],
  scan: ['alipay.trade.precreate', 'FACE_TO_FACE_PAYMENT'],
  mini: ['alipay.trade.create', 'JSAPI_PAY'],
} as const satisfies Record<AlipayDevice, readonly [method: string, product_code: string]>

/** Signs that Alipay's signed text is built with or that break it. */
const plain = (subject: string): string => subject.replace(/[&=+%#\r\n]/g, '').slice(0, 256)

/** Old accounts are known by a number, new ones by an open id of the app. */
const buyerOf = (payer_id: string, appid: string): object => ({
  op_app_id: appid,
  ...(/^2088\d{12}$/.test(payer_id) ? { buyer_id: payer_id } : { buyer_open_id: payer_id }),
})

function requestOf({ device, appid, notify_url }: AlipayConfig, order: PaymentOrder): AlipayRequest {
  const [method, product_code] = products[device]
  const isPage = device === 'web' || device === 'wap'
  return {
    method,
    notify_url,
    ...(isPage ? { return_url: order.return_url } : {}),
    biz_content: {
      out_trade_no: order.attempt_no,
      total_amount: formatMoney(order.amount_cents),
      subject: plain(order.subject),
      product_code,
      time_expire: formatDateTime(order.expires_at),
      ...(device === 'wap' ? { quit_url: order.return_url } : {}),
      ...(device === 'mini' ? buyerOf(order.payer_id, appid) : {}),
    },
  }
}

const Url = z.string().check(z.minLength(1), z.maxLength(1024))
const Precreated = z.object({ out_trade_no: z.string(), qr_code: Url })
const Created = z.object({ out_trade_no: z.string(), trade_no: Url })

/** Pages and apps open a signed request by themselves; QR codes and mini programs need a call first (payments §2.2). */
export async function prepareAlipay(
  calls: AlipayCalls,
  config: AlipayConfig,
  order: PaymentOrder,
): Promise<ClientStep> {
  const request = requestOf(config, order)
  switch (config.device) {
    case 'web':
    case 'wap':
      return { form: { action: calls.address, fields: calls.fields(request) } }
    case 'app':
      return { params: { order_string: formBody(calls.fields(request)) } }
    case 'scan': {
      const code = readAs(Precreated, await calls.call(request))
      if (code?.out_trade_no === order.attempt_no) return { code_url: code.qr_code }
      break
    }
    case 'mini': {
      const trade = readAs(Created, await calls.call(request))
      if (trade?.out_trade_no === order.attempt_no) return { params: { trade_no: trade.trade_no } }
      break
    }
  }
  throw new ProviderError('ANSWER_UNREADABLE', '', 'an order')
}
