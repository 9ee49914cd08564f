const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

const before = 20
const length = 90

/** Plain text of html around the first place that has one of the words (lower case); its beginning if none has. */
export function excerpt(html: string, words: readonly string[]): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] as string)
    .replace(/\s+/g, ' ')
    .trim()
  const lower = text.toLowerCase()
  const found = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0)
  const first = found.length ? Math.min(...found) : 0
  const start = first <= before ? 0 : first - before
  const end = start + length
  return `${start ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}
