import { formatDateTime } from '@fangshi/contract/time'
import type { AlipayConfig } from '../provider.ts'
import { rsaSign } from '../rsa.ts'
import type { AlipayKeys } from './alipay-keys.ts'
import { filledIn, signedText, type Fields } from './signed-text.ts'

export interface AlipayRequest {
  method: string
  biz_content: object
  /** For methods that lead to a payment. */
  notify_url?: string
  return_url?: string
}

/** All fields of a request with its signature (payments §2.2). */
export function signedFields(
  { appid }: Pick<AlipayConfig, 'appid'>,
  { privateKey, sns }: AlipayKeys,
  { method, biz_content, notify_url = '', return_url = '' }: AlipayRequest,
  at: Date,
): Fields {
  const fields = filledIn({
    app_id: appid,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: formatDateTime(at),
    version: '1.0',
    ...sns,
    notify_url,
    return_url,
    biz_content: JSON.stringify(biz_content),
  })
  return { ...fields, sign: rsaSign(privateKey, signedText(fields)) }
}

export const formBody = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
