import pluralize from 'pluralize'
import { isHan, runsOf } from './words.ts'

/** What people type, and the words in names and classes of the goods that they mean; both separated by commas. */
export interface Synonym {
  id: number
  words: string
  meanings: string
}

/** The singular of an English word; Chinese stays as it is. */
export const singularOf = (run: string): string => (/^[a-z]{4,}$/.test(run) ? pluralize.singular(run) : run)

/** A text as its runs in the singular, apart by a space, so that entries can be compared with it. */
const plain = (text: string): string => runsOf(text).map(singularOf).join(' ')

/** The entries of a list as people write it, folded and in the singular; what holds no word is left out. */
export const entriesOf = (list: string): string[] => [
  ...new Set(
    list
      .split(/[,，、;；\n]/u)
      .map(plain)
      .filter(Boolean),
  ),
]

/** The token of goods that a synonym means. No word begins with `~`. */
export const synonymToken = (id: number): string => `~${id}`

/** A synonym as goods are compared with it: Chinese entries stand anywhere within a run, others are whole words. */
export interface ReadSynonym {
  token: string
  words: string[]
  meanings: string[]
}

/** ` mug ` finds no smuggler; a single run of Chinese needs no such ends. */
const soughtOf = (list: string): string[] =>
  entriesOf(list).map((entry) => (isHan(entry) && !entry.includes(' ') ? entry : ` ${entry} `))

/** Reads the lists of synonyms once, for all goods that are compared with them. */
export const readSynonyms = (synonyms: readonly Synonym[]): ReadSynonym[] =>
  synonyms.map(({ id, words, meanings }) => ({
    token: synonymToken(id),
    words: soughtOf(words),
    meanings: soughtOf(meanings),
  }))

/** Texts in which entries are looked for. */
const searched = (texts: readonly string[]): string => texts.map((text) => ` ${plain(text)} `).join('|')

/**
 * The tokens of goods for synonyms: those that mean their names or classes, and among these as `named` those whose words
 * the goods have in their name, which come first in lists.
 */
export function synonymTokens(names: readonly string[], classes: readonly string[], synonyms: readonly ReadSynonym[]) {
  const [inName, inClass] = [searched(names), searched(classes)]
  const meant = synonyms.filter(({ meanings }) => meanings.some((one) => inName.includes(one) || inClass.includes(one)))
  const named = meant.filter(({ words }) => words.some((one) => inName.includes(one)))
  return { meant: meant.map(({ token }) => token), named: named.map(({ token }) => token) }
}

/** Entries that people type → the tokens of their synonyms. */
export type SynonymMap = ReadonlyMap<string, readonly string[]>

export function synonymMap(synonyms: readonly Synonym[]): SynonymMap {
  const map = new Map<string, string[]>()
  for (const { id, words } of synonyms) {
    for (const entry of entriesOf(words)) map.set(entry, [...(map.get(entry) ?? []), synonymToken(id)])
  }
  return map
}

const longestEntry = 3

/** Takes the longest entries out of the runs of a query: a group of tokens for each, and the runs that remain. */
export function takeSynonyms(
  runs: readonly string[],
  map: SynonymMap,
): { groups: (readonly string[])[]; rest: string[] } {
  const groups: (readonly string[])[] = []
  const rest: string[] = []
  for (let at = 0; at < runs.length;) {
    const lengths = Array.from({ length: Math.min(longestEntry, runs.length - at) }, (_, n) => n + 1).reverse()
    const entryOf = (length: number): string =>
      runs
        .slice(at, at + length)
        .map(singularOf)
        .join(' ')
    const length = lengths.find((one) => map.has(entryOf(one)))
    if (length) groups.push(map.get(entryOf(length))!)
    else rest.push(runs[at]!)
    at += length ?? 1
  }
  return { groups, rest }
}
