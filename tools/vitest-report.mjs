// Reads a JSON report of Vitest.
import { durationText } from './duration.mjs'

/** How many tests passed and failed. A file that does not load counts as one failed test. */
export function countReport({ numPassedTests, numFailedTests, testResults }) {
  const notLoaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + notLoaded.length }
}

/** The time that the files of each kind took: `pure 12.1 s, http 3 min 02 s …`. Files run beside each other. */
export function timesByKind({ testResults }) {
  const times = new Map()
  for (const { name, startTime, endTime } of testResults) {
    const kind = kindOf(name)
    times.set(kind, (times.get(kind) ?? 0) + endTime - startTime)
  }
  if (times.size < 2) return ''
  return Array.from(times, ([kind, ms]) => `${kind} ${durationText(ms)}`).join(', ')
}

/** `orders.http.test.ts` is of the kind `http`; a plain `order.test.ts` is pure. */
const kindOf = (path) => /\.(\w+)\.test\.ts$/.exec(path)?.[1] ?? (path.endsWith('.e2e.ts') ? 'journeys' : 'pure')
