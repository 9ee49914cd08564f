// npm run check [names]: everything that can be known without a database or a browser. Each check counts as one.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './install.mjs'

const node = ensureInstalled()
const bin = (name) => join(root, 'node_modules/.bin', name)
const here = process.env.CHECK_ROOT ?? root
const sources = [
  'apps/server/src',
  'packages/contract/src',
  'packages/demo/src',
  'apps/storefront/app',
  'apps/console/src',
]

const checks = {
  format: [bin('prettier'), '--check', '--log-level=warn', '.'],
  lint: [bin('oxlint'), '--deny-warnings'],
  'types (server, packages, tools)': [bin('tsc'), '-p', 'tsconfig.json'],
  'route types (storefront)': [bin('react-router'), 'typegen', 'apps/storefront'],
  'types (storefront)': [bin('tsc'), '-p', 'apps/storefront'],
  'types (console)': [bin('tsc'), '-p', 'apps/console'],
  'types (journeys)': [bin('tsc'), '-p', 'e2e'],
  boundaries: ['tools/boundaries.mjs', ...sources],
  'dead code': [bin('knip')],
  'migrations equal schema': ['tools/migrations.mjs'],
  'API document': ['tools/api-document.ts'],
  translations: ['tools/translations.mjs'],
  'pure tests': ['node_modules/vitest/vitest.mjs', 'run', '-c', 'vitest.pure.config.ts', '--reporter=dot'],
}

const wanted = process.argv.slice(2)
let passed = 0
let failed = 0
for (const [name, command] of Object.entries(checks)) {
  if (wanted.length && !wanted.some((want) => name.startsWith(want))) continue
  const started = Date.now()
  const { status, stdout, stderr } = spawnSync(node, command, { cwd: here, encoding: 'utf8', maxBuffer: 1 << 26 })
  const ok = status === 0
  if (ok) passed++
  else failed++
  console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  if (!ok) console.log(`${stdout}${stderr}`.trim().split('\n').slice(-80).join('\n'))
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
