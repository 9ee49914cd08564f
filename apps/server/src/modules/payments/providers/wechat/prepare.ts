import * as z from 'zod/mini'
import { formatDateTime } from '@fangshi/contract/time'
import type { PaymentOrder, ClientStep, WechatConfig } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { readAs } from '../shapes.ts'
import { appParams, pageParams } from './client-params.ts'
import type { WechatCalls } from './wechat-calls.ts'
import type { WechatKeys } from './wechat-keys.ts'

const paths = { scan: 'native', wap: 'h5', mp: 'jsapi', mini: 'jsapi', app: 'app' } as const

/** RFC 3339 in the time of China. */
export const chinaInstant = (at: Date): string => `${formatDateTime(at).replace(' ', 'T')}+08:00`

const Url = z.string().check(z.minLength(1), z.maxLength(512))
const PrepareAnswer = z.object({ code_url: z.optional(Url), h5_url: z.optional(Url), prepay_id: z.optional(Url) })

function orderBody({ appid, mch_id, notify_url, device }: WechatConfig, order: PaymentOrder): object {
  return {
    appid,
    mchid: mch_id,
    description: order.subject.slice(0, 127),
    out_trade_no: order.attempt_no,
    time_expire: chinaInstant(order.expires_at),
    notify_url,
    amount: { total: order.amount_cents, currency: 'CNY' },
    ...(device === 'mp' || device === 'mini' ? { payer: { openid: order.payer_id } } : {}),
    ...(device === 'wap' ? { scene_info: { payer_client_ip: order.payer_ip, h5_info: { type: 'Wap' } } } : {}),
  }
}

/** Makes the order at WeChat Pay; the same number with the same content gives a fresh answer. */
export async function prepareWechat(
  calls: WechatCalls,
  config: WechatConfig,
  { privateKey }: WechatKeys,
  order: PaymentOrder,
  now: () => Date,
): Promise<ClientStep> {
  const answer = await calls.post(`/v3/pay/transactions/${paths[config.device]}`, orderBody(config, order))
  const { code_url, h5_url, prepay_id } = readAs(PrepareAnswer, answer) ?? {}
  switch (config.device) {
    case 'scan':
      if (code_url) return { code_url }
      break
    case 'wap':
      if (h5_url) return { h5_url: `${h5_url}&redirect_url=${encodeURIComponent(order.return_url)}` }
      break
    case 'app':
      if (prepay_id) return { params: appParams(config, privateKey, prepay_id, now()) }
      break
    default:
      if (prepay_id) return { params: pageParams(config, privateKey, prepay_id, now()) }
  }
  throw new ProviderError('ANSWER_UNREADABLE', '', 'an order without its address')
}
