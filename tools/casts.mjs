// Casts that leave the type system (`as` by way of `unknown`): few, and each says its reason in a comment beside it.
import { globSync, readFileSync } from 'node:fs'

const maxCasts = 5
const cast = /\bas unknown as\b/
const isComment = /^\s*(\/\/|\*|\/\*)/
const hasComment = /\/\/ \S/

/** The lines of the casts of a file, counted from 1, and whether a comment stands on or right above each. */
const castsOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, at, lines) => ({ at: `${file}:${at + 1}`, line, above: lines[at - 1] ?? '' }))
    .filter(({ line }) => cast.test(line))
    .map(({ at, line, above }) => ({ at, isExplained: hasComment.test(line) || isComment.test(above) }))

/** Whatever is wrong with the casts of the whole tree, as lines for people. */
export function castFaults() {
  const files = globSync('{apps,packages,e2e,bench,tools}/**/*.{ts,tsx}', {
    exclude: (path) => /(^|\/)(node_modules|build|dist|\.react-router)(\/|$)/.test(path),
  })
  const casts = files.flatMap(castsOf)
  const faults = casts
    .filter(({ isExplained }) => !isExplained)
    .map(({ at }) => `casts-have-reasons: ${at} casts by way of unknown without a comment that says why`)
  if (casts.length > maxCasts)
    faults.push(
      `few-casts: ${casts.length} casts by way of unknown, at most ${maxCasts}: ${casts.map(({ at }) => at).join(', ')}`,
    )
  return faults
}
