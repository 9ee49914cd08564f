// npm run mutants: takes each guard of the payment code away, one after the other, and runs the test that must notice it.
// Two at a time. --short: only those whose tests need no database. --only=words: only guards whose name contains it.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { plantedVariable, type Mutant } from './mutant.ts'
import { bookingMutants, noticeMutants } from './payment-mutants.ts'

const root = resolve(import.meta.dirname, '../..')
const limitMs = 5 * 60_000
const option = (name: string): string | undefined =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3)

interface Report {
  testResults: {
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
/** `killed`: the named test failed; else why not. */
type Outcome = 'killed' | 'survived' | 'no such test' | 'the run failed'

/** Vitest compares with names whose parts are joined by ` > `, and reports them joined by spaces. */
const patternOf = (name: string): string =>
  `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '(?: > | )')}`

/** Runs the named tests with the fault planted and reads what became of them. */
async function run(mutant: Mutant, folder: string): Promise<Outcome> {
  const [file, name] = mutant.killedBy
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const args = ['run', file, '-t', patternOf(name), '--reporter=json', `--outputFile=${report}`]
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    cwd: root,
    env: { ...process.env, [plantedVariable]: JSON.stringify(mutant) },
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
  if (!tests) return 'the run failed'
  const named = tests.filter(({ fullName, status }) => fullName.startsWith(name) && status !== 'skipped')
  if (!named.length) return 'no such test'
  return named.some(({ status }) => status === 'failed') ? 'killed' : 'survived'
}

const words = (option('only') ?? '').split('+')
const all = process.argv.includes('--short') ? noticeMutants : [...noticeMutants, ...bookingMutants]
const chosen = all.filter(({ guard }) => words.some((word) => guard.includes(word)))
const left = chosen.values()
let killed = 0

/** Takes the next mutant until none is left; several do so at once. */
async function work(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fangshi-mutants-'))
  for (const mutant of left) {
    const outcome = await run(mutant, folder)
    if (outcome === 'killed') killed += 1
    console.log(`${outcome.padEnd(14)} ${mutant.guard}`)
  }
  rmSync(folder, { recursive: true, force: true })
}

await Promise.all([work(), work()])
console.log(`killed ${killed} of ${chosen.length}`)
process.exitCode = killed === chosen.length && killed > 0 ? 0 : 1
