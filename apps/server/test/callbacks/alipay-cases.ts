import { generateKeyPairSync } from 'node:crypto'
import { formatMoney } from '@fangshi/contract/money'
import type { NoticeRefusal } from '../../src/modules/payments/providers/provider.ts'
import { alipayNotice, fieldsOf } from './alipay-notices.ts'
import type { CallbackCase, CaseScene } from './callback-case.ts'

type Changes = NonNullable<Parameters<typeof alipayNotice>[1]>

const refused = (
  group: CallbackCase['group'],
  name: string,
  reads: NoticeRefusal,
  changes: Changes | ((scene: CaseScene) => Changes),
): CallbackCase => ({
  group,
  name,
  reads,
  books: 'nothing',
  make: (scene) => alipayNotice(scene, typeof changes === 'function' ? changes(scene) : changes),
})

const foreignKey = (): string =>
  String(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }))
const replaced = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

const good: CallbackCase[] = ['wap', 'web', 'app', 'scan', 'mini'].map((device) => ({
  group: 'good',
  name: device,
  reads: 'payment',
  books: 'credit',
  make: (scene) => alipayNotice({ ...scene, trade: { ...scene.trade, device } }),
}))

const forged: CallbackCase[] = [
  refused('forged', 'no signature', 'SIGNATURE_MISSING', { form: replaced(/&sign=[^&]*/, '') }),
  refused('forged', 'an empty signature', 'SIGNATURE_MISSING', { sign: () => '' }),
  refused('forged', 'a random signature', 'SIGNATURE_WRONG', { sign: () => Buffer.alloc(256, 7).toString('base64') }),
  refused('forged', 'signed with any other key', 'SIGNATURE_WRONG', () => ({ private_key: foreignKey() })),
  refused('forged', 'signed with the app’s key', 'SIGNATURE_WRONG', ({ keys }) => ({
    private_key: keys.alipay.app.private_key,
  })),
  refused('forged', 'the signature of another notice', 'SIGNATURE_WRONG', {
    form: replaced(/notify_id=\d+/, 'notify_id=1'),
  }),
  refused('forged', 'a truncated signature', 'SIGNATURE_WRONG', { sign: (signature) => signature.slice(0, -8) }),
  refused('forged', 'the values of two fields exchanged', 'SIGNATURE_WRONG', (scene) => {
    const { out_trade_no = '', trade_no = '' } = fieldsOf(scene)
    return {
      form: (text) =>
        text
          .replace(`out_trade_no=${out_trade_no}`, `out_trade_no=${trade_no}`)
          .replace(`&trade_no=${trade_no}`, `&trade_no=${out_trade_no}`),
    }
  }),
]

const algorithm: CallbackCase[] = [
  refused('algorithm', 'SHA-1, and honest about it', 'ALGORITHM_WRONG', { digest: 'sha1', sign_type: 'RSA' }),
  refused('algorithm', 'MD5', 'ALGORITHM_WRONG', { sign_type: 'MD5' }),
  refused('algorithm', 'an empty sign_type', 'ALGORITHM_WRONG', { sign_type: '' }),
  refused('algorithm', 'no sign_type', 'ALGORITHM_WRONG', { form: replaced('&sign_type=RSA2', '') }),
  refused('algorithm', '__proto__ as sign_type', 'ALGORITHM_WRONG', { sign_type: '__proto__' }),
  refused('algorithm', 'a list of sign_types', 'CONTENT_WRONG', { form: (text) => `${text}&sign_type=RSA` }),
]

const suspense = (name: string, fields: (scene: CaseScene) => Changes['fields']): CallbackCase => ({
  group: 'content',
  name,
  reads: 'payment',
  books: 'suspense',
  make: (scene) => alipayNotice(scene, { fields: fields(scene) ?? {} }),
})
const wrongAmounts = ['0.00', '-100.00', '1e2', '100', '100.0', '99999999999999.00']

const content: CallbackCase[] = [
  ...[1, -1].map((more) =>
    suspense(`an amount of ${more} fen more`, ({ trade }) => ({
      total_amount: formatMoney(trade.amount_cents + more),
    })),
  ),
  ...wrongAmounts.map((total_amount) =>
    refused('content', `an amount of ${total_amount}`, 'CONTENT_WRONG', { fields: { total_amount } }),
  ),
  refused('content', 'dollars', 'CURRENCY_WRONG', { fields: { trans_currency: 'USD' } }),
  refused('content', 'another app', 'APP_WRONG', { fields: { app_id: '2021000000000002' } }),
  refused('content', 'another seller', 'MERCHANT_WRONG', { fields: { seller_id: '2088000000000009' } }),
  suspense('an unknown order', () => ({ out_trade_no: '19990101000000000000' })),
  suspense('the number of somebody’s top-up', () => ({ out_trade_no: 'topup-20261122000001' })),
  {
    ...refused('content', 'a trade that waits for its buyer', 'STATE_WRONG', {
      fields: { trade_status: 'WAIT_BUYER_PAY' },
    }),
    reads: 'trade',
  },
  {
    ...refused('content', 'a closed trade', 'STATE_WRONG', { fields: { trade_status: 'TRADE_CLOSED' } }),
    reads: 'trade',
  },
  refused('content', 'a status that nobody knows', 'CONTENT_WRONG', { fields: { trade_status: 'TRADE_PAID' } }),
  {
    ...refused('content', 'a partial refund, which still says paid', 'STATE_WRONG', {
      fields: { refund_fee: '1.00', out_biz_no: 'refund-1', gmt_refund: '2026-11-22 12:00:00.320' },
    }),
    reads: 'refund',
  },
  refused('content', 'paid at no time', 'CONTENT_WRONG', { fields: { gmt_payment: '' } }),
]

const canonical: CallbackCase[] = [
  refused('canonical', 'another field inside a value', 'CONTENT_WRONG', {
    fields: { subject: 'tea&total_amount=0.01' },
  }),
  refused('canonical', 'a signed value sent as two fields', 'CONTENT_WRONG', {
    fields: { body: 'tea&total_amount=0.01' },
    form: replaced('body=tea%26total_amount%3D0.01', 'body=tea&total_amount=0.01'),
  }),
  refused('canonical', 'a field twice', 'CONTENT_WRONG', { form: (text) => `${text}&version=1.0` }),
  refused('canonical', 'a field twice, with another value', 'CONTENT_WRONG', {
    form: (text) => `total_amount=0.01&${text}`,
  }),
  refused('canonical', 'a list', 'CONTENT_WRONG', { form: replaced('&total_amount=', '&total_amount[]=') }),
  refused('canonical', 'encoded twice', 'SIGNATURE_WRONG', { form: replaced(/%(?=[0-9A-F])/g, '%25') }),
  refused('canonical', 'a plus that is meant as a plus', 'SIGNATURE_WRONG', {
    fields: { body: 'a+b' },
    form: replaced('body=a%2Bb', 'body=a+b'),
  }),
  refused('canonical', 'a bare space', 'CONTENT_WRONG', {
    fields: { body: 'a b' },
    form: replaced('body=a%20b', 'body=a b'),
  }),
  refused('canonical', 'a NUL in a value', 'CONTENT_WRONG', { fields: { body: 'a\0b' } }),
  refused('canonical', 'a mark in front of the form', 'CONTENT_WRONG', { form: (text) => `\uFEFF${text}` }),
  refused('canonical', 'GBK in a value', 'CONTENT_WRONG', { form: replaced(/subject=[^&]*/, 'subject=%B8%B6') }),
  refused('canonical', 'GBK as its charset', 'CONTENT_WRONG', { fields: { charset: 'GBK' } }),
  refused('canonical', 'a name with capitals', 'CONTENT_WRONG', {
    form: replaced('&total_amount=', '&Total_amount='),
  }),
  refused('canonical', 'a percent sign that encodes nothing', 'CONTENT_WRONG', {
    form: replaced('subject=', 'subject=%zz'),
  }),
]

/** The 51 callbacks of Alipay whose reading needs no database (payments §2.5). */
export const alipayCases: readonly CallbackCase[] = [...good, ...forged, ...algorithm, ...content, ...canonical]
