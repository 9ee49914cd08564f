import type { ProviderRequest } from '../providers/transport.ts'
import type { RawNotice } from '../providers/provider.ts'
import { noticeFields } from './alipay/notice.ts'
import { alipayNotice } from './alipay/signed-answer.ts'
import type { SimulatedNotice, SimulatedTrade } from './store.ts'
import { refundNoticeOf, transactionOf, wechatNotice } from './wechat/notice.ts'
import { signerOf } from './wechat/signer.ts'
import type { World } from './world.ts'

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** How long after each try the next one comes, in ms (payments §2.1, §2.2). */
const pauses = {
  wechat: [
    15 * second,
    15 * second,
    30 * second,
    3 * minute,
    10 * minute,
    20 * minute,
    30 * minute,
    30 * minute,
    30 * minute,
    hour,
    3 * hour,
    3 * hour,
    3 * hour,
    6 * hour,
    6 * hour,
  ],
  alipay: [4 * minute, 10 * minute, 10 * minute, hour, 2 * hour, 6 * hour, 15 * hour],
} as const

/** When a notice comes again that was not acknowledged; null when it was the last time. */
export function nextTry({ provider }: SimulatedTrade, { tries }: SimulatedNotice, at: number): number | null {
  const pause = pauses[provider][tries]
  return pause === undefined ? null : at + pause
}

function wechatMessage(world: World, trade: SimulatedTrade, notice: SimulatedNotice): RawNotice {
  const { keys, controls } = world
  const signer = signerOf(keys, controls.serials, notice.tries)
  const shared = { id: notice.id, at: new Date(world.now()) }
  const refund = trade.refunds.find(({ refund_no }) => refund_no === notice.of)
  if (notice.event === 'refund' && refund) {
    const content = JSON.stringify(refundNoticeOf(keys, trade, refund))
    const event_type = `REFUND.${refund.outcome}`
    return wechatNotice(keys, signer, { ...shared, event_type, original_type: 'refund', content })
  }
  const payment = trade.payments.find(({ trade_no }) => trade_no === notice.of)
  if (!payment) throw new Error(`no payment ${notice.of}`)
  const content = JSON.stringify(transactionOf(keys, trade, payment))
  return wechatNotice(keys, signer, {
    ...shared,
    event_type: 'TRANSACTION.SUCCESS',
    original_type: 'transaction',
    content,
  })
}

/** A notice as it is sent at this moment. */
const messageOf = (world: World, trade: SimulatedTrade, notice: SimulatedNotice): RawNotice =>
  trade.provider === 'wechat'
    ? wechatMessage(world, trade, notice)
    : alipayNotice(world.keys, noticeFields(world.keys, trade, notice, world.now()))

/** A notice as a request to the shop. */
export const deliveryOf = (world: World, trade: SimulatedTrade, notice: SimulatedNotice): ProviderRequest => {
  const { headers, body } = messageOf(world, trade, notice)
  const bytes = Buffer.from(body)
  // A bit that falls over somewhere in the middle.
  if (world.controls.notices === 'corrupt') bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  const written = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return { method: 'POST', url: trade.notify_url, headers: Object.fromEntries(written), body: bytes }
}

/** Whether the shop has acknowledged a notice. */
export const isAcknowledged = ({ provider }: SimulatedTrade, status: number, body: Buffer): boolean =>
  provider === 'wechat' ? status === 200 || status === 204 : status === 200 && body.toString() === 'success'
