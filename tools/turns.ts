import { execFileSync } from 'node:child_process'

/**
 * Tests of many like things would take a run too long, so each run tries a part of them and the next commit's the next
 * part (docs/decisions/0193-turns-for-all-slow-tests.md and 0194-more-turns.md).
 */

/** With `TEST_ALL=1` a run tries all of them, as before a release. */
export const isThorough = process.env.TEST_ALL === '1'

/** How many commits there are; 0 in a folder without them. */
function countCommits(): number {
  try {
    const counted = execFileSync('git', ['rev-list', '--count', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number(counted)
  } catch {
    return 0
  }
}

/** Whose turn it is; `TEST_TURN=n` gives another commit's. */
const turn = Number(process.env.TEST_TURN ?? countCommits())

/** The place, from 0 on, that the thing at `index` has in this run's order of `count` places. */
export const placeInTurn = (index: number, count: number): number => (index + turn) % count

/** Whether it is the turn of the one at `index` of `count` that take turns. */
export const isInTurn = (index: number, count: number): boolean => isThorough || placeInTurn(index, count) === 0

/** Those of the things whose turn it is: one of `count` that follow each other, and with the next commit the next one. */
export const inTurn = <Thing>(things: readonly Thing[], count: number): Thing[] =>
  things.filter((_, index) => isInTurn(index, count))

/** The one of the things whose turn it is; with `TEST_ALL=1` all of them. */
export const oneInTurn = <Thing>(things: readonly Thing[]): Thing[] => inTurn(things, things.length)

/**
 * The test files that a whole run leaves to other commits: those of all groups but one. Whoever asks for files by name gets
 * them. The number of groups shares no factor with the turns within the files, or some of these would never come.
 */
export const restingFiles = (groups: readonly (readonly string[])[]): string[] =>
  process.env.TEST_WHOLE === '1' ? groups.filter((_, index) => !isInTurn(index, groups.length)).flat() : []
