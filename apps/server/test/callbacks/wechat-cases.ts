import { generateKeyPairSync } from 'node:crypto'
import { signerOf } from '../../src/modules/payments/simulator/wechat/signer.ts'
import type { NoticeRefusal, RawNotice } from '../../src/modules/payments/providers/provider.ts'
import type { CallbackCase, CaseScene } from './callback-case.ts'
import { wechatNotice, withCipher, withHeaders, withText, withTotal, type NoticeChanges } from './wechat-notices.ts'

const refused = (
  group: CallbackCase['group'],
  name: string,
  reads: NoticeRefusal,
  make: CallbackCase['make'],
  setUp?: CallbackCase['setUp'],
): CallbackCase => ({ group, name, reads, books: 'nothing', make, ...(setUp ? { setUp } : {}) })

const changed =
  (changes: NoticeChanges) =>
  (scene: CaseScene): RawNotice =>
    wechatNotice(scene, changes)

const foreignKey = (): string =>
  String(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }))
const later = ({ at }: CaseScene, seconds: number): Date => new Date(at.getTime() + seconds * 1000)
const header = (name: string) => `wechatpay-${name}`

const good: CallbackCase[] = ['wap', 'mp', 'mini', 'app', 'scan'].map((device) => ({
  group: 'good',
  name: device,
  reads: 'payment',
  books: 'credit',
  make: (scene) => wechatNotice({ ...scene, trade: { ...scene.trade, device } }),
}))

const forged: CallbackCase[] = [
  refused('forged', 'no signature at all', 'SIGNATURE_MISSING', (scene) => ({
    ...wechatNotice(scene),
    headers: {},
  })),
  refused('forged', 'a random signature', 'SIGNATURE_WRONG', (scene) =>
    withHeaders(wechatNotice(scene), { [header('signature')]: Buffer.alloc(256, 7).toString('base64') }),
  ),
  refused('forged', 'signed with any other key', 'SIGNATURE_WRONG', (scene) =>
    wechatNotice(scene, { signer: { serial: scene.keys.wechat.public_key.id, private_key: foreignKey() } }),
  ),
  refused('forged', 'signed with the merchant’s key', 'SIGNATURE_WRONG', (scene) => {
    const { public_key, merchant } = scene.keys.wechat
    return wechatNotice(scene, { signer: { serial: public_key.id, private_key: merchant.private_key } })
  }),
  refused('forged', 'the signature of another body', 'SIGNATURE_WRONG', (scene) => ({
    headers: wechatNotice(scene).headers,
    body: wechatNotice(scene).body,
  })),
  refused('forged', 'a truncated signature', 'SIGNATURE_WRONG', (scene) => {
    const notice = wechatNotice(scene)
    return withHeaders(notice, { [header('signature')]: String(notice.headers[header('signature')]).slice(0, -8) })
  }),
  refused('forged', 'a truncated body', 'SIGNATURE_WRONG', (scene) => {
    const { headers, body } = wechatNotice(scene)
    return { headers, body: body.subarray(0, -1) }
  }),
  refused('forged', 'a body written anew, with the same meaning', 'SIGNATURE_WRONG', (scene) => {
    const { headers, body } = wechatNotice(scene)
    return { headers, body: Buffer.from(JSON.stringify(JSON.parse(Buffer.from(body).toString()), null, 1)) }
  }),
  ...['timestamp', 'nonce', 'signature', 'serial'].map((name) =>
    refused('forged', `without its ${name}`, 'SIGNATURE_MISSING', (scene) =>
      withHeaders(wechatNotice(scene), { [header(name)]: undefined }),
    ),
  ),
  refused('forged', 'the nonce of another notice', 'SIGNATURE_WRONG', (scene) =>
    withHeaders(wechatNotice(scene), { [header('nonce')]: 'F'.repeat(32) }),
  ),
  refused('forged', 'another time than was signed', 'SIGNATURE_WRONG', (scene) =>
    withHeaders(wechatNotice(scene), { [header('timestamp')]: String(later(scene, 1).getTime() / 1000) }),
  ),
]

const flipped = (index: number) => (bytes: Buffer) => {
  const at = index < 0 ? bytes.length + index : index
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}
const cutTag = (length: number) => withCipher((bytes) => bytes.subarray(0, bytes.length - 16 + length))

const algorithm: CallbackCase[] = [
  ...['WECHATPAY2-SHA1-RSA2048', ''].map((type) =>
    refused('algorithm', `signature type “${type}”`, 'ALGORITHM_WRONG', (scene) =>
      withHeaders(wechatNotice(scene), { [header('signature-type')]: type }),
    ),
  ),
  refused(
    'algorithm',
    'another cipher',
    'ALGORITHM_WRONG',
    changed({ resource: (resource) => ({ ...resource, algorithm: 'AEAD_AES_128_GCM' }) }),
  ),
  refused(
    'algorithm',
    'other associated data',
    'CIPHERTEXT_WRONG',
    changed({ resource: (resource) => ({ ...resource, associated_data: 'refund' }) }),
  ),
  refused(
    'algorithm',
    'another nonce of the cipher',
    'CIPHERTEXT_WRONG',
    changed({ resource: (resource) => ({ ...resource, nonce: '000000000000' }) }),
  ),
  refused('algorithm', 'another tag', 'CIPHERTEXT_WRONG', changed({ resource: withCipher(flipped(-1)) })),
  ...[4, 8, 12].map((length) =>
    refused('algorithm', `a tag of ${length} bytes`, 'CIPHERTEXT_WRONG', changed({ resource: cutTag(length) })),
  ),
  refused('algorithm', 'an API key of 31 bytes', 'CIPHERTEXT_WRONG', changed({}), 'short_key'),
]

const replay: CallbackCase[] = [
  ...[-301, -300, 301].map((seconds) =>
    refused('replay', `${seconds} seconds from now`, 'TIME_WRONG', (scene) =>
      wechatNotice(scene, { signedAt: later(scene, seconds) }),
    ),
  ),
  {
    group: 'replay',
    name: '299 seconds old',
    reads: 'payment',
    books: 'credit',
    make: (scene) => wechatNotice(scene, { signedAt: later(scene, -299) }),
  },
]

const byCertificate = (scene: CaseScene) => wechatNotice(scene, { signer: signerOf(scene.keys, 'certificate') })

const verified = (name: string, make: CallbackCase['make'], setUp?: CallbackCase['setUp']): CallbackCase => ({
  group: 'serial',
  name,
  reads: 'payment',
  books: 'credit',
  make,
  ...(setUp ? { setUp } : {}),
})

const serial: CallbackCase[] = [
  refused('serial', 'unknown', 'SERIAL_UNKNOWN', (scene) =>
    wechatNotice(scene, { signer: signerOf(scene.keys, 'unknown') }),
  ),
  verified('the certificate of the settings', byCertificate, 'certificate'),
  verified('a new certificate beside the public key, once it was fetched', byCertificate, 'refreshed'),
  verified('the public key', wechatNotice),
  refused('serial', 'a probe', 'SIGNATURE_WRONG', (scene) => {
    const notice = wechatNotice(scene)
    const signature = `WECHATPAY/SIGNTEST/${String(notice.headers[header('signature')])}`
    return withHeaders(notice, { [header('signature')]: signature, [header('serial')]: 'FFFFFFFFFFFFFFFF' })
  }),
]

const suspense = (name: string, make: CallbackCase['make']): CallbackCase => ({
  group: 'content',
  name,
  reads: 'payment',
  books: 'suspense',
  make,
})
const wrongAmounts = ['0', '-100', '1e2', '"100"', '100.0', '99999999999999999999']

const content: CallbackCase[] = [
  ...[1, -1].map((more) =>
    suspense(`an amount of ${more} fen more`, (scene) =>
      wechatNotice(scene, { content: withTotal(String(scene.trade.amount_cents + more)) }),
    ),
  ),
  ...wrongAmounts.map((total) =>
    refused('content', `an amount of ${total}`, 'CONTENT_WRONG', changed({ content: withTotal(total) })),
  ),
  refused(
    'content',
    'dollars',
    'CURRENCY_WRONG',
    changed({ content: withText('"currency":"CNY"', '"currency":"USD"') }),
  ),
  refused('content', 'another merchant', 'MERCHANT_WRONG', changed({ content: withText('1900000001', '1900000002') })),
  refused('content', 'another app', 'APP_WRONG', changed({ content: withText('wx0000000000000001', 'wx2') })),
  suspense('an unknown order', (scene) =>
    wechatNotice(scene, { content: withText(scene.trade.out_trade_no, '19990101000000000000') }),
  ),
  suspense('the number of somebody’s top-up', (scene) =>
    wechatNotice(scene, { content: withText(scene.trade.out_trade_no, 'topup-20261122000001') }),
  ),
  refused('content', 'an unpaid trade', 'STATE_WRONG', changed({ content: withText('"SUCCESS"', '"NOTPAY"') })),
  refused('content', 'a payment as the event of a refund', 'STATE_WRONG', changed({ event_type: 'REFUND.SUCCESS' })),
  refused('content', 'a payment as a refund', 'CONTENT_WRONG', changed({ original_type: 'refund' })),
]

const canonical: CallbackCase[] = [
  refused(
    'canonical',
    'a key twice',
    'CONTENT_WRONG',
    changed({ content: withText('"total":', '"total":1,"total":') }),
  ),
  refused('canonical', 'a mark in front of the body', 'CONTENT_WRONG', changed({ body: (text) => `\uFEFF${text}` })),
  refused(
    'canonical',
    'bytes of GBK',
    'CONTENT_WRONG',
    changed({ body: (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xb8, 0xb6, 0x7d])]) }),
  ),
]

/** The 57 callbacks of WeChat Pay whose reading needs no database (payments §2.5). */
export const wechatCases: readonly CallbackCase[] = [
  ...good,
  ...forged,
  ...algorithm,
  ...replay,
  ...serial,
  ...content,
  ...canonical,
]
