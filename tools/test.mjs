// npm test: checks, tests against a real database, browser journeys. Its last line is `N passed, N failed`.
// npm test -- words: only the test files (not the journeys) whose paths hold one of the words.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureBuilt } from './build.mjs'
import { run } from './child.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, root } from './install.mjs'

const JOURNEYS = 'e2e/vitest.config.ts'
const ONE_FAILED = { passed: 0, failed: 1 }

const parts = []
try {
  const node = ensureInstalled()
  const wanted = process.argv.slice(2)
  if (wanted.length > 0) parts.push(await countTests(node, wanted))
  else await testAll(node)
} catch (error) {
  console.error(error.message)
  parts.push(ONE_FAILED)
}
const [passed, failed] = ['passed', 'failed'].map((key) => parts.reduce((sum, part) => sum + part[key], 0))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function testAll(node) {
  parts.push(await countChecks())
  const built = await builds(node)
  parts.push(await countTests(node, []))
  parts.push(built ? await countJourneys(node) : ONE_FAILED)
}

/** Each check counts as one. The line that sums them up is read here and not shown, so that ours is the only one. */
async function countChecks() {
  if (!existsSync(join(root, 'tools/check.mjs'))) return { passed: 0, failed: 0 }
  const child = spawn(process.execPath, ['tools/check.mjs'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = new Promise((resolve) => child.on('close', resolve))
  let counts
  for await (const line of createInterface({ input: child.stdout })) {
    const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(line) ?? []
    if (passed) counts = { passed: Number(passed), failed: Number(failed) }
    else console.log(line)
  }
  return agreeing(counts, await closed)
}

/** A front that does not build fails the journeys, but not the tests before them. */
async function builds(node) {
  try {
    await ensureBuilt(node)
    return true
  } catch (error) {
    console.error(error.message)
    return false
  }
}

/** The tests of one Vitest configuration. A file that does not load counts as one failed test. */
async function countTests(node, args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'fangshi-report-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(node, ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters], env)
  const counts = existsSync(report) ? countReport(JSON.parse(readFileSync(report, 'utf8'))) : undefined
  rmSync(folder, { recursive: true })
  return agreeing(counts, code)
}

function countReport({ numPassedTests, numFailedTests, testResults }) {
  const notLoaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + notLoaded.length }
}

async function countJourneys(node) {
  if (!existsSync(join(root, JOURNEYS))) return { passed: 0, failed: 0 }
  const chromium = ensureChromium()
  if (!chromium) return ONE_FAILED
  return countTests(node, ['-c', JOURNEYS], { CHROMIUM_PATH: chromium })
}

/** A run that failed without a failed test (it broke down, or an error escaped every test) is one failure. */
function agreeing(counts = { passed: 0, failed: 0 }, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
