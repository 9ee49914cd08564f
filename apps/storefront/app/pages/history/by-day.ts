/** Rows of a list that is the newest first, by the day of their wire time. */
export function byDay<T extends { seen_at: string }>(rows: readonly T[]): { day: string; rows: T[] }[] {
  const days = Map.groupBy(rows, ({ seen_at }) => seen_at.slice(0, 10))
  return [...days].map(([day, ofDay]) => ({ day, rows: ofDay }))
}
