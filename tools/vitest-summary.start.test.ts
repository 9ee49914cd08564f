import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Summary } from './vitest-summary.ts'

/** What `npm test` says of a run: runs test files that fail in every way, in a folder of their own. */

const root = resolve(import.meta.dirname, '..')
const files = {
  'sums.test.ts': `
    import { describe, expect, test } from 'vitest'
    describe('sums', () => {
      test('are right', () => expect(1 + 1).toBe(2))
      test('are wrong', () => expect(1 + 1).toBe(3))
    })`,
  'not-loading.test.ts': `import './missing.ts'`,
  'hooks.test.ts': `
    import { beforeAll, describe, test } from 'vitest'
    describe('a group', () => {
      beforeAll(() => { throw new Error('no database') })
      test('never runs', () => {})
    })`,
  'late.test.ts': `
    import { test } from 'vitest'
    test('throws after its end', () => { setTimeout(() => { throw new Error('too late') }) })
    test('waits', () => new Promise((done) => setTimeout(done, 50)))`,
  'killed.test.ts': `
    import { test } from 'vitest'
    test('ends its process', () => { process.kill(process.pid, 'SIGKILL') })`,
}
let folder: string
let summary: Summary
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'fangshi-summary-')))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const file = join(folder, 'summary.json')
  const reporter = join(root, 'tools/vitest-summary.ts')
  const args = ['run', `--root=${folder}`, `--reporter=${reporter}`]
  spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, TEST_SUMMARY: file },
  })
  summary = JSON.parse(readFileSync(file, 'utf8')) as Summary
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const messageOf = (start: string): string[] =>
  summary.failed.filter(({ name }) => name.startsWith(start)).map(({ message }) => message)

test.each([
  ['a failed test', 'sums.test.ts > sums > are wrong', 'expected 2 to be 3 // Object.is equality\nat sums.test.ts:5'],
  ['a group whose preparation fails', 'hooks.test.ts > a group', 'no database\nat hooks.test.ts:4'],
  ['a file that does not load', 'not-loading.test.ts', "Cannot find module './missing.ts'"],
  ['a file whose process ends', 'killed.test.ts', 'did not run to its end'],
  ['an error after the test', 'late.test.ts, outside its tests', 'too late'],
])('%s is named with its message', (_, name, message) => {
  expect(messageOf(name)).toContainEqual(expect.stringContaining(message))
})

test('counts the tests that passed, and names no others', () => {
  expect(summary.passed).toBe(3)
  expect(messageOf('sums.test.ts')).toHaveLength(1)
  expect(messageOf('late.test.ts >')).toEqual([])
})
