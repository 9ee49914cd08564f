import { isThorough, placeInTurn } from '../tools/turns.ts'
import { windows } from './browser.ts'

/** What a sweep over all pages looks at them in. Neighbours differ in width, so that two pages in a row are seen in both. */
export const looks = [
  { name: 'phone, Chinese, light', window: windows[0], theme: 'light' },
  { name: 'desktop, English, dark', window: windows[3], theme: 'dark' },
  { name: 'phone, English, dark', window: windows[1], theme: 'dark' },
  { name: 'desktop, Chinese, light', window: windows[2], theme: 'light' },
] as const
export type Look = (typeof looks)[number]

/** A run sees every eighth page. */
const stride = 8
const places = stride * looks.length

/**
 * Those of the pages that a look sees in this run: every 32nd, and with the next commit the ones before them, so that
 * 32 commits see each page in all looks (docs/decisions/0203-tests-without-what-says-nothing-new.md). In the thorough runs each
 * look sees all.
 */
export const seenIn = (pages: readonly string[], look: Look): string[] =>
  pages.filter((_, index) => isThorough || placeInTurn(index, places) === stride * looks.indexOf(look))
