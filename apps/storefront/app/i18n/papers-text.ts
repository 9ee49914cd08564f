import type { Locale } from '@fangshi/contract/locale'
import { translateWith, type KeysOf, type TextValues } from './language.ts'
import { texts as english } from './papers/en.ts'
import { texts as chinese } from './papers/zh-cn.ts'
import { useLocale } from './text.tsx'

export type PapersKey = KeysOf<typeof chinese>
export type PapersTranslate = (key: PapersKey, values?: TextValues) => string

const translators: Readonly<Record<Locale, PapersTranslate>> = {
  'zh-cn': translateWith('zh-cn', chinese),
  en: translateWith('en', english),
}

/**
 * The texts of the few pages where people hand in papers: opening a store, the real name. They come with those pages in
 * both languages, so that no first visit to the shop carries them.
 */
export const papersText = (locale: Locale): PapersTranslate => translators[locale]

export const usePapersText = (): PapersTranslate => papersText(useLocale())
