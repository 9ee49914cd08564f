import { mayMove, type Moves } from '../../kernel/moves.ts'

/** The life of a payment attempt (rules §6), and when its provider is asked about it. */

export const attemptStatuses = ['open', 'succeeded', 'closed'] as const
export type AttemptStatus = (typeof attemptStatuses)[number]
/** `payment`: the provider has taken the money. `end`: it can no longer be paid, or nobody needs it any more. */
type Actor = 'payment' | 'end'

export const attemptMoves = {
  /** Also a closed one: a payment in time may be reported late, and its bill may still be open. */
  succeed: { from: ['open', 'closed'], to: 'succeeded', by: ['payment'] },
  close: { from: ['open'], to: 'closed', by: ['end'] },
} as const satisfies Moves<AttemptStatus, Actor>

export const mayMoveAttempt = (move: keyof typeof attemptMoves, status: AttemptStatus, actor: Actor): boolean =>
  mayMove<AttemptStatus, Actor, keyof typeof attemptMoves>(attemptMoves, move, status, actor)

const secondMs = 1000
const minuteMs = 60 * secondMs
const dayMs = 24 * 60 * minuteMs
/** How long after an attempt began its provider is asked about it. */
const queriesAfterMs = [15 * secondMs, minuteMs, 5 * minuteMs, 15 * minuteMs, 30 * minuteMs]

/** What the schedule depends on. */
interface ScheduledAttempt {
  created_at: Date
  /** When the provider stops taking the payment. */
  expires_at: Date
}

/** When the provider is asked next, after this instant: by the schedule, when the attempt expires, else a day later. */
export function nextQuery({ created_at, expires_at }: ScheduledAttempt, now: Date): Date {
  const times = [...queriesAfterMs.map((after) => created_at.getTime() + after), expires_at.getTime()]
  const coming = times.filter((time) => time > now.getTime())
  return new Date(Math.min(now.getTime() + dayMs, ...coming))
}

/** When it is asked again after an answer that said nothing. */
export const queryAgain = (now: Date): Date => new Date(now.getTime() + minuteMs)

/** Providers want a minute to be paid in, at least (payments §2.1). */
export const isTooLate = (expires_at: Date, now: Date): boolean => expires_at.getTime() - now.getTime() < minuteMs
