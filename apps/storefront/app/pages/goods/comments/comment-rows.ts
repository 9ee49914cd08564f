/** The next rows after those that were read before: one that moved on because a new one came in is not shown twice. */
export function joined<Row extends { id: number }>(before: readonly Row[], next: readonly Row[]): Row[] {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...next.filter(({ id }) => !known.has(id))]
}

const mostShown = 999

/** A number that stays short: 999+ beyond that. */
export const shortCount = (count: number): string => (count > mostShown ? `${mostShown}+` : String(count))
