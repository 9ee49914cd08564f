// npm run check [names]: everything that can be known without a database or a browser. Each check counts as one.
// With names only the checks whose names begin with one of them; `--except=name` leaves one out.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { durationText } from './duration.mjs'
import { ensureInstalled, root } from './install.mjs'

const node = ensureInstalled({ withTools: true })
const bin = (name) => join(root, 'node_modules/.bin', name)
/**
 * The native compiler, with one thread since several checks run at once; TypeScript 6 is for the tools that call it
 * (docs/decisions/0100-native-type-checks.md).
 */
const tsc = [join(root, 'node_modules/typescript-native/bin/tsc'), '--singleThreaded']
const here = process.env.CHECK_ROOT ?? root
const sources = [
  'apps/server/src',
  'apps/server/simulation',
  'packages/contract/src',
  'packages/demo/src',
  'apps/storefront/app',
  'apps/console/src',
]

/** The commands of each check, run one after the other. The longest checks come first, since several run at once. */
const checks = {
  format: [[bin('oxfmt'), '--check', '.']],
  'types (console)': [[...tsc, '-p', 'apps/console']],
  'types (server, packages, tools)': [[...tsc, '-p', 'tsconfig.json']],
  'types (storefront)': [
    [bin('react-router'), 'typegen', 'apps/storefront'],
    [...tsc, '-p', 'apps/storefront'],
  ],
  boundaries: [['tools/boundaries.mjs', ...sources]],
  'types (journeys)': [[...tsc, '-p', 'e2e']],
  'dead code': [[bin('knip')]],
  'pure tests': [['node_modules/vitest/vitest.mjs', 'run', '--project=pure', '--reporter=default']],
  'migrations equal schema': [['tools/migrations.mjs']],
  'API document': [['--import', './apps/server/src/kernel/quick-imports.ts', 'tools/api-document.ts']],
  lint: [[bin('oxlint'), '--deny-warnings']],
  'mutants of notices': [['tools/mutants/main.ts', '--short']],
  names: [['tools/names.mjs']],
  translations: [['tools/translations.mjs']],
}

const args = process.argv.slice(2)
const excepted = args.filter((arg) => arg.startsWith('--except=')).map((arg) => arg.slice('--except='.length))
const chosen = args.filter((arg) => !arg.startsWith('--'))
const waiting = Object.entries(checks).filter(
  ([name]) => !excepted.includes(name) && (chosen.length === 0 || chosen.some((start) => name.startsWith(start))),
)
let passed = 0
let failed = 0

/** Runs one program to its end; returns its exit code and output. */
function execute(command) {
  const child = spawn(node, command, { cwd: here, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

async function runCheck([name, commands]) {
  const since = Date.now()
  let result = { code: 0, output: '' }
  for (const command of commands) {
    result = await execute(command)
    if (result.code !== 0) break
  }
  const isOk = result.code === 0
  if (isOk) passed++
  else failed++
  console.log(`${isOk ? '✓' : '✗'} ${name} (${durationText(Date.now() - since)})`)
  if (!isOk) console.log(result.output.trim().split('\n').slice(-80).join('\n'))
}

async function runWaiting() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await runCheck(next)
}

const atOnce = Math.min(4, availableParallelism())
await Promise.all(Array.from({ length: atOnce }, runWaiting))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
