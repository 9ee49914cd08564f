import { formatDate, parseDateTime } from '@fangshi/contract/time'

/** For how long withdrawals and new cards wait after a change of a password, the phone or a card, in ms (rules §1). */
const pauseMs = 24 * 60 * 60 * 1000

/** Until when something that changed at this instant makes withdrawals wait; null when it does no longer. */
export function pausedUntil(changedAt: Date | null, now: Date): Date | null {
  const until = new Date((changedAt?.getTime() ?? 0) + pauseMs)
  return changedAt && now < until ? until : null
}

/** When the platform's day of an instant began. */
export const startOfDay = (at: Date): Date => parseDateTime(`${formatDate(at)} 00:00:00`) as Date

/** What is left of a limit. */
export const leftOf = (limit: number, used: number): number => Math.max(0, limit - used)
