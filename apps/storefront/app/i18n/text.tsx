import type { Locale } from '@fangshi/contract/locale'
import { createContext, use, type ReactNode } from 'react'
import { translator, type Translate } from './language.ts'

const LocaleContext = createContext<Locale>('zh-cn')

export const LocaleProvider = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <LocaleContext value={locale}>{children}</LocaleContext>
)

/** The language of the page. */
export const useLocale = (): Locale => use(LocaleContext)

/** The texts of the page's language: `const t = useText(); t('cart:title')`. */
export const useText = (): Translate => translator(use(LocaleContext))

/** The `lang` of the html element. */
export const htmlLang = (locale: Locale): string => (locale === 'en' ? 'en' : 'zh-CN')
