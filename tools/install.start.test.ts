import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** `npm start` in a clone with an npm that only writes down how it was called. */

let clone = ''
const calls = (): string[] => {
  const file = join(clone, 'calls')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

const packages = {
  'node_modules/fastify': { version: '1.0.0' },
  'node_modules/vitest': { version: '1.0.0', dev: true },
}
const writeInstalled = (of: object): void => {
  mkdirSync(join(clone, 'node_modules'), { recursive: true })
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify({ packages: of }))
}

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'fangshi-install-'))
  cpSync(join(import.meta.dirname, 'install.mjs'), join(clone, 'tools/install.mjs'))
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages }))
  mkdirSync(join(clone, 'bin'))
  writeFileSync(
    join(clone, 'bin/npm'),
    `#!/bin/sh\necho "$1 $2 $3" >> calls\nif [ "$1" = "$BROKEN" ]; then exit 1; fi\nif [ "$1" = "$SLOW" ]; then sleep 1; echo end >> calls; fi\n`,
  )
  chmodSync(join(clone, 'bin/npm'), 0o755)
})
afterEach(() => rmSync(clone, { recursive: true }))

/** Runs a line of code with the clone's own functions; returns what it printed. */
function run(code: string, env: Record<string, string> = {}): string {
  const source = `import * as it from ${JSON.stringify(join(clone, 'tools/install.mjs'))}; ${code}`
  const path = [join(clone, 'bin'), process.env.PATH].join(delimiter)
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
    env: { ...process.env, PATH: path, ...env },
  })
  return stdout + stderr
}
const start = 'const { installRest } = it.ensureServerInstalled(); console.log("begun"); await installRest()'

test('an empty clone begins with the packages of the server, and the rest comes beside them', () => {
  expect(run(start)).toContain('begun')
  expect(calls()).toEqual(['ci --omit=dev --workspace=apps/server', 'install --no-save --omit=dev'])
})

test('a server begins before a rest that cannot be installed, which says so', () => {
  const said = run(start, { BROKEN: 'install' })
  expect(said.indexOf('begun')).toBeLessThan(said.indexOf('npm did not install the dependencies'))
})

test('without the packages of the server nothing begins', () => {
  const said = run(start, { BROKEN: 'ci' })
  expect(said).toContain('npm did not install the dependencies')
  expect(said).not.toContain('begun')
})

test('what an interrupted start left is installed anew, and what is there is not', () => {
  writeInstalled({})
  run(start)
  expect(calls()).toEqual(['ci --omit=dev --loglevel=error'])
  writeInstalled({ 'node_modules/fastify': { version: '1.0.0' } })
  run(start)
  expect(calls()).toHaveLength(1)
})

test('tools are added beside what is there, and stay up to date once there', () => {
  writeInstalled({ 'node_modules/fastify': { version: '1.0.0' } })
  run('it.ensureInstalled({ withTools: true })')
  writeInstalled({
    'node_modules/fastify': { version: '0.9.0' },
    'node_modules/vitest': { version: '1.0.0', dev: true },
  })
  run(start)
  expect(calls()).toEqual(['install --no-save --include=dev', 'ci --include=dev --loglevel=error'])
})

const slowly = { SLOW: 'install' }

test('what is installed beside a server is awaited by others', async () => {
  const source = `import * as it from ${JSON.stringify(join(clone, 'tools/install.mjs'))}; ${start}`
  const env = { ...process.env, PATH: [join(clone, 'bin'), process.env.PATH].join(delimiter), ...slowly }
  spawn(process.execPath, ['--input-type=module', '-e', source], { env, stdio: 'ignore' })
  await vi.waitFor(() => expect(existsSync(join(clone, '.cache/installing'))).toBe(true), 20_000)
  writeInstalled({ 'node_modules/fastify': { version: '1.0.0' } })
  run('it.ensureInstalled()')
  expect(calls()).toHaveLength(3)
  expect(calls().at(-1)).toBe('end')
})

test('a start that ends takes the npm beside it along', async () => {
  const isBegun = `readFileSync(${JSON.stringify(join(clone, 'calls'))}, 'utf8').includes('install')`
  const leave = `installRest(); setInterval(() => ${isBegun} && process.exit(), 20)`
  run(`import { readFileSync } from 'node:fs'; ${start.replace('await installRest()', leave)}`, slowly)
  expect(calls().at(-1)).toContain('install')
  await wait(1500)
  expect(calls().at(-1)).toContain('install')
})
