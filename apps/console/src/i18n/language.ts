import { localeOf, type Locale } from '@fangshi/contract/locale'
import type { ConfigProviderProps } from 'antd'

type AntdLocale = NonNullable<ConfigProviderProps['locale']>

const antdFiles = {
  'zh-cn': () => import('antd/es/locale/zh_CN.js'),
  en: () => import('antd/es/locale/en_US.js'),
} as const
const antdLocales = new Map<Locale, AntdLocale>()
const storageKey = 'locale'
const yearSeconds = 31_536_000

let current: Locale = 'zh-cn'
const listeners = new Set<() => void>()

/** The language on screen. */
export const locale = (): Locale => current

/** Calls back after each change of the language, until the returned function is called. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The texts of antd's own controls, in a language that has been on screen. */
export const antdLocale = (language: Locale): AntdLocale | undefined => antdLocales.get(language)

async function show(language: Locale): Promise<void> {
  if (!antdLocales.has(language)) antdLocales.set(language, (await antdFiles[language]()).default)
  current = language
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
  for (const listener of listeners) listener()
}

let started: Promise<void> | undefined

/** Starts in the stored language, else the browser's, else Chinese (spec §9); only the first call does anything. */
export const startLanguage = (): Promise<void> =>
  (started ??= show(localeOf(localStorage.getItem(storageKey) ?? navigator.language)))

/** Changes the language for good; the cookie tells the storefront's server. */
export async function chooseLanguage(language: Locale): Promise<void> {
  localStorage.setItem(storageKey, language)
  document.cookie = `lang=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  await show(language)
}
