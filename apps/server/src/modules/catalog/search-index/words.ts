/** Words of texts for search: Chinese in runs of one and two characters, everything else in whole words. */

const han = '\\p{Script=Han}'
const runPattern = new RegExp(`${han}+|(?:(?!${han})[\\p{L}\\p{N}])+`, 'gu')
const isHanPattern = new RegExp(`^${han}`, 'u')
const maxWordLength = 40

/** One spelling for search: full-width and accented letters become plain ones, capitals small. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .normalize('NFC')
    .toLowerCase()

export const isHan = (word: string): boolean => isHanPattern.test(word)

/** The text's runs of Chinese characters and its other words, folded, in order. */
export const runsOf = (text: string): string[] => fold(text).match(runPattern) ?? []

export const pairsOf = (parts: readonly string[]): string[] => parts.slice(1).map((part, at) => parts[at] + part)

/** What a query's run of Chinese asks for: its pairs of characters, or the one character it is. */
export function hanNeeds(run: string): string[] {
  const characters = [...run]
  return characters.length === 1 ? characters : pairsOf(characters)
}

/** Everything that a text can be found by. */
export function tokensOf(text: string): string[] {
  const tokens = new Set<string>()
  for (const run of runsOf(text)) {
    if (!isHan(run)) tokens.add(run.slice(0, maxWordLength))
    else for (const token of [...run, ...pairsOf([...run])]) tokens.add(token)
  }
  return [...tokens]
}

/** A name's longer runs of Chinese as they are, so that their whole pinyin can be typed, cut short or mistyped. */
export const phrasesOf = (name: string): string[] => runsOf(name).filter((run) => isHan(run) && /^.{3,8}$/u.test(run))
