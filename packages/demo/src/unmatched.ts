import { dayMs, hourMs } from './calendar.ts'
import type { PlannedCheckout } from './demo-plan.ts'

type Case = Pick<PlannedCheckout, 'method' | 'unmatched'> & {
  /** It was paid, or cancelled, at least so long ago. */
  olderThan: number
}

/** The payments that fit no open bill, the newest first: that one is still on its way back. */
const cases: readonly Case[] = [
  { method: 'wechat', unmatched: 'paid_twice', olderThan: 9 * hourMs },
  { method: 'alipay', unmatched: 'paid_late', olderThan: 4 * dayMs },
  { method: 'alipay', unmatched: 'paid_twice', olderThan: 33 * dayMs },
]

/** The checkouts, of which some by other people than the demo's shopper were paid twice, or after they had been cancelled. */
export function withUnmatchedPayments(
  checkouts: readonly PlannedCheckout[],
  now: number,
  shopper: string,
): PlannedCheckout[] {
  const changed = new Map<string, PlannedCheckout>()
  for (const { olderThan, ...payment } of cases) {
    const found = checkouts.findLast((one) => {
      const at = payment.unmatched === 'paid_late' ? one.cancelled_at : one.paid_at
      return one.user !== shopper && at !== null && at.getTime() < now - olderThan
    })
    if (found) changed.set(found.key, { ...found, ...payment })
  }
  return checkouts.map((one) => changed.get(one.key) ?? one)
}
