import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { windows } from './browser.ts'
import { logInToBackoffice } from './backoffice.ts'

const assets = join(import.meta.dirname, '../apps/console/dist/assets')
const kilobytes = async (name: string): Promise<number> => gzipSync(await readFile(join(assets, name))).length / 1024

test('no part of the console is heavier than 200 KB, packed', async () => {
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  const sizes = await Promise.all(scripts.map(async (name) => ({ name, size: await kilobytes(name) })))
  expect(sizes.filter(({ size }) => size > 200)).toEqual([])
})

test('the first screen after the login brings at most 480 KB of scripts, packed', async () => {
  const backoffice = await logInToBackoffice(windows[2], '/Admin/dashboard')
  const loaded: string[] = []
  backoffice.page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(request.url())
  })
  await backoffice.open('/Admin/dashboard')
  const names = [...new Set(loaded.map((url) => url.split('/dist/console/assets/')[1] ?? ''))].filter(Boolean)
  expect(names.length).toBeGreaterThan(5)
  const sizes = await Promise.all(names.map(kilobytes))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(480)
  await backoffice.close()
})
