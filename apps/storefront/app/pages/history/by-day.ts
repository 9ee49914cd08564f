/** Groups a list by the day of its wire times, keeping its order. */
export function byDay<T extends { seen_at: string }>(rows: readonly T[]): { day: string; rows: T[] }[] {
  const days = Map.groupBy(rows, ({ seen_at }) => seen_at.slice(0, 10))
  return [...days].map(([day, ofDay]) => ({ day, rows: ofDay }))
}
