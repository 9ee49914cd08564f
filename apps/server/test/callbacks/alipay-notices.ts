import { createPrivateKey, sign } from 'node:crypto'
import { formBody } from '../../src/modules/payments/providers/alipay/request.ts'
import { signedText, type Fields } from '../../src/modules/payments/providers/alipay/signed-text.ts'
import type { RawNotice } from '../../src/modules/payments/providers/provider.ts'
import { noticeFields } from '../../src/modules/payments/simulator/alipay/notice.ts'
import { newNumber } from '../../src/modules/payments/simulator/trade-moves.ts'
import type { CaseScene } from './callback-case.ts'

/** Notices of Alipay, right and wrong ones. */

export const fieldsOf = ({ keys, trade, payment, at }: CaseScene): Fields =>
  noticeFields(keys, trade, { id: newNumber(), event: 'payment', of: payment.trade_no }, at.getTime())

interface NoticeChanges {
  /** Added to the fields before they are signed; empty ones are left out. */
  fields?: Fields
  /** The whole set of fields, in place of a payment's. */
  all?: Fields
  private_key?: string
  digest?: 'sha256' | 'sha1'
  /** What is sent of the signature. */
  sign?: (signature: string) => string
  sign_type?: string
  /** Changes the text of the form after it was signed. */
  form?: (text: string) => string | Buffer
}

/** A notice with some of its parts changed. */
export function alipayNotice(scene: CaseScene, changes: NoticeChanges = {}): RawNotice {
  const { private_key = scene.keys.alipay.platform.private_key, digest = 'sha256', sign_type = 'RSA2' } = changes
  const merged = changes.all ?? { ...fieldsOf(scene), ...changes.fields }
  const fields = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
  const signature = sign(digest, Buffer.from(signedText(fields)), createPrivateKey(private_key)).toString('base64')
  const form = formBody({ ...fields, sign: (changes.sign ?? String)(signature), sign_type })
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: Buffer.from((changes.form ?? String)(form)),
  }
}
