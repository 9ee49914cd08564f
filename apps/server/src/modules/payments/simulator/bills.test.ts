import { beforeEach, expect, test } from 'vitest'
import { shopAtSimulator, type ShopAtSimulator } from '../../../../test/payments/payment-simulator.ts'
import type { Transport } from '../providers/transport.ts'

let shop: ShopAtSimulator
beforeEach(async () => {
  shop = await shopAtSimulator()
})
const dayMs = 24 * 60 * 60_000

test('the bill of a day has its payments and refunds', async () => {
  for (const provider of [shop.wechat(), shop.alipay()]) {
    const [paid, other] = [shop.order(10_000), shop.order(50)]
    await provider.prepare(other)
    await shop.simulator.act(await shop.open(await provider.prepare(paid)), 'pay')
    const trade = await provider.query(paid.attempt_no)
    const trade_no = 'payment' in trade ? trade.payment.trade_no : ''
    const refund = { attempt_no: paid.attempt_no, trade_no, refund_no: `back-${trade_no}` }
    await provider.refund({ ...refund, refund_cents: 2500, total_cents: 10_000, reason: '退款' })
    const at = shop.now()
    expect(await provider.dailyBill('2026-11-22')).toEqual([
      {
        kind: 'payment',
        attempt_no: paid.attempt_no,
        trade_no,
        refund_no: '',
        amount_cents: 10_000,
        fee_cents: 60,
        at,
      },
      { kind: 'refund', ...refund, amount_cents: 2500, fee_cents: -15, at },
    ])
  }
})

test('a day without trade has no lines, once its bill is due', async () => {
  for (const provider of [shop.alipay(), shop.wechat()])
    await expect(provider.dailyBill('2026-11-22')).rejects.toMatchObject({ fault: 'BILL_NOT_READY' })
  shop.pass(2 * dayMs)
  expect(await shop.alipay().dailyBill('2026-11-22')).toEqual([])
  expect(await shop.wechat().dailyBill('2026-11-22')).toEqual([])
})

test('a bill of WeChat Pay with another hash than announced is forged', async () => {
  const send: Transport = async (request) => {
    const answer = await shop.simulator.send(request)
    if (!request.url.includes('/billdownload/')) return answer
    return { ...answer, body: Buffer.from(answer.body.toString().replace('12.34', '12.35')) }
  }
  const wechat = shop.wechat('scan', { send })
  await shop.simulator.act(await shop.open(await wechat.prepare(shop.order(1234))), 'pay')
  await expect(wechat.dailyBill('2026-11-22')).rejects.toMatchObject({ fault: 'ANSWER_FORGED' })
})
