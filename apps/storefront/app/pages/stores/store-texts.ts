import type { Locale } from '@fangshi/contract/locale'
import type { Translate } from '~/i18n/language.ts'
import { htmlLang } from '~/i18n/text.tsx'

/** Metres below one kilometre, then kilometres, with one decimal below ten. */
export function distanceText(metres: number, t: Translate): string {
  if (metres < 1000) return t('store:metres', { count: Math.max(1, Math.round(metres / 100)) * 100 })
  return t('store:kilometres', { count: metres < 10_000 ? (metres / 1000).toFixed(1) : Math.round(metres / 1000) })
}

/** Month and year of a wire time, independent of the reader's time zone. */
export function monthText(time: string, locale: Locale): string {
  const [year = 1970, month = 1] = time.split('-').map(Number)
  const day = new Date(Date.UTC(year, month - 1))
  return day.toLocaleDateString(htmlLang(locale), { timeZone: 'UTC', year: 'numeric', month: 'long' })
}
