import { execFileSync } from 'node:child_process'
import { isThorough, windows } from './browser.ts'

/** What a sweep over all pages looks at them in. Neighbours differ in width, so that two pages in a row are seen in both. */
export const looks = [
  { name: 'phone, Chinese, light', window: windows[0], theme: 'light' },
  { name: 'desktop, English, dark', window: windows[3], theme: 'dark' },
  { name: 'phone, English, dark', window: windows[1], theme: 'dark' },
  { name: 'desktop, Chinese, light', window: windows[2], theme: 'light' },
] as const
export type Look = (typeof looks)[number]

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

/** Whose turn it is; `E2E_TURN=n` gives another commit's. */
const turn = Number(process.env.E2E_TURN ?? countCommits())

/**
 * Those of the pages that a look sees in this run: every fourth, and with the next commit the ones after them, so that four
 * commits see each page in all looks (docs/decisions/0179-looks-by-turns.md). In the thorough runs each look sees all.
 */
export const inTurn = (pages: readonly string[], look: Look): string[] =>
  pages.filter((_, index) => isThorough || looks[(index + turn) % looks.length] === look)
