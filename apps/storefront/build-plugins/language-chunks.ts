import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:language-chunks'

interface Chunk {
  file: string
}

/**
 * Gives the server bundle the addresses of the language files of the client build, so that a page can preload its
 * language beside the scripts instead of after them. Empty while developing.
 */
export function languageChunks(): Plugin {
  let isBuild = false
  return {
    name: 'language-chunks',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return
      if (!isBuild || this.environment.name !== 'ssr') return 'export default {}'
      const manifest = path.resolve('build/client/.vite/manifest.json')
      const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, Chunk>
      const found = ['zh-cn', 'en'].map((locale) => [locale, `/dist/${chunks[`app/i18n/${locale}.ts`]?.file}`])
      return `export default ${JSON.stringify(Object.fromEntries(found))}`
    },
  }
}
