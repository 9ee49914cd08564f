import type { Locale } from '@fangshi/contract/locale'
import { useSyncExternalStore } from 'react'
import { locale, onLanguageChange } from './language.ts'

/** The language on screen; the component is rendered again when it changes. */
export const useLocale = (): Locale => useSyncExternalStore(onLanguageChange, locale)
