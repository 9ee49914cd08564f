import { beforeEach, expect, test } from 'vitest'
import { shopAtSimulator, type ShopAtSimulator } from '../../../../test/payments/payment-simulator.ts'
import { alipayProvider } from '../providers/alipay/alipay.ts'
import type { Provider, WechatConfig } from '../providers/provider.ts'
import type { ProviderAnswer, Transport } from '../providers/transport.ts'
import { wechatProvider } from '../providers/wechat/wechat.ts'
import { simulatedAlipay, simulatedWechat } from './configs.ts'
import { refundNoticeOf, wechatNotice } from './wechat/notice.ts'
import { signerOf } from './wechat/signer.ts'

let shop: ShopAtSimulator
beforeEach(async () => {
  shop = await shopAtSimulator()
})

const wechatWith = (send: Transport, changes: Partial<WechatConfig> = {}): Provider =>
  wechatProvider(
    { ...simulatedWechat(shop.keys, 'scan', 'https://shop.example/x'), ...changes },
    { send, now: shop.now },
  )
const providerWith = (name: 'wechat' | 'alipay', send: Transport): Provider =>
  name === 'wechat'
    ? wechatWith(send)
    : alipayProvider(simulatedAlipay(shop.keys, 'scan', 'https://shop.example/x'), { send, now: shop.now })

async function paidTrade(provider: Provider): Promise<{ attempt_no: string; trade_no: string; code: string }> {
  const order = shop.order(1000)
  const code = await shop.open(await provider.prepare(order))
  const { payments } = await shop.simulator.act(code, 'pay')
  return { attempt_no: order.attempt_no, trade_no: payments[0]?.trade_no ?? '', code }
}

/** The signed answer that a call gets. */
async function answerTo(
  name: 'wechat' | 'alipay',
  call: (provider: Provider) => Promise<unknown>,
): Promise<ProviderAnswer> {
  let last: ProviderAnswer | undefined
  await call(providerWith(name, async (request) => (last = await shop.simulator.send(request))))
  if (!last) throw new Error('nothing was asked')
  return last
}

test.each(['wechat', 'alipay'] as const)('%s: the signed answer about another trade is none', async (name) => {
  const provider = providerWith(name, shop.simulator.send)
  const [first, second] = [await paidTrade(provider), await paidTrade(provider)]
  const answer = await answerTo(name, (one) => one.query(first.attempt_no))
  const confused = providerWith(name, async () => answer)
  expect(await confused.query(first.attempt_no)).toMatchObject({ state: 'paid' })
  await expect(confused.query(second.attempt_no)).rejects.toMatchObject({ fault: 'ANSWER_UNREADABLE' })
})

test.each(['wechat', 'alipay'] as const)('%s: the signed answer about another refund is none', async (name) => {
  const provider = providerWith(name, shop.simulator.send)
  const trade = await paidTrade(provider)
  const [first, second] = ['refund-1', 'refund-2'].map((refund_no) => ({ ...trade, refund_no })) as [
    typeof trade & { refund_no: string },
    typeof trade & { refund_no: string },
  ]
  await provider.refund({ ...first, refund_cents: 100, total_cents: 1000, reason: '退款' })
  const answer = await answerTo(name, (one) => one.queryRefund(first))
  const confused = providerWith(name, async () => answer)
  expect(await confused.queryRefund(first)).toMatchObject({ state: 'succeeded' })
  await expect(confused.queryRefund(second)).rejects.toMatchObject({ fault: 'ANSWER_UNREADABLE' })
})

test.each([{ appid: 'wx2' }, { mch_id: '1900000002' }])('an answer to others than %j is none', async (changes) => {
  const { attempt_no } = await paidTrade(shop.wechat())
  const answer = await answerTo('wechat', (one) => one.query(attempt_no))
  const other = wechatWith(async () => answer, changes)
  await expect(other.query(attempt_no)).rejects.toMatchObject({ fault: 'ANSWER_UNREADABLE' })
})

test('a list of certificates that is not signed brings no keys', async () => {
  shop.simulator.controls.serials = 'certificate'
  for (const fault of ['unsigned', 'forged', 'stale'] as const) {
    shop.simulator.controls.answers = fault
    expect(await shop.wechat().refreshKeys()).toBe(false)
  }
})

test('notices of refunds: another merchant, other money, and an event that the state denies', async () => {
  const wechat = shop.wechat()
  const { code, ...trade } = await paidTrade(wechat)
  await wechat.refund({ ...trade, refund_no: 'refund-1', refund_cents: 100, total_cents: 1000, reason: '退款' })
  const kept = await shop.simulator.find(code)
  const notice = refundNoticeOf(shop.keys, kept!, kept!.refunds[0]!)
  const read = (changes: object, event_type = 'REFUND.SUCCESS') => {
    const content = JSON.stringify({ ...notice, ...changes })
    const parts = { id: 'notice-1', event_type, original_type: 'refund', content, at: shop.now() } as const
    return wechat.readNotice(wechatNotice(shop.keys, signerOf(shop.keys, 'public_key'), parts), shop.now())
  }
  expect(read({})).toMatchObject({ notice: { kind: 'refund', refund_cents: 100 } })
  expect(read({ mchid: '1900000002' })).toEqual({ refusal: 'MERCHANT_WRONG' })
  expect(read({}, 'REFUND.CLOSED')).toEqual({ refusal: 'STATE_WRONG' })
  expect(read({ amount: { refund: 100, currency: 'USD' } })).toEqual({ refusal: 'CURRENCY_WRONG' })
})
