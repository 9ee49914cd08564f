import { endingSoonDays } from '@fangshi/contract/points'
import { formatDate, parseDateTime } from '@fangshi/contract/time'

const dayMs = 24 * 60 * 60 * 1000

/** The platform's day, `YYYY-MM-DD`, so many days later. */
export const dayAfter = (day: string, days: number): string =>
  formatDate(new Date(startOf(day).getTime() + days * dayMs))

/** The instant at which a day begins. */
export const startOf = (day: string): Date => parseDateTime(`${day} 00:00:00`) as Date

/** How long points last, and since which day they do. */
export interface Validity {
  /** 0: they never end. */
  valid_days: number
  since: string
}

/**
 * The first day whose points are still valid on a day; null when all are. Points from before the setting last as long
 * as if they had come in when it was made, the day before it began.
 */
export function firstValidDay({ valid_days, since }: Validity, day: string): string | null {
  const first = dayAfter(day, -valid_days)
  return valid_days === 0 || first < since ? null : first
}

/** Points of somebody, and which of them came in when. */
export interface DatedPoints {
  balance: number
  /** The points received on each day, for at most the latest 30 days with any. */
  came_in: readonly { day: string; points: number }[]
}

/**
 * How many points end by themselves until the end of each of the next 30 days, if nothing more is spent: those that are left
 * once everything that came in later is taken off, since the oldest are spent first. Null when none do.
 */
export function endingSoon(validity: Validity, { balance, came_in }: DatedPoints, today: string) {
  let first: { points: number; last_day: string } | null = null
  let total = 0
  for (let ahead = 1; ahead <= endingSoonDays; ahead++) {
    const from = firstValidDay(validity, dayAfter(today, ahead))
    if (from === null) continue
    const valid = came_in.reduce((sum, one) => sum + (one.day >= from ? one.points : 0), 0)
    total = Math.max(0, balance - valid)
    if (total > 0) first ??= { points: total, last_day: dayAfter(today, ahead - 1) }
  }
  return first && { ...first, total }
}
