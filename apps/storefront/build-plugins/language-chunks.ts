import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:language-chunks'

interface Chunk {
  file: string
}

/**
 * Gives the server bundle the addresses of the client build's language files, so a page can preload its language
 * together with the scripts. Empty in development.
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
