/**
 * The members of a JSON object as they are written, by name: Alipay signs the very text of one of them. Null when the text
 * is no object, or has a name twice.
 */
export function memberTexts(text: string): ReadonlyMap<string, string> | null {
  const members = new Map<string, string>()
  const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g
  let depth = 0
  let name = ''
  let from = -1
  let last = ''
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (depth === 1 && token === ':' && from < 0) {
      name = last
      from = index + 1
    } else if (depth === 1 && (token === ',' || token === '}') && last !== '{') {
      if (from < 0) return null
      const key = name.slice(1, -1)
      if (members.has(key)) return null
      members.set(key, text.slice(from, index).trim())
      from = -1
    }
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') depth--
    last = token
  }
  return depth === 0 && /^\s*\{/.test(text) ? members : null
}
