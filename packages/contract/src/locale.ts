export const locales = ['zh-cn', 'en'] as const
export type Locale = (typeof locales)[number]

/** Text written for the public: Chinese always, English optionally (rules §3). */
export interface LocalText {
  'zh-cn': string
  en?: string
}

/** The text in the reader's language, falling back to Chinese. */
export const localText = (text: LocalText, locale: Locale): string => text[locale] || text['zh-cn']

/** `zh…` and `cn` mean Chinese, `en…` English; anything else is Chinese (spec §9). */
export const localeOf = (tag: string | null | undefined): Locale =>
  tag?.trim().toLowerCase().startsWith('en') ? 'en' : 'zh-cn'
