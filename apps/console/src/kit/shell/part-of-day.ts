export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening'

/** The part of the day a local hour (0 to 23) belongs to, as one greets. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 11) return 'morning'
  if (hour >= 11 && hour < 13) return 'noon'
  if (hour >= 13 && hour < 18) return 'afternoon'
  return 'evening'
}
