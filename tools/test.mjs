// npm test: checks, tests against a real database, browser journeys. Says at its end what failed and how long each part
// took; its last line is `N passed, N failed`.
// npm test -- words: only the test files (not the journeys) whose paths contain one of the words.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { runWithErrors } from './child.mjs'
import { ensureChromium } from './chromium.mjs'
import { durationText } from './duration.mjs'
import { ensureInstalled, root } from './install.mjs'
import { memoryFolder } from './memory-folder.mjs'
import { prepareShop } from './prepare-shop.mjs'

const JOURNEYS = 'e2e/vitest.config.ts'
const MESSAGE_LINES = 20

const since = Date.now()
/** The parts of the run: how many passed, what failed, how long it took, and a note on how the time was spent. */
const parts = []
process.env.TMPDIR ??= memoryFolder() ?? tmpdir()
try {
  const words = process.argv.slice(2)
  const browser = words.length === 0 ? ensureChromium() : null // beside npm
  const node = ensureInstalled({ withTools: true })
  if (words.length > 0) await timed('tests', () => runTests(node, words))
  else await runAll(node, browser)
} catch (error) {
  console.error(error.message)
  parts.push({ name: 'start', ms: 0, ...oneFailed('start', error.message) })
}
const failures = parts.flatMap(({ failed }) => failed)
printFailures()
printTimes()
const passed = parts.reduce((sum, part) => sum + part.passed, 0)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

async function runAll(node, browser) {
  await timed('checks', runChecks)
  const { failed: notBuilt } = await timed('build', () => build(node))
  const shop = notBuilt.length === 0 ? prepareShop(node) : null
  await timed('tests', () => runTests(node, [], { TEST_WHOLE: '1' }))
  if (shop) await timed('journeys', () => runJourneys(node, shop, browser))
}

async function timed(name, work) {
  const begun = Date.now()
  const part = { name, ...(await work()), ms: Date.now() - begun }
  parts.push(part)
  return part
}

function oneFailed(name, message) {
  return { passed: 0, failed: [{ name, message }] }
}

/** What failed, as the last lines: they are what is kept of a long log. */
function printFailures() {
  if (failures.length === 0) return
  console.log('\nFailed:')
  for (const { name, message } of failures) {
    console.log(`  ✗ ${name}`)
    const lines = stripVTControlCharacters(message).trim().split('\n').slice(-MESSAGE_LINES)
    for (const line of lines) console.log(`      ${line}`)
  }
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
  const result = { passed: 0, failed: [] }
  for await (const line of createInterface({ input: child.stdout })) {
    if (/^\d+ passed, \d+ failed$/.test(line)) continue
    console.log(line)
    const [, sign, name] = /^([✓✗]) (.+) \(.*\)$/.exec(line) ?? []
    if (sign === '✓') result.passed++
    else if (sign === '✗') result.failed.push({ name, message: '' })
    // What a failed check says follows its name; checks that passed say nothing.
    else if (result.failed.length > 0) result.failed.at(-1).message += `${line}\n`
  }
  return explained(result, await closed, 'why stands above')
}

/** A front that does not build is one failure and stops the journeys, but not the tests before them. */
async function build(node) {
  try {
    await ensureBuilt(node)
    return { passed: 0, failed: [] }
  } catch (error) {
    console.error(error.message)
    return oneFailed('build', error.message)
  }
}

/** The tests of one Vitest configuration. A file that does not load counts as one failed test. */
async function runTests(node, args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'fangshi-report-'))
  const file = join(folder, 'summary.json')
  const reporters = ['--reporter=default', `--reporter=${join(root, 'tools/vitest-summary.ts')}`]
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters]
  const { code, errors } = await runWithErrors(node, vitest, { ...env, TEST_SUMMARY: file })
  const summary = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: [], times: {} }
  rmSync(folder, { recursive: true })
  return { ...explained(summary, code, errors), note: noteOf(summary.times) }
}

/** The time that the files of each kind took: `pure 12.1 s, http 3 min 02 s …`. Files run beside each other. */
function noteOf(times) {
  const texts = Object.entries(times).map(([kind, ms]) => `${kind} ${durationText(ms)}`)
  return texts.length > 1 ? texts.join(', ') : ''
}

/** Journeys make a shop of their own where the one for them is not ready. */
async function runJourneys(node, { dataDir, ready }, browser) {
  const chromium = await browser
  if (!chromium) return oneFailed('journeys', 'there is no Chromium')
  const isReady = await ready
  if (!isReady) console.log('The shop of the journeys was not ready; they make their own.')
  const E2E_DATA_DIR = isReady ? dataDir : ''
  return runTests(node, ['-c', JOURNEYS], { CHROMIUM_PATH: chromium, TEST_WHOLE: '1', E2E_DATA_DIR })
}

/** A run that failed although none of its tests did (it could not begin or end, or broke down) is one failure. */
function explained(result, code, why) {
  if (code === 0 || result.failed.length > 0) return result
  return { ...result, ...oneFailed(`the run ended with ${code}`, why), passed: result.passed }
}
