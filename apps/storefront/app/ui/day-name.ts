import type { Locale } from '@fangshi/contract/locale'

const options = { month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' } as const
const formats = {
  'zh-cn': new Intl.DateTimeFormat('zh-CN', options),
  en: new Intl.DateTimeFormat('en', options),
}

/** `2026-03-12` as people say it: 3月12日周四, Thu, Mar 12. */
export const dayName = (day: string, locale: Locale): string => formats[locale].format(new Date(day))
