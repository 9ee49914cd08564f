import type { NoticeRefusal, RawNotice } from '../provider.ts'
import { rsaVerifies } from '../rsa.ts'
import { seconds } from './authorization.ts'
import type { PlatformKey } from './wechat-keys.ts'

const signatureType = 'WECHATPAY2-SHA256-RSA2048'
/** Signatures that WeChat Pay makes wrong on purpose, to see whether they are checked. */
const probe = 'WECHATPAY/SIGNTEST/'
const maxSecondsOff = 300

/** Why a notice or an answer is not WeChat Pay's; null when it is (payments §2.1). */
export function signatureRefusal(
  { headers, body }: RawNotice,
  platform: ReadonlyMap<string, PlatformKey>,
  now: Date,
): NoticeRefusal | null {
  const header = (name: string): string => {
    const value = headers[`wechatpay-${name}`]
    return typeof value === 'string' ? value : ''
  }
  const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map(header) as [
    string,
    string,
    string,
    string,
  ]
  if (!timestamp || !nonce || !signature || !serial) return 'SIGNATURE_MISSING'
  if (headers['wechatpay-signature-type'] !== undefined && header('signature-type') !== signatureType) {
    return 'ALGORITHM_WRONG'
  }
  if (!/^\d{1,11}$/.test(timestamp)) return 'TIME_WRONG'
  if (Math.abs(Number(seconds(now)) - Number(timestamp)) >= maxSecondsOff) return 'TIME_WRONG'
  if (signature.startsWith(probe)) return 'SIGNATURE_WRONG'
  const found = platform.get(serial.toUpperCase())
  if (!found?.isValidAt(now)) return 'SERIAL_UNKNOWN'
  const signed = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')])
  return rsaVerifies(found.key, signed, signature) ? null : 'SIGNATURE_WRONG'
}
