import { planted } from './mutant.ts'

/** A plugin of Vite that replaces a text of a file while tests load it; throws unless the text stands there once. */
export function plantMutant() {
  const patch = planted()?.patch
  return {
    name: 'plant-mutant',
    enforce: 'pre' as const,
    transform(code: string, id: string): string | undefined {
      if (!patch || !id.split('?')[0]?.endsWith(`/${patch.file}`)) return undefined
      const parts = code.split(patch.from)
      if (parts.length !== 2) throw new Error(`${patch.file} has ${parts.length - 1} times: ${patch.from}`)
      return parts.join(patch.to)
    },
  }
}
