import type { Locale } from '@fangshi/contract/locale'
import { createInstance, type TFunction } from 'i18next'
import type { texts as chinese } from './zh-cn.ts'

export type Texts = typeof chinese
/** Names a text as `area:key`, for example `goods:addToCart`. */
export type Translate = TFunction<Areas>

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Texts
  }
}

const areas = [
  'shell',
  'auth',
  'cart',
  'errors',
  'goods',
  'home',
  'order',
  'store',
  'ui',
  'user',
] as const satisfies (keyof Texts)[]
type Areas = typeof areas

const files = {
  'zh-cn': () => import('./zh-cn.ts'),
  en: () => import('./en.ts'),
} satisfies Record<Locale, () => Promise<unknown>>

// One finished instance per language, never changed afterwards: requests of different languages cannot mix.
const loaded = new Map<Locale, Translate>()

/** Loads a language once; needed before `translator` may be asked for it. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return
  const { texts } = await files[locale]()
  const language = createInstance()
  void language.init({
    lng: locale,
    resources: { [locale]: texts },
    ns: areas,
    defaultNS: 'shell',
    // React escapes what it writes.
    interpolation: { escapeValue: false },
    fallbackLng: false,
    initAsync: false,
  })
  loaded.set(locale, language.getFixedT(locale, areas))
}

/** The translating function of a loaded language. Throws for one that is not loaded. */
export function translator(locale: Locale): Translate {
  const translate = loaded.get(locale)
  if (!translate) throw new Error(`language ${locale} is not loaded`)
  return translate
}
