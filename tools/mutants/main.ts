// npm run mutants: takes each guard of the code that moves money away, one after the other, and runs the test that must
// notice it. Two at a time. -- words: only guards of these modules, or whose name contains one of the words. --short: of
// those of notices, whose tests are quick, the ones whose turn it is.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { inTurn } from '../turns.ts'
import { allMutants } from './all-mutants.ts'
import { plantedVariable, type Mutant } from './mutant.ts'

const root = resolve(import.meta.dirname, '../..')
const limitMs = 10 * 60_000

interface Report {
  testResults: {
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
/** `killed`: the named test failed; else why not. */
type Outcome = 'killed' | 'survived' | 'no such test' | 'the run failed'

/** Vitest compares with names whose parts are joined by ` > `, and reports them joined by spaces. */
const patternOf = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '(?: > | )')

/** Runs the tests that the mutants name with their faults planted, and reads what became of each. */
async function run(planted: readonly Mutant[], folder: string): Promise<Outcome[]> {
  const file = planted[0]?.killedBy[0] ?? ''
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const names = planted.map(({ killedBy: [, name] }) => patternOf(name))
  const args = ['run', file, '-t', `^(?:${names.join('|')})`, '--reporter=json', `--outputFile=${report}`]
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    cwd: root,
    env: { ...process.env, [plantedVariable]: JSON.stringify(planted) },
    stdio: 'ignore',
    timeout: limitMs,
  })
  await new Promise((done) => child.on('close', done))
  const read = (): Report | null => {
    try {
      return JSON.parse(readFileSync(report, 'utf8')) as Report
    } catch {
      return null
    }
  }
  const tests = read()?.testResults.flatMap(({ assertionResults }) => assertionResults)
  return planted.map(({ killedBy: [, name] }) => {
    if (!tests) return 'the run failed'
    const named = tests.filter(({ fullName, status }) => fullName.startsWith(name) && status !== 'skipped')
    if (!named.length) return 'no such test'
    return named.some(({ status }) => status === 'failed') ? 'killed' : 'survived'
  })
}

const options = process.argv.slice(2)
const words = options.filter((text) => !text.startsWith('--'))
const isShort = options.includes('--short')
const chosen = Object.entries(allMutants)
  .filter(([module]) => !isShort || module === 'notices')
  .flatMap(([module, mutants]) =>
    (isShort ? inTurn(mutants, 4) : mutants).filter(
      ({ guard }) => !words.length || words.some((word) => word === module || guard.includes(word)),
    ),
  )
// Rules of the database whose tests name them do not disturb each other: those of one test file are taken away together.
const batches = Map.groupBy(chosen, (mutant) => (mutant.patches ? mutant : mutant.killedBy[0]))
const left = batches.values()
let killed = 0

/** Takes the next batch until none is left; several do so at once. */
async function work(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fangshi-mutants-'))
  for (const batch of left) {
    const outcomes = await run(batch, folder)
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome === 'killed') killed += 1
      console.log(`${outcome.padEnd(14)} ${batch[index]?.guard}`)
    }
  }
  rmSync(folder, { recursive: true, force: true })
}

await Promise.all([work(), work()])
console.log(`killed ${killed} of ${chosen.length}`)
process.exitCode = killed === chosen.length && killed > 0 ? 0 : 1
