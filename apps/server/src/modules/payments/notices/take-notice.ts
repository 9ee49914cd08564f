import { providerDevices } from '@fangshi/contract/payments'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { providerOf } from '../provider-of.ts'
import type { Notice, NoticeReading, NoticeRefusal, Provider, RawNotice } from '../providers/provider.ts'
import { receivePayment } from '../received/receive-payment.ts'
import type { Sender } from '../received/received.db.ts'
import { askAboutRefund, refundStatus } from '../refunds/refunds.db.ts'
import { settleRefund } from '../refunds/settle-refund.ts'
import { keepNotice } from './notices.db.ts'

/** Headers that show where a notice came from, or what it was signed with. */
const keptHeaders = /^(wechatpay-|content-type$|user-agent$)/

const storedNotice = ({ body, headers }: RawNotice): RawNotice => ({
  body,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => keptHeaders.test(name))),
})

/** Reads a notice; one that is signed with a key we do not know is read again once the keys were fetched. */
async function read(provider: Provider, raw: RawNotice, ctx: Context): Promise<NoticeReading> {
  const reading = provider.readNotice(raw, ctx.now())
  const isUnknown = 'refusal' in reading && reading.refusal === 'SERIAL_UNKNOWN'
  if (!isUnknown || !(await provider.refreshKeys().catch(() => false))) return reading
  return provider.readNotice(raw, ctx.now())
}

/**
 * A refund that ended. Often the answer to our request or query has said so before. Alipay tells the sum of all refunds of a
 * trade, so that the timer asks at once what became of this one. One that we did not ask for, or of another amount, was made
 * at the provider by hand; its bill of the day shows it.
 */
async function countRefund(tx: Tx, ctx: Context, notice: Notice & { kind: 'refund' }): Promise<void> {
  const { refund_no, refund_cents } = notice
  if (refund_cents === null) return askAboutRefund(tx, refund_no, ctx.now())
  const outcome = notice.state === 'succeeded' ? 'paid' : 'refused'
  if (await settleRefund(tx, ctx, { refund_no, amount_cents: refund_cents }, outcome)) return
  const status = await refundStatus(tx, refund_no)
  if (status !== outcome) ctx.log.warn({ refund_no, status, outcome }, 'a notice of a refund does not agree with ours')
}

/**
 * Counts what a verified notice says, once, in the transaction that keeps the notice with its bytes (rules §6). A second
 * one with its number changes nothing.
 */
export async function countNotice(tx: Tx, ctx: Context, from: Sender, { notice, raw }: ReadNotice): Promise<void> {
  const { notice_id, kind } = notice
  if (!(await keepNotice(tx, { ...from, notice_id, kind, raw: storedNotice(raw), at: ctx.now() }))) return
  if (notice.kind === 'refund') await countRefund(tx, ctx, notice)
  if (notice.kind !== 'payment') return
  const outcome = await receivePayment(tx, ctx, from, notice.payment)
  if (outcome === 'suspense') ctx.log.warn({ ...from, notice_id }, 'a payment matches no open bill and goes back')
}

/** A notice that was verified, with what it was read from. */
export interface ReadNotice {
  notice: Notice
  raw: RawNotice
}

/**
 * Verifies a notice before anything is written. `UNKNOWN_DEVICE` says that the shop has no keys to read it with; the
 * other refusals are the provider's `NoticeRefusal`.
 */
export async function readNotice(
  ctx: Context,
  from: Sender,
  raw: RawNotice,
): Promise<ReadNotice | { refusal: NoticeRefusal | 'UNKNOWN_DEVICE' }> {
  const isOfChannel = (providerDevices[from.channel] as readonly string[]).includes(from.device)
  const provider = isOfChannel && (await providerOf(ctx, from.channel, from.device, { isClosing: true }))
  if (!provider) return { refusal: 'UNKNOWN_DEVICE' }
  const reading = await read(provider, raw, ctx)
  if ('notice' in reading) return { notice: reading.notice, raw }
  ctx.log.warn({ ...from, refusal: reading.refusal }, 'a payment notice was refused')
  return reading
}
