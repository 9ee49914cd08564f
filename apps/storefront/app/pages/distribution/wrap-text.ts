/**
 * A text in lines of at most `width`, broken between words, or between characters where a language has no spaces; what does
 * not fit into `most` lines ends with an ellipsis. `measure` gives the width of a text.
 */
export function wrapText(text: string, measure: (text: string) => number, width: number, most: number): string[] {
  const parts = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    if (line && measure(line + part) > width) {
      lines.push(line.trim())
      line = ''
    }
    line += part
  }
  if (line.trim()) lines.push(line.trim())
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), shorten(lines[most - 1] ?? '', measure, width)]
}

function shorten(line: string, measure: (text: string) => number, width: number): string {
  const characters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  while (characters.length && measure(`${characters.join('')}…`) > width) characters.pop()
  return `${characters.join('').trim()}…`
}
