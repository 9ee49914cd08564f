import { rsaVerifies } from '../../providers/rsa.ts'
import type { ProviderRequest } from '../../providers/transport.ts'
import { lines } from '../../providers/wechat/authorization.ts'
import type { SimulatorKeys } from '../keys.ts'
import { readCertificate } from '../read-key.ts'

/** A refusal in WeChat Pay's words. */
export class WechatRefusal extends Error {
  override name = 'WechatRefusal'
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string = code) {
    super(message)
    this.status = status
    this.code = code
  }
}

const scheme = 'WECHATPAY2-SHA256-RSA2048 '
const fieldPattern = /(\w+)="([^"]*)"/g

/** The fields of the header, in any order. */
const fieldsOf = (header: string): Readonly<Record<string, string | undefined>> =>
  header.startsWith(scheme)
    ? Object.fromEntries([...header.matchAll(fieldPattern)].map(([, name, value]) => [name, value]))
    : {}

const maxMsOff = 300_000

/** Throws when a request is not the merchant's, as the real service would. */
export function checkAuthorization(
  { wechat }: SimulatorKeys,
  request: ProviderRequest,
  path: string,
  now: number,
): void {
  const {
    mchid,
    nonce_str = '',
    timestamp = '',
    serial_no,
    signature = '',
  } = fieldsOf(request.headers.authorization ?? '')
  if (!mchid) throw new WechatRefusal(401, 'SIGN_ERROR', '缺少签名信息')
  if (!request.headers['user-agent']) throw new WechatRefusal(400, 'PARAM_ERROR', 'Http头缺少Accept或User-Agent')
  if (mchid !== wechat.mch_id) throw new WechatRefusal(400, 'MCH_NOT_EXISTS', '商户号不存在')
  if (Math.abs(now - Number(timestamp) * 1000) > maxMsOff) {
    throw new WechatRefusal(401, 'SIGN_ERROR', '签名时间戳与当前时间偏差过大')
  }
  const signed = lines(request.method, path, timestamp, nonce_str, request.body?.toString() ?? '')
  const { publicKey } = readCertificate(wechat.merchant.certificate)
  const isOurs = serial_no?.toUpperCase() === wechat.merchant.serial && rsaVerifies(publicKey, signed, signature)
  if (!isOurs) throw new WechatRefusal(401, 'SIGN_ERROR', '签名错误')
}
