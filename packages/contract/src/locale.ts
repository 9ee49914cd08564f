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

/** The language that a browser wants most of those we have, by its Accept-Language header; Chinese when it names neither. */
export function acceptedLocale(header: string | undefined): Locale {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, quality: quality ? Number(quality.slice(2)) : 1 }
  })
  const ours = ranges.filter(({ tag, quality }) => quality > 0 && /^(zh|en)\b/.test(tag))
  return localeOf(ours.toSorted((a, b) => b.quality - a.quality)[0]?.tag)
}

interface Visit {
  /** `?lang` of the address. */
  named: string | null
  /** The Cookie header, or `document.cookie`; the language switch stores the choice there. */
  cookies: string | undefined
  /** The Accept-Language header, or the browser's languages separated by commas. */
  accepted: string | undefined
}

/** The language of a page of the shop (rules §12). */
export function pageLocale({ named, cookies = '', accepted }: Visit): Locale {
  const chosen = named || /(?:^|;\s*)lang=([\w-]+)/.exec(cookies)?.[1]
  return chosen ? localeOf(chosen) : acceptedLocale(accepted)
}
