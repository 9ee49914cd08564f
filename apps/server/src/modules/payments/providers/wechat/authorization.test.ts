import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { rsaVerifies } from '../rsa.ts'
import { authorization } from './authorization.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const account = { mch_id: '1900000001', serial_no: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1' }
const at = new Date('2026-11-22T12:00:00Z')
const form =
  /^WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="(\w{32})",timestamp="1795348800",serial_no="5157\w+",signature="([^"]+)"$/

test('method, path with query, time, nonce and body are signed, each on a line', () => {
  const request = { method: 'GET', path: '/v3/pay/x?mchid=1900000001', body: '' }
  const [, nonce, signature] = form.exec(authorization(account, privateKey, request, at)) ?? []
  const signed = `GET\n/v3/pay/x?mchid=1900000001\n1795348800\n${nonce}\n\n`
  expect(rsaVerifies(publicKey, signed, String(signature))).toBe(true)
})

test('no two requests have the same nonce', () => {
  const request = { method: 'POST', path: '/', body: '{}' }
  const [first, second] = [0, 1].map(() => form.exec(authorization(account, privateKey, request, at))?.[1])
  expect(first).not.toBe(second)
})
