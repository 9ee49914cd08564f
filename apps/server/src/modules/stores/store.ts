/** Pure rules of a store's doors (rules §2). */

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

/** The columns of a store that plans none. */
export const noVacation = { vacation_from: null, vacation_until: null }

/** True for an instant within a vacation. */
export const isWithin = (vacation: Vacation | null, at: Date): boolean =>
  vacation !== null && vacation.from <= at && at < vacation.until

/** True while it is the vacation that keeps the store closed. */
export const isOnVacation = (row: { status: string; reopens: boolean }): boolean =>
  row.status === 'closed' && row.reopens

/** How a store stands that its owner wants open or closed, with a vacation that may be running. */
export const doorsOf = (shouldBeOpen: boolean, vacation: Vacation | null, at: Date) => {
  const isAway = shouldBeOpen && isWithin(vacation, at)
  return { status: shouldBeOpen && !isAway ? ('open' as const) : ('closed' as const), reopens: isAway }
}
