const dayMs = 86_400_000

/** The calendar days from one wire time to a later one; 0 on the same day. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayMs)
