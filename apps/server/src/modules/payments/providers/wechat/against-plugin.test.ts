import { createPublicKey, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'
import { simulatorKeys } from '../../../../../test/payments/payment-simulator.ts'
import { simulatedWechat } from '../../simulator/configs.ts'
import type { SimulatorKeys } from '../../simulator/keys.ts'
import { readKey } from '../../simulator/read-key.ts'
import { checkAuthorization } from '../../simulator/wechat/request-refusal.ts'
import { signedMessage, signerOf } from '../../simulator/wechat/signer.ts'
import { authorization } from './authorization.ts'
import { readWechatKeys, type WechatKeys } from './wechat-keys.ts'
import { decryptResource, encryptResource, resourceAlgorithm } from './resource.ts'
import { signatureRefusal } from './signature-refusal.ts'

/** An implementation by others: what ours signs holds in theirs, and the other way round. */

/** Of requests and of messages, so 1,000 each way. */
const runs = 500
const at = new Date('2026-11-22T12:00:00Z')
const seconds = String(at.getTime() / 1000)

let keys: SimulatorKeys
let ours: WechatKeys
beforeAll(async () => {
  keys = await simulatorKeys()
  ours = readWechatKeys(simulatedWechat(keys, 'scan', ''))
})

const texts = fc.string({ unit: 'grapheme', maxLength: 200 })
const bodies = fc.sample(texts, { numRuns: runs, seed: 11 })
const requests = fc.sample(
  fc.record({
    method: fc.constantFrom('GET' as const, 'POST' as const),
    path: fc.webPath().map((path) => `/v3${path}?mchid=1900000001`),
    body: fc.json(),
  }),
  { numRuns: runs, seed: 12 },
)
const form = /mchid="(.+)",nonce_str="(.+)",timestamp="(.+)",serial_no="(.+)",signature="(.+)"/

test('requests of ours verify in theirs', () => {
  const { certificate, serial } = keys.wechat.merchant
  const publicKey = createPublicKey(certificate)
  const account = { mch_id: keys.wechat.mch_id, serial_no: serial }
  for (const { method, path, body } of requests) {
    const header = authorization(account, ours.privateKey, { method, path, body }, at)
    const [, , nonce = '', timestamp = '', , signature = ''] = form.exec(header) ?? []
    const message = Formatter.request(method, path, timestamp, nonce, body)
    expect(Rsa.verify(message, signature, publicKey)).toBe(true)
  }
})

test('requests of theirs pass our simulator', () => {
  const { serial } = keys.wechat.merchant
  for (const { method, path, body } of requests) {
    const nonce = Formatter.nonce()
    const signature = Rsa.sign(Formatter.request(method, path, seconds, nonce, body), ours.privateKey)
    const header = Formatter.authorization(keys.wechat.mch_id, nonce, signature, seconds, serial)
    const headers = { authorization: header, 'user-agent': 'plugin' }
    const request = { method, url: '', headers, body: Buffer.from(body) }
    expect(() => checkAuthorization(keys, request, path, at.getTime())).not.toThrow()
  }
})

test('messages of our simulator verify in theirs', () => {
  const signer = signerOf(keys, 'public_key')
  const publicKey = createPublicKey(keys.wechat.public_key.public_key)
  for (const body of bodies) {
    const { headers } = signedMessage(signer, Buffer.from(body), at)
    const [timestamp, nonce, signature] = ['timestamp', 'nonce', 'signature'].map((name) =>
      String(headers[`wechatpay-${name}`]),
    ) as [string, string, string]
    const message = Formatter.response(timestamp, nonce, body)
    expect(Rsa.verify(message, signature, publicKey)).toBe(true)
  }
})

test('messages of theirs verify in ours', () => {
  const { id } = keys.wechat.public_key
  const privateKey = readKey(keys.wechat.public_key.private_key)
  for (const body of bodies) {
    const nonce = Formatter.nonce()
    const headers = {
      'wechatpay-timestamp': seconds,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': id,
      'wechatpay-signature': Rsa.sign(Formatter.response(seconds, nonce, body), privateKey),
    }
    expect(signatureRefusal({ headers, body: Buffer.from(body) }, ours.platform, at)).toBeNull()
  }
})

test('resources each way', () => {
  const aad = ['', 'transaction', 'certificate']
  for (const [index, body] of bodies.entries()) {
    const text = `{${body}}`
    const associated_data = aad[index % aad.length] ?? ''
    const nonce = randomBytes(6).toString('hex')
    const resource = encryptResource(ours.apiKey, text, nonce, associated_data)
    expect(Aes.AesGcm.decrypt(resource.ciphertext, keys.wechat.key, nonce, associated_data)).toBe(text)
    const ciphertext = Aes.AesGcm.encrypt(text, keys.wechat.key, nonce, associated_data)
    const theirs = { algorithm: resourceAlgorithm, ciphertext, nonce, associated_data }
    expect(decryptResource(ours.apiKey, theirs)?.toString()).toBe(text)
  }
})
