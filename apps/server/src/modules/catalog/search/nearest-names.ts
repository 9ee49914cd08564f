import { distance } from 'fastest-levenshtein'
import { singularOf } from '../search-index/synonyms.ts'
import { isHan, runsOf } from '../search-index/words.ts'

/** How alike two words must be, from 0 to 1. */
const leastHan = 0.25
const leastLatin = 0.5

/** Suffixes that say nothing about a thing: 裙子 and 帽子 are not alike. */
const suffix = /(?<=.)[子儿头]$/u

/** The share of characters that two runs of Chinese have in common. */
function hanLikeness(one: string, other: string): number {
  const [a, b] = [new Set(one.replace(suffix, '')), new Set(other.replace(suffix, ''))]
  return [...a].filter((character) => b.has(character)).length / Math.max(a.size, b.size)
}

function likeness(typed: string, named: string): number {
  if (isHan(typed) !== isHan(named)) return 0
  if (isHan(typed)) {
    const alike = hanLikeness(typed, named)
    return alike >= leastHan ? alike : 0
  }
  const [a, b] = [singularOf(typed), singularOf(named)]
  const alike = 1 - distance(a, b) / Math.max(a.length, b.length)
  return alike >= leastLatin ? alike : 0
}

/** The names that are most like a text that nothing was found for, the nearest first; names come once. */
export function nearestNames(text: string, names: readonly string[], most: number): string[] {
  const typed = runsOf(text)
  const likest = (name: string): number =>
    Math.max(0, ...runsOf(name).flatMap((named) => typed.map((one) => likeness(one, named))))
  return [...new Set(names)]
    .map((name) => ({ name, alike: likest(name) }))
    .filter(({ alike }) => alike > 0)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, most)
    .map(({ name }) => name)
}
