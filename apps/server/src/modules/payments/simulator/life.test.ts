import { beforeEach, expect, test } from 'vitest'
import { shopAtSimulator, type ShopAtSimulator } from '../../../../test/payments/payment-simulator.ts'
import type { AlipayDevice, ClientStep, Provider, WechatDevice } from '../providers/provider.ts'

let shop: ShopAtSimulator
beforeEach(async () => {
  shop = await shopAtSimulator()
})

const wechatDevices: readonly WechatDevice[] = ['wap', 'mp', 'mini', 'app', 'scan']
const alipayDevices: readonly AlipayDevice[] = ['wap', 'web', 'app', 'scan', 'mini']
const cases = [
  ...wechatDevices.map((device) => ['wechat', device] as const),
  ...alipayDevices.map((device) => ['alipay', device] as const),
]
const providerOf = (name: 'wechat' | 'alipay', device: string): Provider =>
  name === 'wechat' ? shop.wechat(device as WechatDevice) : shop.alipay(device as AlipayDevice)

const kindOf = (prepared: ClientStep): string => Object.keys(prepared)[0] ?? ''
const kinds: Readonly<Record<string, string>> = {
  'wechat wap': 'h5_url',
  'wechat scan': 'code_url',
  'alipay wap': 'form',
  'alipay web': 'form',
  'alipay scan': 'code_url',
}

test.each(cases)('%s %s: prepared, paid, told, refunded in two parts', async (name, device) => {
  const provider = providerOf(name, device)
  const order = shop.order(1000)
  const prepared = await provider.prepare(order)
  expect(kindOf(prepared)).toBe(kinds[`${name} ${device}`] ?? 'params')
  const code = await shop.open(prepared)
  await shop.simulator.act(code, 'pay')

  const [raw] = await shop.notices()
  const reading = provider.readNotice(raw!, shop.now())
  expect(reading).toMatchObject({
    notice: { kind: 'payment', payment: { attempt_no: order.attempt_no, amount_cents: 1000, paid_at: shop.now() } },
  })
  const trade = await provider.query(order.attempt_no)
  expect(trade).toMatchObject({ state: 'paid', payment: { amount_cents: 1000, payer_cents: 1000 } })
  if (!('payment' in trade)) throw new Error('not paid')
  expect(reading).toMatchObject({ notice: { payment: { trade_no: trade.payment.trade_no } } })
  expect(await provider.close(order.attempt_no)).toBe('paid')

  const refund = (refund_no: string, refund_cents: number) => ({
    attempt_no: order.attempt_no,
    trade_no: trade.payment.trade_no,
    refund_no,
    refund_cents,
    total_cents: 1000,
    reason: '不想要了',
  })
  expect(await provider.refund(refund('refund-1', 300))).toMatchObject({ state: 'succeeded', refund_cents: 300 })
  const [notice] = await shop.notices()
  expect(provider.readNotice(notice!, shop.now())).toMatchObject({
    notice: { kind: 'refund', refund_no: 'refund-1', attempt_no: order.attempt_no, state: 'succeeded' },
  })
  // The same number again pays nothing; the same number with another amount is refused.
  expect(await provider.refund(refund('refund-1', 300))).toMatchObject({ state: 'succeeded', refund_cents: 300 })
  await expect(provider.refund(refund('refund-1', 299))).rejects.toMatchObject({ name: 'ProviderError' })
  await expect(provider.refund(refund('refund-2', 701))).rejects.toMatchObject({ fault: 'REFUND_REFUSED' })
  await provider.refund(refund('refund-2', 700))
  expect(await provider.queryRefund(refund('refund-2', 700))).toMatchObject({ state: 'succeeded', refund_cents: 700 })
  expect(await provider.queryRefund(refund('refund-3', 1))).toEqual({ state: 'not_found' })
  expect(await provider.query(order.attempt_no)).toMatchObject({ state: 'refunded' })
  expect(await shop.simulator.ledger()).toMatchObject([{ paid_cents: 1000, refunded_cents: 1000 }])
})

test.each(['wechat', 'alipay'] as const)('%s: closed before it was paid, it can no longer be paid', async (name) => {
  const provider = providerOf(name, 'scan')
  const order = shop.order()
  const code = await shop.open(await provider.prepare(order))
  await shop.simulator.act(code, 'fail')
  expect(await provider.query(order.attempt_no)).toEqual({ state: 'unpaid' })
  expect(await provider.close(order.attempt_no)).toBe('closed')
  expect(await provider.close(order.attempt_no)).toBe('closed')
  expect(await provider.query(order.attempt_no)).toEqual({ state: 'closed' })
  await expect(shop.simulator.act(code, 'pay')).rejects.toThrow('CLOSED')
  await expect(provider.prepare(order)).rejects.toMatchObject({ fault: 'TRADE_CLOSED' })
})

test('an expired WeChat order still reads unpaid until it is closed; Alipay closes and tells', async () => {
  const [wechat, alipay] = [shop.wechat(), shop.alipay()]
  const orders = [shop.order(), shop.order()] as const
  const codes = [await shop.open(await wechat.prepare(orders[0])), await shop.open(await alipay.prepare(orders[1]))]
  for (const code of codes) await shop.simulator.act(code, 'expire')
  expect(await wechat.query(orders[0].attempt_no)).toEqual({ state: 'unpaid' })
  await expect(shop.simulator.act(codes[0]!, 'pay')).rejects.toThrow('EXPIRED')
  const [raw, ...others] = await shop.notices()
  expect(others).toEqual([])
  expect(alipay.readNotice(raw!, shop.now())).toEqual({
    notice: { kind: 'trade', notice_id: expect.any(String), attempt_no: orders[1].attempt_no, state: 'closed' },
  })
})

test('a number that nobody knows', async () => {
  for (const provider of [shop.wechat(), shop.alipay()]) {
    expect(await provider.query('20261122-none')).toEqual({ state: 'not_found' })
    expect(await provider.close('20261122-none')).toBe('not_found')
  }
})

test('Alipay does not know a QR code that nobody has opened', async () => {
  const order = shop.order()
  await shop.alipay().prepare(order)
  expect(await shop.alipay().close(order.attempt_no)).toBe('not_found')
})

test('the same order is prepared again, another one under its number is refused', async () => {
  for (const provider of [shop.wechat(), shop.alipay()]) {
    const order = shop.order()
    const first = await provider.prepare(order)
    expect(await provider.prepare(order)).toEqual(first)
    await expect(provider.prepare({ ...order, amount_cents: 1 })).rejects.toMatchObject({ fault: 'NUMBER_USED' })
    await shop.simulator.act(await shop.open(first), 'pay')
    await expect(provider.prepare(order)).rejects.toMatchObject({ fault: 'ALREADY_PAID' })
  }
})

test('paid twice: two trade numbers, each given back by its own', async () => {
  for (const provider of [shop.wechat(), shop.alipay()]) {
    const order = shop.order(500)
    await shop.simulator.act(await shop.open(await provider.prepare(order)), 'pay_twice')
    const readings = (await shop.notices()).map((raw) => provider.readNotice(raw, shop.now()))
    const numbers = readings.map((reading) =>
      'notice' in reading && reading.notice.kind === 'payment' ? reading.notice.payment.trade_no : '',
    )
    expect(new Set(numbers).size).toBe(2)
    const [, second = ''] = numbers
    const refund = { attempt_no: order.attempt_no, trade_no: second, refund_no: `back-${second}`, reason: '重复支付' }
    await provider.refund({ ...refund, refund_cents: 500, total_cents: 500 })
    await expect(
      provider.refund({ ...refund, refund_no: `again-${second}`, refund_cents: 1, total_cents: 500 }),
    ).rejects.toMatchObject({ fault: 'REFUND_REFUSED' })
    await shop.notices()
  }
  expect(await shop.simulator.ledger()).toMatchObject([
    { paid_cents: 1000, refunded_cents: 500 },
    { paid_cents: 1000, refunded_cents: 500 },
  ])
})

test('another amount is told as it was paid', async () => {
  for (const provider of [shop.wechat(), shop.alipay()]) {
    const code = await shop.open(await provider.prepare(shop.order(1000)))
    await shop.simulator.act(code, 'pay_other_amount', 999)
    const [raw] = await shop.notices()
    expect(provider.readNotice(raw!, shop.now())).toMatchObject({ notice: { payment: { amount_cents: 999 } } })
  }
})
