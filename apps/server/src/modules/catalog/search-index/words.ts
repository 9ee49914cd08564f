/** Splits texts into search words: Chinese into single characters and pairs, everything else into whole words. */

const han = '\\p{Script=Han}'
const runPattern = new RegExp(`${han}+|(?:(?!${han})[\\p{L}\\p{N}])+`, 'gu')
const isHanPattern = new RegExp(`^${han}`, 'u')
const maxWordLength = 40

/** Normalises text for search: full-width and accented letters become plain ones, capitals become lower case. */
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

/** The search words of a run of Chinese: its pairs of characters, or the single character. */
export function hanNeeds(run: string): string[] {
  const characters = [...run]
  return characters.length === 1 ? characters : pairsOf(characters)
}

/** All search words of a text. */
export function tokensOf(text: string): string[] {
  const tokens = new Set<string>()
  for (const run of runsOf(text)) {
    if (!isHan(run)) tokens.add(run.slice(0, maxWordLength))
    else for (const token of [...run, ...pairsOf([...run])]) tokens.add(token)
  }
  return [...tokens]
}

/** The longer runs of Chinese in a name, so that their pinyin can be typed whole, shortened or with a typo. */
export const phrasesOf = (name: string): string[] => runsOf(name).filter((run) => isHan(run) && /^.{3,8}$/u.test(run))
