/** How wide a column is for its heading, in characters; Chinese ones are twice as wide. */
export function widthOf(heading: string, least = 14, max = 40): number {
  const needed = [...heading].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 4)
  return Math.min(max, Math.max(least, needed))
}
