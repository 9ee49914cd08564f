import type { Locale } from '@fangshi/contract/locale'
import { useCallback } from 'react'
import { useLocale } from '../i18n/use-locale.ts'

/** A text of a screen, written beside what it names. */
export type Label = Readonly<Record<Locale, string>>

/** A label in both languages. */
export const l = (zh: string, en: string): Label => ({ 'zh-cn': zh, en })

/** Reads labels in the language on screen; the component is rendered again when it changes. */
export function useLabel(): (label: Label) => string {
  const locale = useLocale()
  return useCallback((label) => label[locale], [locale])
}
