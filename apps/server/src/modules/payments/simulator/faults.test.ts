import { beforeEach, expect, test } from 'vitest'
import { shopAtSimulator, type ShopAtSimulator } from '../../../../test/payments/payment-simulator.ts'
import type { Transport } from '../providers/transport.ts'
import type { AnswerFault, NoticeFault } from './world.ts'

let shop: ShopAtSimulator
beforeEach(async () => {
  shop = await shopAtSimulator()
})

const expected: readonly [AnswerFault, wechat: string, alipay: string][] = [
  ['no_connection', 'NO_ANSWER', 'NO_ANSWER'],
  ['error_500', 'NO_ANSWER', 'NO_ANSWER'],
  ['lost', 'NO_ANSWER', 'NO_ANSWER'],
  ['unsigned', 'ANSWER_FORGED', 'ANSWER_FORGED'],
  ['forged', 'ANSWER_FORGED', 'ANSWER_FORGED'],
  ['stale', 'ANSWER_FORGED', 'ANSWER_FORGED'],
]
test.each(expected)('answers that are %s are not believed', async (fault, wechat, alipay) => {
  const orders = [shop.order(), shop.order()] as const
  await shop.wechat().prepare(orders[0])
  await shop.simulator.act(await shop.open(await shop.alipay().prepare(orders[1])), 'pay')
  shop.simulator.controls.answers = fault
  await expect(shop.wechat().query(orders[0].attempt_no)).rejects.toMatchObject({ fault: wechat })
  await expect(shop.alipay().query(orders[1].attempt_no)).rejects.toMatchObject({ fault: alipay })
})

test('a refund whose answer was lost is made once', async () => {
  for (const provider of [shop.wechat(), shop.alipay()]) {
    const order = shop.order(800)
    await shop.simulator.act(await shop.open(await provider.prepare(order)), 'pay')
    const trade = await provider.query(order.attempt_no)
    const trade_no = 'payment' in trade ? trade.payment.trade_no : ''
    const refund = { attempt_no: order.attempt_no, trade_no, refund_no: `r-${trade_no}`, reason: '退款' }
    const amounts = { refund_cents: 500, total_cents: 800 }
    shop.simulator.controls.answers = 'lost'
    await expect(provider.refund({ ...refund, ...amounts })).rejects.toMatchObject({ fault: 'NO_ANSWER' })
    shop.simulator.controls.answers = 'none'
    expect(await provider.refund({ ...refund, ...amounts })).toMatchObject({ state: 'succeeded', refund_cents: 500 })
  }
  expect(await shop.simulator.ledger()).toMatchObject([{ refunded_cents: 500 }, { refunded_cents: 500 }])
})

test('a refund that takes its time, and one that the account cannot take', async () => {
  const wechat = shop.wechat()
  const order = shop.order(800)
  await shop.simulator.act(await shop.open(await wechat.prepare(order)), 'pay')
  const trade = await wechat.query(order.attempt_no)
  const trade_no = 'payment' in trade ? trade.payment.trade_no : ''
  const refund = { attempt_no: order.attempt_no, trade_no, refund_cents: 100, total_cents: 800, reason: '退款' }
  shop.simulator.controls.refunds = { outcome: 'SUCCESS', afterMs: 5000 }
  expect(await wechat.refund({ ...refund, refund_no: 'slow-1' })).toEqual({ state: 'processing' })
  shop.pass(5000)
  expect(await wechat.queryRefund({ ...refund, refund_no: 'slow-1' })).toMatchObject({ state: 'succeeded' })
  shop.simulator.controls.refunds = { outcome: 'ABNORMAL', afterMs: 0 }
  expect(await wechat.refund({ ...refund, refund_no: 'odd-01' })).toEqual({ state: 'abnormal' })
  const readings = (await shop.notices()).map((raw) => wechat.readNotice(raw, shop.now()))
  expect(readings).toMatchObject([
    { notice: { kind: 'payment' } },
    { notice: { kind: 'refund', state: 'succeeded' } },
    { notice: { kind: 'refund', state: 'abnormal' } },
  ])
})

test('a refund at Alipay that moves no money at once is in work', async () => {
  const alipay = shop.alipay()
  const order = shop.order(800)
  await shop.simulator.act(await shop.open(await alipay.prepare(order)), 'pay')
  const trade = await alipay.query(order.attempt_no)
  const trade_no = 'payment' in trade ? trade.payment.trade_no : ''
  const refund = { attempt_no: order.attempt_no, trade_no, refund_no: 'slow-1', reason: '退款' }
  shop.simulator.controls.refunds = { outcome: 'SUCCESS', afterMs: 5000 }
  expect(await alipay.refund({ ...refund, refund_cents: 100, total_cents: 800 })).toEqual({ state: 'processing' })
  shop.pass(5000)
  expect(await alipay.queryRefund(refund)).toMatchObject({ state: 'succeeded', refund_cents: 100 })
})

test('nothing tells of a refund at Alipay that failed, and its number can be used again', async () => {
  const alipay = shop.alipay()
  const order = shop.order(800)
  await shop.simulator.act(await shop.open(await alipay.prepare(order)), 'pay')
  const trade = await alipay.query(order.attempt_no)
  const trade_no = 'payment' in trade ? trade.payment.trade_no : ''
  const refund = { attempt_no: order.attempt_no, trade_no, refund_no: 'failed-1', reason: '退款' }
  const ask = () => alipay.refund({ ...refund, refund_cents: 800, total_cents: 800 })
  await shop.notices()
  shop.simulator.controls.refunds = { outcome: 'ABNORMAL', afterMs: 0 }
  expect(await ask()).toEqual({ state: 'processing' })
  expect(await alipay.queryRefund(refund)).toEqual({ state: 'not_found' })
  expect(await shop.notices()).toEqual([])
  shop.simulator.controls.refunds = { outcome: 'SUCCESS', afterMs: 0 }
  expect(await ask()).toMatchObject({ state: 'succeeded' })
})

test('keys that are not known are fetched once a minute and no oftener', async () => {
  let fetched = 0
  const send: Transport = (request) => {
    if (request.url.endsWith('/v3/certificates')) fetched += 1
    return shop.simulator.send(request)
  }
  const order = shop.order()
  const wechat = shop.wechat('scan', { send })
  await wechat.prepare(order)
  shop.simulator.controls.serials = 'certificate'
  expect(await wechat.query(order.attempt_no)).toEqual({ state: 'unpaid' })
  expect(await wechat.query(order.attempt_no)).toEqual({ state: 'unpaid' })
  expect(fetched).toBe(1)
  shop.simulator.controls.serials = 'unknown'
  await expect(wechat.query(order.attempt_no)).rejects.toMatchObject({ fault: 'ANSWER_FORGED', code: 'SERIAL_UNKNOWN' })
  shop.pass(60_000)
  await expect(wechat.query(order.attempt_no)).rejects.toMatchObject({ fault: 'ANSWER_FORGED' })
  expect(fetched).toBe(2)
})

test('certificates of another API key are not taken', async () => {
  shop.simulator.controls.serials = 'certificate'
  const wechat = shop.wechat()
  const other = shop.keys.wechat.key
  shop.keys.wechat.key = 'x'.repeat(32)
  expect(await wechat.refreshKeys()).toBe(false)
  shop.keys.wechat.key = other
})

const deliveries: readonly [NoticeFault, sent: number][] = [
  ['none', 2],
  ['drop', 0],
  ['duplicate', 4],
  ['reorder', 2],
  ['corrupt', 2],
]
test.each(deliveries)('notices: %s', async (fault, sent) => {
  const wechat = shop.wechat()
  const order = shop.order()
  await shop.simulator.act(await shop.open(await wechat.prepare(order)), 'pay')
  const trade = await wechat.query(order.attempt_no)
  const trade_no = 'payment' in trade ? trade.payment.trade_no : ''
  const refund = { attempt_no: order.attempt_no, trade_no, refund_no: 'back-1', refund_cents: 1, total_cents: 1234 }
  shop.pass(1000)
  await wechat.refund({ ...refund, reason: '退款' })
  shop.simulator.controls.notices = fault
  const readings = (await shop.notices()).map((raw) => wechat.readNotice(raw, shop.now()))
  expect(readings).toHaveLength(sent)
  const kinds = readings.map((reading) => ('notice' in reading ? reading.notice.kind : 'refused'))
  if (fault === 'reorder') expect(kinds).toEqual(['refund', 'payment'])
  if (fault === 'corrupt') expect(kinds).toEqual(['refused', 'refused'])
  if (fault === 'none') expect(await shop.notices()).toEqual([])
})

test('a notice comes again in the provider’s time until it is acknowledged', async () => {
  await shop.simulator.act(await shop.open(await shop.wechat().prepare(shop.order())), 'pay')
  await shop.simulator.act(await shop.open(await shop.alipay().prepare(shop.order())), 'pay')
  const no = { status: 200, body: 'ok' }
  expect(await shop.notices({ status: 500, body: '' })).toHaveLength(2)
  shop.pass(15_000)
  expect(await shop.notices(no)).toHaveLength(1)
  shop.pass(240_000)
  // WeChat Pay has its acknowledgement; Alipay takes `success` alone.
  expect(await shop.notices(no)).toHaveLength(1)
  let tries = 2
  for (let minute = 0; minute < 30 * 60; minute++) {
    shop.pass(60_000)
    tries += (await shop.notices(no)).length
  }
  expect(tries).toBe(8)
})

test('a delayed notice comes later', async () => {
  await shop.simulator.act(await shop.open(await shop.wechat().prepare(shop.order())), 'pay')
  shop.simulator.controls.noticeDelayMs = 1000
  expect(await shop.notices()).toEqual([])
  shop.pass(1000)
  expect(await shop.notices()).toHaveLength(1)
})
