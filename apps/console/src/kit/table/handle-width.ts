import { textWidth } from './text-width.ts'

/** So many actions stand beside each other in the handle column; of more, the last are behind "More". */
export const maxActions = 3

/** Reference §4.0. */
const leastWidth = 140
const cellPadding = 24
const buttonPadding = 4
const gap = 8
const arrowWidth = 18

/** How wide the handle column is: 140 px, more where the words of an action need it. */
export function handleWidth(rows: readonly (readonly string[])[], more: string): number {
  const widths = rows.map((labels) => {
    const isLong = labels.length > maxActions
    const shown = isLong ? [...labels.slice(0, maxActions - 1), more] : labels
    const words = shown.reduce((sum, label) => sum + textWidth(label) + buttonPadding + gap, 0)
    return words - gap + cellPadding + (isLong ? arrowWidth : 0)
  })
  return Math.max(leastWidth, ...widths)
}
