import { X509Certificate } from 'node:crypto'
import { AlipaySdk } from 'alipay-sdk'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { simulatorKeys } from '../../../../../test/payments/payment-simulator.ts'
import { readCertificates } from '../../read-pem.ts'
import { readRequest } from '../../simulator/alipay/read-request.ts'
import { alipayNotice, signedAnswer } from '../../simulator/alipay/signed-answer.ts'
import { simulatedAlipay } from '../../simulator/configs.ts'
import type { SimulatorKeys } from '../../simulator/keys.ts'
import { rsaVerifies } from '../rsa.ts'
import { readAlipayKeys, type AlipayKeys } from './alipay-keys.ts'
import { memberTexts } from './answer-text.ts'
import { certSn, rootCertSn } from './cert-sn.ts'
import { readNoticeForm } from './notice-form.ts'
import { signedFields } from './request.ts'

/** Alipay's own library: what ours signs holds in it, and the other way round. */

/** Of requests, and of notices and answers: 1,000 each way. */
const runs = 500
const at = new Date('2026-11-22T12:00:00Z')

let keys: SimulatorKeys
let ours: AlipayKeys
let theirs: AlipaySdk
beforeAll(async () => {
  keys = await simulatorKeys()
  const config = simulatedAlipay(keys, 'scan', '')
  ours = readAlipayKeys(config)
  theirs = sdkOf(config.app_cert, config.alipay_cert)
})

const sdkOf = (appCertContent: string, alipayPublicCertContent: string): AlipaySdk =>
  new AlipaySdk({
    appId: keys.alipay.appid,
    keyType: 'PKCS8',
    privateKey: keys.alipay.app.private_key,
    appCertContent,
    alipayPublicCertContent,
    alipayRootCertContent: keys.alipay.root.certificate,
  })

const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
const contents = fc.sample(fc.record({ subject: letters, body: letters, out_trade_no: fc.uuid() }), {
  numRuns: runs,
  seed: 21,
})

test('requests of ours verify in theirs', () => {
  // Their library checks notices alone; with the app's certificate as Alipay's it checks our requests the same way.
  const other = sdkOf(keys.alipay.app.certificate, keys.alipay.app.certificate)
  for (const biz_content of contents) {
    const request = { method: 'alipay.trade.query', notify_url: 'https://shop.example/x', biz_content }
    expect(other.checkNotifySignV2({ ...signedFields({ appid: keys.alipay.appid }, ours, request, at) })).toBe(true)
  }
})

test('requests of theirs pass our simulator', () => {
  for (const bizContent of contents) {
    const options = { bizContentAutoSnakeCase: false }
    const text = theirs.sdkExecute('alipay.trade.app.pay', { bizContent, notifyUrl: 'https://shop.example/x' }, options)
    const call = readRequest(keys, Object.fromEntries(new URLSearchParams(text)))
    expect(call).toMatchObject({ method: 'alipay.trade.app.pay', content: bizContent })
  }
})

test('notices of our simulator verify in theirs, and read the same', () => {
  for (const { subject, body, out_trade_no } of contents) {
    const fields = {
      subject: subject.replace(/[&\p{Cc}\uFEFF]/gu, '.'),
      body: body.length.toString(),
      out_trade_no,
    }
    const notice = alipayNotice(keys, fields)
    const form = Object.fromEntries(new URLSearchParams(Buffer.from(notice.body).toString()))
    expect(theirs.checkNotifySignV2(form)).toBe(true)
    expect(readNoticeForm(notice.body)).toEqual(form)
  }
})

test('answers of our simulator verify in theirs and in ours, over the same text', () => {
  for (const content of contents) {
    const text = signedAnswer(keys, 'alipay.trade.query', content, true)
    const members = memberTexts(text)
    const sign = (JSON.parse(text) as { sign: string }).sign
    expect(() => theirs.checkResponseSign(text, 'alipay_trade_query_response', sign, '')).not.toThrow()
    expect(members?.get('alipay_trade_query_response')).toBe(JSON.stringify(content))
    expect(rsaVerifies(ours.alipayKey, members?.get('alipay_trade_query_response') ?? '', sign)).toBe(true)
    expect(() =>
      theirs.checkResponseSign(text.replace(content.out_trade_no, 'x'), 'alipay_trade_query_response', sign, ''),
    ).toThrow()
  }
})

/** A certificate with a name of several parts, and one that is not signed with RSA. */
const rsaPem = `-----BEGIN CERTIFICATE-----
MIICmjCCAgOgAwIBAgIQChssPU5fYHGCk6S1xtfo+TANBgkqhkiG9w0BAQsFADBg
MQswCQYDVQQGEwJDTjEWMBQGA1UECgwNRmFuZ3NoaSwgTHRkLjEgMB4GA1UECwwX
Q2VydGlmaWNhdGlvbiBBdXRob3JpdHkxFzAVBgNVBAMMDuWdiuW4giBUZXN0IFIx
MCAXDTI2MTEyMjIyMjMyNloYDzIxMjYxMDI5MjIyMzI2WjBgMQswCQYDVQQGEwJD
TjEWMBQGA1UECgwNRmFuZ3NoaSwgTHRkLjEgMB4GA1UECwwXQ2VydGlmaWNhdGlv
biBBdXRob3JpdHkxFzAVBgNVBAMMDuWdiuW4giBUZXN0IFIxMIGfMA0GCSqGSIb3
DQEBAQUAA4GNADCBiQKBgQCmP920hcjtc3FaS96R0sSe2w2dzr5Lw74Mxe98sfyv
XOFoP2Rxr8Wg2VmdtO71toggjOZ/T5QrU1jI+HfPJR6glbcwz2djQNTv0+2hBqsW
SEGOAalgEIu501GISK9ObE0Gbn2PukA59phixvZoGAw/pWSCXCPGRtTQnbfPzcDJ
XQIDAQABo1MwUTAdBgNVHQ4EFgQUl/7jyVZ8ZxtFTQJhnxx8zxEA5K0wHwYDVR0j
BBgwFoAUl/7jyVZ8ZxtFTQJhnxx8zxEA5K0wDwYDVR0TAQH/BAUwAwEB/zANBgkq
hkiG9w0BAQsFAAOBgQCgBeoFwCmhQ7utxYjZIZSUY+wLuHFv/2EFkglYI4jif8t2
JiUgzervfWu4P3Jv5IQI3yOvxM3RzROEBchQ03NG2NUk4WQ8h7E9+XKT1g0eFWbl
yQJ/hSp7gnZFDECFsOmsNcB+JpmROGOR2hT6foYKyRi8hObvZPXqwJc5MQDANw==
-----END CERTIFICATE-----`
const ecPem = `-----BEGIN CERTIFICATE-----
MIIBiDCCAS6gAwIBAgIBBzAKBggqhkjOPQQDAjAiMQswCQYDVQQGEwJDTjETMBEG
A1UEAwwKRmFuZ3NoaSBFQzAgFw0yNjExMjIyMjIzMjZaGA8yMTI2MTAyOTIyMjMy
NlowIjELMAkGA1UEBhMCQ04xEzARBgNVBAMMCkZhbmdzaGkgRUMwWTATBgcqhkjO
PQIBBggqhkjOPQMBBwNCAATcuW7gXVAoyQZDLpUSYEKv1QNoGJCLE3jvJW9j15j9
uPyfNgDZpEieZt8N1YxlzqvBNGwrQ1goLgdqoYIzIAWto1MwUTAdBgNVHQ4EFgQU
wLnei+IKsIhn9SuBqyWUHJYUyscwHwYDVR0jBBgwFoAUwLnei+IKsIhn9SuBqyWU
HJYUyscwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiB3lPIzfhqq
+UG+7mQiqKXj0cdSwKB5iq54eRrEUAWJZAIhAM8Bzqy/kkonuiAtCYvwd5TVaCPi
PRQ6YgnLAEajOzsa
-----END CERTIFICATE-----`

test('certificates have the SN that their library works out', () => {
  expect(certSn(new X509Certificate(rsaPem))).toBe('14da96acc3db59ac52a67e24edfffec9')
  const bundle = rsaPem + '\n' + ecPem + '\n' + keys.alipay.root.certificate
  const { appCertSn, alipayRootCertSn } = new AlipaySdk({
    appId: '1',
    keyType: 'PKCS8',
    privateKey: keys.alipay.app.private_key,
    appCertContent: rsaPem,
    alipayPublicCertContent: keys.alipay.platform.certificate,
    alipayRootCertContent: bundle,
  }).config
  expect(appCertSn).toBe(certSn(new X509Certificate(rsaPem)))
  expect(rootCertSn(readCertificates(bundle))).toBe(alipayRootCertSn)
  expect(alipayRootCertSn).toMatch(/^[0-9a-f]{32}_[0-9a-f]{32}$/)
})
