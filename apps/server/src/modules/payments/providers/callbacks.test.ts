import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alipayCases } from '../../../../test/callbacks/alipay-cases.ts'
import { sceneOf, type CallbackCase, type CaseScene } from '../../../../test/callbacks/callback-case.ts'
import { wechatCases } from '../../../../test/callbacks/wechat-cases.ts'
import { shopAtSimulator, type ShopAtSimulator } from '../../../../test/payments/payment-simulator.ts'
import { simulatedWechat } from '../simulator/configs.ts'
import type { Notice, NoticeReading, Provider, RawNotice } from './provider.ts'
import { wechatProvider } from './wechat/wechat.ts'

const sixYearsMs = 6 * 365 * 24 * 60 * 60_000
const order = { device: 'scan', out_trade_no: '20261122000000000001', amount_cents: 10_000 }

const sceneAt = (shop: ShopAtSimulator, provider: 'wechat' | 'alipay'): CaseScene =>
  sceneOf(shop.keys, { provider, ...order }, shop.now())

async function wechatFor(shop: ShopAtSimulator, setUp: CallbackCase['setUp']): Promise<Provider> {
  const provider = shop.wechat('scan', { byCertificate: setUp === 'certificate' })
  if (setUp === 'refreshed') await provider.refreshKeys()
  return provider
}

const outcomeOf = (reading: NoticeReading): string => ('refusal' in reading ? reading.refusal : reading.notice.kind)

/** What a notice says about money, when it is a payment. */
const paymentIn = (reading: NoticeReading): Extract<Notice, { kind: 'payment' }>['payment'] | null =>
  'notice' in reading && reading.notice.kind === 'payment' ? reading.notice.payment : null

function expectCase({ reads, books }: CallbackCase, reading: NoticeReading, scene: CaseScene): void {
  expect(outcomeOf(reading)).toBe(reads)
  const payment = paymentIn(reading)
  const isOurs =
    payment?.attempt_no === scene.trade.out_trade_no &&
    payment.amount_cents === scene.trade.amount_cents &&
    payment.trade_no === scene.payment.trade_no
  expect(isOurs).toBe(books === 'credit')
}

const counts = (cases: readonly CallbackCase[]): Record<string, number> => {
  const groups = Map.groupBy(cases, ({ group }) => group)
  return Object.fromEntries([...groups].map(([group, own]) => [group, own.length]))
}

test('there are as many cases of each group as the matrix has', () => {
  expect(counts(wechatCases)).toEqual({
    good: 5,
    forged: 14,
    algorithm: 10,
    replay: 4,
    serial: 5,
    content: 16,
    canonical: 3,
  })
  expect(counts(alipayCases)).toEqual({ good: 5, forged: 8, algorithm: 6, content: 18, canonical: 14 })
})

describe('WeChat Pay', () => {
  test.each(wechatCases.map((one) => [one.group, one.name, one] as const))('%s: %s', async (_group, _name, one) => {
    const shop = await shopAtSimulator()
    if (one.setUp === 'short_key') {
      const config = { ...simulatedWechat(shop.keys, 'scan', ''), key: 'k'.repeat(31) }
      expect(() => wechatProvider(config, { send: shop.simulator.send, now: shop.now })).toThrow('ACCOUNT_REFUSED')
      return
    }
    const provider = await wechatFor(shop, one.setUp)
    const scene = sceneAt(shop, 'wechat')
    expectCase(one, provider.readNotice(one.make(scene), shop.now()), scene)
  })
})

test('a certificate that has expired verifies nothing', async () => {
  const shop = await shopAtSimulator()
  const byCertificate = wechatCases.find(({ setUp, reads }) => setUp === 'certificate' && reads === 'payment')
  const provider = shop.wechat('scan', { byCertificate: true })
  const read = () => provider.readNotice(byCertificate!.make(sceneAt(shop, 'wechat')), shop.now())
  expect(read()).toMatchObject({ notice: { kind: 'payment' } })
  shop.pass(sixYearsMs)
  expect(read()).toEqual({ refusal: 'SERIAL_UNKNOWN' })
})

describe('Alipay', () => {
  test.each(alipayCases.map((one) => [one.group, one.name, one] as const))('%s: %s', async (_group, _name, one) => {
    const shop = await shopAtSimulator()
    const scene = sceneAt(shop, 'alipay')
    expectCase(one, shop.alipay().readNotice(one.make(scene), shop.now()), scene)
  })
})

describe('any bytes', () => {
  test.each(['wechat', 'alipay'] as const)('%s: a flipped bit tells of no other payment', async (name) => {
    const shop = await shopAtSimulator()
    const provider = name === 'wechat' ? shop.wechat() : shop.alipay()
    const scene = sceneAt(shop, name)
    const raw = (name === 'wechat' ? wechatCases : alipayCases)[0]!.make(scene)
    const expected = paymentIn(provider.readNotice(raw, shop.now()))
    expect(expected).not.toBeNull()
    const bits = fc.nat({ max: raw.body.length * 8 - 1 })
    const property = fc.property(bits, (bit) => {
      const body = Buffer.from(raw.body)
      body[bit >> 3] = (body[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const payment = paymentIn(provider.readNotice({ ...raw, body }, shop.now()))
      if (payment) expect(payment).toEqual(expected)
    })
    fc.assert(property, { numRuns: 500 })
  })

  test.each(['wechat', 'alipay'] as const)('%s: nothing makes it throw, nothing random counts', async (name) => {
    const shop = await shopAtSimulator()
    const provider = name === 'wechat' ? shop.wechat() : shop.alipay()
    const headers = fc.dictionary(
      fc.constantFrom('timestamp', 'nonce', 'signature', 'serial', 'signature-type').map((key) => `wechatpay-${key}`),
      fc.oneof(fc.string(), fc.constant('1795320000'), fc.array(fc.string())),
    )
    const form = fc.array(fc.tuple(fc.constantFrom('sign', 'sign_type', 'a', '__proto__'), fc.string()))
    const body = fc.oneof(
      fc.uint8Array(),
      form.map((fields) =>
        Buffer.from(fields.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`).join('&')),
      ),
    )
    const property = fc.property(headers, body, (some, bytes) => {
      const raw: RawNotice = { headers: some, body: bytes }
      expect(provider.readNotice(raw, shop.now())).toHaveProperty('refusal')
    })
    fc.assert(property, { numRuns: 500 })
  })
})
