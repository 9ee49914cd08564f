import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule, TestSuite } from 'vitest/node'

/** What `npm test` says at its end of one run of Vitest. */
export interface Summary {
  passed: number
  /** One for each failed test, each file or group of tests that could not run, and each error outside all tests. */
  failed: Failure[]
  /** How long the files of each kind took, in ms. Files run beside each other. */
  times: Record<string, number>
}

interface Failure {
  /** The file, and in it the test and its groups, joined by ` > `. */
  name: string
  /** The first lines of the message, and where the error was thrown. */
  message: string
}

const root = process.cwd()
const messageLines = 12

const placeOf = ({ stacks = [] }: SerializedError): string[] => {
  const own = stacks.find(({ file }) => file.startsWith(root) && !file.includes('/node_modules/'))
  return own ? [`at ${relative(root, own.file)}:${own.line}`] : []
}

const messageOf = (errors: readonly SerializedError[]): string =>
  errors
    .slice(0, 1)
    .flatMap((error) => [...error.message.split('\n').slice(0, messageLines), ...placeOf(error)])
    .join('\n')

function failuresOf(module: TestModule): Failure[] {
  const file = relative(root, module.moduleId)
  // A file or group fails by itself when it does not load, or when what runs before or after its tests throws.
  const groups: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()]
  const failed = [
    ...groups.flatMap((group) => {
      const errors = group.errors()
      const name = group.type === 'suite' ? `${file} > ${group.fullName}` : file
      return errors.length > 0 ? [{ name, message: messageOf(errors) }] : []
    }),
    ...Array.from(module.children.allTests('failed'), (test) => ({
      name: `${file} > ${test.fullName}`,
      message: messageOf(test.result().errors ?? []),
    })),
  ]
  const isFinished = !['pending', 'queued'].includes(module.state())
  if (!isFinished) failed.push({ name: file, message: 'did not run to its end' })
  return failed
}

/** `orders.http.test.ts` is of the kind `http`; a plain `order.test.ts` is pure. */
const kindOf = (path: string): string =>
  /\.(\w+)\.test\.ts$/.exec(path)?.[1] ?? (path.endsWith('.e2e.ts') ? 'journeys' : 'pure')

function timesOf(modules: readonly TestModule[]): Record<string, number> {
  const times: Record<string, number> = {}
  for (const module of modules) {
    const kind = kindOf(module.moduleId)
    const { collectDuration, duration } = module.diagnostic()
    times[kind] = (times[kind] ?? 0) + collectDuration + duration
  }
  return times
}

/** The file whose tests ran when an error was thrown outside them, as far as Vitest knows it. */
const fileOf = ({ VITEST_TEST_PATH: path }: SerializedError): string =>
  typeof path === 'string' ? `${relative(root, path)}, outside its tests` : 'outside all tests'

/** Sums up a run: its files, and the errors that belong to none of them. */
const summaryOf = (modules: readonly TestModule[], errors: readonly SerializedError[]): Summary => ({
  passed: modules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0),
  failed: [
    ...modules.flatMap(failuresOf),
    ...errors.map((error) => ({ name: fileOf(error), message: messageOf([error]) })),
  ],
  times: timesOf(modules),
})

/** A reporter of Vitest that writes the summary to the file which the environment variable TEST_SUMMARY names. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env.TEST_SUMMARY
    if (file) writeFileSync(file, JSON.stringify(summaryOf(modules, errors)))
  }
}
