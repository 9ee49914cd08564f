import { activityState, type Activity } from '../../kernel/activities.ts'
import { fail, failFields } from '../../kernel/fail.ts'

/** What the form of a group buy sets. */
export interface CollectiveTerms extends Omit<Activity, 'stopped_at'> {
  goods_id: number
  off_bp: number
  people: number
  hours: number
  max_per_person: number
}

/** The least that a group buy takes off, in basis points. */
const leastOffBp = 100

/** Throws END_BEFORE_START, TIME_PAST, COLLECTIVE_PERCENT_INVALID at their fields. A draft may end in the past. */
export function checkTerms({ start_time, end_time, is_draft, off_bp }: CollectiveTerms, now: Date): void {
  if (start_time >= end_time) failFields({ end_time: 'END_BEFORE_START' })
  if (!is_draft && end_time <= now) failFields({ end_time: 'TIME_PAST' })
  if (off_bp < leastOffBp) failFields({ percent_off: 'COLLECTIVE_PERCENT_INVALID' })
}

/**
 * What people could have relied on is not changed after the start (rules §9): only the end may be later. Throws
 * ACTIVITY_STARTED for any other change, END_TOO_EARLY at its field.
 */
export function checkExtension(before: CollectiveTerms, after: CollectiveTerms): void {
  const isSame =
    after.goods_id === before.goods_id &&
    after.start_time.getTime() === before.start_time.getTime() &&
    after.off_bp === before.off_bp &&
    after.people === before.people &&
    after.hours === before.hours &&
    after.max_per_person === before.max_per_person &&
    after.is_draft === before.is_draft
  if (!isSame) fail('ACTIVITY_STARTED')
  if (after.end_time < before.end_time) failFields({ end_time: 'END_TOO_EARLY' })
}

/** Throws ACTIVITY_MOVE_REFUSED for a group buy that has started: groups may have been opened in it. */
export function checkDelete(before: Activity, now: Date): void {
  const state = activityState(before, now)
  if (state !== 'draft' && state !== 'scheduled') fail('ACTIVITY_MOVE_REFUSED')
}
