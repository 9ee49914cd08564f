/** Pure rules for when a store is open (rules §2). */

/** A vacation, half open; null without one. */
export interface Vacation {
  from: Date
  until: Date
}

interface Row {
  vacation_from: Date | null
  vacation_until: Date | null
}

/** The vacation that is planned or running. */
export const vacationOf = ({ vacation_from: from, vacation_until: until }: Row): Vacation | null =>
  from && until ? { from, until } : null

/** The columns of a store without a vacation. */
export const noVacation = { vacation_from: null, vacation_until: null }

/** Whether an instant is within a vacation. */
export const isWithin = (vacation: Vacation | null, at: Date): boolean =>
  vacation !== null && vacation.from <= at && at < vacation.until

/** Whether the vacation is what keeps the store closed. */
export const isOnVacation = (row: { status: string; reopens: boolean }): boolean =>
  row.status === 'closed' && row.reopens

/** The status of a store that its owner wants open or closed, given a vacation that may be running. */
export const doorsOf = (shouldBeOpen: boolean, vacation: Vacation | null, at: Date) => {
  const isAway = shouldBeOpen && isWithin(vacation, at)
  return { status: shouldBeOpen && !isAway ? ('open' as const) : ('closed' as const), reopens: isAway }
}
