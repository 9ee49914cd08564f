import { l, type UiText } from '../../../i18n/ui-text.ts'

/** Booleans in sheets are words. */
export const yes = l('是', 'Yes')
export const no = l('否', 'No')

const means = (words: readonly string[], own?: UiText) => {
  const all = own ? [...words, ...Object.values(own).map((word) => word.toLowerCase())] : words
  return (text: string): boolean => all.includes(text.trim().toLowerCase())
}

/** Whether a text means true, also in a switch's own words. */
export const isYes = (text: string, own?: UiText): boolean => means(['是', 'yes', 'y', 'true', '1', '√'], own)(text)
export const isNo = (text: string, own?: UiText): boolean => means(['否', 'no', 'n', 'false', '0', '×'], own)(text)
