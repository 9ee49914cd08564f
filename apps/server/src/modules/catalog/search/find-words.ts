import type { Locale } from '@fangshi/contract/locale'
import type { Db } from '../../../kernel/db/db.ts'
import type { SearchWords } from '../goods/goods-filter.ts'
import { syllablesOf, syllableSplits } from '../search-index/pinyin.ts'
import { hasAny, spelledAs, spelledNear, type Spelling } from './search.db.ts'
import { isOneTypo, neighboursOf } from '../search-index/typo.ts'
import { singularOf, takeSynonyms } from '../search-index/synonyms.ts'
import { nameToken } from '../search-index/search-index.ts'
import { hanNeeds, isHan, pairsOf, runsOf } from '../search-index/words.ts'
import { mainWords } from './main-words.ts'
import { synonymsNow } from './synonyms-now.ts'

/** Further words do not narrow a search. */
const maxRuns = 8
const nothing: SearchWords = { all: [], any: [[]] }

/**
 * The search words of a query, taken literally; null when it has none. When nothing is found, `corrected` interprets it
 * more loosely.
 */
export async function findWords(db: Db, text: string, locale: Locale): Promise<SearchWords | null> {
  const runs = wordRuns(text)
  if (!runs.length) return null
  const { groups, rest } = takeSynonyms(runs, await synonymsNow(db))
  const typed = rest.filter((run) => !isHan(run))
  const { all, any } = hanWords(rest.filter(isHan))
  const read = typed.length ? await readTyped(db, typed, locale) : []
  return read ? { all, any: [...groups, ...any, ...read] } : nothing
}

/** A word with the suffix 子, 儿 or 色, or said twice, as in 杯子, 红色 and 包包, is also meant without. */
const softened = /^(.)(?:子|儿|色|\1)$/u

/** What goods must have for runs of Chinese. */
function hanWords(runs: readonly string[]): SearchWords {
  const needs = runs.flatMap(hanNeeds)
  const soft = needs.flatMap((need) => {
    const stem = softened.exec(need)?.[1]
    return stem ? [[need, stem]] : []
  })
  const taken = new Set(soft.map(([need]) => need))
  return { all: needs.filter((need) => !taken.has(need)), any: soft }
}

const wordRuns = (text: string): string[] => [...new Set(runsOf(text))].slice(0, maxRuns)

/** For each typed word the words that it may mean; null when one has no meaning. */
async function readTyped(db: Db, typed: readonly string[], locale: Locale): Promise<string[][] | null> {
  const readings = new Map(typed.map((word) => [word, readingsOf(word)]))
  const exact = [...typed, ...typed.map(singularOf), ...[...readings.values()].flat(2)]
  const known = await spelledAs(db, exact, typed)
  const groups: string[][] = []
  for (const word of typed) {
    const direct = [...new Set([...directly(known, word, locale), ...exactly(known, singularOf(word))])]
    if (direct.length) {
      groups.push(direct)
      continue
    }
    const read = readings
      .get(word)!
      .map((pairs) => pairs.map((pair) => meaning(known, (spelling) => spelling === pair)))
    const whole = read.find((pairs) => pairs.length && pairs.every((group) => group.length))
    if (!whole) return null
    groups.push(...whole)
  }
  return groups
}

/**
 * Words with this spelling or prefix; an exact match is not also taken as the beginning of longer pinyin. English readers
 * who type `pan` do not mean each single character that sounds so.
 */
function directly(known: readonly Spelling[], typed: string, locale: Locale): string[] {
  const isWord = known.some(({ spelling, word }) => spelling === typed && word === typed)
  const fitting = known.filter(
    ({ spelling, word }) =>
      (spelling === typed || (spelling.startsWith(typed) && !(isWord && isHan(word)))) &&
      !(locale === 'en' && isHan(word) && [...word].length === 1),
  )
  return [...new Set(fitting.map(({ word }) => word))]
}

const exactly = (known: readonly Spelling[], word: string): string[] => meaning(known, (spelling) => spelling === word)

/** The ways to read a word as pairs: of pinyin syllables, or of initials. */
function readingsOf(word: string): string[][] {
  if (!/^[a-z]{3,30}$/.test(word)) return []
  const initials = word.length <= 12 ? [pairsOf([...word])] : []
  return [...syllableSplits(word).map(pairsOf), ...initials]
}

const meaning = (known: readonly Spelling[], fits: (spelling: string) => boolean): string[] => [
  ...new Set(known.filter(({ spelling }) => fits(spelling)).map(({ word }) => word)),
]

/** Another reading of a query that found nothing: the first one that finds goods; null when none does. */
export async function corrected(db: Db, text: string, locale: Locale): Promise<SearchWords | null> {
  const runs = wordRuns(text)
  const typed = runs.filter((run) => !isHan(run))
  const chinese = runs.filter(isHan)
  const any = (await readTyped(db, typed, locale)) ?? (await readMistyped(db, typed, locale))
  for await (const words of readings(db, typed, chinese, any, locale)) {
    if (words && (await hasAny(db, words))) return words
  }
  return null
}

async function* readings(db: Db, typed: string[], chinese: string[], any: string[][] | null, locale: Locale) {
  if (any) {
    yield { all: chinese.flatMap(hanNeeds), any }
    yield* inPieces(db, mainWords([...chinese, ...typed]), locale)
    const sounds = await bySound(db, chinese)
    yield sounds && { all: [], any: [...any, ...sounds] }
    for (const run of chinese) {
      const others = chinese.filter((other) => other !== run).flatMap(hanNeeds)
      for (const needs of allButOne(run)) yield { all: [...others, ...needs.map(nameToken)], any }
    }
  }
  const mistyped = typed.length ? await readMistyped(db, typed, locale) : null
  yield mistyped && { all: chinese.flatMap(hanNeeds), any: mistyped }
  yield* withFewerWords(db, mainWords([...chinese, ...typed]), locale)
}

/** The words of a query one by one, in whatever order and distance the goods have them. */
async function* inPieces(db: Db, words: readonly string[], locale: Locale) {
  const { groups, rest } = takeSynonyms(words, await synonymsNow(db))
  const { all, any } = hanWords(rest.filter(isHan))
  const read = await readTyped(
    db,
    rest.filter((word) => !isHan(word)),
    locale,
  )
  if (all.length || any.length || groups.length || read?.length) {
    yield read && { all, any: [...groups, ...any, ...read] }
  }
}

/** The last of several words tells the thing, so the first ones are left out first, and at last all but one. */
async function* withFewerWords(db: Db, pieces: readonly string[], locale: Locale) {
  // A single character of a word, as 牙 of 牙套, means another thing.
  const words = pieces.filter((piece) => !isHan(piece) || [...piece].length > 1)
  if (words.length < pieces.length) yield* inPieces(db, words, locale)
  if (words.length < 2) return
  for (const word of words) {
    const others = words.filter((other) => other !== word)
    yield* inPieces(db, others, locale)
  }
  if (words.length > 2) for (const word of words.toReversed()) yield* inPieces(db, [word], locale)
}

/** For each typed word the two words that it joins, or those one typo away, or the word itself where there are none. */
async function readMistyped(db: Db, typed: readonly string[], locale: Locale): Promise<string[][] | null> {
  const groups: string[][] = []
  for (const word of typed) {
    const near = (await spelledNear(db, neighboursOf(word))).filter((one) => locale !== 'en' || !isHan(one.word))
    const meant = meaning(near, (spelling) => isOneTypo(word, spelling))
    const group = (await joined(db, word)) ?? (meant.length ? [meant] : await readTyped(db, [word], locale))
    if (!group) return null
    groups.push(...group)
  }
  return groups
}

/** Each of two words written as one has at least so many letters. */
const shortestHalf = 4

/** `smartwatch` as the known words `smart` and `watch`; null when it is no such pair. */
async function joined(db: Db, word: string): Promise<string[][] | null> {
  if (!/^[a-z]+$/.test(word)) return null
  const places = Array.from({ length: Math.max(0, word.length - 2 * shortestHalf + 1) }, (_, n) => n + shortestHalf)
  const pairs = places.map((at) => [word.slice(0, at), word.slice(at)])
  if (!pairs.length) return null
  const known = await spelledAs(db, pairs.flat(), [])
  const found = pairs.map((pair) => pair.map((half) => exactly(known, half)))
  return found.find((pair) => pair.every((group) => group.length)) ?? null
}

/** Most wrong characters sound like the right ones, since they were typed in pinyin. */
async function bySound(db: Db, runs: readonly string[]): Promise<string[][] | null> {
  // Of a single character there are too many others of the same sound.
  if (!runs.length || runs.some((run) => [...run].length === 1)) return null
  const pairs = runs.flatMap((run) => pairsOf(syllablesOf(run)))
  const known = await spelledAs(db, pairs, [])
  const groups = pairs.map((pair) => meaning(known, (spelling) => spelling === pair))
  return groups.every((group) => group.length) ? groups : null
}

/** For each character of a run of three or more: what a name must have if that character is wrong. */
function allButOne(run: string): string[][] {
  const characters = [...run]
  if (characters.length < 3) return []
  return characters.map((_, wrong) => {
    const parts = [characters.slice(0, wrong).join(''), characters.slice(wrong + 1).join('')]
    return parts.filter(Boolean).flatMap(hanNeeds)
  })
}
