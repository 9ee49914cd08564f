// Counts the casts that leave the type system (`as` by way of `unknown`): each must be worth its reason.
import { globSync, readFileSync } from 'node:fs'

const maxCasts = 5
const cast = /\bas unknown as\b/g

/** Whatever is wrong with the casts of the whole tree, as lines for people. */
export function castFaults() {
  const files = globSync('{apps,packages,e2e,bench,tools}/**/*.{ts,tsx}', {
    exclude: (path) => /(^|\/)(node_modules|build|dist|\.react-router)(\/|$)/.test(path),
  })
  const casts = files.flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(cast), () => file))
  if (casts.length <= maxCasts) return []
  return [`few-casts: ${casts.length} casts by way of unknown, at most ${maxCasts}: ${[...new Set(casts)].join(', ')}`]
}
