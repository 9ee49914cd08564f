/**
 * JSON as signed messages have it: UTF-8 without a mark in front, no key twice in an object, numbers as plain whole ones.
 * What else parsers take (`1e2`, `100.0`, the last of two equal keys) could be read in two ways.
 */

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g
const plainNumber = /^(?:0|-?[1-9]\d{0,15})$/
const words = new Set(['true', 'false', 'null'])

/** Whether no object has a key twice and every number is a plain whole one; the text need not be valid. */
function isPlain(text: string): boolean {
  /** The keys of each open object; null for a list. */
  const open: (Set<string> | null)[] = []
  let last = ''
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      const keys = open.at(-1)
      // A key that is written with escapes may be the same as another one.
      if (!keys || keys.has(last) || last.includes('\\')) return false
      keys.add(last)
    } else if (token !== ',' && !token.startsWith('"') && !words.has(token) && !plainNumber.test(token)) return false
    last = token
  }
  return true
}

/** The object that the bytes say; null for anything else. Never throws. */
export function strictJson(bytes: Uint8Array): object | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const value: unknown = JSON.parse(text)
    return isPlain(text) && typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
