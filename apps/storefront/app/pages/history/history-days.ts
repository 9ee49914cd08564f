import type { Locale } from '@fangshi/contract/locale'
import { formatDate } from '@fangshi/contract/time'
import type { Translate } from '~/i18n/language.ts'
import { htmlLang } from '~/i18n/text.tsx'

/** Groups a list by the day of its wire times, keeping its order. */
export function byDay<T extends { seen_at: string }>(rows: readonly T[]): { day: string; rows: T[] }[] {
  const days = Map.groupBy(rows, ({ seen_at }) => seen_at.slice(0, 10))
  return [...days].map(([day, ofDay]) => ({ day, rows: ofDay }))
}

const dayMs = 86_400_000

/** A wire date as readable text. */
export function dayText(day: string, locale: Locale, t: Translate, now = Date.now()): string {
  if (day === formatDate(new Date(now))) return t('favorite:today')
  if (day === formatDate(new Date(now - dayMs))) return t('favorite:yesterday')
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(htmlLang(locale), {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
  })
}
