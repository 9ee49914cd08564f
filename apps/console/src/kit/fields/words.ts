import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'

/** A row of a list as it travels. */
export type Row = Readonly<Record<string, unknown>>

/** A row's property as text: plain, or in the reader's language. */
export function wordsOf(value: unknown, locale: Locale): string {
  if (typeof value === 'object' && value !== null) return localText(value as LocalText, locale)
  return value === null || value === undefined ? '' : String(value as string | number)
}
