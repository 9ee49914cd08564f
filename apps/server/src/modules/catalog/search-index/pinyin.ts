import { pinyin } from 'pinyin-pro'
import { isHan } from './words.ts'

/** `v` stands for ü, as people type it. */
const plain = { toneType: 'none', type: 'array', v: true } as const

/** The syllables of Chinese text, one for each character. */
export const syllablesOf = (text: string): string[] => pinyin(text, plain)

/**
 * The spellings of a token: a word as it is, Chinese by its pinyin and, from two characters on, by its initials. A
 * single character has each of its readings.
 */
export function spellingsOf(token: string): string[] {
  if (!isHan(token)) return [token]
  if ([...token].length === 1) return [...new Set(pinyin(token, { ...plain, multiple: true }))]
  const syllables = syllablesOf(token)
  return [syllables.join(''), syllables.map((syllable) => syllable[0]).join('')]
}

const syllable =
  /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ueng|[aeio]ng|ian|iao|uai|uan|[aeiuv]n|ai|ao|ei|er|ia|ie|iu|ou|ua|ue|ui|uo|ve|[aeiouv])$/
const longestSyllable = 6
const maxSplits = 8

/** The ways to split a word into syllables; the look-up discards those that do not exist. */
export function syllableSplits(word: string): string[][] {
  const splits: string[][] = []
  const walk = (at: number, taken: string[]): void => {
    if (splits.length === maxSplits) return
    if (at === word.length) return void splits.push(taken)
    for (let length = Math.min(longestSyllable, word.length - at); length > 0; length--) {
      const part = word.slice(at, at + length)
      if (syllable.test(part)) walk(at + length, [...taken, part])
    }
  }
  walk(0, [])
  return splits
}
