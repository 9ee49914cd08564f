/** Words shorter than this are not corrected: too many others are one letter away. */
const shortest = 4

/** The word, and the word with each single letter removed; two words one typo apart share one of these. */
export function neighboursOf(word: string): string[] {
  if (word.length < shortest || word.length > 24) return []
  return [...new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))])]
}

/**
 * True when one letter was changed, added, left out or swapped with the next. The first letter is right unless it was
 * swapped, and in a word of four letters none was changed: else `bike` would mean `like`, and `wine` `wide`.
 */
export function isOneTypo(typed: string, meant: string): boolean {
  if (typed === meant) return false
  if (Math.abs(typed.length - meant.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  let end = 0
  const max = Math.min(typed.length, meant.length) - start
  while (end < max && typed.at(-1 - end) === meant.at(-1 - end)) end++
  const wrong = typed.slice(start, typed.length - end)
  const right = meant.slice(start, meant.length - end)
  if (wrong.length <= 1 && right.length <= 1) {
    const isChanged = wrong.length === 1 && right.length === 1
    return typed[0] === meant[0] && !(isChanged && typed.length <= shortest)
  }
  return wrong.length === 2 && right.length === 2 && wrong[0] === right[1] && wrong[1] === right[0]
}
