import type { Locale } from '@fangshi/contract/locale'
import { translateWith, type KeysOf, type TextValues } from './language.ts'
import { texts as english } from './documents/en.ts'
import { texts as chinese } from './documents/zh-cn.ts'
import { useLocale } from './text.tsx'

export type DocumentsKey = KeysOf<typeof chinese>
export type DocumentsTranslate = (key: DocumentsKey, values?: TextValues) => string

const translators: Readonly<Record<Locale, DocumentsTranslate>> = {
  'zh-cn': translateWith('zh-cn', chinese),
  en: translateWith('en', english),
}

/**
 * The texts of the few pages where people hand in documents: opening a store, the real name. They come with those pages in
 * both languages, so that no first visit to the shop carries them.
 */
export const documentsText = (locale: Locale): DocumentsTranslate => translators[locale]

export const useDocumentsText = (): DocumentsTranslate => documentsText(useLocale())
