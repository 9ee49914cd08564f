import { localeOf, type Locale } from '@fangshi/contract/locale'
import { useTranslation } from 'react-i18next'

/** The language on screen; the component is rendered again when it changes. */
export const useLocale = (): Locale => localeOf(useTranslation().i18n.language)
