import type { Locale } from '@fangshi/contract/locale'
import type { Texts } from './texts.ts'

type WithoutCountSuffix<K> = K extends `${infer Base}_other` ? Base : K
/** Every text of a language file as `area:key`; counted texts (`sold_other`) without their suffix. */
export type KeysOf<T> = { [A in keyof T & string]: `${A}:${WithoutCountSuffix<keyof T[A] & string>}` }[keyof T & string]
export type TextKey = KeysOf<Texts>
export type TextValues = Readonly<Record<string, string | number>>
/**
 * `t('cart:title')`, `t('ui:sold', { count: 3 })`: values replace `{{name}}` in the text; `count` selects the plural
 * form.
 */
export type Translate = (key: TextKey, values?: TextValues) => string

const files = {
  'zh-cn': () => import('./zh-cn.ts'),
  en: () => import('./en.ts'),
} satisfies Record<Locale, () => Promise<{ texts: Record<string, Record<string, string>> }>>

// One immutable translating function per language, so requests in different languages cannot mix.
const loaded = new Map<Locale, Translate>()

/** The translating function of a language file. */
export function translateWith<K extends string>(
  locale: Locale,
  texts: Record<string, Record<string, string>>,
): (key: K, values?: TextValues) => string {
  const plurals = new Intl.PluralRules(locale)
  return (key, values) => {
    const [area = '', name = ''] = key.split(':')
    const group = texts[area] ?? {}
    const count = values?.count
    const counted =
      typeof count === 'number' ? (group[`${name}_${plurals.select(count)}`] ?? group[`${name}_other`]) : undefined
    const text = counted ?? group[name] ?? key
    return values ? text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? '')) : text
  }
}

/** Loads a language once; must finish before `translator` is called for it. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return
  const { texts } = await files[locale]()
  loaded.set(locale, translateWith(locale, texts))
}

/** The translating function of a language. Throws if it is not loaded. */
export function translator(locale: Locale): Translate {
  const translate = loaded.get(locale)
  if (!translate) throw new Error(`language ${locale} is not loaded`)
  return translate
}
