/** How wide a column is for its heading, in characters; Chinese ones are twice as wide. */
export function widthOf(heading: string, least = 14, most = 40): number {
  const needed = [...heading].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 4)
  return Math.min(most, Math.max(least, needed))
}
