import { localeOf, type Locale } from '@fangshi/contract/locale'
import type { ConfigProviderProps } from 'antd'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

type AntdLocale = NonNullable<ConfigProviderProps['locale']>

const files = {
  'zh-cn': () => Promise.all([import('./zh-cn.ts'), import('antd/es/locale/zh_CN.js')]),
  en: () => Promise.all([import('./en.ts'), import('antd/es/locale/en_US.js')]),
} as const
const antdLocales = new Map<Locale, AntdLocale>()
const storageKey = 'locale'
const yearSeconds = 31_536_000

export const i18n = i18next

/** The language on screen. */
export const locale = (): Locale => localeOf(i18n.language)

/** The texts of the controls themselves, of a language that is on screen. */
export const antdLocale = (language: Locale): AntdLocale | undefined => antdLocales.get(language)

async function show(language: Locale): Promise<void> {
  if (!antdLocales.has(language)) {
    const [{ texts }, { default: antd }] = await files[language]()
    i18n.addResourceBundle(language, 'translation', texts)
    antdLocales.set(language, antd)
  }
  await i18n.changeLanguage(language)
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
}

async function start(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lowerCaseLng: true,
    supportedLngs: ['zh-cn', 'en'],
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false }, // React escapes
  })
  await show(localeOf(localStorage.getItem(storageKey) ?? navigator.language))
}

let started: Promise<void> | undefined

/** Starts in the stored language, else the browser's, else Chinese (spec §9); once, however often it is asked. */
export const startLanguage = (): Promise<void> => (started ??= start())

/** Changes the language for good; the cookie tells the storefront's server. */
export async function chooseLanguage(language: Locale): Promise<void> {
  localStorage.setItem(storageKey, language)
  document.cookie = `${storageKey}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  await show(language)
}
