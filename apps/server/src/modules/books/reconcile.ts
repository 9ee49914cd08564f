import type { ProviderChannel } from '@fangshi/contract/status'
import { formatDate, parseDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { Admin } from '../../kernel/http/who.ts'
import { receivePayment, type Payment } from '../payments/public.ts'
import type { BillLine } from './bill-line.ts'
import { mayDecide } from './difference.ts'
import { compareDay, endDifference, keepLines, lockDifference, noteRun, type DifferenceRow } from './reconcile.db.ts'

export interface DayInput {
  channel: ProviderChannel
  /** `YYYY-MM-DD` in China. */
  day: string
  lines: readonly BillLine[]
}

/** When a day began in China. Throws TIME_INVALID at its field for what is no day. */
const startOf = (day: string): Date => parseDateTime(`${day} 00:00:00`) ?? failFields({ day: 'TIME_INVALID' })

/** Throws BILL_NOT_READY for a day that is not over in China, since a day is compared once; TIME_INVALID at its field for no day. */
export function refuseUnfinished(day: string, now: Date): void {
  if (startOf(day) >= startOf(formatDate(now))) fail('BILL_NOT_READY')
}

/**
 * Compares a provider's bill of a day with our payments and refunds (rules §6): each difference becomes a row, and one that
 * is none any longer ends. Repeating it adds nothing. Nothing is booked.
 */
export async function reconcile(tx: Tx, ctx: Context, { channel, day, lines }: DayInput): Promise<number> {
  const at = ctx.now()
  await keepLines(tx, channel, day, lines, at)
  const id = await noteRun(tx, channel, day, at)
  await compareDay(tx, channel, day, startOf(day), at)
  return id
}

/** The same on demand, for the audit log. */
export async function reconcileOnDemand(tx: Tx, ctx: Context, _who: Admin, input: DayInput) {
  const { channel, day, lines } = input
  const target = await reconcile(tx, ctx, input)
  return { target, after: { channel, day, lines: lines.length } }
}

const forAudit = ({ status, note, trade_no }: DifferenceRow) => ({ status, trade_no, ...(note && { note }) })

/**
 * Counts a payment that is missing here, as the provider has confirmed it just now: like a notice, it pays the bill of its
 * attempt or goes back (rules §6). Throws NOT_FOUND, DIFFERENCE_DECIDED, PAYMENT_NOT_CONFIRMED.
 */
export async function countDifference(
  tx: Tx,
  ctx: Context,
  { admin_id }: Admin,
  { id, payment }: { id: number; payment: Payment | null },
) {
  const before = (await lockDifference(tx, id)) ?? fail('NOT_FOUND')
  if (!mayDecide('count', before)) fail('DIFFERENCE_DECIDED')
  if (payment?.trade_no !== before.trade_no) return fail('PAYMENT_NOT_CONFIRMED')
  await receivePayment(tx, ctx, before, payment)
  const after = await endDifference(tx, id, { status: 'counted', note: '', decider_id: admin_id, at: ctx.now() })
  return { target: id, before: forAudit(before), after: forAudit(after ?? fail('DIFFERENCE_DECIDED')) }
}

/** Closes a difference with a note; nothing is booked. Throws NOT_FOUND, DIFFERENCE_DECIDED. */
export async function closeDifference(
  tx: Tx,
  ctx: Context,
  { admin_id }: Admin,
  { id, note }: { id: number; note: string },
) {
  const before = (await lockDifference(tx, id)) ?? fail('NOT_FOUND')
  if (!mayDecide('close', before)) fail('DIFFERENCE_DECIDED')
  const after = await endDifference(tx, id, { status: 'closed', note, decider_id: admin_id, at: ctx.now() })
  return { target: id, before: forAudit(before), after: forAudit(after ?? fail('DIFFERENCE_DECIDED')) }
}
