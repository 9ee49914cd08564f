/** px of a text of 14 px: Han characters are square, others about half as wide. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? 14 : 8), 0)

const cellPadding = 24
const arrowsWidth = 20
/** Heads are bold. */
const boldness = 1.15

/** px that the head of a column needs so that none of its words breaks; Chinese may break anywhere. */
export function headWidth(label: string, isSortable: boolean): number {
  const words = label.split(/[\s-]|(?<=\p{Script=Han})/u)
  const longest = Math.max(...words.map(textWidth))
  return Math.ceil(longest * boldness) + cellPadding + (isSortable ? arrowsWidth : 0)
}
