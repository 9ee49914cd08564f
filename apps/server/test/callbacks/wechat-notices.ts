import { transactionOf, noticeBody } from '../../src/modules/payments/simulator/wechat/notice.ts'
import { signedMessage, signerOf, type Signer } from '../../src/modules/payments/simulator/wechat/signer.ts'
import type { RawNotice } from '../../src/modules/payments/providers/provider.ts'
import { newNumber } from '../../src/modules/payments/simulator/trade-moves.ts'
import type { CaseScene } from './callback-case.ts'

/** Notices of WeChat Pay, right and wrong ones, from the parts that the simulator makes them of. */

type Body = ReturnType<typeof noticeBody>
type Resource = Body['resource']

export interface NoticeChanges {
  /** Changes the text before it is encrypted. */
  content?: (text: string) => string
  event_type?: string
  original_type?: 'transaction' | 'refund'
  resource?: (resource: Resource) => Resource
  /** Changes the text of the body before it is signed. */
  body?: (text: string) => string | Buffer
  signer?: Signer
  signedAt?: Date
}

/** A notice with some of its parts changed, and then signed as it should be. */
export function wechatNotice(scene: CaseScene, changes: NoticeChanges = {}): RawNotice {
  const { keys, at, trade, payment } = scene
  const { event_type = 'TRANSACTION.SUCCESS', original_type = 'transaction' } = changes
  const content = (changes.content ?? String)(JSON.stringify(transactionOf(keys, trade, payment)))
  const body = noticeBody(keys, { id: newNumber(), event_type, original_type, content, at })
  const resource = (changes.resource ?? ((same) => same))(body.resource)
  const text = (changes.body ?? String)(JSON.stringify({ ...body, resource }))
  const signer = changes.signer ?? signerOf(keys, 'public_key')
  return signedMessage(signer, Buffer.from(text), changes.signedAt ?? at)
}

/** Another amount, written in this way, that was paid whole. */
export const withTotal = (total: string) => (text: string) =>
  text.replace(/"(payer_)?total":\d+/g, (member) => member.replace(/\d+/, total))
export const withText = (from: string, to: string) => (text: string) => text.replace(from, to)

/** The ciphertext with other bytes. */
export const withCipher =
  (change: (bytes: Buffer) => Buffer) =>
  (resource: Resource): Resource => ({
    ...resource,
    ciphertext: change(Buffer.from(resource.ciphertext, 'base64')).toString('base64'),
  })

/** A notice whose headers are changed after signing; undefined takes one away. */
export const withHeaders = (notice: RawNotice, headers: Record<string, string | undefined>): RawNotice => ({
  ...notice,
  headers: { ...notice.headers, ...headers },
})
