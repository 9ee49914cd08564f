// npm test: checks, tests against a real database, browser journeys. Says how long each part took; its last line is
// `N passed, N failed`.
// npm test -- words: only the test files (not the journeys) whose paths contain one of the words.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureBuilt } from './build.mjs'
import { run } from './child.mjs'
import { ensureChromium } from './chromium.mjs'
import { durationText } from './duration.mjs'
import { ensureInstalled, root } from './install.mjs'
import { countReport, timesByKind } from './vitest-report.mjs'

const JOURNEYS = 'e2e/vitest.config.ts'
const ONE_FAILED = { passed: 0, failed: 1 }

const since = Date.now()
/** A part of the run: how many passed and failed, how long it took, and a note on how the time was spent. */
const parts = []
// Checks and tests start some hundred programs, most of them the same few: Node keeps what it compiled of them.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled')
try {
  const node = ensureInstalled()
  const words = process.argv.slice(2)
  if (words.length > 0) await timed('tests', () => runTests(node, words))
  else await runAll(node)
} catch (error) {
  console.error(error.message)
  parts.push({ name: 'start', ms: 0, ...ONE_FAILED })
}
printTimes()
const [passed, failed] = ['passed', 'failed'].map((key) => parts.reduce((sum, part) => sum + part[key], 0))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function runAll(node) {
  await timed('checks', runChecks)
  const { failed: notBuilt } = await timed('build', () => build(node))
  await timed('tests', () => runTests(node, []))
  if (!notBuilt) await timed('journeys', () => runJourneys(node))
}

async function timed(name, work) {
  const begun = Date.now()
  const part = { name, ...(await work()), ms: Date.now() - begun }
  parts.push(part)
  return part
}

function printTimes() {
  console.log(`\nTime of each part (${durationText(Date.now() - since)} in all):`)
  for (const { name, ms, note } of parts) {
    console.log(`  ${name.padEnd(9)} ${durationText(ms).padStart(12)}${note ? `   ${note}` : ''}`)
  }
}

/**
 * Each check counts as one. The line that sums them up is read here and not shown, so that there is only one. The pure
 * tests run with the others.
 */
async function runChecks() {
  const child = spawn(process.execPath, ['tools/check.mjs', '--except=pure tests'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = new Promise((resolve) => child.on('close', resolve))
  let counts
  for await (const line of createInterface({ input: child.stdout })) {
    const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(line) ?? []
    if (passed) counts = { passed: Number(passed), failed: Number(failed) }
    else console.log(line)
  }
  return agreeing(counts, await closed)
}

/** A front that does not build is one failure and stops the journeys, but not the tests before them. */
async function build(node) {
  try {
    await ensureBuilt(node)
    return { passed: 0, failed: 0 }
  } catch (error) {
    console.error(error.message)
    return ONE_FAILED
  }
}

/** The tests of one Vitest configuration. A file that does not load counts as one failed test. */
async function runTests(node, args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'fangshi-report-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run(node, ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters], env)
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  return { ...agreeing(report && countReport(report), code), note: report && timesByKind(report) }
}

async function runJourneys(node) {
  const chromium = ensureChromium()
  if (!chromium) return ONE_FAILED
  return runTests(node, ['-c', JOURNEYS], { CHROMIUM_PATH: chromium })
}

/** A run that failed without a failed test (it broke down, or an error escaped every test) is one failure. */
function agreeing(counts = { passed: 0, failed: 0 }, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
