import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { languageChunks } from './language-chunks.ts'

const folder = mkdtempSync(join(tmpdir(), 'fangshi-chunks-'))
afterAll(() => rmSync(folder, { recursive: true }))

const resolve = languageChunks().resolveId as (id: string) => string | undefined

/** What the virtual module holds in a build or in development, for the server or the browser. */
async function moduleIn(command: 'build' | 'serve', environment: string): Promise<string> {
  const { configResolved, load } = languageChunks()
  const configure = configResolved as (config: object) => void
  const read = load as (this: object, id: string) => Promise<string | undefined>
  configure({ command })
  return (await read.call({ environment: { name: environment } }, resolve('virtual:language-chunks') ?? '')) ?? ''
}

test('the server learns the addresses of both language files', async () => {
  mkdirSync(join(folder, 'build/client/.vite'), { recursive: true })
  const manifest = {
    'app/i18n/zh-cn.ts': { file: 'assets/zh-cn-1.js' },
    'app/i18n/en.ts': { file: 'assets/en-2.js' },
  }
  writeFileSync(join(folder, 'build/client/.vite/manifest.json'), JSON.stringify(manifest))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  expect(await moduleIn('build', 'ssr')).toBe(
    'export default {"zh-cn":"/dist/assets/zh-cn-1.js","en":"/dist/assets/en-2.js"}',
  )
  vi.restoreAllMocks()
})

test('the browser and the development server preload nothing', async () => {
  expect(await moduleIn('build', 'client')).toBe('export default {}')
  expect(await moduleIn('serve', 'ssr')).toBe('export default {}')
})

test('other modules are left alone', () => {
  expect(resolve('virtual:other')).toBeUndefined()
})
