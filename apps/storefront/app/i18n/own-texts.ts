import type { Locale } from '@fangshi/contract/locale'
import { translateWith, translator, type KeysOf, type TextKey, type TextValues } from './language.ts'
import type { Same } from './texts.ts'
import { useLocale } from './text.tsx'

type Areas = Record<string, Record<string, string>>

/**
 * Texts that come with their own pages, in both languages, instead of with the first visit: for all but what public pages
 * show. Gives a translating function for `meta` functions and a hook for components; both know the shop's texts too.
 */
export function ownTexts<T extends Areas>(chinese: T, english: Same<T> & Areas) {
  type Key = KeysOf<T>
  type TranslateOwn = (key: Key | TextKey, values?: TextValues) => string
  const isOwn = (key: string): key is Key => key.split(':', 1)[0]! in chinese
  const own = { 'zh-cn': translateWith<Key>('zh-cn', chinese), en: translateWith<Key>('en', english) }
  const translatorOf =
    (locale: Locale): TranslateOwn =>
    (key, values) =>
      isOwn(key) ? own[locale](key, values) : translator(locale)(key, values)
  const translators = { 'zh-cn': translatorOf('zh-cn'), en: translatorOf('en') }
  const textsIn = (locale: Locale): TranslateOwn => translators[locale]
  const useTexts = (): TranslateOwn => textsIn(useLocale())
  return { textsIn, useTexts }
}
