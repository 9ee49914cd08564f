import type { Locale } from '@fangshi/contract/locale'
import { translateWith, type KeysOf, type TextValues } from './language.ts'
import type { Same } from './texts.ts'
import { useLocale } from './text.tsx'

type Areas = Record<string, Record<string, string>>

/**
 * Texts that come with their own pages, in both languages, instead of with the first visit: for pages with many texts and
 * few visitors. Gives a translating function for `meta` functions and a hook for components.
 */
export function ownTexts<T extends Areas>(chinese: T, english: Same<T> & Areas) {
  const translators = {
    'zh-cn': translateWith<KeysOf<T>>('zh-cn', chinese),
    en: translateWith<KeysOf<T>>('en', english),
  }
  type TranslateOwn = (key: KeysOf<T>, values?: TextValues) => string
  const textsIn = (locale: Locale): TranslateOwn => translators[locale]
  const useTexts = (): TranslateOwn => textsIn(useLocale())
  return { textsIn, useTexts }
}
