import { parseDateTime } from '@fangshi/contract/time'
import { certSn, rootCertSn } from '../../providers/alipay/cert-sn.ts'
import { filledIn, signedText, type Fields } from '../../providers/alipay/signed-text.ts'
import { rsaVerifies } from '../../providers/rsa.ts'
import { strictJson } from '../../providers/strict-json.ts'
import type { SimulatorKeys } from '../keys.ts'
import { readCertificate } from '../read-key.ts'

/** A refusal in Alipay's words. */
export class AlipayRefusal extends Error {
  override name = 'AlipayRefusal'
  readonly code: string
  readonly sub_code: string
  constructor(code: string, sub_code: string, sub_msg: string = sub_code) {
    super(sub_msg)
    this.code = code
    this.sub_code = sub_code
  }
}

export interface AlipayCall {
  method: string
  notify_url: string
  return_url: string
  content: object
}

/** Reads the form of a request and throws when it is not the app's, as the real gateway would. */
export function readRequest({ alipay }: SimulatorKeys, form: Fields): AlipayCall {
  const { sign = '', method = '', ...rest } = form
  const fields: Fields = { ...rest, method }
  if (!method) throw new AlipayRefusal('40001', 'isv.missing-method')
  if (fields.app_id !== alipay.appid) throw new AlipayRefusal('40002', 'isv.invalid-app-id', '无效的AppID参数')
  if (fields.sign_type !== 'RSA2') throw new AlipayRefusal('40002', 'isv.invalid-signature-type')
  if (fields.charset !== 'utf-8') throw new AlipayRefusal('40002', 'isv.invalid-charset')
  if (!parseDateTime(fields.timestamp ?? '')) throw new AlipayRefusal('40002', 'isv.invalid-timestamp')
  const app = readCertificate(alipay.app.certificate)
  if (fields.app_cert_sn !== certSn(app)) throw new AlipayRefusal('40002', 'isv.invalid-app-cert-sn')
  if (fields.alipay_root_cert_sn !== rootCertSn([readCertificate(alipay.root.certificate)])) {
    throw new AlipayRefusal('40002', 'isv.invalid-alipay-root-cert-sn')
  }
  if (!rsaVerifies(app.publicKey, signedText(filledIn(fields)), sign)) {
    throw new AlipayRefusal('40002', 'isv.invalid-signature', '无效签名')
  }
  const content = strictJson(Buffer.from(fields.biz_content ?? ''))
  if (!content) throw new AlipayRefusal('40002', 'isv.invalid-biz-content')
  return { method, content, notify_url: fields.notify_url ?? '', return_url: fields.return_url ?? '' }
}
