import type { RawNotice } from '../../providers/provider.ts'
import { rsaSign } from '../../providers/rsa.ts'
import { certSn } from '../../providers/alipay/cert-sn.ts'
import { formBody } from '../../providers/alipay/request.ts'
import { signedText, type Fields } from '../../providers/alipay/signed-text.ts'
import type { SimulatorKeys } from '../keys.ts'
import { readCertificate, readKey } from '../read-key.ts'

const sign = ({ alipay }: SimulatorKeys, text: string): string => rsaSign(readKey(alipay.platform.private_key), text)

/** The text of an answer; the inner text is signed as it stands. `isSigned` false leaves the signature out. */
export function signedAnswer(keys: SimulatorKeys, method: string, content: object, isSigned: boolean): string {
  const inner = JSON.stringify(content)
  const name = JSON.stringify(`${method.replaceAll('.', '_')}_response`)
  if (!isSigned) return `{${name}:${inner}}`
  const sn = certSn(readCertificate(keys.alipay.platform.certificate))
  return `{${name}:${inner},"alipay_cert_sn":"${sn}","sign":"${sign(keys, inner)}"}`
}

/** A signed notice: a form as Alipay posts it. */
export function alipayNotice(keys: SimulatorKeys, fields: Fields): RawNotice {
  const signed = { ...fields, sign: sign(keys, signedText(fields)), sign_type: 'RSA2' }
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: Buffer.from(formBody(signed)),
  }
}
