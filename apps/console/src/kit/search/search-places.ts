import type { SearchOption } from './search-option.ts'

/** Spec §9: so many fields are seen until the bar is expanded. */
export const maxFolded = 5

/** Two days need the room of two words. */
export const cellsOf = ({ type }: SearchOption): number => (type === 'daterange' ? 2 : 1)

/** The buttons end the first row: in the sixth cell, or right behind fewer fields. */
export function placesOf(options: readonly SearchOption[]): Readonly<Record<`--${string}`, number>> {
  const first = options.slice(0, maxFolded).reduce((sum, option) => sum + cellsOf(option), 0)
  return { '--cells': Math.max(first, maxFolded), '--buttons': first + 1 }
}
