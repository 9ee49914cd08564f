import type { Plugin } from 'vitest/config'
import { planted } from './mutant.ts'

/** A plugin of Vite that replaces texts of files while tests load them; throws unless each stands there once. */
export function plantMutant(): Plugin {
  const all = planted().flatMap(({ patches = [] }) => patches)
  const patchesOf = (id: string) => all.filter(({ file }) => id.split('?')[0]?.endsWith(`/${file}`))
  return {
    name: 'plant-mutant',
    enforce: 'pre',
    // What is changed is never kept for another run; all else is.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (patchesOf(id).length ? false : undefined)),
    transform(code: string, id: string): string | undefined {
      const own = patchesOf(id)
      if (!own.length) return undefined
      return own.reduce((text, { file, from, to }) => {
        const parts = text.split(from)
        if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`)
        return parts.join(to)
      }, code)
    },
  }
}
