import type { Db } from '../../../kernel/db/db.ts'
import type { SearchWords } from '../goods/goods-filter.ts'
import { syllablesOf, syllableSplits } from '../search-index/pinyin.ts'
import { hasAny, spelledAs, spelledNear, type Spelling } from './search.db.ts'
import { isOneTypo, neighboursOf } from '../search-index/typo.ts'
import { singularOf, takeSynonyms } from '../search-index/synonyms.ts'
import { hanNeeds, isHan, pairsOf, runsOf } from '../search-index/words.ts'
import { synonymsNow } from './synonyms-now.ts'

/** Further words do not narrow a search. */
const maxRuns = 8
const nothing: SearchWords = { all: [], any: [[]] }

/**
 * The search words of a query, taken literally; null when it has none. When nothing is found, `corrected` interprets it
 * more loosely.
 */
export async function findWords(db: Db, text: string): Promise<SearchWords | null> {
  const runs = wordRuns(text)
  if (!runs.length) return null
  const { groups, rest } = takeSynonyms(runs, await synonymsNow(db))
  const typed = rest.filter((run) => !isHan(run))
  const { all, any } = hanWords(rest.filter(isHan))
  const read = typed.length ? await readTyped(db, typed) : []
  return read ? { all, any: [...groups, ...any, ...read] } : nothing
}

/** A word with the suffix 子 or 儿, or said twice, as in 杯子 and 包包, is also meant without. */
const softened = /^(.)(?:子|儿|\1)$/u

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
async function readTyped(db: Db, typed: readonly string[]): Promise<string[][] | null> {
  const readings = new Map(typed.map((word) => [word, readingsOf(word)]))
  const exact = [...typed, ...typed.map(singularOf), ...[...readings.values()].flat(2)]
  const known = await spelledAs(db, exact, typed)
  const groups: string[][] = []
  for (const word of typed) {
    const direct = [...new Set([...directly(known, word), ...exactly(known, singularOf(word))])]
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

/** Words with this spelling or prefix; an exact match is not also taken as the beginning of longer pinyin. */
function directly(known: readonly Spelling[], typed: string): string[] {
  const isWord = known.some(({ spelling, word }) => spelling === typed && word === typed)
  const fitting = known.filter(
    ({ spelling, word }) => spelling === typed || (spelling.startsWith(typed) && !(isWord && isHan(word))),
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
export async function corrected(db: Db, text: string): Promise<SearchWords | null> {
  const runs = wordRuns(text)
  const typed = runs.filter((run) => !isHan(run))
  const chinese = runs.filter(isHan)
  const any = (await readTyped(db, typed)) ?? (await readMistyped(db, typed))
  for await (const words of readings(db, typed, chinese, any)) {
    if (words && (await hasAny(db, words))) return words
  }
  return null
}

async function* readings(db: Db, typed: string[], chinese: string[], any: string[][] | null) {
  if (any) {
    const whole = chinese.flatMap(hanNeeds)
    yield { all: whole, any }
    const segments = takeSynonyms(chinese.flatMap(segmentsOf), await synonymsNow(db))
    const words = hanWords(segments.rest)
    yield { all: words.all, any: [...any, ...segments.groups, ...words.any] }
    const sounds = await bySound(db, chinese)
    yield sounds && { all: [], any: [...any, ...sounds] }
    for (const run of chinese) {
      const others = chinese.filter((other) => other !== run).flatMap(hanNeeds)
      for (const needs of allButOne(run)) yield { all: [...others, ...needs], any }
    }
  }
  const mistyped = typed.length ? await readMistyped(db, typed) : null
  yield mistyped && { all: chinese.flatMap(hanNeeds), any: mistyped }
  // The last of several English words tells the thing, so the first ones are left out first.
  for (const word of typed.length > 1 ? typed : []) {
    const others = await readTyped(
      db,
      typed.filter((other) => other !== word),
    )
    yield others && { all: chinese.flatMap(hanNeeds), any: others }
  }
}

/** For each typed word the words one typo away, or the word itself where there are none. */
async function readMistyped(db: Db, typed: readonly string[]): Promise<string[][] | null> {
  const groups: string[][] = []
  for (const word of typed) {
    const near = await spelledNear(db, neighboursOf(word))
    const meant = meaning(near, (spelling) => isOneTypo(word, spelling))
    const group = meant.length ? [meant] : await readTyped(db, [word])
    if (!group) return null
    groups.push(...group)
  }
  return groups
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The words of a run, in whatever order and distance the goods have them. */
const segmentsOf = (run: string): string[] => [...segmenter.segment(run)].map(({ segment }) => segment)

/** Most wrong characters sound like the right ones, since they were typed in pinyin. */
async function bySound(db: Db, runs: readonly string[]): Promise<string[][] | null> {
  const pairs = runs.flatMap((run) => ([...run].length > 1 ? pairsOf(syllablesOf(run)) : syllablesOf(run)))
  if (!pairs.length) return null
  const known = await spelledAs(db, pairs, [])
  const groups = pairs.map((pair) => meaning(known, (spelling) => spelling === pair))
  return groups.every((group) => group.length) ? groups : null
}

/** For each character of a run of three or more: the search words that remain if that character is wrong. */
function allButOne(run: string): string[][] {
  const characters = [...run]
  if (characters.length < 3) return []
  return characters.map((_, wrong) => {
    const parts = [characters.slice(0, wrong).join(''), characters.slice(wrong + 1).join('')]
    return parts.filter(Boolean).flatMap(hanNeeds)
  })
}
