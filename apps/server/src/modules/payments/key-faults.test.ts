import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { certificate } from './simulator/certificate.ts'
import { simulatorKeys } from '../../../test/payments/payment-simulator.ts'
import { simulatedAlipay, simulatedWechat } from './simulator/configs.ts'
import { alipayFaults, wechatFaults, type KeySite } from './key-faults.ts'

const now = new Date('2026-11-20T00:00:00Z')
const days = (count: number): Date => new Date(now.getTime() + count * 24 * 60 * 60_000)
const local: KeySite = { now, isProduction: false, publicUrl: 'http://127.0.0.1:8080' }
const shop: KeySite = { now, isProduction: true, publicUrl: 'https://shop.example' }

const rsa = (bits: number) => {
  const keys = generateKeyPairSync('rsa', { modulusLength: bits })
  return { ...keys, pem: String(keys.privateKey.export({ type: 'pkcs8', format: 'pem' })) }
}
const ours = rsa(2048)
const theirs = rsa(2048)
const publicPem = String(theirs.publicKey.export({ type: 'spki', format: 'pem' }))
const valid = { subject: 'test', from: days(-1), to: days(30) }
const expired = { subject: 'test', from: days(-30), to: days(-1) }
const platform = certificate(theirs, valid)

const wechat = {
  appid: 'wx1',
  secret: 's',
  mch_id: '1900000001',
  key: 'k'.repeat(32),
  serial_no: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  private_key: ours.pem,
  platform_id: 'PUB_KEY_ID_0119000000012024',
  platform_key: publicPem,
  notify_url: '',
}
const alipay = {
  appid: '2021000000000001',
  seller_id: '2088000000000001',
  private_key: ours.pem,
  app_cert: certificate(ours, valid).pem,
  alipay_cert: certificate(theirs, valid).pem,
  root_cert: certificate(theirs, valid).pem,
  notify_url: '',
}

test('a WeChat channel that is right has no faults, with public key or platform certificate', () => {
  expect(wechatFaults(wechat, 'mp', shop)).toEqual([])
  const byCertificate = { ...wechat, platform_key: platform.pem, platform_id: platform.serial.toLowerCase() }
  expect(wechatFaults(byCertificate, 'scan', shop)).toEqual([])
})

test('every fault of a WeChat channel is found at once', () => {
  const empty = wechatFaults({}, 'mini', local)
  expect(empty).toEqual([
    'APPID_MISSING',
    'APP_SECRET_MISSING',
    'MCH_ID_MISSING',
    'API_KEY_WRONG',
    'SERIAL_NO_WRONG',
    'PRIVATE_KEY_UNREADABLE',
    'PLATFORM_KEY_UNREADABLE',
  ])
  const of = (changed: Partial<typeof wechat>, site = local) => wechatFaults({ ...wechat, ...changed }, 'wap', site)
  expect(of({ secret: '' })).toEqual([])
  expect(of({ key: '钥'.repeat(32) })).toEqual(['API_KEY_WRONG'])
  expect(of({ private_key: rsa(1024).pem })).toEqual(['PRIVATE_KEY_WEAK'])
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
  expect(of({ private_key: String(ec) })).toEqual(['PRIVATE_KEY_WEAK'])
  expect(of({ platform_key: ours.pem })).toEqual(['PLATFORM_KEY_UNREADABLE'])
  expect(of({ platform_id: 'ABC' })).toEqual(['PLATFORM_ID_WRONG'])
  const old = certificate(theirs, expired)
  expect(of({ platform_key: old.pem, platform_id: 'ABC' })).toEqual(['PLATFORM_ID_WRONG', 'PLATFORM_CERT_EXPIRED'])
})

test('providers reach the shop over public https in production', () => {
  const of = (notify_url: string, site: KeySite) => wechatFaults({ ...wechat, notify_url }, 'wap', site)
  expect(of('http://127.0.0.1/x', local)).toEqual([])
  expect(of('https://shop.example/notify', shop)).toEqual([])
  expect(of('/notify', shop)).toEqual([])
  for (const url of ['http://shop.example/x', 'https://localhost/x', 'https://10.0.0.8/x', 'https://[::1]/x'])
    expect(of(url, shop)).toEqual(['NOTIFY_URL_NOT_PUBLIC'])
  expect(of('', { ...shop, publicUrl: 'http://shop.example' })).toEqual(['NOTIFY_URL_NOT_PUBLIC'])
  expect(of('https://shop.example/x?a=1', shop)).toEqual(['NOTIFY_URL_HAS_QUERY'])
})

test('an Alipay channel: certificates that read, hold and fit', () => {
  const of = (changed: Partial<typeof alipay>) => alipayFaults({ ...alipay, ...changed }, shop)
  expect(of({})).toEqual([])
  expect(of({ seller_id: '2021000000000001' })).toEqual(['SELLER_ID_WRONG'])
  expect(alipayFaults({}, local)).toEqual([
    'APPID_MISSING',
    'SELLER_ID_WRONG',
    'PRIVATE_KEY_UNREADABLE',
    'APP_CERT_UNREADABLE',
    'ALIPAY_CERT_UNREADABLE',
    'ROOT_CERT_UNREADABLE',
  ])
  expect(of({ app_cert: certificate(theirs, valid).pem })).toEqual(['APP_CERT_FOREIGN'])
  expect(of({ app_cert: certificate(ours, expired).pem })).toEqual(['APP_CERT_EXPIRED'])
  expect(of({ alipay_cert: certificate(theirs, { subject: 'test', from: days(1), to: days(2) }).pem })).toEqual([
    'ALIPAY_CERT_EXPIRED',
  ])
  const oldRoot = certificate(theirs, expired).pem
  expect(of({ root_cert: oldRoot })).toEqual(['ROOT_CERT_EXPIRED'])
  const odd = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'
  expect(of({ root_cert: odd + oldRoot + alipay.root_cert })).toEqual([])
})

test('production refuses the keys of the simulator, the demo takes them', async () => {
  const keys = await simulatorKeys()
  const values = (config: object) => ({ ...config, notify_url: '' }) as Record<string, string>
  const ofWechat = values(simulatedWechat(keys, 'scan', ''))
  const { certificate: platform_key, serial: platform_id } = keys.wechat.platform
  const ofAlipay = values(simulatedAlipay(keys, 'scan', ''))
  expect(wechatFaults(ofWechat, 'scan', shop)).toEqual(['SIMULATOR_KEYS'])
  expect(wechatFaults({ ...ofWechat, platform_key, platform_id }, 'scan', shop)).toEqual(['SIMULATOR_KEYS'])
  expect(alipayFaults(ofAlipay, shop)).toEqual(['SIMULATOR_KEYS'])
  expect(alipayFaults({ ...alipay, alipay_cert: ofAlipay.alipay_cert ?? '' }, shop)).toEqual(['SIMULATOR_KEYS'])
  expect([...wechatFaults(ofWechat, 'scan', local), ...alipayFaults(ofAlipay, local)]).toEqual([])
})
