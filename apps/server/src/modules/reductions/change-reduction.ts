import { isDeepStrictEqual } from 'node:util'
import type { LocalText } from '@fangshi/contract/locale'
import { activityState, type Activity } from '../../kernel/activities.ts'
import { fail, failFields } from '../../kernel/fail.ts'

/** What the form of a full reduction sets. Amounts in cents. */
export interface ReductionTerms extends Omit<Activity, 'stopped_at'> {
  name: LocalText
  money_cents: number
  use_money_cents: number
}

/** A stored full reduction. */
export type StoredReduction = ReductionTerms & Pick<Activity, 'stopped_at'>

/** Throws END_BEFORE_START, TIME_PAST and REDUCTION_TOO_HIGH at their fields. A draft may end in the past. */
export function checkTerms(terms: ReductionTerms, now: Date): void {
  if (terms.start_time >= terms.end_time) failFields({ end_time: 'END_BEFORE_START' })
  if (!terms.is_draft && terms.end_time <= now) failFields({ end_time: 'TIME_PAST' })
  if (terms.money_cents >= terms.use_money_cents) failFields({ money: 'REDUCTION_TOO_HIGH' })
}

/**
 * What people could already have relied on is not changed (rules §9). Throws ACTIVITY_MOVE_REFUSED for one that has ended or was
 * stopped, ACTIVITY_STARTED where more than the end of a running one changes, END_TOO_EARLY where that does not become later.
 */
export function checkChange(before: StoredReduction, after: ReductionTerms, now: Date): void {
  const state = activityState(before, now)
  if (state === 'ended' || state === 'stopped') fail('ACTIVITY_MOVE_REFUSED')
  if (state === 'running') {
    if (!isDeepStrictEqual({ ...after, end_time: before.end_time }, before)) fail('ACTIVITY_STARTED')
    if (after.end_time < before.end_time) failFields({ end_time: 'END_TOO_EARLY' })
  }
  checkTerms(after, now)
}

/** Throws ACTIVITY_MOVE_REFUSED for a full reduction that has started: orders may have used it. */
export function checkDelete(before: StoredReduction, now: Date): void {
  const state = activityState(before, now)
  if (state !== 'draft' && state !== 'scheduled') fail('ACTIVITY_MOVE_REFUSED')
}
