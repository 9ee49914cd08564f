import { isThorough, windows } from './browser.ts'

/**
 * What a sweep over all pages looks at them in. A page is seen in two of the looks, in both widths, languages and themes
 * between them, and the next page in the other two; in the thorough runs in all four.
 */
export const looks = [
  { name: 'phone, Chinese, light', window: windows[0], theme: 'light', turn: 0 },
  { name: 'desktop, English, dark', window: windows[3], theme: 'dark', turn: 0 },
  { name: 'phone, English, dark', window: windows[1], theme: 'dark', turn: 1 },
  { name: 'desktop, Chinese, light', window: windows[2], theme: 'light', turn: 1 },
] as const
export type Look = (typeof looks)[number]

/** Those of the pages whose turn it is in a look. */
export const inTurn = (pages: readonly string[], { turn }: Look): string[] =>
  pages.filter((_, index) => isThorough || index % 2 === turn)
